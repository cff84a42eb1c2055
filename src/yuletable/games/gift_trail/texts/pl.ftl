# Gift Trail po polsku: imiona w mianowniku, czas teraźniejszy, bez rodzaju.

gift_trail-name = Szlak prezentów
gift_trail-blurb = Wyścig z kostkami do choinki. Po drodze prezenty przechodzą z rąk do rąk.
gift_trail-bring = Przynieś jeden zapakowany prezent.
gift_trail-start = Ruszamy na szlak

## Lobby

gift_trail-option-board = Plansza
gift_trail-option-board-short = Krótka, 40
gift_trail-option-board-medium = Średnia, 70
gift_trail-option-board-long = Długa, 100
gift_trail-option-dice = Kostki
gift_trail-option-dice-1 = Jedna kostka
gift_trail-option-dice-2 = Dwie kostki
gift_trail-option-tree = Prezenty spod choinki
gift_trail-option-tree-drawn = Losuje gra
gift_trail-option-tree-walk = Spacer i wybór
gift_trail-option-tree-note = Spacer i wybór: numer prezentu wybierasz na telefonie.
gift_trail-option-own_gift = Własny prezent spod choinki
gift_trail-option-own_gift-skipped = Pomijany
gift_trail-option-own_gift-allowed = Dozwolony
gift_trail-option-own_gift-note = Pomijany: nikt nie losuje własnego prezentu, dopóki leży tam inny.
gift_trail-option-nobody_own = Nikt nie wraca z własnym prezentem
gift_trail-option-nobody_own-true = Tak
gift_trail-option-nobody_own-false = Nie
gift_trail-option-nobody_own-note = Jeśli na końcu ktoś ma własny prezent, przed odsłoną dwa prezenty zamieniają się miejscami.
gift_trail-option-finish_by = Koniec o godzinie
gift_trail-option-finish_by-note = O tej godzinie dogrywamy rundę do końca, a potem otwieramy prezenty.
gift_trail-lobby-game = Gra na dziś
gift_trail-lobby-seats = od 2 do 32 osób
gift_trail-lobby-short = Krótka
gift_trail-lobby-medium = Średnia
gift_trail-lobby-long = Długa
gift_trail-lobby-takes = Potrwa około
gift_trail-lobby-minutes = { $n ->
    [one] { $n } minutę
    [few] { $n } minuty
   *[many] { $n } minut
}
gift_trail-lobby-until = Koniec o { $time }
gift_trail-lobby-honest = { $n ->
    [one] przy { $n } osobie
    [few] przy { $n } osobach
   *[many] przy { $n } osobach
}

gift_trail-bot-random = Przypadek
gift_trail-bot-polite = Grzeczność
gift_trail-bot-polite-note = Bierze spod choinki, a kradnie tylko wtedy, gdy karta każe.
gift_trail-bot-magpie = Sroka
gift_trail-bot-magpie-note = Łapie wszystko, co się świeci, i kradnie już na początku.
gift_trail-bot-rival = Rywalizacja
gift_trail-bot-rival-note = Zawsze celuje w osobę, która rusza jako następna.
gift_trail-bot-leader_hunter = Pogoń
gift_trail-bot-leader_hunter-note = Zawsze na tropie osoby, która jest najbliżej choinki.

## Pola

gift_trail-square-start = Start
gift_trail-square-plain = Zwykłe pole
gift_trail-square-lucky = Szczęśliwa gwiazda
gift_trail-square-unlucky = Pechowa czaszka
gift_trail-square-shield = Tarcza
gift_trail-square-finish = Meta
gift_trail-badge-lucky = gwiazda
gift_trail-badge-unlucky = czaszka
gift_trail-badge-shield = tu bezpiecznie
gift_trail-badge-finish = na mecie
gift_trail-legend-lucky = szczęście
gift_trail-legend-unlucky = pech
gift_trail-legend-shield = tarcza
gift_trail-square-lucky-text = Losuje się szczęśliwą kartę spośród tych, które pasują.
gift_trail-square-unlucky-text = Losuje się pechową kartę spośród tych, które pasują.
gift_trail-square-shield-text = Zwykłe pole z tarczą: póki tu stoisz, nikt nie zabiera ci prezentu, nie wymienia się z tobą i nie zamienia się z tobą miejscami.
gift_trail-square-plain-text = Bez prezentu bierzesz prezent. Z prezentem nic się nie dzieje.
gift_trail-square-finish-text = Prezent jest twój na zawsze. Bez prezentu bierzesz jeden spod choinki.

