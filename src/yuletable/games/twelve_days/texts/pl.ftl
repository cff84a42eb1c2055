# 12 dni świąt po polsku: imiona w mianowniku, czas teraźniejszy, bez rodzaju.

twelve_days-name = 12 dni świąt
twelve_days-blurb = Pozbądź się kart. Im niższa, tym silniejsza.
twelve_days-start = Rozdaj dwanaście dni

## Lobby

twelve_days-option-length = Jak długo
twelve_days-option-length-full = Pełna gra, 12 rozdań
twelve_days-option-length-short = Krótka gra, 3 rozdania
twelve_days-option-length-1 = 1 rozdanie
twelve_days-option-length-2 = 2 rozdania
twelve_days-option-length-3 = 3 rozdania
twelve_days-option-length-4 = 4 rozdania
twelve_days-option-length-5 = 5 rozdań
twelve_days-option-length-6 = 6 rozdań
twelve_days-option-length-7 = 7 rozdań
twelve_days-option-length-8 = 8 rozdań
twelve_days-option-length-9 = 9 rozdań
twelve_days-option-length-10 = 10 rozdań
twelve_days-option-length-11 = 11 rozdań
twelve_days-option-length-note = Za każde wygrane rozdanie jest prezent. W krótkiej grze prezent na start mają wszyscy.

twelve_days-bot-random = Losowy
twelve_days-bot-greedy = Zachłanny
twelve_days-bot-greedy-note = Zagrywa jak najwięcej kart i zostawia niskie.
twelve_days-bot-expert = Ekspert
twelve_days-bot-expert-note = Liczy karty i w myślach gra każde rozdanie do końca.

## Nazwy kart

twelve_days-rank-1 = kuropatwa
twelve_days-rank-2 = turkawka
twelve_days-rank-3 = kurka
twelve_days-rank-4 = śpiewający ptak
twelve_days-rank-5 = złoty pierścień
twelve_days-rank-6 = gęś z jajkami
twelve_days-rank-7 = łabędź na wodzie
twelve_days-rank-8 = dojarka
twelve_days-rank-9 = tancerka
twelve_days-rank-10 = skaczący lord
twelve_days-rank-11 = dudziarz
twelve_days-rank-12 = dobosz
twelve_days-rank = { $low ->
    [1] { twelve_days-rank-1 }
    [2] { twelve_days-rank-2 }
    [3] { twelve_days-rank-3 }
    [4] { twelve_days-rank-4 }
    [5] { twelve_days-rank-5 }
    [6] { twelve_days-rank-6 }
    [7] { twelve_days-rank-7 }
    [8] { twelve_days-rank-8 }
    [9] { twelve_days-rank-9 }
    [10] { twelve_days-rank-10 }
    [11] { twelve_days-rank-11 }
   *[12] { twelve_days-rank-12 }
}
twelve_days-cards-1 = { $count ->
    [one] { $count } kuropatwa
    [few] { $count } kuropatwy
   *[many] { $count } kuropatw
}
twelve_days-cards-2 = { $count ->
    [one] { $count } turkawka
    [few] { $count } turkawki
   *[many] { $count } turkawek
}
twelve_days-cards-3 = { $count ->
    [one] { $count } kurka
    [few] { $count } kurki
   *[many] { $count } kurek
}
twelve_days-cards-4 = { $count ->
    [one] { $count } śpiewający ptak
    [few] { $count } śpiewające ptaki
   *[many] { $count } śpiewających ptaków
}
twelve_days-cards-5 = { $count ->
    [one] { $count } złoty pierścień
    [few] { $count } złote pierścienie
   *[many] { $count } złotych pierścieni
}
twelve_days-cards-6 = { $count ->
    [one] { $count } gęś z jajkami
    [few] { $count } gęsi z jajkami
   *[many] { $count } gęsi z jajkami
}
twelve_days-cards-7 = { $count ->
    [one] { $count } łabędź na wodzie
    [few] { $count } łabędzie na wodzie
   *[many] { $count } łabędzi na wodzie
}
twelve_days-cards-8 = { $count ->
    [one] { $count } dojarka
    [few] { $count } dojarki
   *[many] { $count } dojarek
}
twelve_days-cards-9 = { $count ->
    [one] { $count } tancerka
    [few] { $count } tancerki
   *[many] { $count } tancerek
}
twelve_days-cards-10 = { $count ->
    [one] { $count } skaczący lord
    [few] { $count } skaczących lordów
   *[many] { $count } skaczących lordów
}
twelve_days-cards-11 = { $count ->
    [one] { $count } dudziarz
    [few] { $count } dudziarzy
   *[many] { $count } dudziarzy
}
twelve_days-cards-12 = { $count ->
    [one] { $count } dobosz
    [few] { $count } doboszy
   *[many] { $count } doboszy
}
twelve_days-cards = { $low ->
    [1] { twelve_days-cards-1 }
    [2] { twelve_days-cards-2 }
    [3] { twelve_days-cards-3 }
    [4] { twelve_days-cards-4 }
    [5] { twelve_days-cards-5 }
    [6] { twelve_days-cards-6 }
    [7] { twelve_days-cards-7 }
    [8] { twelve_days-cards-8 }
    [9] { twelve_days-cards-9 }
    [10] { twelve_days-cards-10 }
    [11] { twelve_days-cards-11 }
   *[12] { twelve_days-cards-12 }
}
twelve_days-combination = { $type ->
    [single] { twelve_days-rank } ({ $low })
    [set] { twelve_days-cards } ({ $low })
   *[straight] strit od { $low } do { $high }
}
twelve_days-type-single = jedna karta
twelve_days-type-set = zestaw
twelve_days-type-straight = strit

