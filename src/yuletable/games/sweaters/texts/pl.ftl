# Brzydkie swetry, po polsku. Imiona w mianowniku, bez zaimków i bez form z rodzajem.

sweaters-name = Brzydkie swetry
sweaters-blurb = Wygrywaj lewy, wybieraj przed innymi i dziergaj najbardziej krzykliwe swetry.
sweaters-start = Nabierz oczka

## Poczekalnia

sweaters-option-mode = Tryb
sweaters-option-mode-casual = Swobodny
sweaters-option-mode-express = Ekspresowy
sweaters-option-mode-avid = Zawzięty
sweaters-option-mode-note = Swobodny: trzy rundy. Ekspresowy: jedna runda i wyścig o mody. Zawzięty: trzy rundy, a każdego Sekretnego Mikołaja trzeba spełnić.
sweaters-option-difficulty = Poziom
sweaters-option-difficulty-beginner = Początkujący
sweaters-option-difficulty-novice = Średni
sweaters-option-difficulty-expert = Ekspert
sweaters-option-difficulty-note = Początkujący: sama moda. Średni: także modna włóczka. Ekspert: także idealny rozmiar. Ekspresowy i zawzięty to zawsze ekspert.
sweaters-option-bonus = Zdolności
sweaters-option-bonus-false = Wyłączone
sweaters-option-bonus-true = Włączone
sweaters-option-bonus-note = Karta dodatkowa dla każdej osoby, na poziomie ekspert.
sweaters-option-profile = Zasady
sweaters-option-profile-classic = Klasyczne
sweaters-option-profile-current = Nowe
sweaters-option-profile-note = Klasyczne: jak w grze drukowanej. Nowe: jak w najnowszej cyfrowej, ręce uzupełnia się od razu, a łaty pasują też znakiem.
sweaters-bot-random = Losowy
sweaters-bot-greedy = Zachłanny
sweaters-bot-greedy-note = Bierze to, co na oko najlepsze.
sweaters-bot-expert = Ekspert
sweaters-bot-expert-note = Rozgrywa w myślach następne lewy, z każdą możliwą ręką.

## Kolory, znaki, karty