## Dwanaście kart

gift_trail-effect-leap_forward = Skok naprzód
gift_trail-effect-leap_forward-text = Skaczesz o 2, 3 albo 5 pól i lądujesz jeszcze raz.
gift_trail-effect-leap_forward-when = Na szczęśliwej gwieździe, bez prezentu. Pasuje zawsze. Liczą się najwyżej trzy lądowania z rzędu.
gift_trail-effect-sneaky_steal = Cicha kradzież
gift_trail-effect-sneaky_steal-text = Zabierz prezent komuś w odległości do 6 pól.
gift_trail-effect-sneaky_steal-text-with = Wymień się prezentem z kimś w odległości do 6 pól.
gift_trail-effect-sneaky_steal-when = Na szczęśliwej gwieździe, gdy ktoś w odległości do 6 pól ma prezent i nie stoi na tarczy. Bez prezentu po prostu go bierzesz, z prezentem się wymieniasz.
gift_trail-effect-steal_ahead = Prezent tuż przed tobą
gift_trail-effect-steal_ahead-text = Wymień się na najbliższy prezent z przodu.
gift_trail-effect-steal_ahead-when = Na szczęśliwej gwieździe, z prezentem, gdy ktoś z przodu ma prezent i nie stoi na tarczy. Odległość dowolna.
gift_trail-effect-steal_behind = Prezent tuż za tobą
gift_trail-effect-steal_behind-text = Wymień się na najbliższy prezent z tyłu.
gift_trail-effect-steal_behind-when = Na szczęśliwej gwieździe, z prezentem, gdy ktoś z tyłu ma prezent i nie stoi na tarczy. Odległość dowolna.
gift_trail-effect-steal_front_gift = Prezent najbliżej mety
gift_trail-effect-steal_front_gift-text = Wymień się na prezent, który jest najbliżej mety.
gift_trail-effect-steal_front_gift-when = Na szczęśliwej gwieździe, z prezentem, gdy przed tobą jest prezent, który można wziąć.
gift_trail-effect-swap_places = Zamiana miejsc
gift_trail-effect-swap_places-text = Zamień się z kimś miejscami. Prezenty zostają.
gift_trail-effect-swap_places-when = Na szczęśliwej gwieździe, z prezentem, gdy ktoś stoi na innym polu i nie na tarczy. Wybierasz ty, odmówić nie można.
gift_trail-effect-steal_front_gift_place = Prezent i miejsce na czele
gift_trail-effect-steal_front_gift_place-text = Weź prezent i pole osoby na czele, a oddaj swoje pole.
gift_trail-effect-steal_front_gift_place-text-with = Zamień się prezentem i polem z osobą na czele.
gift_trail-effect-steal_front_gift_place-when = Na szczęśliwej gwieździe, gdy osoba na czele jest przed tobą, ma prezent i nie stoi na tarczy.
gift_trail-effect-back_3 = Trzy pola w tył
gift_trail-effect-back_3-text = Cofasz się o 3 pola. To nie jest lądowanie.
gift_trail-effect-back_3-when = Na pechowej czaszce, bez prezentu. Zawsze.
gift_trail-effect-back_to_tree = Z powrotem pod choinkę
gift_trail-effect-back_to_tree-text = Twój prezent wraca pod choinkę.
gift_trail-effect-back_to_tree-when = Na pechowej czaszce, z prezentem. Pasuje zawsze.
gift_trail-effect-payback_steal = Rewanż: kradzież
gift_trail-effect-payback_steal-text = Osoba przed tobą w kolejce może wziąć twój prezent.
gift_trail-effect-payback_steal-when = Na pechowej czaszce, z prezentem, gdy osoba przed tobą w kolejce nie ma prezentu. Tarcza nie przeszkadza w otrzymaniu.
gift_trail-effect-payback_trade = Rewanż: prezent za prezent
gift_trail-effect-payback_trade-text = Osoba przed tobą w kolejce może się z tobą wymienić.
gift_trail-effect-payback_trade-when = Na pechowej czaszce, z prezentem, gdy osoba przed tobą w kolejce też ma prezent i nie stoi na tarczy.
gift_trail-effect-first_gift = Kradzież na początek
gift_trail-effect-first_gift-text = Weź prezent spod choinki albo od osoby, która od razu bierze nowy.
gift_trail-effect-first_gift-when = Na zwykłym polu albo na tarczy, gdy jeszcze nie było żadnego prezentu w twoich rękach, a ktoś ma prezent do wzięcia. Bez losowania: zawsze wybierasz.
gift_trail-effect-take_from_tree = Prezent spod choinki
gift_trail-effect-take_from_tree-text = Wybierz numer.
gift_trail-effect-nothing = Nic się nie dzieje
gift_trail-effect-nothing-text = Żadna karta tu nie pasuje. Koniec tury.
gift_trail-twice = dwa razy częściej

