# 12 dni świąt po polsku: imiona w mianowniku, czas teraźniejszy, bez rodzaju.

twelve_days-name = 12 dni świąt
twelve_days-blurb = Pozbądź się kart. Im niższa, tym silniejsza.
twelve_days-start = Rozdaj karty

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

## Dziennik i na kogo czeka stół

twelve_days-log-started = Na początek rozdaje { $dealer_seat }.
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

## Poczekalnia na telewizorze

twelve_days-lobby-game = dziś wieczorem
twelve_days-lobby-seats = od 2 do 8 osób
twelve_days-lobby-gifts = Wygrywają niskie karty
twelve_days-lobby-hands = { $n ->
    [one] { $n } rozdanie, { $n } prezent
    [few] { $n } rozdania, { $n } prezenty
   *[many] { $n } rozdań, { $n } prezentów
}
twelve_days-lobby-short = Po prezencie na start, potem 3 rozdania
twelve_days-lobby-takes = potrwa około
twelve_days-lobby-minutes = { $n } min
twelve_days-lobby-honest = { $n ->
    [one] w { $n } osobę
    [few] w { $n } osoby
   *[many] w { $n } osób
}

## Przy każdym stole

twelve_days-table = Stół
twelve_days-trick = Lewa
twelve_days-hand-of = { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[many] { $n } kart
}
twelve_days-gifts = { $n ->
    [one] { $n } prezent
    [few] { $n } prezenty
   *[many] { $n } prezentów
}
twelve_days-known = znane wszystkim: { $cards }
twelve_days-known-short = znane
twelve_days-pool = { $n ->
    [one] { $n } prezent
    [few] { $n } prezenty
   *[many] { $n } prezentów
}
twelve_days-pool-of = do wzięcia z { $n }
twelve_days-bot-plays = Gra komputer
twelve_days-phone-away = Telefon jest nieobecny
twelve_days-everybody = Cały stół

## Na telewizorze

twelve_days-tv-hand = rozdanie { $hand } z { $hands }
twelve_days-tv-trick = lewa { $n }
twelve_days-tv-dealing = Rozdajemy karty
twelve_days-tv-lead = { $seat } wychodzi.
twelve_days-tv-answer = { $winning_seat } prowadzi kartą { $low }. Teraz { $seat }.
twelve_days-tv-answer-last = { $winning_seat } prowadzi kartą { $low }. Na koniec { $seat }.
twelve_days-tv-follow-single = Jedna karta: { $low ->
    [1] tylko 1.
   *[other] { $low } albo niższa.
}
twelve_days-tv-follow-set = Zestaw: { $low } albo niższe.
twelve_days-tv-follow-straight = Strit z kartą { $low ->
    [1] 1.
   *[other] { $low } albo niższą.
}
twelve_days-tv-lead-any = Jedna karta, zestaw albo strit.
twelve_days-tv-lowest-wins = Wygrywa najniższa dolna karta, z równych późniejsza.
twelve_days-tv-low-strong = Niskie są mocne.
twelve_days-tv-led = wyjście, dolna karta { $low }
twelve_days-tv-led-lowest = wyjście, prowadzi { $low }
twelve_days-tv-low = dolna karta { $low }
twelve_days-tv-lowest = prowadzi { $low }
twelve_days-tv-wins = bierze lewę kartą { $low }
twelve_days-tv-back = wraca na rękę
twelve_days-tv-passed = pas
twelve_days-tv-plays-now = gra teraz
twelve_days-tv-leads-now = wychodzi teraz

## Wynik

