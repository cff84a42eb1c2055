# Patchwork: edycja świąteczna, po polsku. Nikt nie dostaje zaimka, imiona stoją w mianowniku.

patchwork-name = Patchwork
patchwork-blurb = Przyszywaj łatki do kołdry. Płać guzikami i czasem.
patchwork-start = Rozłóż łatki

## Poczekalnia

patchwork-option-track = Łatki 1×1
patchwork-option-track-revised = Od pola 26
patchwork-option-track-classic = Od pola 20
patchwork-option-track-note = Pięć łatek leży na polach 26, 32, 38, 44 i 50 toru czasu. Pierwsze wydanie z 2014 ma jedną na 20 zamiast na 38.
patchwork-option-start = Kto zaczyna
patchwork-option-start-random = Losowo
patchwork-option-start-first = Pierwsze miejsce
patchwork-option-start-second = Drugie miejsce
patchwork-option-start-note = Kto zaczyna, ma małą przewagę.

patchwork-bot-random = Losowy
patchwork-bot-greedy = Zachłanny
patchwork-bot-greedy-note = Kupuje, co na oko najlepsze, i przyszywa ciasno.
patchwork-bot-expert = Mistrz
patchwork-bot-expert-note = Myśli naprzód aż do końca toru.

## Co się stało

patchwork-squares = { $size ->
    [one] 1 pole
    [few] { $size } pola
   *[many] { $size } pól
}
patchwork-cost = { $cost ->
    [one] 1 guzik
    [few] { $cost } guziki
   *[many] { $cost } guzików
}
patchwork-steps = { $steps ->
    [one] 1 pole
    [few] { $steps } pola
   *[many] { $steps } pól
}
patchwork-log-circled = Łatki leżą w kręgu.
patchwork-log-started = { $seat } zaczyna.
patchwork-log-passed = { $seat } pasuje: { patchwork-steps } i tyle samo guzików.
patchwork-log-bought = { $seat } kupuje łatkę na { patchwork-squares }, cena: { patchwork-cost }.
patchwork-log-placed = { $empty ->
    [0] { $seat } przyszywa łatkę: kołdra jest pełna.
    [one] { $seat } przyszywa łatkę: zostaje 1 puste pole.
    [few] { $seat } przyszywa łatkę: zostają { $empty } puste pola.
   *[many] { $seat } przyszywa łatkę: zostaje { $empty } pustych pól.
}
patchwork-log-bonus = { $seat } ma pierwszy pełny kwadrat 7×7, punkty: { $points }.
patchwork-log-moved = { $seat } idzie naprzód: { patchwork-steps }, na { $to }.
patchwork-log-income = { $amount ->
    [one] Pole { $space } wypłaca 1 guzik, dostaje { $seat }.
    [few] Pole { $space } wypłaca { $amount } guziki, dostaje { $seat }.
   *[many] Pole { $space } wypłaca { $amount } guzików, dostaje { $seat }.
}
patchwork-log-special_taken = { $seat } bierze łatkę 1×1 z pola { $space }.
patchwork-log-special_placed = { $empty ->
    [0] { $seat } przyszywa łatkę 1×1: kołdra jest pełna.
    [one] { $seat } przyszywa łatkę 1×1: zostaje 1 puste pole.
    [few] { $seat } przyszywa łatkę 1×1: zostają { $empty } puste pola.
   *[many] { $seat } przyszywa łatkę 1×1: zostaje { $empty } pustych pól.
}
patchwork-log-special_aside = { $seat } ma pełną kołdrę: łatka 1×1 odpada.
patchwork-log-home = { $rank ->
    [1] { $seat } jest na końcu toru jako pierwsza osoba.
   *[other] { $seat } jest na końcu toru.
}
patchwork-log-over = { $early ->
    [true] Gospodarz kończy grę.
   *[other] Koniec gry.
}
patchwork-log-answered = { $by ->
    [host] { $seat }: decyduje gospodarz.
   *[other] { $seat }: czas minął.
}
patchwork-log-skipped = { $seat }: turę rozgrywa stół.

patchwork-asked-turn = { $seat } wybiera łatkę albo pasuje
patchwork-asked-place = { $seat } przyszywa łatkę
patchwork-asked-special = { $seat } przyszywa łatkę 1×1
patchwork-moving = Trwa ruch: { $seat }

## Dlaczego nie