## Na telewizorze

gift_trail-tv-rail = Na szlaku
gift_trail-tv-turn = tura { $n }
gift_trail-tv-dice = { $n ->
    [one] jedna kostka
    [few] dwie kostki
   *[many] dwie kostki
}
gift_trail-tv-last-round = ostatnia runda
gift_trail-tv-square = pole { $n }
gift_trail-tv-start = na starcie
gift_trail-tv-finished = na mecie
gift_trail-tv-removed = poza szlakiem
gift_trail-tv-no-gift = bez prezentu
gift_trail-tv-away = bez połączenia
gift_trail-tv-bot = bot
gift_trail-tv-roll = { $seat }, rzucaj!
gift_trail-tv-roll-sub = { $held ->
    [0] Pod choinką leżą wszystkie prezenty: { $tree }.
   *[other] { gift_trail-tv-roll-sub-both }
}
gift_trail-tv-roll-sub-both = { $tree ->
    [0] Wszystkie prezenty są na szlaku.
    [one] Pod choinką czeka 1 prezent, na szlaku { $held }.
    [few] Pod choinką czekają { $tree } prezenty, na szlaku { $held }.
   *[many] Pod choinką czeka { $tree } prezentów, na szlaku { $held }.
}
gift_trail-tv-first_gift = { $seat }: pierwszy prezent. Skąd?
gift_trail-tv-pick_victim = { $seat } bierze prezent. Czyj?
gift_trail-tv-pick_tied = { $seat } bierze prezent. Czyj?
gift_trail-tv-pick_place = { $seat } bierze prezent i miejsce. Czyje?
gift_trail-tv-pick_swap = { $seat } zamienia się miejscami. Z kim?
gift_trail-tv-payback = { $seat }, pora na rewanż!
gift_trail-tv-payback-sub = { $other_seat } stoi na czaszce, pole { $square }. Tak czy nie?
gift_trail-tv-payback-steal = { $seat } może wziąć prezent { $gift }, który ma { $other_seat }.
gift_trail-tv-payback-trade = { $seat } może wymienić prezent { $own } na { $gift }, który ma { $other_seat }.
gift_trail-tv-pick_gift = { $seat } idzie pod choinkę.
gift_trail-tv-landed = { $seat } rzuca { $sum }{ $how ->
    [leap] , potem skacze na pole
   *[roll] {" "}i staje na polu
} { $square }: { $kind ->
    [lucky] gwiazda
    [unlucky] czaszka
    [shield] tarcza
    [finish] meta
   *[plain] zwykłe pole
}.
gift_trail-tv-tree-or = Choinka
gift_trail-tv-board = Plansza, { $n ->
    [one] { $n } pole
    [few] { $n } pola
   *[many] { $n } pól
}
gift_trail-tv-deal = Prezenty leżą pod choinką.

## Odsłona