sweaters-color-purple = Fioletowa
sweaters-color-red = Czerwona
sweaters-color-green = Zielona
sweaters-color-yellow = Żółta
sweaters-icon-snowman = bałwan
sweaters-icon-candy_cane = laska cukrowa
sweaters-icon-bell = dzwonek
sweaters-icon-tree = choinka
sweaters-slot-L = lewa (L)
sweaters-slot-R = prawa (R)
sweaters-slot-B = dół (B)
sweaters-slot-float = luzem
sweaters-color = { $color ->
    [purple] { sweaters-color-purple }
    [red] { sweaters-color-red }
    [green] { sweaters-color-green }
   *[yellow] { sweaters-color-yellow }
}
sweaters-led-color = { $led_color ->
    [purple] { sweaters-color-purple }
    [red] { sweaters-color-red }
    [green] { sweaters-color-green }
   *[yellow] { sweaters-color-yellow }
}
sweaters-with-color = { $with_color ->
    [purple] { sweaters-color-purple }
    [red] { sweaters-color-red }
    [green] { sweaters-color-green }
   *[yellow] { sweaters-color-yellow }
}
sweaters-icon = { $icon ->
    [snowman] { sweaters-icon-snowman }
    [candy_cane] { sweaters-icon-candy_cane }
    [bell] { sweaters-icon-bell }
   *[tree] { sweaters-icon-tree }
}
sweaters-led-icon = { $led_icon ->
    [snowman] { sweaters-icon-snowman }
    [candy_cane] { sweaters-icon-candy_cane }
    [bell] { sweaters-icon-bell }
   *[tree] { sweaters-icon-tree }
}
sweaters-as-icon = { $as_icon ->
    [snowman] { sweaters-icon-snowman }
    [candy_cane] { sweaters-icon-candy_cane }
    [bell] { sweaters-icon-bell }
   *[tree] { sweaters-icon-tree }
}
sweaters-slot = { $slot ->
    [R] { sweaters-slot-R }
    [B] { sweaters-slot-B }
    [float] { sweaters-slot-float }
   *[L] { sweaters-slot-L }
}
sweaters-own-slot = { $own_slot ->
    [R] { sweaters-slot-R }
    [B] { sweaters-slot-B }
    [float] { sweaters-slot-float }
   *[L] { sweaters-slot-L }
}
sweaters-patch = łata
sweaters-card = { $value ->
    [0] { sweaters-color } { sweaters-patch }
   *[other] { sweaters-color } { $value }
}
sweaters-with-card = { $with_value ->
    [0] { sweaters-with-color } { sweaters-patch }
   *[other] { sweaters-with-color } { $with_value }
}
sweaters-fad = { $fad ->
    [1] żółty i dzwonek
    [2] żółty i bałwan
    [3] fioletowy i bałwan
    [4] fioletowy i dzwonek
    [5] czerwony i laska cukrowa
    [6] czerwony i choinka
    [7] zielony i choinka
    [8] zielony i laska cukrowa
   *[other] Misz-masz
}
sweaters-santa-1 = Ciocia Agnieszka
sweaters-santa-2 = Wujek Olaf
sweaters-santa-3 = Mała Zosia
sweaters-santa-4 = Dziadek Staś
sweaters-santa-5 = Kuzynka Ingrid
sweaters-santa-6 = Sąsiad Tomek
sweaters-santa-7 = Babcia Halina
sweaters-santa-8 = Kuzyn Bruno
sweaters-santa-9 = Ciocia Matylda
sweaters-santa-10 = Wujek Leon
sweaters-santa-11 = Siostra Pola
sweaters-santa-12 = Brat Kacper
sweaters-santa-13 = Chrzestna Wanda
sweaters-santa-14 = Kuzyn Nils
sweaters-santa-15 = Babunia Róża
sweaters-santa-16 = Wujek Franek
sweaters-santa = { $santa ->
    [2] { sweaters-santa-2 }
    [3] { sweaters-santa-3 }
    [4] { sweaters-santa-4 }
    [5] { sweaters-santa-5 }
    [6] { sweaters-santa-6 }
    [7] { sweaters-santa-7 }
    [8] { sweaters-santa-8 }
    [9] { sweaters-santa-9 }
    [10] { sweaters-santa-10 }
    [11] { sweaters-santa-11 }
    [12] { sweaters-santa-12 }
    [13] { sweaters-santa-13 }
    [14] { sweaters-santa-14 }
    [15] { sweaters-santa-15 }
    [16] { sweaters-santa-16 }
   *[1] { sweaters-santa-1 }
}
sweaters-ability-little_brothers = Mali bracia
sweaters-ability-little_brothers-note = 3 punkty za dwa swetry: 1 zielona + 2 czerwone oraz 2 zielone + 1 czerwona.
sweaters-ability-tina = Majsterka Tina
sweaters-ability-tina-note = Raz, na koniec rundy: przenieś jedną część albo zamień dwie.
sweaters-ability-maria = Zakręcona Maria
sweaters-ability-maria-note = Raz: karta z wartością idzie na dowolne miejsce.
sweaters-ability-billy = Brutalny Billy
sweaters-ability-billy-note = Raz, gdy lewę wygrywa ktoś inny: wybierz przed wszystkimi i wyrzuć tę kartę.
sweaters-ability = { $ability ->
    [tina] { sweaters-ability-tina }
    [maria] { sweaters-ability-maria }
    [billy] { sweaters-ability-billy }
   *[little_brothers] { sweaters-ability-little_brothers }
}

## Zapis punktów

sweaters-line-complete = Gotowy
sweaters-line-run = Po kolei
sweaters-line-fad_color = Moda: kolor
sweaters-line-fad_icon = Moda: znak
sweaters-line-clash = Misz-masz
sweaters-line-banked = W banku
sweaters-line-color = Jeden kolor
sweaters-line-icon = Jeden znak
sweaters-line-santa = Sekretny Mikołaj
sweaters-line-brothers = Mali bracia
sweaters-line-total = Razem
sweaters-tie-unbuilt = Tyle samo punktów: rozstrzyga mniej niedokończonych swetrów.
sweaters-tie-fad_points = Tyle samo punktów i niedokończonych swetrów: rozstrzygają punkty za mody.
sweaters-tie-shared = Wszystko równe: wspólne zwycięstwo.
sweaters-no-winner = Każdej osobie brakuje Sekretnego Mikołaja: nikt nie wygrywa.

## Kto odpowiada