patchwork-why-dear = { $missing ->
    [one] Kosztuje { $cost }, a masz { $buttons }: brakuje 1 guzika.
    [few] Kosztuje { $cost }, a masz { $buttons }: brakuje { $missing } guzików.
   *[many] Kosztuje { $cost }, a masz { $buttons }: brakuje { $missing } guzików.
}
patchwork-why-no-fit = Nigdzie się już nie mieści na twojej kołdrze.
patchwork-why-not-offered = Kupić można tylko jedną z trzech następnych łatek od choinki.
patchwork-why-sold = Ta łatka jest już na kołdrze.
patchwork-why-no-patch = Nie ma takiej łatki.
patchwork-why-no-orientation = Tej łatki nie da się tak obrócić.
patchwork-why-outside = Wystawałaby poza kołdrę.
patchwork-why-overlap = Leżałaby na innej łatce.
patchwork-why-covered = To pole jest już zakryte.
patchwork-why-special-first = Najpierw przyszyj łatkę 1×1.
patchwork-why-place-first = Najpierw przyszyj wybraną łatkę.
patchwork-why-not-chosen = Najpierw wybierz łatkę.
patchwork-why-not-turn = Teraz gra { $turn_seat }.
patchwork-why-not-asked = To teraz nie twój wybór.
patchwork-why-over = Gra jest skończona.
patchwork-why-shape = Stół tego nie rozumie.
patchwork-why-draw = Tak się tu nie da wylosować.

## Łatki po tkaninie

patchwork-patch = { $pattern ->
    [candy] laska cukrowa
    [dots] kropki
    [stars] gwiazdki
    [stripes] paski
    [gingham] kratka
    [snow] śnieżynki
    [hearts] serca
    [tartan] szkocka krata
    [scales] łuski
    [zigzag] zygzak
    [argyle] romby
    [isle] wzór norweski
    [pines] choinki
    [holly] ostrokrzew
    [crosses] krzyżyki
    [waves] fale
    [wheels] wiatraczki
   *[herring] jodełka
} na { $palette ->
    [berry] czerwonym
    [white] białym
    [pine] zielonym
    [mint] miętowym
    [sea] niebieskim
    [frost] błękitnym
    [candle] złotym
    [butter] żółtym
    [plum] fioletowym
    [lilac] liliowym
    [spruce] ciemnozielonym
    [kraft] brązowym
   *[rose] różowym
}
patchwork-patch-special = łatka 1×1
patchwork-about = { $name }: { $size ->
    [one] 1 pole
    [few] { $size } pola
   *[many] { $size } pól
}, cena { $cost ->
    [one] 1 guzik
    [few] { $cost } guziki
   *[many] { $cost } guzików
} i czas { $time }, { $income ->
    [0] bez dochodu
   *[other] dochód { $income }
}.
patchwork-shape = Kształt: { $rows }.
patchwork-shape-row = rząd { $row }: { $squares }
patchwork-square = Rząd { $row }, kolumna { $column }: { $patch }
patchwork-square-empty = Rząd { $row }, kolumna { $column }: puste
patchwork-quilt-of = Kołdra, { $seat }: { $empty ->
    [0] pełna
    [one] 1 puste pole
    [few] { $empty } puste pola
   *[many] { $empty } pustych pól
}

## Jak stoją oboje

patchwork-buttons = { $n ->
    [one] 1 guzik
    [few] { $n } guziki
   *[many] { $n } guzików
}
patchwork-income = dochód { $n }
patchwork-empty = { $n ->
    [one] 1 puste pole
    [few] { $n } puste pola
   *[many] { $n } pustych pól
}
patchwork-projected = na koniec { $score } pkt
patchwork-next-income = { $n ->
    [one] dochód za 1 pole
    [few] dochód za { $n } pola
   *[many] dochód za { $n } pól
}
patchwork-next-special = { $n ->
    [one] 1×1 za 1 pole
    [few] 1×1 za { $n } pola
   *[many] 1×1 za { $n } pól
}
patchwork-line-buttons = Guziki
patchwork-line-income = Dochód
patchwork-line-empty = Puste
patchwork-line-projected = Na koniec
patchwork-word-buttons = { $n ->
    [one] guzik
    [few] guziki
   *[many] guzików
}
patchwork-word-income = dochód
patchwork-word-empty = puste
patchwork-word-projected = na koniec
patchwork-seat-note = { $buttons ->
    [one] 1 guzik
    [few] { $buttons } guziki
   *[many] { $buttons } guzików
}, puste: { $empty }
patchwork-tape = Tor czasu: { $seat } na { $at }, { $other_seat } na { $other }.
patchwork-tape-landing = { $seat } staje na { $to }.
patchwork-tape-whole = Pokaż cały tor
patchwork-tape-near = Pokaż tor przy znacznikach

## Na telewizorze

