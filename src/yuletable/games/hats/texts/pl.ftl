# Hats po polsku: imiona w mianowniku, czas teraźniejszy, bez rodzaju.

hats-name = Kapelusze
hats-blurb = Zamieniaj kapelusze przy herbacie. Najlepszy zostaw na koniec.
hats-start = Rozdaj kapelusze

## Lobby

hats-option-optional_per_turn = Dodatkowe akcje
hats-option-optional_per_turn-1 = Jedna na turę
hats-option-optional_per_turn-unlimited = Do dziewięciu
hats-option-optional_per_turn-note = Odrzucenie karty i dobranie innej, a w cztery osoby wymiana karty w parze.
hats-option-black_hat_number = Czarne kapelusze przy remisie o ciastko
hats-option-black_hat_number-none = Nie liczą się
hats-option-black_hat_number-1 = Liczą się jako 1
hats-option-black_hat_number-note = Przy tylu samych rodzajach ciastko dają niższe numery.
hats-option-removed_one = Pierwszy rodzaj poza grą
hats-option-removed_one-random = Losowo
hats-option-removed_one-topper = Cylinder
hats-option-removed_one-bowler = Melonik
hats-option-removed_one-bonnet = Czepek
hats-option-removed_one-beret = Beret
hats-option-removed_one-boater = Kanotier
hats-option-removed_one-nightcap = Szlafmyca
hats-option-removed_one-plume = Pióropusz
hats-option-removed_one-note = W dwie osoby gra się bez dwóch z siedmiu rodzajów. Wybierz je albo zostaw losowi.
hats-option-removed_two = Drugi rodzaj poza grą
hats-option-removed_two-random = Losowo
hats-option-removed_two-topper = Cylinder
hats-option-removed_two-bowler = Melonik
hats-option-removed_two-bonnet = Czepek
hats-option-removed_two-beret = Beret
hats-option-removed_two-boater = Kanotier
hats-option-removed_two-nightcap = Szlafmyca
hats-option-removed_two-plume = Pióropusz
hats-option-removed_two-note = Ten sam rodzaj wybrany dwa razy liczy się raz, drugi się losuje.

hats-bot-random = Przypadek
hats-bot-greedy = Łakomstwo
hats-bot-greedy-note = Bierze to, co na pierwszy rzut oka wygląda najlepiej.
hats-bot-expert = Mistrzostwo
hats-bot-expert-note = Myśli naprzód i rozważa, co mogą mieć inni.

## Kapelusze: nazwy, litery, karty

hats-type-topper = Cylinder
hats-type-bowler = Melonik
hats-type-bonnet = Czepek
hats-type-beret = Beret
hats-type-boater = Kanotier
hats-type-nightcap = Szlafmyca
hats-type-plume = Pióropusz
hats-letter-topper = T
hats-letter-bowler = W
hats-letter-bonnet = N
hats-letter-beret = R
hats-letter-boater = O
hats-letter-nightcap = C
hats-letter-plume = P
hats-type = { $type ->
    [topper] { hats-type-topper }
    [bowler] { hats-type-bowler }
    [bonnet] { hats-type-bonnet }
    [beret] { hats-type-beret }
    [boater] { hats-type-boater }
    [nightcap] { hats-type-nightcap }
   *[plume] { hats-type-plume }
}
hats-card = { hats-type } { $number }
hats-taken = { $taken_type ->
    [topper] { hats-type-topper }
    [bowler] { hats-type-bowler }
    [bonnet] { hats-type-bonnet }
    [beret] { hats-type-beret }
    [boater] { hats-type-boater }
    [nightcap] { hats-type-nightcap }
   *[plume] { hats-type-plume }
} { $taken_number }
hats-given = { $given_type ->
    [topper] { hats-type-topper }
    [bowler] { hats-type-bowler }
    [bonnet] { hats-type-bonnet }
    [beret] { hats-type-beret }
    [boater] { hats-type-boater }
    [nightcap] { hats-type-nightcap }
   *[plume] { hats-type-plume }
} { $given_number }
hats-black-hat = Czarny kapelusz
hats-cookie = Ciastko

