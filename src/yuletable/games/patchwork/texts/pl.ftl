# Patchwork: edycja świąteczna, po polsku. Nikt nie dostaje zaimka, imiona stoją w mianowniku.

patchwork-name = Patchwork
patchwork-blurb = Naszywaj prezenty na kołdrę. Płać guzikami i czasem.
patchwork-start = Rozłóż prezenty

## Poczekalnia

patchwork-option-track = Tor czasu
patchwork-option-track-revised = Nowszy
patchwork-option-track-classic = Z 2014
patchwork-option-track-note = Gdzie leży pięć łatek 1x1: trzecia na 38 albo pierwsza na 20.
patchwork-option-start = Kto zaczyna
patchwork-option-start-random = Losowo
patchwork-option-start-first = Pierwsze miejsce
patchwork-option-start-second = Drugie miejsce
patchwork-option-start-note = Początek jest trochę wart.

patchwork-bot-random = Losowy
patchwork-bot-greedy = Zachłanny
patchwork-bot-greedy-note = Kupuje, co na oko najlepsze, i naszywa ciasno.
patchwork-bot-expert = Mistrz
patchwork-bot-expert-note = Myśli naprzód aż do końca toru.

## Co się stało

patchwork-squares = { $size ->
    [one] 1 pole
    [few] { $size } pola
   *[other] { $size } pól
}
patchwork-cost = { $cost ->
    [one] 1 guzik
    [few] { $cost } guziki
   *[other] { $cost } guzików
}
patchwork-steps = { $steps ->
    [one] 1 pole
    [few] { $steps } pola
   *[other] { $steps } pól
}
patchwork-log-circled = Prezenty leżą w kręgu.
patchwork-log-started = { $seat } zaczyna.
patchwork-log-passed = { $seat } pasuje: { patchwork-steps } i tyle samo guzików.
patchwork-log-bought = { $seat } kupuje łatkę na { patchwork-squares }, cena: { patchwork-cost }.
patchwork-log-placed = { $empty ->
    [0] { $seat } naszywa łatkę: kołdra jest pełna.
    [one] { $seat } naszywa łatkę: zostaje 1 puste pole.
    [few] { $seat } naszywa łatkę: zostają { $empty } puste pola.
   *[other] { $seat } naszywa łatkę: zostaje { $empty } pustych pól.
}
patchwork-log-bonus = { $seat } ma pierwszy pełny kwadrat 7x7, punkty: { $points }.
patchwork-log-moved = { $seat } idzie naprzód: { patchwork-steps }, na { $to }.
patchwork-log-income = { $amount ->
    [one] Pole { $space } wypłaca 1 guzik, dostaje { $seat }.
    [few] Pole { $space } wypłaca { $amount } guziki, dostaje { $seat }.
   *[other] Pole { $space } wypłaca { $amount } guzików, dostaje { $seat }.
}
patchwork-log-special_taken = { $seat } bierze łatkę 1x1 z pola { $space }.
patchwork-log-special_placed = { $empty ->
    [0] { $seat } naszywa łatkę 1x1: kołdra jest pełna.
    [one] { $seat } naszywa łatkę 1x1: zostaje 1 puste pole.
    [few] { $seat } naszywa łatkę 1x1: zostają { $empty } puste pola.
   *[other] { $seat } naszywa łatkę 1x1: zostaje { $empty } pustych pól.
}
patchwork-log-special_aside = { $seat } ma pełną kołdrę: łatka 1x1 odpada.
patchwork-log-home = { $rank ->
    [1] { $seat } jest na końcu toru jako pierwsza osoba.
   *[other] { $seat } jest na końcu toru.
}
patchwork-log-scored = { $seat }: guziki { $buttons }, 7x7 { $bonus }, puste pola { $penalty }. Razem { $total }.
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
patchwork-asked-place = { $seat } naszywa łatkę
patchwork-asked-special = { $seat } naszywa łatkę 1x1

## Dlaczego nie

patchwork-why-dear = { $missing ->
    [one] Kosztuje { $cost }, a masz { $buttons }: brakuje 1 guzika.
   *[other] Kosztuje { $cost }, a masz { $buttons }: brakuje { $missing } guzików.
}
patchwork-why-no-fit = Nigdzie się już nie mieści na twojej kołdrze.
patchwork-why-no-fit-so = W takim ułożeniu nigdzie się nie mieści.
patchwork-why-not-offered = Kupić można tylko jedną z trzech następnych łatek od choinki.
patchwork-why-sold = Ta łatka jest już na kołdrze.
patchwork-why-no-patch = Nie ma takiej łatki.
patchwork-why-no-orientation = Tej łatki nie da się tak obrócić.
patchwork-why-outside = Wystawałaby poza kołdrę.
patchwork-why-overlap = Leżałaby na innej łatce.
patchwork-why-covered = To pole jest już zakryte.
patchwork-why-special-first = Najpierw naszyj łatkę 1x1.
patchwork-why-place-first = Najpierw naszyj wybraną łatkę.
patchwork-why-not-chosen = Najpierw wybierz łatkę.
patchwork-why-not-turn = Teraz gra { $turn_seat }.
patchwork-why-not-asked = To teraz nie twój wybór.
patchwork-why-over = Gra jest skończona.
patchwork-why-shape = Stół tego nie rozumie.
patchwork-why-draw = Tak się tu nie da wylosować.