patchwork-laying = Łatki układają się w krąg
patchwork-goes-again = { $seat } gra jeszcze raz
patchwork-top-moves = Oba znaczniki na jednym polu: rusza ten z wierzchu.
patchwork-coming-income = { $n ->
    [one] Dochód jest za 1 pole.
    [few] Dochód jest za { $n } pola.
   *[many] Dochód jest za { $n } pól.
}
patchwork-coming-special = { $n ->
    [one] Łatka 1×1 leży za 1 pole.
    [few] Łatka 1×1 leży za { $n } pola.
   *[many] Łatka 1×1 leży za { $n } pól.
}
patchwork-to = na { $to }

## Własna tura

patchwork-your-turn = { $seat }, Twoja tura
patchwork-behind = { $n ->
    [one] Przed Tobą { $other_seat }, o 1 pole. Kup albo pasuj.
    [few] Przed Tobą { $other_seat }, o { $n } pola. Kup albo pasuj.
   *[many] Przed Tobą { $other_seat }, o { $n } pól. Kup albo pasuj.
}
patchwork-on-top = Na jednym polu: { $other_seat } i Ty, Twój znacznik leży na wierzchu.
patchwork-market = { $n ->
    [one] Ostatnia łatka
    [few] Następne { $n } łatki
   *[many] Następnych { $n } łatek
}
patchwork-then = dalej
patchwork-circle-open = { $n ->
    [one] Dalej w kręgu jeszcze 1
    [few] Dalej w kręgu jeszcze { $n }
   *[many] Dalej w kręgu jeszcze { $n }
}
patchwork-circle-title = Krąg
patchwork-circle-note = Po kolei, od choinki zgodnie z ruchem wskazówek. Kupić można jedną z pierwszych trzech.
patchwork-short = brak { $n }
patchwork-no-room = brak miejsca
patchwork-held = na kołdrze
patchwork-chosen = wybrana
patchwork-lands = staje na { $to }
patchwork-choose-note = Wskaż łatkę albo pasuj.
patchwork-choose = Wybierz łatkę
patchwork-pass = Pas o { $n }
patchwork-gain = { $n ->
    [one] +1 guzik
    [few] +{ $n } guziki
   *[many] +{ $n } guzików
}
patchwork-pass-now = { $n ->
    [one] Pas: 1 pole
    [few] Pas: { $n } pola
   *[many] Pas: { $n } pól
}
patchwork-place = Na kołdrę
patchwork-paused = Pauza
patchwork-rule = Zasada { $clause }

## Co daje wybór

patchwork-effect-lands = Stajesz na { $to }{ $gain ->
    [0] {""}
    [one] , +1 guzik
    [few] , +{ $gain } guziki
   *[many] , +{ $gain } guzików
}{ $special ->
    [taken] , bierzesz łatkę 1×1
    [aside] , łatka 1×1 odpada
   *[none] {""}
}.
patchwork-effect-next = Potem { $seat }.
patchwork-effect-again = Grasz jeszcze raz.
patchwork-effect-over = To już koniec.
patchwork-effect-keep = { $buttons ->
    [one] Masz 1 guzik, na koniec { $score }.
    [few] Masz { $buttons } guziki, na koniec { $score }.
   *[many] Masz { $buttons } guzików, na koniec { $score }.
}
patchwork-effect-buttons = { $cost ->
    [0] dostajesz { $gain }
   *[other] płacisz { $cost }, dostajesz { $gain }
}: { $before } → { $after }
patchwork-effect-income = dochód { $before } → { $after }
patchwork-effect-score = na koniec { $before } → { $after }
patchwork-effect-bonus = Pełne 7×7: 7 punktów

## Przyszywanie

patchwork-lay = Przesuń ją albo wskaż pole: pasuje.
patchwork-lay-special = Przyszyj teraz łatkę 1×1
patchwork-lies-on = Leży na innej łatce.
patchwork-lies-covered = To pole jest zakryte.
patchwork-fits = pasuje
patchwork-sew-title = { $seat }, przyszyj łatkę
patchwork-keys = Strzałki przesuwają, R obraca, F odbija.
patchwork-keys-special = Wskaż puste pole, także strzałkami.
patchwork-place-keys = Twoja kołdra. Strzałki przesuwają łatkę, R obraca, F odbija, Enter przyszywa, Escape odkłada.
patchwork-turn = Obróć łatkę
patchwork-turn-left = Obróć w lewo
patchwork-turn-right = Obróć w prawo
patchwork-flip = Odbij
patchwork-move = Przesuń łatkę
patchwork-move-left = Przesuń w lewo
patchwork-move-up = Przesuń w górę
patchwork-move-down = Przesuń w dół
patchwork-move-right = Przesuń w prawo
patchwork-not-here = Nie tutaj.
patchwork-not-here-note = Zsuń ją z pól w paski.
patchwork-not-here-special = Wybierz puste pole.
patchwork-special-note = Wskaż dla niej puste pole; potem gra toczy się dalej.
patchwork-paid-note = Wybrana. Przyszyj ją: wtedy płacisz i rusza Twój znacznik.
patchwork-back = Wróć
patchwork-sew = Przyszyj
patchwork-does-not-fit = Nie pasuje
patchwork-covered = Zakryte
patchwork-no-timer = Bez pośpiechu: zegar stoi.
patchwork-then-pass = { $seconds } s, potem pas
patchwork-then-pass-held = { $seconds } s, potem pas, bez tej łatki
patchwork-then-place = { $seconds } s, potem pierwsze miejsce od lewej u góry
patchwork-then-special = { $seconds } s, potem pierwsze puste pole