## Cztery wiersze

hats-line-hats = Kapelusze
hats-line-black = Czarne kapelusze
hats-line-favourite = Ulubiony
hats-line-cookie = Ciastko
hats-line-total = Razem
hats-line-team = Drużyna
hats-line-of-type = { $count } × { $value } = { $points }
hats-line-favourite-sum = { $numbers } − { $number } = { $points }
hats-line-favourite-none = żadnego w kolekcji − { $number } = { $points }
hats-tie-black_hats = Tyle samo punktów: rozstrzyga większa liczba czarnych kapeluszy.
hats-tie-cookie = Tyle samo punktów i czarnych kapeluszy: rozstrzyga ciastko.
hats-tie-shared = Tyle samo punktów i czarnych kapeluszy, a ciastko leży gdzie indziej: wspólna wygrana.

## Na telewizorze

hats-tv-round = tura { $round } z { $rounds }
hats-tv-play = { $seat } zamienia kapelusz albo bierze czarny kapelusz.
hats-tv-after = { $seat } może jeszcze coś zrobić albo zakończyć turę.
hats-tv-answer = { $partner_seat } pyta o wymianę, { $seat } odpowiada.
hats-tv-lowest = Rodzaj liczy się tylko na swoim najniższym polu.
hats-tv-absent = Nie ma na tacy:
hats-tv-pile = stos { $n }
hats-tv-discards = odrzucone { $n }
hats-tv-removed = Poza grą:
hats-tv-now = gdyby to był koniec
hats-tv-types = { $n ->
    [one] { $n } rodzaj
    [few] { $n } rodzaje
   *[many] { $n } rodzajów
}
hats-tv-chase = { $n ->
    [one] jeszcze jeden rodzaj po ciastko
    [few] jeszcze { $n } rodzaje po ciastko
   *[many] jeszcze { $n } rodzajów po ciastko
}
hats-tv-napkins = Serwetki
hats-tv-winner = { $seat } wygrywa!
hats-tv-winners = { $seat } i { $other_seat } wygrywają!
hats-tv-all-win = Wygrywają wszyscy!
hats-tv-deal = Rozdajemy kapelusze
hats-tv-may-replace = może też odrzucić kartę i dobrać inną
hats-tv-may-offer = może też zaproponować wymianę w parze

## Na telefonie