## Dziennik i na kogo czeka stół

twelve_days-log-started = Pierwsze rozdanie: karty daje { $dealer_seat }.
twelve_days-log-dealt = { $seat } dostaje karty: { $count }.
twelve_days-log-begun = Rozdanie { $hand } z { $hands }: wychodzi { $seat }.
twelve_days-log-led = { $seat } wychodzi: { twelve_days-combination }.
twelve_days-log-played = { $wins ->
    [true] { $seat } zagrywa najniżej: { twelve_days-combination }.
   *[false] { $seat } zrzuca: { twelve_days-combination }.
}
twelve_days-log-passed = { $seat } pasuje.
twelve_days-log-trick_won = { $seat } bierze lewę, najniższa karta: { $low }.
twelve_days-log-returned = { $count ->
    [one] { $seat } nie bierze lewy: ostatnia karta wraca na rękę.
    [few] { $seat } nie bierze lewy: { $count } ostatnie karty wracają na rękę.
   *[many] { $seat } nie bierze lewy: { $count } ostatnich kart wraca na rękę.
}
twelve_days-log-hand_won = { $seat } nie ma już kart: wygrywa rozdanie { $hand } z { $hands } i bierze prezent.
twelve_days-log-gave = Najwięcej kart ({ $count }) ma { $seat }: prezent dostaje { $to_seat }.
twelve_days-log-spared = Najwięcej kart ({ $count }) ma { $seat }, ale prezentu do oddania nie ma.
twelve_days-log-answered = { $by ->
    [host] { $seat }: decyduje gospodarz.
   *[clock] { $seat }: czas mija, decyduje stół.
}
twelve_days-log-skipped = { $seat }: turę rozgrywa stół.
twelve_days-log-over = { $early ->
    [true] Gospodarz kończy grę.
   *[false] Koniec ostatniego rozdania, liczą się prezenty.
}

twelve_days-asked-lead = { $seat } wybiera, czym wyjść
twelve_days-asked-answer = { $seat } wybiera odpowiedź

## Odmowy

twelve_days-why-shape = Stół tego nie rozumie.
twelve_days-why-draw = Tak się tu nie da wylosować.
twelve_days-why-over = Gra jest skończona.
twelve_days-why-not-asked = Trwa rozdawanie kart.
twelve_days-why-not-turn = Teraz gra { $turn_seat }.
twelve_days-why-lead-first = Wychodzisz w tej lewie, więc nie możesz spasować: zagraj coś.
twelve_days-why-empty = Wybierz co najmniej jedną kartę albo spasuj.
twelve_days-why-empty-lead = Wybierz co najmniej jedną kartę na wyjście.
twelve_days-why-no-rank = Nie ma takiej karty: są od 1 do 12.
twelve_days-why-not-held = { $held ->
    [0] Nie masz karty { $rank }.
   *[other] Karta { $rank }: masz { $held }, a zagrywasz { $count }.
}
twelve_days-why-wrap = Strit kończy się na 12: po niej nie idzie 1.
twelve_days-why-doubled = W stricie każda wartość jest tylko raz, a { $rank } jest więcej niż raz.
twelve_days-why-no-combination = To ani jedna karta, ani zestaw, ani strit.
twelve_days-why-wrong-type = { $type ->
    [single] Ta lewa to jedna karta: odpowiedz jedną kartą, { $low } lub niżej.
    [set] Ta lewa to zestawy: odpowiedz zestawem, { $low } lub niżej.
   *[straight] Ta lewa to strity: odpowiedz stritem, w którym jest { $low } lub niżej.
}
twelve_days-why-too-high = { $type ->
    [single] Za wysoko: { $own_low } to więcej niż { $low }.
    [set] Za wysoko: zestaw { $own_low } to więcej niż { $low }.
   *[straight] Za wysoko: najniższa karta to { $own_low }, a trzeba { $low } lub niżej.
}