gift_trail-reveal-next = Otwórz następny prezent
gift_trail-reveal-wait = Prezenty czekają na otwarcie.
gift_trail-reveal-wait-sub = Pierwsza karta: { $seat }.
gift_trail-reveal-title = { $rank ->
    [0] { $seat } zabiera do domu prezent { $gift }.
    [1] { $seat } dociera do choinki przed wszystkimi.
   *[other] { $seat } zabiera do domu prezent { $gift }.
}
gift_trail-reveal-sub = Wszyscy zabierają po jednym prezencie. Teraz wiadomo, od kogo.
gift_trail-reveal-early = Koniec przed czasem. Wszyscy zabierają po jednym prezencie.
gift_trail-reveal-takes-home = zabiera do domu prezent { $gift }
gift_trail-reveal-takes = zabiera prezent { $gift }
gift_trail-reveal-from = od: { $other_seat }
gift_trail-reveal-own = własny prezent
gift_trail-reveal-wrapped = prezent od:
gift_trail-reveal-swapped = Zamiana, żeby nikt nie wracał z własnym prezentem.
gift_trail-reveal-swapped-short = zamiana
gift_trail-reveal-closed = jeszcze zapakowany
gift_trail-reveal-left = Wciąż pod choinką
gift_trail-reveal-left-one = prezent { $gift }, od: { $other_seat }
gift_trail-reveal-removed = Poza szlakiem
gift_trail-reveal-fair = Uczciwe losowanie
gift_trail-reveal-seed = ziarno { $seed }

## Na telefonie