hats-phone-now = gdyby to był koniec
hats-phone-play = Zamień albo weź czarny kapelusz
hats-phone-play-note = Najpierw wybierz kartę z ręki.
hats-phone-swap-title = { hats-card } – za co?
hats-phone-swap-note = { $number ->
    [1] Tylko za ten sam rodzaj.
   *[other] Za ten sam rodzaj albo numer niższy niż { $number }.
}
hats-phone-does = Co z tego wynika
hats-phone-from-to = ty { $from } → { $to }
hats-phone-collect = Do kolekcji: { hats-card }
hats-phone-collect-new = Do kolekcji: { hats-card }, nowy rodzaj
hats-phone-value-rises = { hats-type } rośnie z { $before } do { $after }
hats-phone-value-falls = { hats-type } spada z { $before } do { $after }
hats-phone-cookie-kept = Ciastko zostaje: { $types }
hats-phone-cookie-taken = Ciastko jest twoje: { $types }
hats-phone-cookie-elsewhere = Ciastko zatrzymuje { $seat }; masz { $types }
hats-phone-same = bez zmian
hats-phone-hand = Twoja ręka
hats-phone-hide = Czarny kapelusz: { hats-card }
hats-phone-black = Czarny kapelusz
hats-phone-black-note = +1 punkt
hats-phone-black-which = Która karta na czarny kapelusz?
hats-phone-black-title = Na czarny kapelusz: { hats-card }
hats-phone-black-about = Leży zakryta i daje 1 punkt, cokolwiek pokazuje.
hats-phone-black-new = Czarny kapelusz, nowy rodzaj
hats-phone-black-more = Jeszcze jeden czarny kapelusz
hats-phone-take = Biorę: { hats-card }
hats-phone-again = dotknij jeszcze raz: zamiana
hats-phone-again-give = za kartę w ciemno
hats-phone-again-replace = i dobieram inną
hats-phone-again-offer = i czekam na odpowiedź
hats-phone-again-black = dotknij jeszcze raz
hats-phone-and-end = i koniec tury
hats-phone-replace = Odrzuć i dobierz
hats-phone-replace-which = Którą kartę odrzucić?
hats-phone-replace-title = Odrzucasz: { hats-card }
hats-phone-replace-do = Odrzucam: { hats-card }
hats-phone-replace-note = Odrzucasz jedną kartę i dobierasz inną.
hats-phone-offer = Wymiana: { $seat }
hats-phone-offer-title = { hats-card } dla osoby: { $seat }
hats-phone-offer-do = Oddaję: { hats-card }
hats-phone-offer-note = Obie osoby wybierają po karcie; przedtem nikt jej nie widzi.
hats-phone-after = Coś jeszcze?
hats-phone-after-replace = { $n ->
    [one] Możesz jeszcze odrzucić kartę i dobrać inną.
    [few] Możesz jeszcze odrzucać i dobierać, najwyżej { $n } razy.
   *[many] Możesz jeszcze odrzucać i dobierać, najwyżej { $n } razy.
}
hats-phone-after-offer = { $n ->
    [one] Możesz jeszcze zaproponować wymianę w parze.
    [few] Możesz jeszcze proponować wymiany w parze, najwyżej { $n }.
   *[many] Możesz jeszcze proponować wymiany w parze, najwyżej { $n }.
}
hats-phone-end = Koniec tury
hats-phone-answer = { $seat } chce się wymienić
hats-phone-give = Oddaję: { hats-card }
hats-phone-decline = Nie, dziękuję
hats-phone-waiting = Czekamy: { $seat }
hats-phone-then-best = { $seconds } s, potem decyduje stół
hats-phone-no-timer = Bez pośpiechu: zegar jest wyłączony.
hats-phone-then-black = { $seconds } s, potem czarny kapelusz: { hats-card }
hats-phone-then-end = { $seconds } s, potem koniec tury
hats-phone-then-decline = { $seconds } s, potem odpowiedź brzmi: nie
hats-phone-favourite = jako ulubiony { $points }
hats-phone-favourite-now = Teraz { $points }, razem { $total }.
hats-phone-star = jako ulubiony
hats-phone-favourite-title = Ostatnia karta to twój ulubiony kapelusz
hats-phone-favourite-note = Daje sumę numerów swojego rodzaju z twojej kolekcji, minus własny numer.
hats-phone-lower = niższy
hats-phone-same-type = ten sam
hats-phone-own-black = Twoje czarne kapelusze
hats-phone-own-black-note = { $n ->
    [one] { $n } punkt, cokolwiek pokazuje.
    [few] { $n } punkty, cokolwiek pokazują.
   *[many] { $n } punktów, cokolwiek pokazują.
}
hats-phone-hidden = { $n ->
    [one] Moja { $n } ukryta karta
    [few] Moje { $n } ukryte karty
   *[many] Moje ukryte karty: { $n }
}
hats-phone-hidden-title = Tylko dla twoich oczu
hats-phone-hidden-note = Nikt inny ich nie widzi, w parze też nie.
hats-phone-exchanged = Wymienione w parze
hats-phone-exchanged-one = oddajesz { $given }, dostajesz { $received }
hats-phone-own-discards = Twoje odrzucone karty
hats-phone-rule = Zasada { $clause }
hats-phone-card-first = Najpierw wybierz kartę z ręki.
hats-phone-choose-card = Wybierz kartę
hats-phone-choose-space = Wybierz pole
hats-phone-nobody = nikt go nie ma
hats-phone-counted = już policzone
hats-phone-undo = Wybierz jeszcze raz
hats-phone-stay-replace = Potem dobierz inną
hats-phone-stay-offer = Potem wymiana: { $seat }
hats-phone-points-now = teraz
hats-phone-turns-done = Twoje osiem tur już minęło.
hats-phone-turns-before = { $n ->
    [0] Następna tura jest twoja.
    [one] Przed tobą { $n } tura.
    [few] Przed tobą { $n } tury.
   *[many] Przed tobą { $n } tur.
}
hats-you = ty
hats-everybody = Kapelusze wszystkich
hats-others = Pozostałe serwetki
hats-worth = { $value } pkt
hats-done-note = Rachunek gry, wiersz po wierszu.