## Czekanie

patchwork-you-ahead = { $n ->
    [one] Za Tobą { $other_seat }, o 1 pole.
    [few] Za Tobą { $other_seat }, o { $n } pola.
   *[many] Za Tobą { $other_seat }, o { $n } pól.
}
patchwork-you-behind = { $n ->
    [one] Przed Tobą { $other_seat }, o 1 pole.
    [few] Przed Tobą { $other_seat }, o { $n } pola.
   *[many] Przed Tobą { $other_seat }, o { $n } pól.
}
patchwork-they-on-top = Na jednym polu, { $other_seat } na wierzchu.
patchwork-you-home = Twój znacznik stoi na końcu toru.
patchwork-answer-pass = Pas: { $seat }
patchwork-answer-sew = Przyszyj łatkę: { $seat }

## Rachunek

patchwork-account = Rachunek
patchwork-account-buttons = Guziki
patchwork-account-bonus = 7×7
patchwork-account-empty = Puste pola
patchwork-account-squares = { $n } × −2
patchwork-account-total = Razem
patchwork-account-shut = jeszcze zakryte
patchwork-open-none = Trzy wiersze, jeden po drugim.
patchwork-open-buttons = Każdy guzik to punkt.
patchwork-open-bonus = Pierwsze pełne 7×7 daje 7 punktów.
patchwork-open-empty = Każde puste pole kosztuje 2 punkty.
patchwork-reveal-next = Odkryj następny wiersz
patchwork-winner = Wygrywa { $seat }!
patchwork-done-note = Guziki i 7×7, minus 2 za każde puste pole.
patchwork-tie-home = Tyle samo punktów: wygrywa pierwszy znacznik na końcu toru.
patchwork-ended-early = Gra skończona przed czasem
patchwork-ended-early-note = Tym razem bez miejsc.
patchwork-chart-score = Punkty na torze
patchwork-chart-covered = Zakryte pola
patchwork-chart-score-said = Punkty na torze: { $seat } kończy z wynikiem { $gold }, { $other_seat } z wynikiem { $silver }.
patchwork-chart-covered-said = Zakryte pola: { $seat } na koniec { $gold }, { $other_seat } na koniec { $silver }.

## Przed grą

patchwork-lobby-game = Gra
patchwork-lobby-seats = 2 osoby
patchwork-lobby-buttons = guziki
patchwork-lobby-time = czas
patchwork-lobby-space = miejsce
patchwork-lobby-takes = Trwa
patchwork-lobby-minutes = około { $n } min
patchwork-lobby-honest = z chwilą na namysł

## Lekcja

patchwork-tutorial-hello = { $seat }, masz do wydania trzy rzeczy: guziki, czas i miejsce na kołdrze.
patchwork-tutorial-buy = Metka mówi, ile kosztuje łatka: guziki i czas. Wskaż tę i połóż ją na kołdrze.
patchwork-tutorial-buy-hint = Tym razem weź łatkę w złotej ramce.
patchwork-tutorial-lay = Przesuń ją albo wskaż pole, obróć, odbij. Potem przyszyj.
patchwork-tutorial-income = Za złotym znakiem każdy guzik na kołdrze daje jeden guzik.
patchwork-tutorial-again = Rusza się znacznik z tyłu, a na jednym polu ten z wierzchu. Twój leży na wierzchu, więc grasz znowu.
patchwork-tutorial-pass = Pasuj: wyprzedź drugi znacznik, po guziku za pole. Leży tam łatka 1×1.
patchwork-tutorial-pass-hint = Tym razem pasuj.
patchwork-tutorial-special = Bierze ją, kto dojdzie tam pierwszy: przyszyj 1×1 na dowolnym pustym polu.
patchwork-tutorial-end = Na koniec guziki to punkty, każde puste pole kosztuje 2, a pierwsze pełne 7×7 daje 7.