gift_trail-phone-sub = { $square ->
    [0] start, { $gift ->
        [0] bez prezentu
       *[other] prezent { $gift }
    }
   *[other] pole { $square }, { $gift ->
        [0] bez prezentu
       *[other] prezent { $gift }
    }
}
gift_trail-phone-sub-finished = na mecie, miejsce { $rank }
gift_trail-phone-sub-removed = poza szlakiem
gift_trail-phone-sub-rank = pole { $square }, { gift_trail-ordinal } z { $n }
gift_trail-ordinal = { $rank }.
gift_trail-phone-your-roll = Twój rzut, { $seat }
gift_trail-phone-reach = { $dice ->
    [one] Jedna kostka: idziesz o 1 do 6 pól.
    [few] Dwie kostki: idziesz o 2 do 12 pól.
   *[many] Dwie kostki: idziesz o 2 do 12 pól.
}
gift_trail-phone-ahead = Przed tobą
gift_trail-phone-gold = złote = twój rzut
gift_trail-phone-roll = Rzuć kostkami
gift_trail-phone-roll-one = Rzuć kostką
gift_trail-phone-hold-none = Nie masz jeszcze prezentu.
gift_trail-phone-hold-lost = Nie masz teraz prezentu.
gift_trail-phone-hold = Masz prezent { $gift }.
gift_trail-phone-hold-own = Masz prezent { $gift }, swój własny.
gift_trail-phone-brought = Twój własny ma numer { $gift }.
gift_trail-phone-put = Napisz na swoim prezencie numer { $gift }
gift_trail-phone-put-note = Numer na papier, a prezent pod choinkę. Nikt inny się nie dowie, że jest od ciebie.
gift_trail-phone-then = { $seconds } s, potem { $what }
gift_trail-phone-then-roll = stół rzuca za ciebie
gift_trail-phone-then-tree = prezent spod choinki
gift_trail-phone-then-no = odpowiedź brzmi: nie
gift_trail-phone-then-drawn = numer losuje gra
gift_trail-phone-then-nearest = { $seat }, najbliżej
gift_trail-phone-then-next = { $seat }, po kolei
gift_trail-phone-then-furthest = { $seat }, z przodu
gift_trail-phone-then-behind = { $seat }, z tyłu
gift_trail-phone-no-timer = Bez pośpiechu.
gift_trail-phone-whose = Czyj prezent bierzesz?
gift_trail-phone-whose-place = Czyje miejsce i prezent bierzesz?
gift_trail-phone-with-whom = Z kim się zamieniasz?
gift_trail-phone-from-where = Skąd?
gift_trail-phone-which = Który numer bierzesz?
gift_trail-phone-want = Chcesz?
gift_trail-phone-tree = Spod choinki
gift_trail-phone-tree-note = { $n ->
    [one] Leży tam jeden prezent, jest twój.
    [few] Leżą tam { $n } prezenty, jeden się losuje.
   *[many] Leży tam { $n } prezentów, jeden się losuje.
}
gift_trail-phone-tree-note-walk = { $n ->
    [one] Leży tam jeden prezent, jest twój.
    [few] Leżą tam { $n } prezenty, wybierasz ty.
   *[many] Leży tam { $n } prezentów, wybierasz ty.
}
gift_trail-phone-payback-steal = { $seat } stoi na czaszce z prezentem { $gift }. Możesz go wziąć.
gift_trail-phone-payback-trade = { $seat } stoi na czaszce. Możesz wymienić prezent { $own } na { $gift }.
gift_trail-phone-payback-yes = Tak, biorę prezent { $gift }
gift_trail-phone-payback-yes-trade = Wymieniam na prezent { $gift }
gift_trail-phone-payback-no = Nie, dziękuję
gift_trail-phone-payback-take = oddaje { $seat }
gift_trail-phone-payback-give = prezent { $gift } bierze { $seat }
gift_trail-phone-payback-keep = zostaje prezent { $gift }
gift_trail-phone-payback-leave = { $seat } zatrzymuje prezent
gift_trail-phone-out = Poza zasięgiem
gift_trail-phone-square-of = { $n ->
    [0] na twoim polu
    [one] { $way ->
        [ahead] { $n } pole z przodu
       *[behind] { $n } pole z tyłu
    }
    [few] { $way ->
        [ahead] { $n } pola z przodu
       *[behind] { $n } pola z tyłu
    }
   *[many] { $way ->
        [ahead] { $n } pól z przodu
       *[behind] { $n } pól z tyłu
    }
}
gift_trail-phone-do-tree = Biorę spod choinki
gift_trail-phone-do-steal = Biorę prezent { $gift }
gift_trail-phone-do-trade = Wymieniam na prezent { $gift }
gift_trail-phone-do-steal-place = Biorę prezent { $gift } i miejsce
gift_trail-phone-do-trade-place = Zamiana: prezent { $gift } i miejsce
gift_trail-phone-do-swap = Zamiana: { $seat }
gift_trail-phone-do-pick = Biorę prezent { $gift }
gift_trail-phone-do-choose = Najpierw wybierz
gift_trail-phone-gift = prezent { $gift }
gift_trail-phone-why = Dlaczego?
gift_trail-phone-why-title = Dlaczego ta karta?
gift_trail-phone-why-note = { $n ->
    [one] Pasuje tu tylko jedna karta.
    [few] Pasują tu { $n } karty. Każda ma tę samą wagę, tylko Cicha kradzież podwójną.
   *[many] Pasuje tu { $n } kart. Każda ma tę samą wagę, tylko Cicha kradzież podwójną.
}
gift_trail-phone-why-none-title = Dlaczego nic?
gift_trail-phone-why-none-note = { $seat } staje na gwieździe z prezentem. Oto szczęśliwe karty i to, co każdą z nich zatrzymuje.
gift_trail-phone-why-without = tylko dla osoby bez prezentu
gift_trail-phone-chance = { $weight } na { $total }
gift_trail-phone-rule = Zasada { $clause }
gift_trail-phone-waiting = Czekamy: { $seat }
gift_trail-phone-you-are = Ty
gift_trail-phone-before = { $n ->
    [0] Następna tura jest twoja.
    [one] Jeszcze { $n } tura przed twoją.
    [few] Jeszcze { $n } tury przed twoją.
   *[many] Jeszcze { $n } tur przed twoją.
}
gift_trail-phone-home = Meta! Jesteś w domu
gift_trail-phone-home-note = Miejsce { $rank }. Prezent { $gift } jest twój, nikt go już nie zabierze.
gift_trail-phone-gone = Jesteś poza szlakiem
gift_trail-phone-gone-note = Możesz oglądać. Prezent od ciebie zostaje w grze.
gift_trail-phone-lately = Ostatnio
gift_trail-phone-table = Szlak
gift_trail-phone-everyone = Cały stół
gift_trail-phone-last-round = Ostatnia runda: po niej otwieramy prezenty.