## Na każdym stole

hats-tray = Taca do herbaty
hats-space-worth = Pole { $space }: { hats-card }, po { $space } pkt za kartę.
hats-space-nothing = Pole { $space }: { hats-card }, tutaj bez punktów.
hats-team = Drużyna { $letter }
hats-none-yet = Jeszcze bez kapeluszy
hats-hats-of = Kapelusze: { $seat }
hats-hand-of = { $n ->
    [one] { $n } karta w ręce
    [few] { $n } karty w ręce
   *[many] { $n } kart w ręce
}
hats-bot-plays = Gra komputer
hats-phone-away = Telefon śpi
hats-seat-note = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, { $hand ->
    [one] { $hand } karta w ręce
    [few] { $hand } karty w ręce
   *[many] { $hand } kart w ręce
}
hats-host-hand = Ręka jest tajna, więc dalej prowadzi tylko „Pomiń kolej”: jedna karta staje się czarnym kapeluszem.
hats-ended-early = Gospodarz kończy grę
hats-ended-early-note = Bez ulubionych i bez miejsc: tak leżały karty.
hats-open-none = Każda ma cztery wiersze: kapelusze, czarne, ulubiony, ciastko.
hats-open-hats = Kapelusz daje tyle, ile jego rodzaj jest wart na tacy.
hats-open-black = Po jednym punkcie, cokolwiek się pod nim kryje.
hats-open-favourite = Zebrane numery jego rodzaju, minus jego własny.
hats-open-cookie = Pięć punktów za najwięcej rodzajów.
hats-reveal-next = Odkryj następny wiersz
hats-lobby-game = dziś wieczorem
hats-lobby-seats = od 2 do 4 osób
hats-lobby-cookie = Ostatnia karta też się liczy
hats-lobby-teams = We cztery osoby: dwie drużyny
hats-lobby-alone = Osobno, a w cztery osoby parami
hats-lobby-takes = trwa około
hats-lobby-minutes = { $n } min
hats-lobby-honest = liczba graczy: { $n }

## W parze: wszystko, co można powiedzieć

hats-talk-swap = Wymiana?
hats-talk-useful = Poproszę o coś przydatnego.
hats-talk-no = Nie, dziękuję.

## Dziennik

hats-log-types_removed = Dwa rodzaje zostają w pudełku.
hats-log-laid = Taca jest gotowa.
hats-log-dealt = { $seat } dostaje karty: { $count }.
hats-log-started = { $seat } zaczyna.
hats-log-swapped = { $seat } kładzie na polu { $space }: { hats-card }, a bierze: { hats-taken }.
hats-log-hidden = { $type ->
    [none] { $seat } bierze czarny kapelusz.
   *[other] { $seat } bierze czarny kapelusz: { hats-card }.
}
hats-log-discarded = { $type ->
    [none] { $seat } odrzuca kartę.
   *[other] { $seat } odrzuca: { hats-card }.
}
hats-log-drew = { $type ->
    [none] { $seat } dobiera kartę.
   *[other] { $seat } dobiera: { hats-card }.
}
hats-log-refilled = Odrzucone karty tworzą nowy stos: { $count }.
hats-log-proposed = { $seat } pyta: { hats-talk-swap } { hats-talk-useful } { $partner_seat } odpowiada.
hats-log-exchanged = { $seat } i { $partner_seat } wymieniają się kartami.
hats-log-received = { $seat } oddaje: { hats-given }, dostaje: { hats-card }.
hats-log-declined = { $seat } odpowiada: { hats-talk-no }
hats-log-cookie_moved = { $from_seat ->
    [none] { $seat } bierze ciastko.
   *[other] { $seat } bierze ciastko, a { $from_seat } je traci.
}
hats-log-answered = { $by ->
    [host] { $seat }: decyduje gospodarz.
   *[clock] { $seat }: czas minął, decyduje stół.
}
hats-log-skipped = { $seat }: turę rozgrywa stół.
hats-log-over = { $early ->
    [true] Gospodarz kończy grę.
   *[false] Kapelusze są policzone.
}