sweaters-asked-play = { $seat } wybiera kartę do zagrania
sweaters-asked-copy = { $seat } wybiera, co udaje łata
sweaters-asked-billy = { $seat } myśli o Billym
sweaters-asked-draft = { $seat } bierze kartę
sweaters-asked-place = { $seat } dzierga
sweaters-asked-offer = { $seat } może ustalić łatę
sweaters-asked-tina = { $seat } myśli o Tinie
sweaters-asked-tina_place = { $seat } przenosi część
sweaters-asked-patch = { $seat } ustala łatę
sweaters-asked-review = { $seat } ogląda punkty

## Dziennik

sweaters-log-started = Pierwszą lewę zaczyna { $seat }.
sweaters-log-round_started = Runda { $round } z { $rounds }.
sweaters-log-fad_turned = Moda: { sweaters-fad }.
sweaters-log-yarn_turned = Modna włóczka: { sweaters-color }.
sweaters-log-fit_turned = Idealny rozmiar: { $number }.
sweaters-log-bonus_dealt = { $seat } dostaje kartę: { sweaters-ability }.
sweaters-log-santas_dealt = { $count ->
    [one] { $seat } dostaje { $count } kartę Sekretnego Mikołaja.
    [few] { $seat } dostaje { $count } karty Sekretnych Mikołajów.
   *[many] { $seat } dostaje { $count } kart Sekretnych Mikołajów.
}
sweaters-log-pool_laid = Karty w puli: { $count }.
sweaters-log-dealt = { $seat } bierze karty do ręki: { $count }.
sweaters-log-played = { $seat } zagrywa: { sweaters-card }.
sweaters-log-copied = { sweaters-color } łata udaje: { $as_value }, { sweaters-as-icon }.
sweaters-log-missed = { $seat } nie ma do czego dołożyć: { sweaters-led-color }, { sweaters-led-icon }.
sweaters-log-ranked = { $seat } wygrywa lewę kartą: { sweaters-card }.
sweaters-log-billy_used = { $seat } wysyła Billy’ego: { sweaters-card } wylatuje z gry.
sweaters-log-billy_kept = { $seat } zachowuje Billy’ego.
sweaters-log-maria_used = { $seat } woła Marię: część idzie w inne miejsce.
sweaters-log-knitted = { $fresh ->
    [true] { $seat } zaczyna sweter { $sweater }: { sweaters-card }.
   *[false] { $seat } dokłada do swetra { $sweater }: { sweaters-card }.
}
sweaters-log-covered = { sweaters-card } zostaje pod spodem.
sweaters-log-pinned = { sweaters-color } łata ma już miejsce: { sweaters-slot }.
sweaters-log-completed = { $seat } kończy sweter { $sweater }.
sweaters-log-patch_set = { $seat }: { sweaters-color } łata to teraz { $as_value }, { sweaters-as-icon }.
sweaters-log-offer_skipped = { $seat } zostawia łaty otwarte.
sweaters-log-claimed = { $seat } zajmuje modę swetrem { $sweater }, { sweaters-fad }. Punkty: { $points }.
sweaters-log-refilled = { $seat } dobiera karty do dziewięciu.
sweaters-log-last_draft = { $seat } ma dość swetrów: to ostatnie wybieranie w tej rundzie.
sweaters-log-round_ended = Koniec rundy { $round }.
sweaters-log-tina_moved = { $seat } woła Tinę: { sweaters-card } idzie do swetra { $sweater }.
sweaters-log-tina_swapped = { $seat } woła Tinę: { sweaters-card } i { sweaters-with-card } zamieniają się miejscami.
sweaters-log-tina_kept = { $seat } zachowuje Tinę.
sweaters-log-santa_revealed = { $met ->
    [true] { $seat }: { sweaters-santa } ma swój sweter.
   *[false] { $seat }: { sweaters-santa } nic nie dostaje.
}
sweaters-log-brothers_met = { $seat } ma oba swetry małych braci.
sweaters-log-scored = { $seat }: runda { $round }, punkty: { $points }, razem { $total }.
sweaters-log-ready = { $seat } idzie dalej.
sweaters-log-answered = { $seat }: czas minął.
sweaters-log-skipped = { $seat }: pominięcie.
sweaters-log-over = { $early ->
    [true] Gra przerwana.
   *[false] Koniec gry.
}

## Odmowy