twelve_days-reveal-next = Pokaż prezenty
twelve_days-tv-counting = Kto ma najwięcej prezentów?
twelve_days-tv-counting-note = { $n ->
    [one] Za nami { $n } rozdanie
    [few] Za nami { $n } rozdania
   *[many] Za nami { $n } rozdań
}
twelve_days-tv-shared-out = { $n ->
    [one] { $n } prezent jest już u kogoś z was.
    [few] { $n } prezenty są już rozdane.
   *[many] { $n } prezentów jest już rozdanych.
}
twelve_days-tv-winner = { $seat } wygrywa!
twelve_days-tv-winners = { $names } wygrywają!
twelve_days-tv-all-win = Wygrywają wszyscy!
twelve_days-tv-winner-note = Wygrywa, kto ma najwięcej prezentów.
twelve_days-tv-shared-note = Tyle samo prezentów: wspólna wygrana.
twelve_days-ended-early = Gra zakończona przed czasem
twelve_days-ended-early-note = Bez miejsc: tyle jest prezentów do tej pory.
twelve_days-from-start = na start: { $n }
twelve_days-from-hands = { $n ->
    [one] { $n } wygrane rozdanie
    [few] { $n } wygrane rozdania
   *[many] { $n } wygranych rozdań
}
twelve_days-from-others = od innych: { $n }
twelve_days-given = dla innych: { $n }
twelve_days-sum = rozdania + od innych − dla innych
twelve_days-sum-short = start + rozdania + od innych − dla innych
twelve_days-chart-gifts = Prezenty, rozdanie po rozdaniu
twelve_days-chart-piles = Prezenty wszystkich
twelve_days-chart-left = { $n ->
    [one] Karty na ręce po rozdaniu
    [few] Karty na ręce po każdym rozdaniu
   *[many] Karty na ręce po każdym rozdaniu
}
twelve_days-chart-course = { $seat }: { $gifts }
twelve_days-chart-won = wygrane rozdanie
twelve_days-chart-gave = oddany prezent

## Na telefonie

twelve_days-phone-bar = rozd. { $hand }/{ $hands } · lewa { $trick }
twelve_days-phone-gifts-word = { $n ->
    [one] prezent
    [few] prezenty
   *[many] prezentów
}
twelve_days-phone-lead = Twoje wyjście
twelve_days-phone-lead-note = Jedna karta, zestaw albo strit. Niskie są mocne.
twelve_days-phone-beat-single = Twój ruch: przebij kartę
twelve_days-phone-beat-set = Twój ruch: przebij zestaw
twelve_days-phone-beat-straight = Twój ruch: przebij strita
twelve_days-phone-only-pass = Twój ruch: tylko pas
twelve_days-phone-needs-single = Pasuje { $low } albo niższa karta.
twelve_days-phone-needs-set = Pasuje zestaw: { $low } albo niższe.
twelve_days-phone-needs-straight = Pasuje strit z kartą { $low } albo niższą.
twelve_days-phone-stuck-single = Nie masz karty { $low ->
    [1] 1.
   *[other] { $low } ani niższej.
}
twelve_days-phone-stuck-set = Nie masz takiego zestawu.
twelve_days-phone-stuck-straight = Nie masz takiego strita.
twelve_days-phone-led = Wyjście: { $seat }
twelve_days-phone-led-lowest = Wychodzi i prowadzi: { $seat }
twelve_days-phone-lowest = Prowadzi: { $seat }
twelve_days-phone-hand = { $n ->
    [one] Twoja ostatnia karta
    [few] Twoje { $n } karty
   *[many] Twoje { $n } kart
}
twelve_days-phone-build = Dotykaj kart, żeby ułożyć zagranie
twelve_days-phone-held = { $n } na ręce
twelve_days-phone-chosen-of = wybrane { $chosen } z { $count }
twelve_days-phone-of = { $chosen } z { $count }
twelve_days-phone-clear = wyczyść
twelve_days-phone-may = Można zagrać: { $name }.
twelve_days-phone-lacks = { $chosen } to jeszcze nie zagranie: dołóż { $missing }.
twelve_days-phone-fresh = Nowy początek od { $low }: nie pasuje do poprzednich.
twelve_days-phone-off-high = { $ranks } to więcej niż { $low }.
twelve_days-phone-off-alone = Tylko po jednej: { $ranks }. Zestaw to co najmniej dwie.
twelve_days-phone-off-lonely = { $n ->
    [one] { $ranks } nie ma sąsiada.
    [few] { $ranks } nie mają sąsiadów.
   *[many] { $ranks } nie mają sąsiadów.
}
twelve_days-phone-choose = Wybierz karty
twelve_days-phone-play = Zagraj { $cards }
twelve_days-phone-leaves = { $n ->
    [one] zostaje { $n } karta
    [few] zostają { $n } karty
   *[many] zostaje { $n } kart
}
twelve_days-phone-last-lead = to ostatnie karty: muszą wygrać
twelve_days-phone-last-loses = { $n ->
    [one] teraz nie wygra: karta wróci
    [few] teraz nie wygrają: karty wrócą
   *[many] teraz nie wygrają: karty wrócą
}
twelve_days-phone-wins = { $low } jest niżej niż { $other } ({ $seat })
twelve_days-phone-ties = remis ({ $seat }): wygrywa późniejsze
twelve_days-phone-loses = teraz nie wygra: { $seat } ma { $low }
twelve_days-phone-pass = Pas
twelve_days-phone-pass-again = dotknij jeszcze raz
twelve_days-phone-pass-free = karty zostają na ręce
twelve_days-phone-then-pass = { $seconds } s, potem pas
twelve_days-phone-then-lead = { $seconds } s, potem wyjście: { $name }
twelve_days-phone-no-timer = Bez pośpiechu: zegar nie chodzi.
twelve_days-phone-rule = Zasada { $clause }
twelve_days-phone-passed = pas
twelve_days-phone-leads = { $cards } prowadzi
twelve_days-phone-laid = { $cards }
twelve_days-phone-plays-now = gra teraz
twelve_days-phone-mark-pass = pas
twelve_days-phone-mark-now = teraz
twelve_days-phone-mark-later = później
twelve_days-phone-to-come = jeszcze zagra
twelve_days-phone-you-passed = Twój pas. W następnej lewie grasz znowu.
twelve_days-phone-you-lead = Twoja { $low } na razie prowadzi.
twelve_days-phone-you-laid = Twoja { $low } leży, ale jest przebita.
twelve_days-phone-before = { $n ->
    [one] Przed tobą jeszcze { $n } osoba.
    [few] Przed tobą jeszcze { $n } osoby.
   *[many] Przed tobą jeszcze { $n } osób.
}
twelve_days-phone-answer-soon = Potem twoja odpowiedź.
twelve_days-phone-gone = Zagrane w tym rozdaniu
twelve_days-phone-gone-note = { $n ->
    [0] W grze są wszystkie karty.
    [one] { $n } karta leży zakryta obok stołu.
    [few] { $n } karty leżą zakryte obok stołu.
   *[many] { $n } kart leży zakrytych obok stołu.
}
twelve_days-phone-gone-of = { $n } z { $all }
twelve_days-host-lead = Ręka jest tajna, więc pomoże tylko „Pomiń turę”: wychodzi najwyższa pojedyncza karta.