hats-asked-play = { $seat } wybiera kapelusz
hats-asked-after = { $seat } może jeszcze coś zrobić
hats-asked-answer = { $seat } wybiera kartę do wymiany

## Odmowy: zdanie i krótka forma przy karcie

hats-why-equal = Równy numer innego rodzaju: { $number } to nie więcej niż { $lying_number }.
hats-why-equal-short = nie niższy
hats-why-lower = Inny rodzaj musi mieć niższy numer: { $number } to nie więcej niż { $lying_number }.
hats-why-lower-short = nie niższy
hats-why-no-space = Nie ma takiego pola: ta taca ma pola od 1 do { $spaces }.
hats-why-no-card = Nie ma takiej karty.
hats-why-not-held = Tej karty nie ma w twojej ręce.
hats-why-main-done = W tej turze kapelusz jest już zamieniony albo czarny wzięty.
hats-why-main-first = Najpierw zamień kartę albo weź czarny kapelusz.
hats-why-extras-used = Najwyżej { $most } akcji dodatkowych na turę: tyle już było.
hats-why-replace-used = Jedna karta na turę: jedna jest już odrzucona.
hats-why-replace-teams = W cztery osoby nie ma stosu: wymień się kartą w parze.
hats-why-offer-used = Jedna propozycja na turę: pytanie już padło.
hats-why-offer-turn = Wymianę proponujesz tylko w swojej turze, a teraz gra { $turn_seat }.
hats-why-offer-no-partner = W tej grze nie ma par: odrzuć kartę i dobierz inną ze stosu.
hats-why-wait-answer = { $partner_seat } jeszcze wybiera kartę.
hats-why-answer-first = { $seat } czeka na odpowiedź: oddaj kartę albo odmów.
hats-why-no-offer = Nikt nie proponuje ci wymiany.
hats-why-not-turn = Teraz gra { $turn_seat }.
hats-why-not-asked = To teraz nie twój wybór.
hats-why-over = Gra jest skończona.
hats-why-shape = Stół tego nie rozumie.
hats-why-draw = Tak się tu nie da wylosować.

## Samouczek

hats-tutorial-hello = W każdej turze zamieniasz kapelusz z ręki na kapelusz z tacy.
hats-tutorial-swap = Kanotier 5 bije każdy niższy numer: połóż go na polu 1 i weź Beret 2.
hats-tutorial-swap-hint = Wybierz Kanotier 5, potem pole 1.
hats-tutorial-value = Beret jest twój. Na końcu jest wart tyle, ile jego najniższe pole na tacy.
hats-tutorial-cookie = Masz teraz najwięcej rodzajów, więc ciastko jest twoje: 5 punktów.
hats-tutorial-replace = Nic dla ciebie w ręce? Odrzuć Cylinder 6 i dobierz kartę ze stosu.
hats-tutorial-replace-hint = Odrzuć Cylinder 6 i dobierz inną kartę.
hats-tutorial-black = Weź Melonik 6 jako czarny kapelusz: 1 punkt i jeszcze jeden rodzaj.
hats-tutorial-black-hint = Weź Melonik 6 jako czarny kapelusz.
hats-tutorial-type = Karta tego samego rodzaju pasuje zawsze. Weź Beret 5 za Beret 3!
hats-tutorial-type-hint = Wybierz Beret 3, potem pole 2.
hats-tutorial-last = Karta, która zostaje, to ulubiony kapelusz. Ostatnią zamianę wybierasz ty, potem liczymy.
hats-tutorial-favourite = Ulubiony daje sumę numerów swojego rodzaju z kolekcji, minus własny numer.
hats-tutorial-end = Cztery wiersze na serwetce: kapelusze, czarne, ulubiony, ciastko. Wygrywa najwięcej punktów.