sweaters-why-shape = Stół tego nie rozumie.
sweaters-why-draw = Takie losowanie tu nie wypada.
sweaters-why-over = Gra jest skończona.
sweaters-why-done = Twoja odpowiedź już jest; inni jeszcze wybierają.
sweaters-why-not-asked = Teraz nie ma czego wybierać.
sweaters-why-not-turn = Teraz { $turn_seat }.
sweaters-why-asked-for = Najpierw coś innego: { $what ->
    [play] zagraj kartę
    [copy] wskaż kartę, którą udaje łata
    [billy] użyj Billy’ego albo zachowaj kartę
    [draft] weź kartę
    [place] połóż kartę
    [offer] ustal łatę albo zostaw otwartą
    [tina] użyj Tiny albo zachowaj kartę
    [tina_place] połóż część
    [patch] ustal łatę
   *[review] idź dalej
}.
sweaters-why-no-card = Nie ma takiej karty.
sweaters-why-not-held = { sweaters-card }: tej karty nie ma w twojej ręce.
sweaters-why-follow = { sweaters-card } nie pasuje, a masz czym dołożyć: { sweaters-led-color } albo { sweaters-led-icon }.
sweaters-why-patch-follow = { sweaters-color } łata pasuje tylko kolorem, a masz czym dołożyć: { sweaters-led-color } albo { sweaters-led-icon }.
sweaters-why-copy-when = Kartę z puli udaje tylko łata zagrana jako pierwsza.
sweaters-why-copy-patch = Łata nie ma czego udawać: wskaż kartę z wartością.
sweaters-why-just-played = { sweaters-card } leży dopiero w wymianie: trafi do puli po tym wybieraniu.
sweaters-why-not-in-pool = { sweaters-card }: tej karty nie ma w puli.
sweaters-why-no-sweater = Nie masz swetra { $sweater }: wszystkich jest { $sweaters }.
sweaters-why-no-slot = Miejsce to lewa (L), prawa (R) albo dół (B).
sweaters-why-slot-shape = { sweaters-card } idzie na swoje miejsce: { sweaters-own-slot }, nie { sweaters-slot }.
sweaters-why-slot-needed = { sweaters-card }: wskaż lewą stronę, prawą albo dół.
sweaters-why-patch-floats = Łata, która zaczyna sweter, wisi luzem i nie ma jeszcze miejsca.
sweaters-why-locked = Sweter { $sweater } zajmuje już modę i jest zamknięty.
sweaters-why-pin-none = Tam nie wisi żadna łata.
sweaters-why-pin-needed = Wskaż od razu miejsce wiszącej łaty: { sweaters-color }.
sweaters-why-pin-same = Łata i nowa część nie mogą być w tym samym miejscu: { sweaters-slot }.
sweaters-why-not-a-patch = { sweaters-card } to nie łata.
sweaters-why-patch-not-open = { sweaters-color } łata: teraz jej nie ustalasz.
sweaters-why-patch-first = Najpierw { sweaters-color } łata.
sweaters-why-patch-value = Łata ma wartość od 1 do 12, nie { $number }.
sweaters-why-patch-icon = Łata ma znak: bałwan, laska cukrowa, dzwonek albo choinka.
sweaters-why-no-ability = Nie masz tej karty: { sweaters-ability }.
sweaters-why-spent = Ta karta jest już zużyta: { sweaters-ability }.
sweaters-why-billy-when = Billy wchodzi przed wybieraniem, gdy lewę wygrywa ktoś inny.
sweaters-why-tina-when = Tina wchodzi na koniec rundy.
sweaters-why-no-piece = { sweaters-card }: nie ma tej części w twoich swetrach.
sweaters-why-tina-nowhere = { sweaters-card } nie ma dokąd pójść.
sweaters-why-tina-other = Tina działa między dwoma swetrami: wskaż inny.
sweaters-why-tina-swap = Te dwie części nie mogą się zamienić: obie zachowują miejsca, a jedno z nich jest zajęte.
sweaters-why-tina-slot = { sweaters-card } zachowuje miejsce: { sweaters-own-slot }.
sweaters-why-tina-taken = W swetrze { $sweater } to miejsce jest zajęte: { sweaters-slot }.
sweaters-why-tina-same = To niczego nie zmienia.

## Co mówi każdy ekran