gift_trail-results-wait = Otwieramy prezenty
gift_trail-results-done = Wszystkie prezenty otwarte
gift_trail-results-wait-note = Karta po karcie. Twoja karta jest { gift_trail-ordinal } z { $n }.
gift_trail-results-yours = Zabierasz do domu prezent { $gift }
gift_trail-results-from = To prezent od: { $other_seat }.
gift_trail-results-own = To twój własny prezent. Dobry wybór!
gift_trail-results-all = Kto co zabiera do domu
gift_trail-results-row = prezent { $gift }, od: { $other_seat }
gift_trail-results-row-own = prezent { $gift }, własny
gift_trail-results-commitment = Ziarno { $seed }. Jego odcisk { $commitment } widać już przed pierwszym losowaniem.

## Gospodarz

gift_trail-seat-note = { $square ->
    [0] na starcie, { $gift ->
        [0] bez prezentu
       *[other] prezent { $gift }
    }
   *[other] pole { $square }, { $gift ->
        [0] bez prezentu
       *[other] prezent { $gift }
    }
}
gift_trail-seat-note-finished = na mecie, prezent { $gift }
gift_trail-seat-note-removed = poza szlakiem
gift_trail-remove-note = { $gift ->
    [0] Pionek schodzi ze szlaku.
   *[other] Prezent { $gift } wraca pod choinkę.
}
gift_trail-parcels = Kto ma który prezent
gift_trail-parcels-note = Porównaj prawdziwe paczki z tą listą.
gift_trail-parcels-spare = { $n ->
    [one] Gra jeden gracz komputerowy: połóż zapasową paczkę z numerem, który zostaje.
    [few] Grają { $n } gracze komputerowi: połóż { $n } zapasowe paczki z numerami, które zostają.
   *[many] Gra { $n } graczy komputerowych: połóż { $n } zapasowych paczek z numerami, które zostają.
}
gift_trail-parcels-tree = pod choinką
gift_trail-parcel = Prezent { $gift }

## Zasady i pola

gift_trail-rules-squares = Pola
gift_trail-rules-cards = Dwanaście kart
gift_trail-rules-when = Kiedy się zdarza
gift_trail-rules-board = Plansza
gift_trail-rules-chains = Łańcuchy
gift_trail-rules-chains-text = Skok naprzód to kolejne lądowanie, najwyżej trzy z rzędu. Każda inna karta kończy ruch. Cofnięcie i zmiana miejsca to nie lądowanie.
gift_trail-rules-host = Gospodarz
gift_trail-rules-host-text = Pauza zatrzymuje grę i wszystkie zegary. Pominięcie tury pomaga, gdy ktoś nie może grać. Usunięcie jest na dobre, a prezent wraca pod choinkę. Koniec gry od razu otwiera prezenty.

## Dziennik