## Samouczek

twelve_days-tutorial-hello = Kto pierwszy bez kart, wygrywa rozdanie. 1 jest najmocniejsza, 12 najsłabsza.
twelve_days-tutorial-lead = Wychodzisz. Stritem pozbędziesz się wielu kart naraz: wybierz 5, 6 i 7, potem zagraj.
twelve_days-tutorial-lead-hint = Dotknij 5, 6 i 7, potem „Zagraj 7 6 5”.
twelve_days-tutorial-shorter = { $other_seat } odpowiada krótszym stritem, ale z dolną kartą 3. To mniej niż twoja 5, więc na razie wygrywa.
twelve_days-tutorial-tie = { $other_seat } wychodzi dwiema ósemkami. Twoje są równe, a z równych wygrywa późniejsza: dotknij 8 dwa razy.
twelve_days-tutorial-tie-hint = Dotknij 8 dwa razy, potem „Zagraj 8 8”.
twelve_days-tutorial-keep = Ostatnie karty muszą wygrać, inaczej wracają. Zostaw więc 2 na koniec, a wyjdź kartą 12.
twelve_days-tutorial-keep-hint = Najpierw wyjdź kartą 12.
twelve_days-tutorial-last = { $other_seat } wychodzi kartą 9. Twoja ostatnia jest niższa: zagraj 2!
twelve_days-tutorial-last-hint = Zagraj 2: ta karta wygrywa.
twelve_days-tutorial-won = Rozdanie jest twoje: prezent ze stosu i drugi, bo najwięcej kart ma { $other_seat }. Grę wygrywa, kto ma najwięcej prezentów.