sweaters-you = Ty
sweaters-round = W tej rundzie
sweaters-round-fad-title = Moda
sweaters-round-fad = { sweaters-fad }, po +3
sweaters-round-clash = trzy kolory i trzy znaki, +3
sweaters-round-display = Mody, +3 za każdą połowę
sweaters-round-gone = wszystkie zajęte
sweaters-round-yarn = Modna włóczka
sweaters-round-yarn-note = { sweaters-color } bije
sweaters-round-yarn-left = { $n ->
    [one] ostatnia lewa
    [few] { $n } lewy
   *[many] { $n } lew
}
sweaters-round-fit = Idealny rozmiar
sweaters-round-fit-note = { $number } bije wszystko
sweaters-trade = Lewa
sweaters-trade-note = mocniejsza karta wybiera wcześniej
sweaters-trade-order = kolejność wybierania
sweaters-pool = Pula
sweaters-pool-note = weź kartę i dziergaj
sweaters-counts = { $value }, { sweaters-icon }
sweaters-needs = brak { $slots }
sweaters-up-to = do { $points }
sweaters-done = gotowy
sweaters-locked = Zajmuje modę: zamknięty
sweaters-locked-short = Zamknięty
sweaters-locked-note = zajmuje modę
sweaters-picks = wybór { $ranks }.
sweaters-picks-now = wybiera
sweaters-picked = po wyborze
sweaters-complete-of = gotowe: { $n } z { $target }
sweaters-tag-play = zagrywa
sweaters-tag-copy = zagrywa
sweaters-tag-billy = Billy?
sweaters-tag-draft = wybiera
sweaters-tag-place = dzierga
sweaters-tag-offer = łata?
sweaters-tag-tina = Tina?
sweaters-tag-tina_place = przenosi
sweaters-tag-patch = ustala łatę
sweaters-tag-review = ogląda
sweaters-used = zużyta
sweaters-missed = brak: { sweaters-color }, { sweaters-icon }
sweaters-santas-of = Sekretni Mikołajowie: zakryci { $hidden }, z prezentem { $met }
sweaters-cards = { $n ->
    [one] 1 karta
    [few] { $n } karty
   *[many] { $n } kart
}
sweaters-points-now = gdyby to był koniec
sweaters-none-yet = Jeszcze bez swetra
sweaters-last-draft = ostatnie wybieranie w rundzie
sweaters-last-draft-note = To ostatnie wybieranie w tej rundzie.
sweaters-last-round = ostatnia runda
sweaters-order = Kolejność wybierania
sweaters-turn-done = po wyborze
sweaters-turn-now = teraz wybiera
sweaters-turn-next = jeszcze przed wyborem
sweaters-turn-billy = wybór poszedł na Billy’ego
sweaters-bot-plays = Gra komputer
sweaters-phone-away = Telefon jest daleko

## Na telewizorze

sweaters-tv-round = runda { $round } z { $rounds }
sweaters-tv-deal = Rozdawanie kart
sweaters-tv-play = { $seat } zaczyna dowolną kartą.
sweaters-tv-follow = { $seat } dokłada: { sweaters-led-color } albo { sweaters-led-icon }.
sweaters-tv-copy = { $seat } wybiera, co udaje łata.
sweaters-tv-billy = { $seat } może wysłać Billy’ego.
sweaters-tv-draft = { $seat } bierze kartę i dzierga.
sweaters-tv-place = { $seat } dzierga.
sweaters-tv-offer = { $seat } może ustalić łatę dla mody.
sweaters-tv-tina = { $seat } może zawołać Tinę.
sweaters-tv-tina_place = { $seat } przenosi część.
sweaters-tv-patch = { $seat } ustala łatę.
sweaters-tv-review = { $seat } jeszcze ogląda.
sweaters-tv-all-patch = Łaty dostają wartość i znak.
sweaters-tv-all-review = Punkty za rundę.
sweaters-tv-line = Najbrzydsze ze wszystkich
sweaters-tv-winner = Wygrywa { $seat }!
sweaters-tv-winners = Wygrywają { $seat } i { $other_seat }!
sweaters-tv-shared = Wspólne zwycięstwo!
sweaters-ended-early = Gra przerwana
sweaters-ended-early-note = Bez miejsc: nie było końca.
sweaters-done-note = Dotknij swetra i zobacz, za co są punkty.
sweaters-final-note = Niedokończone swetry: { $unbuilt }, punkty za mody: { $fads }
sweaters-final-made = Swetry: { $n }, za mody: { $fads }
sweaters-zero = { $n ->
    [one] Brakuje jednego Sekretnego Mikołaja: 0 punktów
    [few] Brakuje { $n } Sekretnych Mikołajów: 0 punktów
   *[many] Brakuje { $n } Sekretnych Mikołajów: 0 punktów
}
sweaters-total-of = Razem; niedokończone: { $unbuilt }
sweaters-chart = Punkty w rundach
sweaters-chart-who = Kto
sweaters-chart-round = Runda { $round }