gift_trail-log-started = Kolejność jest wylosowana.
gift_trail-log-gifts_numbered = Każdy prezent ma już swój numer.
gift_trail-log-numbered = Twój prezent ma numer { $number }.
gift_trail-log-rolled = { $seat } rzuca: { $dice }.
gift_trail-log-moved = { $how ->
    [leap] { $seat } skacze na pole { $to }.
    [back] { $seat } cofa się { $to ->
        [0] na start
       *[other] na pole { $to }
    }.
   *[roll] { $seat } idzie na pole { $to }.
}
gift_trail-log-landed = { $kind ->
    [lucky] { $seat } staje na szczęśliwej gwieździe.
    [unlucky] { $seat } staje na pechowej czaszce.
    [shield] { $seat } staje na tarczy.
    [finish] { $seat } dociera do mety!
   *[plain] { $seat } staje na polu { $square }.
}
gift_trail-log-drew = { $seat } losuje: { $effect ->
    [leap_forward] { gift_trail-effect-leap_forward }
    [sneaky_steal] { gift_trail-effect-sneaky_steal }
    [steal_ahead] { gift_trail-effect-steal_ahead }
    [steal_behind] { gift_trail-effect-steal_behind }
    [steal_front_gift] { gift_trail-effect-steal_front_gift }
    [swap_places] { gift_trail-effect-swap_places }
    [steal_front_gift_place] { gift_trail-effect-steal_front_gift_place }
    [back_3] { gift_trail-effect-back_3 }
    [back_to_tree] { gift_trail-effect-back_to_tree }
    [payback_steal] { gift_trail-effect-payback_steal }
   *[payback_trade] { gift_trail-effect-payback_trade }
}.
gift_trail-log-nothing = { $seat }: nic się nie dzieje.
gift_trail-log-asked = { $prompt ->
    [roll] Teraz rzuca { $seat }.
    [first_gift] { $seat } wybiera pierwszy prezent.
    [pick_victim] { $seat } wybiera, czyj prezent wziąć.
    [pick_tied] { $seat } wybiera, czyj prezent wziąć.
    [pick_swap] { $seat } wybiera, z kim się zamienić.
    [payback] { $seat } decyduje o rewanżu.
   *[pick_gift] { $seat } wybiera numer pod choinką.
}
gift_trail-log-answered = { $by ->
    [clock] { $seat }: koniec czasu, decyduje stół.
    [host] { $seat }: decyduje gospodarz.
    [rules] { $seat }: zostaje jedna możliwość.
   *[player] { $seat } już wie.
}
gift_trail-log-gift = { $from_seat ->
    [none] { $to_seat } bierze prezent { $number } spod choinki.
   *[other] { $to_seat ->
        [none] { $from_seat } odkłada prezent { $number } pod choinkę.
       *[other] { $to_seat } bierze prezent { $number }, oddaje { $from_seat }.
    }
}
gift_trail-log-swapped = { $seat } i { $other_seat } zamieniają się miejscami.
gift_trail-log-finished = { $rank ->
    [1] { $seat } na mecie przed wszystkimi!
   *[other] { $seat } na mecie, miejsce { $rank }.
}
gift_trail-log-skipped = { $seat }: tura pominięta.
gift_trail-log-removed = { $seat } schodzi ze szlaku.
gift_trail-log-last_round = To ostatnia runda.
gift_trail-log-over = { $early ->
    [true] Gospodarz kończy grę.
   *[false] Koniec szlaku. Pora na prezenty!
}

gift_trail-asked-roll = { $seat } zaraz rzuca
gift_trail-asked-first_gift = { $seat } wybiera pierwszy prezent
gift_trail-asked-pick_victim = { $seat } wybiera prezent
gift_trail-asked-pick_tied = { $seat } wybiera prezent
gift_trail-asked-pick_swap = { $seat } wybiera miejsce
gift_trail-asked-payback = { $seat } decyduje o rewanżu
gift_trail-asked-pick_gift = { $seat } stoi przy choince
gift_trail-rules-with = Z prezentem:

## Odmowy: zdanie i krótka forma obok imienia

gift_trail-why-shield = { $seat } stoi na tarczy.
gift_trail-why-shield-short = na tarczy
gift_trail-why-same-square = { $seat } stoi na tym samym polu: zamiana nic nie zmienia.
gift_trail-why-same-square-short = na tym samym polu
gift_trail-why-no-gift = { $seat } nie ma prezentu.
gift_trail-why-no-gift-short = bez prezentu
gift_trail-why-too-far = { $seat } jest za daleko: { $squares ->
    [one] { $squares } pole
    [few] { $squares } pola
   *[many] { $squares } pól
}, a ta karta sięga do { $reach }.
gift_trail-why-too-far-short = { $squares ->
    [one] { $squares } pole stąd
    [few] { $squares } pola stąd
   *[many] { $squares } pól stąd
}
gift_trail-why-not-ahead = { $squares ->
    [0] { $seat } stoi na tym samym polu, a ta karta sięga tylko do przodu.
   *[other] { $seat } stoi z tyłu, a ta karta sięga tylko do przodu.
}
gift_trail-why-not-ahead-short = { $squares ->
    [0] na tym samym polu
   *[other] z tyłu
}
gift_trail-why-not-behind = { $squares ->
    [0] { $seat } stoi na tym samym polu, a ta karta sięga tylko do tyłu.
   *[other] { $seat } stoi z przodu, a ta karta sięga tylko do tyłu.
}
gift_trail-why-not-behind-short = { $squares ->
    [0] na tym samym polu
   *[other] z przodu
}
gift_trail-why-further-ahead = { $seat } stoi { $squares ->
    [one] { $squares } pole
    [few] { $squares } pola
   *[many] { $squares } pól
} przed tobą, a najbliższy prezent czeka bliżej: { $nearest ->
    [one] { $nearest } pole
    [few] { $nearest } pola
   *[many] { $nearest } pól
} stąd.
gift_trail-why-further-ahead-short = dalej z przodu
gift_trail-why-further-behind = { $seat } stoi { $squares ->
    [one] { $squares } pole
    [few] { $squares } pola
   *[many] { $squares } pól
} za tobą, a najbliższy prezent czeka bliżej: { $nearest ->
    [one] { $nearest } pole
    [few] { $nearest } pola
   *[many] { $nearest } pól
} stąd.
gift_trail-why-further-behind-short = dalej z tyłu
gift_trail-why-not-closest = { $seat } stoi na polu { $square }, a prezent najbliżej mety jest na polu { $front }.
gift_trail-why-not-closest-short = nie najbliżej mety
gift_trail-why-not-front = { $seat } stoi { $square ->
    [0] na starcie
   *[other] na polu { $square }
}, a osoba na czele na polu { $front }.
gift_trail-why-not-front-short = nie na czele
gift_trail-why-own = To prezent od ciebie, a leży tam jeszcze inny.
gift_trail-why-own-short = od ciebie
gift_trail-why-not-under-tree = Prezent { $gift } nie leży pod choinką.
gift_trail-why-yourself = Siebie wybrać nie można.
gift_trail-why-no-player = Na tym miejscu nikt nie gra.
gift_trail-why-removed = { $seat } jest poza szlakiem.
gift_trail-why-finished = { $seat } jest na mecie: tego prezentu nie da się ruszyć.
gift_trail-why-roll-first = Najpierw kostki.
gift_trail-why-choose-first = Najpierw wybór, kostki potem.
gift_trail-why-other-choice = Tego teraz nie ma do wyboru.
gift_trail-why-not-asked = To teraz nie twój wybór.
gift_trail-why-shape = Stół tego nie rozumie.
gift_trail-why-draw = Tak się tu nie da wylosować.
gift_trail-phone-draw = Niech wylosuje gra
gift_trail-phone-draw-note = nigdy własny, dopóki leży tam inny
gift_trail-phone-do-draw = Losuję

## Samouczek

gift_trail-tutorial-hello = Grasz jako { $seat }. Idziesz do choinki, a prezenty po drodze przechodzą z rąk do rąk.
gift_trail-tutorial-roll = Twoja kolej: rzuć kostkami.
gift_trail-tutorial-star = Szczęśliwa gwiazda daje kartę: Cicha kradzież. Wybierz: { $other_seat }, potem złoty przycisk.
gift_trail-tutorial-star-hint = W tym samouczku wybierz: { $other_seat }.
gift_trail-tutorial-gift = Prezent jest twój, póki ktoś go nie zabierze.
gift_trail-tutorial-skull = { $other_seat } stoi na czaszce, a karta proponuje ci wymianę. Wybierz, jak wolisz!
gift_trail-tutorial-plain = { $other_seat } staje bez prezentu na zwykłym polu i bierze jeden spod choinki. Rzucasz ty!
gift_trail-tutorial-shield = Tarcza! Póki na niej stoisz, nikt nie zabierze ci prezentu.
gift_trail-tutorial-safe = { $first_seat } losuje Cichą kradzież, ale ciebie chroni tarcza. Wymienić się musi { $other_seat }.
gift_trail-tutorial-last = Choinka już blisko. Rzucaj!
gift_trail-tutorial-home = Jesteś na mecie, a prezent jest twój na zawsze.
gift_trail-tutorial-reveal = Na szlaku zostaje jedna osoba, więc otwieramy prezenty. Od kogo jest twój?