## Zapis punktów, wiersze

sweaters-sheet-complete = wszystkie trzy części: { $cards }
sweaters-sheet-run = { $values } idą po kolei
sweaters-sheet-color = trzy części w jednym kolorze: { sweaters-color }
sweaters-sheet-icon = trzy razy: { sweaters-icon }
sweaters-sheet-clash = trzy kolory i trzy znaki
sweaters-sheet-banked = zostaje od zajęcia mody
sweaters-unbuilt = Niedokończony
sweaters-unbuilt-note = Liczą się tylko gotowe swetry.
sweaters-santa-met = +3, sweter { $n }
sweaters-santa-missed = tym razem nic
sweaters-phone-santas-shown = Odkryci Sekretni Mikołajowie

## Na telefonie

sweaters-phone-hand = Twoja ręka
sweaters-phone-playable = do zagrania { $n } z { $of }
sweaters-phone-points = punkty
sweaters-trick = lewa { $trick }
sweaters-phone-rule = Zasada { $clause }
sweaters-phone-back = Odłóż
sweaters-phone-again = dotknij jeszcze raz
sweaters-phone-for-good = dotknij jeszcze raz: tak zostanie
sweaters-phone-no-timer = Bez pośpiechu: zegar jest wyłączony.
sweaters-badge-fit = Ideał
sweaters-badge-yarn = Modna
sweaters-sort-deal = Jak z talii
sweaters-sort-color = Kolorami
sweaters-sort-icon = Znakami
sweaters-phone-lead = Zaczynasz lewę
sweaters-phone-lead-note = Zagraj dowolną kartę: inni do niej dokładają.
sweaters-phone-led = { $seat } zaczyna: { sweaters-card }
sweaters-phone-you-led = Twój początek: { sweaters-card }
sweaters-phone-follow = Dołóż: { sweaters-led-color } albo { sweaters-led-icon }.
sweaters-phone-follow-any = Zagraj dowolną kartę: nic nie trzeba dokładać ({ sweaters-led-color }, { sweaters-led-icon }).
sweaters-rank = { $rank }.
sweaters-phone-rank = { sweaters-rank } teraz
sweaters-phone-copies = udaje
sweaters-phone-now = teraz
sweaters-phone-waits = czeka
sweaters-phone-your-card = Twoja karta
sweaters-phone-choose-card = Wybierz kartę
sweaters-phone-play = Zagraj: { sweaters-card }
sweaters-phone-play-note = { sweaters-icon } · byłaby { sweaters-rank } · jeszcze raz
sweaters-phone-copy = Co udaje łata: { sweaters-color }?
sweaters-phone-copy-note = Na tę lewę bierze wartość i znak karty z puli.
sweaters-phone-choose-copy = Wybierz kartę z puli
sweaters-phone-copy-do = Udawaj: { sweaters-card }
sweaters-phone-billy = Wysłać Billy’ego?
sweaters-phone-billy-note = Lewę wygrywa { $seat }. Billy wybiera przed wszystkimi, a ta karta wylatuje.
sweaters-phone-billy-which = Karta dla Billy’ego
sweaters-phone-billy-do = Wyrzuć: { $card }
sweaters-phone-billy-again = zużywa Billy’ego i Twój wybór
sweaters-phone-keep = Zachowaj
sweaters-phone-decline = Nie, zachowaj
sweaters-phone-ready = Dalej
sweaters-phone-draft = Weź kartę
sweaters-phone-draft-note = Od razu trafia do swetra.
sweaters-phone-knit-where = Dokąd idzie { sweaters-card }?
sweaters-phone-knit-slot = Miejsce: { sweaters-slot }. Dotknij oświetlonego.
sweaters-phone-knit-patch = Łata pasuje wszędzie. Sama jest luzem.
sweaters-phone-knit = Dziergaj: { sweaters-card }
sweaters-phone-knit-over = Zakryj: { sweaters-card }
sweaters-phone-choose-place = Wybierz miejsce
sweaters-phone-yours = Twoje swetry
sweaters-phone-sweater = Sweter { $n }
sweaters-phone-new = Nowy sweter
sweaters-phone-starts = Twój numer { $n }
sweaters-phone-finishes = Kończy
sweaters-phone-joins = Dokłada
sweaters-phone-covers = Zakrywa: { sweaters-card }
sweaters-phone-no-gain = bez zysku
sweaters-phone-claims = { $n ->
    [one] zajmuje modę
    [few] zajmuje { $n } mody
   *[many] zajmuje { $n } mód
}
sweaters-phone-claims-note = { $n ->
    [one] Od razu zajmuje modę i jest zamknięty.
    [few] Od razu zajmuje { $n } mody i jest zamknięty.
   *[many] Od razu zajmuje { $n } mód i jest zamknięty.
}
sweaters-phone-covers-warn = To zakrywa: { sweaters-card }.
sweaters-phone-covers-note = Ta karta znika ze stołu aż do nowego rozdania.
sweaters-phone-maria-warn = To zużywa Zakręconą Marię.
sweaters-phone-santa-note = { sweaters-santa } ma swój sweter: +3.
sweaters-phone-where = Miejsce karty { sweaters-card }
sweaters-phone-where-patch = Miejsce łaty, która jest luzem
sweaters-phone-where-piece = Miejsce tej części
sweaters-phone-santas = Twoi Sekretni Mikołajowie
sweaters-phone-for = { sweaters-santa }
sweaters-phone-wants = Życzenie: { $colors } × { sweaters-color } i { $icons } × { sweaters-icon }.
sweaters-phone-santa-open = Twój sekret, +3
sweaters-phone-santa-now = +3, sweter { $n }
sweaters-phone-santa-maybe = możliwy sweter { $n }
sweaters-phone-santa-taken = ten sweter jest dla kogoś innego
sweaters-phone-santa-met = już z prezentem
sweaters-phone-mode = Tryb { $mode ->
    [express] { sweaters-option-mode-express }
    [avid] { sweaters-option-mode-avid }
   *[casual] { sweaters-option-mode-casual }
}:
sweaters-phone-live = Gdyby runda kończyła się teraz, masz { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, razem z Sekretnymi Mikołajami.
sweaters-phone-set = Łata ({ sweaters-color }) to teraz…
sweaters-phone-set-note = Wybierz wartość i znak.
sweaters-phone-set-more = Jedna po drugiej, łaty: { $n }.
sweaters-phone-offer-note = Ustal na stałe, zanim mody będą zajęte, albo zostaw otwartą.
sweaters-phone-which-patch = Która łata
sweaters-phone-value = Wartość
sweaters-phone-icon = Znak
sweaters-phone-set-do = Ustal: { $value }, { sweaters-icon }
sweaters-phone-set-choose = Wybierz wartość i znak
sweaters-phone-leave = Zostaw otwartą
sweaters-phone-best = nic nie daje więcej
sweaters-phone-round-points = punkty w tej rundzie
sweaters-phone-change = Punkty w tej rundzie: { $points }
sweaters-phone-tina = Zawołać Tinę?
sweaters-phone-tina-note = Raz w grze: przenieś część albo zamień dwie. Dotknij części.
sweaters-phone-tina-where = Dokąd idzie { sweaters-card }?
sweaters-phone-tina-where-note = Na wolne miejsce albo w zamian za oświetloną część.
sweaters-phone-choose-piece = Wybierz część
sweaters-phone-moving = { $card }: teraz w ruchu
sweaters-phone-swap-with = Zamień z: { $card }
sweaters-phone-swap = Zamień: { $card } i { $other }
sweaters-phone-move = Przenieś: { sweaters-card }
sweaters-phone-move-here = Przenieś tu
sweaters-phone-round-over = Koniec rundy { $round }
sweaters-phone-review-note = Dotknij swetra i zobacz jego wiersze.
sweaters-phone-review-wait = Jeszcze oglądają: { $n }.
sweaters-phone-sheet-small = Pokaż stół
sweaters-phone-sheet-large = Pokaż punkty
sweaters-phone-rounds = Rundy
sweaters-phone-then-play = { $seconds } s i karta sama idzie na stół: { sweaters-card }
sweaters-phone-then-copy = { $seconds } s i łata udaje: { sweaters-card }
sweaters-phone-then-draft = { $seconds } s i do swetra idzie { sweaters-card }
sweaters-phone-then-decline = { $seconds } s i karta zostaje
sweaters-phone-then-leave = { $seconds } s i łata zostaje otwarta
sweaters-phone-then-best = { $seconds } s i wchodzi najlepszy wybór
sweaters-phone-then-on = { $seconds } s i gra idzie dalej
sweaters-seat-note = punkty teraz: { $points }, gotowe swetry: { $n }
sweaters-host-hand = Ręka jest sekretem, więc dalej prowadzi tylko „Pomiń kolej”: karta idzie sama.

## W poczekalni

sweaters-lobby-game = Lewy, wybieranie, dzierganie
sweaters-lobby-seats = dla 2 do 4 osób
sweaters-lobby-mode = { $mode ->
    [express] jedna runda, wyścig
    [avid] trzy rundy, wszyscy Mikołajowie
   *[casual] trzy rundy
}
sweaters-lobby-takes = Trwa około
sweaters-lobby-minutes = { $n } min
sweaters-lobby-honest = osoby przy stole: { $n }

## Zasady w skrócie

sweaters-rules-modes = Trzy tryby
sweaters-rules-clause = Zasada { $clause }
sweaters-rules-casual-rounds = Trzy rundy. Każdą kończy trzeci gotowy sweter.
sweaters-rules-casual-cards = Jedna moda na rundę. Modna włóczka od poziomu Średni, idealny rozmiar i specjalne zdolności na poziomie Ekspert.
sweaters-rules-casual-santas = W każdej rundzie nowy Sekretny Mikołaj: 3 punkty, bez niego nic nie przepada.
sweaters-rules-express-rounds = Jedna runda. Kończy ją czwarty gotowy sweter.
sweaters-rules-express-cards = O jedną modę więcej niż osób i wyścig: kto pierwszy ją spełnia, ten ją zajmuje, a sweter jest zamknięty. Modna włóczka i idealny rozmiar zmieniają się po drodze.
sweaters-rules-express-santas = Po dwóch Sekretnych Mikołajów, każdy za 3 punkty.
sweaters-rules-avid-rounds = Trzy rundy. Każdą kończy trzeci gotowy sweter.
sweaters-rules-avid-cards = Jedna moda na rundę, zawsze z modną włóczką i idealnym rozmiarem.
sweaters-rules-avid-santas = Trzech Sekretnych Mikołajów na całą grę. Kto pominie jednego, kończy z 0 punktów.

## Samouczek

sweaters-tutorial-hello = { $seat }, to Twoje swetry: lewa strona, prawa i dół to całość. Dwa są prawie gotowe.
sweaters-tutorial-round = Modne są trzy zielone części i trzy choinki. Karty o wartości 4 biją wszystko.
sweaters-tutorial-play = Na stole leży Czerwona 7: dołóż czerwoną albo bałwana. Zagraj Czerwoną 4.
sweaters-tutorial-play-hint = Czerwona 4 pasuje, a 4 to Idealny rozmiar. Dotknij jej, potem złotego przycisku.
sweaters-tutorial-order = Czerwona 4 jest pierwsza. We dwie osoby gra się po dwie karty; mocniejsze wybierają wcześniej.
sweaters-tutorial-draft = Weź Zieloną 11 i dokończ zielony sweter: po kolei, zielony, same choinki.
sweaters-tutorial-draft-hint = Zielona 11, potem zielony sweter, potem złoty przycisk.
sweaters-tutorial-patch = Łata pasuje wszędzie. Dokończ nią drugi sweter.
sweaters-tutorial-patch-hint = Łata, potem sweter 2 po prawej, potem złoty przycisk.
sweaters-tutorial-set = Na koniec łata dostaje wartość i znak. 5 daje kolejkę: 4, 5, 6.
sweaters-tutorial-set-hint = 5 i bałwan, potem złoty przycisk.
sweaters-tutorial-sheet = Każdy wiersz mówi, za co jest. Sekretny Mikołaj dodaje 3.
sweaters-tutorial-end = Gra to trzy rundy. Wygrywa najwięcej punktów. Miłego dziergania!
