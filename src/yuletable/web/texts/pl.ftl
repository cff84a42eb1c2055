# Powłoka po polsku. Imiona zawsze w mianowniku.

yt-tagline = Wieczór gier świątecznych przy jednym stole
yt-promise = Wszystko zostaje w domu: bez konta, bez internetu.
yt-somebody = Ktoś
yt-loading = Chwileczkę…
yt-close = Zamknij
yt-done = Gotowe
yt-back = Wstecz
yt-menu = Menu
yt-try-again = Spróbuj jeszcze raz
yt-to-start = Na stronę startową
yt-language-name = Polski
yt-language-switch = Język: { $now }. Zmień na: { $next }

## Strona startowa
yt-start-evening = Zacznij wieczór
yt-start-evening-note = Ten ekran staje się stołem. Telefony skanują kod i stają się ręką gracza.
yt-start-here-note = Twój telefon otwiera stół i jest gospodarzem.
yt-this-is-the-tv = To jest telewizor
yt-return = Wróć do swojej gry
yt-seats-kept = Miejsca czekają.
yt-join-with-code = Dołącz z kodem
yt-to-table = Do stołu
yt-code-on-tv = Stół już czeka, a kod stoi na telewizorze.
yt-second-table = Jeden stół już jest zajęty
yt-second-table-note = Przy stole w tym domu siedzą już goście. Możesz do nich dołączyć albo otworzyć drugi stół.
yt-choosing-game = Wybór gry
yt-games-tonight = { $n ->
    [one] Jedna gra na dziś
    [few] { $n } gry na dziś
   *[many] { $n } gier na dziś
}
yt-rules = Zasady
yt-rules-note = wszystkie, z wyszukiwarką
yt-code = Kod pokoju, cztery litery
yt-code-example = Kod
yt-code-short = Kod pokoju ma cztery litery.
yt-go-in = Wejdź
yt-from-to = { $from }–{ $to }
yt-minutes-short = { $n } min
yt-minutes = { $n ->
    [one] { $n } minutę
    [few] { $n } minuty
   *[many] { $n } minut
}
yt-n-people = { $n ->
    [one] { $n } osoba
    [few] { $n } osoby
   *[many] { $n } osób
}
yt-n-of = { $n } z { $most }

## Dołączanie
yt-room = Pokój
yt-room-code = Pokój { $code }
yt-join-plate = Jak dołączyć
yt-qr = Kod QR: wejście do pokoju { $code }
yt-same-wifi = to samo Wi-Fi
yt-phone-is-seat = Twój telefon to twoje miejsce
yt-use-wifi = To samo Wi-Fi co ten ekran
yt-scan-or-open = Zeskanuj lub otwórz
yt-scan-large-or-open = Zeskanuj duży kod lub otwórz
yt-who-are-you = Witaj! Kto siada do stołu?
yt-your-name = Twoje imię
yt-your-face = Twoja twarz na dziś
yt-face-gone = Tę twarz ma już kto inny. Oto nowa, ale możesz wybrać inną.
yt-free-faces = { $n ->
    [one] { $n } z { $most } wolna
    [few] { $n } z { $most } wolne
   *[many] { $n } z { $most } wolnych
}
yt-taken = zajęte
yt-sit-down = { $name ->
    [none] Siadam
   *[other] Siadam: { $name }
}
yt-watch-as = { $name ->
    [none] Wchodzę i patrzę
   *[other] Wchodzę i patrzę: { $name }
}
yt-only-watch = Tylko patrzę
yt-at-the-table = { $n ->
    [0] Przy stole jeszcze pusto: kto pierwszy, ten gospodarz.
    [one] Przy stole jedna osoba.
    [2] Przy stole dwie osoby.
    [3] Przy stole trzy osoby.
    [4] Przy stole cztery osoby.
    [5] Przy stole pięć osób.
    [6] Przy stole sześć osób.
    [7] Przy stole siedem osób.
    [8] Przy stole osiem osób.
    [9] Przy stole dziewięć osób.
    [10] Przy stole dziesięć osób.
    [few] Przy stole { $n } osoby.
   *[many] Przy stole { $n } osób.
}
yt-midway = Gra trwa. Tę oglądasz, w następnej grasz.
yt-coming-in = Wchodzimy
yt-you-watch = Oglądasz

## Przeszkody
yt-no-room = Nie ma pokoju { $code }
yt-no-room-note = Sprawdź kod na telewizorze. Pokój kończy się razem z wieczorem.
yt-offline = Brak łączności ze stołem
yt-offline-note = Czy to na pewno to samo Wi-Fi? Strona próbuje sama, a twoje miejsce czeka.
yt-offline-tv = Komputer, na którym działa stół, nie odpowiada. Ekran próbuje sam.
yt-good-night = Dobranoc. Wszystko jest zapisane.
yt-reconnecting = Brak łączności ze stołem. Próbujemy…
yt-held = Brak łączności ze stołem: te przyciski czekają, aż wróci.
yt-replaced = Twoje miejsce jest otwarte gdzie indziej
yt-replaced-note = Ma je teraz inna karta albo inny telefon.
yt-use-here = Gram tutaj
yt-seat-gone = Twoje dawne miejsce w tym pokoju przepadło. Usiądź jeszcze raz.
yt-no-module = Ta gra się nie otwiera
yt-no-module-note = Strony gry nie dotarły.
yt-frozen = Po zmianie zasad ta gra nie może iść dalej. Gospodarz może zacząć inną.

## Poczekalnia
yt-what-shall-we-play = W co gramy?
yt-host-chooses = { $name ->
    [none] Nie ma jeszcze gospodarza
   *[other] { $name } wybiera grę
}
yt-host-picks = { $name } wybiera na telefonie.
yt-host-starts = { $name ->
    [none] Nie ma jeszcze gospodarza.
   *[other] { $name } zaczyna grę.
}
yt-you-are-in = { $n ->
    [0] Masz miejsce przy stole. Gra otworzy się tutaj.
   *[other] Masz miejsce przy stole. Spójrz na duży ekran.
}
yt-games = Gry
yt-seats = Przy stole
yt-people = Osoby
yt-alone = Nikogo więcej jeszcze nie ma.
yt-mark-you = ty
yt-mark-host = gospodarz
yt-mark-away = telefon śpi
yt-mark-watches = ogląda
yt-mark-barred = poza grą, tylko patrzy
yt-plays = Gra: { $name }
yt-more-about = Więcej: { $name }
yt-make-host = Zrób gospodarzem
yt-send-away = Odeślij: { $name }
yt-add-bot = Dodaj gracza komputerowego
yt-kind-of = Rodzaj gracza: { $name }
yt-bot-random = Losowy
yt-about-minutes = { $n ->
    [one] około minuty
    [few] około { $n } minut
   *[many] około { $n } minut
}
yt-takes-minutes = { $n ->
    [one] Potrwa około minuty.
    [few] Potrwa około { $n } minut.
   *[many] Potrwa około { $n } minut.
}
yt-more-options = Więcej ustawień ({ $n })
yt-missing = { $n ->
    [one] Jeszcze jedna osoba i można zaczynać.
    [few] Jeszcze { $n } osoby i można zaczynać.
   *[many] Jeszcze { $n } osób i można zaczynać.
}
yt-fair = Uczciwe losowanie
yt-fair-short = Losowanie
yt-fair-commitment = Odcisk ziarna, jeszcze przed pierwszym losowaniem
yt-fair-seed = Ziarno, gdy gra się skończyła
yt-fair-note = Zrób zdjęcie. Po grze zapis pokazuje ziarno, a ten odcisk dowodzi, że nikt go nie zmienia.
yt-fair-check = Sprawdź zapisany przebieg
yt-fair-how = Wybierz przebieg zakończonej gry. Losowania powtarzają się z zapisanego ziarna, a ruchy jeszcze raz według zasad.
yt-fair-choose = Wybierz przebieg
yt-fair-true = Ten przebieg jest prawdziwy
yt-fair-true-note = { $game }, { $n ->
    [one] { $n } miejsce
    [few] { $n } miejsca
   *[many] { $n } miejsc
}. Każde losowanie pochodzi z tego ziarna. Czy odcisk zgadza się ze zdjęciem?
yt-more-phones = Więcej telefonów
yt-more-phones-note = Każdy w tym samym Wi-Fi wejdzie z tym kodem.

## Na telewizorze
yt-come-in-first = Zapraszamy! Zeskanuj i siadaj.
yt-come-in = { $n ->
    [0] Zapraszamy! Stół nakryty.
    [one] Zapraszamy! Jest jedna osoba.
    [2] Zapraszamy! Są dwie osoby.
    [3] Zapraszamy! Są trzy osoby.
    [4] Zapraszamy! Są cztery osoby.
    [5] Zapraszamy! Jest pięć osób.
    [6] Zapraszamy! Jest sześć osób.
    [7] Zapraszamy! Jest siedem osób.
    [8] Zapraszamy! Jest osiem osób.
    [9] Zapraszamy! Jest dziewięć osób.
    [10] Zapraszamy! Jest dziesięć osób.
    [few] Zapraszamy! Są { $n } osoby.
   *[many] Zapraszamy! Jest { $n } osób.
}
yt-room-for-more = { $n ->
    [0] Wszystkie miejsca zajęte.
    [one] Jeszcze jedno miejsce.
    [few] Jeszcze { $n } miejsca.
   *[many] Jeszcze { $n } miejsc.
}
yt-free-seat = Wolne miejsce
yt-just-came = właśnie wchodzi
yt-tonight = Gra na dziś
yt-takes-about = Potrwa około
yt-here-are = { $n ->
    [one] Jest { $n } osoba
    [few] Są { $n } osoby
   *[many] Jest { $n } osób
}
yt-nobody-yet = Jeszcze nikogo nie ma
yt-first-is-host = Pierwszy telefon z kodem zostaje gospodarzem wieczoru.
yt-laying-table = Nakrywamy do stołu
yt-which-table = Który to stół?
yt-which-table-note = Pokaż ten, który już stoi, albo otwórz nowy.
yt-new-table = Otwórz nowy stół
yt-tv-controls = Ten ekran
yt-whole-screen = Cały ekran
yt-edges = Ucięte brzegi
yt-host-is = Gospodarz
yt-who-hosts = Kto jest gospodarzem?
yt-phone-gone = Wybierz gospodarza. Telefon zginął albo ma pustą baterię? „Nowy telefon” pokazuje kod: miejsce przechodzi na telefon, który go zeskanuje.
yt-new-phone-short = Nowy telefon
yt-play-here = Graj na tym ekranie

## Telewizor: klawisze, dźwięk, języki, brzegi
yt-tv-keys = Strzałki wybierają, OK zatwierdza, Wstecz zamyka.
yt-tv-language = Język tego ekranu
yt-tv-both = { $n ->
    [one] jeden
    [2] oba
    [few] wszystkie
    [many] wszystkie
   *[other] wszystkie
}
yt-tv-both-say = Na zmianę: { $names }
yt-sound-question = Czy ten ekran ma grać dźwięki?
yt-sound-on = Włącz dźwięk
yt-sound-off = Wyłącz dźwięk
yt-sound-no = Bez dźwięku
yt-sound-zero = Na telefonie gospodarza dźwięk jest ściszony do 0.
yt-no-voice = { $lang ->
    [en] Ten ekran nie ma głosu angielskiego: po angielsku nic nie czyta.
    [pl] Ten ekran nie ma głosu polskiego: po polsku nic nie czyta.
    [several] Ten ekran nie ma głosów ({ $names }): w tych językach nic nie czyta.
   *[other] Ten ekran nie ma głosu ({ $names }): nic w tym języku nie czyta.
}
yt-edges-note = Telewizor ucina brzeg obrazu? Wybierz największy rozmiar, przy którym złotą ramkę widać ze wszystkich czterech stron.
yt-percent = { $n }%
yt-another-screen = Drugi ekran
yt-another-open = Na drugim ekranie otwórz:
yt-another-name = Wiele urządzeń znajdzie go też jako
yt-another-spell = Potem wybierz tam litery:
yt-tables = { $n ->
    [one] Ten stół pokazuje teraz jeden ekran.
    [few] Ten stół pokazują teraz { $n } ekrany.
   *[many] Ten stół pokazuje teraz { $n } ekranów.
}
yt-code-hidden = Gospodarz ukrywa kod
yt-qr-wifi = Kod QR: połącz z Wi-Fi { $name }
yt-join-wifi = Połącz się z Wi-Fi
yt-wifi-then = Najpierw zeskanuj ten kod, potem kod w rogu tego ekranu.
yt-which-spell = Stół, który już stoi
yt-which-spell-note = Cztery litery są na pierwszym ekranie i na telefonie gospodarza.
yt-which-new = Nowy stół
yt-which-new-note = Ten ekran staje się stołem, telefony skanują kod z ekranu.
yt-which-address = Ta strona, do wpisania na kolejnym ekranie: { $at }
yt-pad-delete = Skasuj

## Telewizor: kogo nie ma, co się szykuje
yt-asleep = { $n ->
    [one] { $names }: telefon śpi.
    [few] { $names }: telefony śpią.
   *[many] { $names }: telefony śpią.
}
yt-host-can-play-on = { $n ->
    [one] Gospodarz może zagrać za: { $names }.
    [few] Gospodarz może zagrać za te osoby.
   *[many] Gospodarz może zagrać za te osoby.
}
yt-bot-goes-on = Komputer gra teraz za: { $name }.
yt-plays-again = { $name } wraca i gra dalej.
yt-leaves-in = { $seconds ->
    [0] { $name } wychodzi z gry
   *[other] { $name } wychodzi z gry za { $seconds } s
}
yt-ends-in = { $seconds ->
    [0] Gra się kończy
   *[other] Gra kończy się za { $seconds } s
}
yt-can-take-back = { $name ->
    [none] Gospodarz może to cofnąć.
   *[other] { $name } może to cofnąć na telefonie.
}

## Telewizor: dotychczasowy wieczór
yt-evening = Wieczór do tej pory
yt-after-games = { $n ->
    [one] Po jednej grze
    [few] Po { $n } grach
   *[many] Po { $n } grach
}
yt-points-short = { $n }
yt-leads = prowadzi
yt-won = wygrana
yt-watched = bez gry
yt-total = razem
yt-evening-points = punkty wieczoru
yt-lead = { $games ->
    [one] { $n ->
        [one] Po jednej grze prowadzi { $names }
        [few] Po jednej grze prowadzą: { $names }
       *[many] Po jednej grze prowadzą: { $names }
    }
    [few] { $n ->
        [one] Po { $games } grach prowadzi { $names }
        [few] Po { $games } grach prowadzą: { $names }
       *[many] Po { $games } grach prowadzą: { $names }
    }
   *[many] { $n ->
        [one] Po { $games } grach prowadzi { $names }
        [few] Po { $games } grach prowadzą: { $names }
       *[many] Po { $games } grach prowadzą: { $names }
    }
}
yt-lead-many = { $games ->
    [one] { $n ->
        [one] Po jednej grze prowadzi { $n } osoba
        [few] Po jednej grze prowadzą wspólnie { $n } osoby
       *[many] Po jednej grze prowadzi wspólnie { $n } osób
    }
    [few] { $n ->
        [one] Po { $games } grach prowadzi { $n } osoba
        [few] Po { $games } grach prowadzą wspólnie { $n } osoby
       *[many] Po { $games } grach prowadzi wspólnie { $n } osób
    }
   *[many] { $n ->
        [one] Po { $games } grach prowadzi { $n } osoba
        [few] Po { $games } grach prowadzą wspólnie { $n } osoby
       *[many] Po { $games } grach prowadzi wspólnie { $n } osób
    }
}
yt-won-last = { $n ->
    [one] { $game }: wygrywa { $names }.
    [few] { $game }: wygrywają { $names }.
   *[many] { $game }: wygrywają { $names }.
}
yt-won-none = { $game }: nikt nie wygrywa.
yt-evening-rule = Za pierwsze miejsce w grze jest 10 punktów, za ostatnie 0; równe miejsca dzielą się po równo, w drużynie wszyscy mają tyle samo.
yt-and-more = { $n ->
    [one] i jeszcze jedna osoba
    [few] i jeszcze { $n } osoby
   *[many] i jeszcze { $n } osób
}
yt-show-evening = Wieczór
yt-show-result = Wynik

## Czas, czekanie
yt-seconds = { $seconds } s
yt-seconds-left = Zostaje { $seconds } s.
yt-turn-kept = { $seconds ->
    [one] Kolej gracza: { $seat }. Czeka też jedna sekunda.
    [few] Kolej gracza: { $seat }. Czekają też { $seconds } sekundy.
   *[many] Kolej gracza: { $seat }. Czeka też { $seconds } sekund.
}
yt-turn-of = Kolej gracza: { $seat }.
yt-waiting-for = Czekamy na graczy: { $seats }.
yt-nobody-waits = Stół pokazuje, co się dzieje.
yt-your-turn-now = Twoja kolej
yt-paused = Przerwa
yt-paused-by = { $name } ogłasza przerwę
yt-go-on = Gramy dalej
yt-going-on = Za chwilę gramy dalej
yt-pause-break = Gospodarz prosi o chwilę przerwy.
yt-pause-until = { $names ->
    [none] { $n ->
        [one] Przerwa, aż wróci { $n } telefon
        [few] Przerwa, aż wrócą { $n } telefony
       *[many] Przerwa, aż wróci { $n } telefonów
    }
   *[other] { $n ->
        [one] Przerwa, aż wróci { $names }
        [few] Przerwa, aż wrócą { $names }
       *[many] Przerwa, aż wrócą { $names }
    }
}
yt-pause-wake = { $n ->
    [one] { $names }: obudź swój telefon
    [few] { $names }: obudźcie telefony
   *[many] { $names }: obudźcie telefony
}
yt-pause-wake-note = Miejsce i pytanie wracają same.
yt-pause-phone = Telefon śpi?
yt-pause-phone-note = Obudź go: miejsce i pytanie wracają same.
yt-pause-late = Ktoś jeszcze chce dołączyć?
yt-pause-late-note = Skanuje kod, ogląda tę grę, gra w następnej.
yt-pause-late-wifi = Najpierw Wi-Fi { $wifi }, tym kodem; potem kod u góry.
yt-pause-late-hidden = Pyta gospodarza o kod, ogląda tę grę, gra w następnej.
yt-pause-go-on = Gramy dalej?
yt-pause-go-on-note = { $name ->
    [none] Gospodarz naciska „Gramy dalej”; po 3 sekundach ruszamy.
   *[other] { $name } naciska „Gramy dalej” na telefonie; po 3 sekundach ruszamy.
}
yt-pause-host-away = Śpi telefon gospodarza ({ $name }): obudź go albo odczekaj minutę na nowego gospodarza.
yt-away-are = { $n ->
    [one] Śpi telefon: { $names }.
    [few] Śpią telefony: { $names }.
   *[many] Śpią telefony: { $names }.
}
yt-everyone-here = Wszyscy są.

## Stół gospodarza
yt-host-table = Stół gospodarza
yt-host-passed = { $name ->
    [none] Teraz nikt nie jest gospodarzem.
   *[other] Gospodarz teraz: { $name }. Twoje miejsce jest nadal twoje.
}
yt-host-menu = Gra nie jest jeszcze wybrana.
yt-host-lobby = Nakrywamy do stołu. Przełączniki gry są na głównej stronie.
yt-host-results = Gra skończona. Wyniki są na głównej stronie.
yt-pause = Przerwa
yt-skip = Pomiń kolej
yt-timers = Czas na myślenie
yt-timers-off = bez
yt-more-time = 30 sekund więcej
yt-bot-plays = gra komputer
yt-bot-for = Komputer gra za: { $name }
yt-remove = Usuń
yt-remove-sure = Usunąć z tej gry: { $name }?
yt-remove-note = { $name } zostaje w pokoju i patrzy; znak przy imieniu wpuszcza do następnej gry.
yt-remove-yes = Tak, usuń: { $name }
yt-keep = Zostaje { $name }
yt-end-game = Zakończ grę…
yt-end-sure = Zakończyć grę dla wszystkich?
yt-end-note = Gra kończy się tutaj, bez miejsc.
yt-end-yes = Tak, zakończ
yt-play-on = Gramy dalej

## Stół gospodarza: gra
yt-host-game = Gra
yt-host-people = Osoby
yt-host-room = Pokój
yt-host-to-menu = Wybierz grę
yt-host-to-lobby = Ustaw grę
yt-host-to-results = Do wyników
yt-warnings = { $n ->
    [one] Coś, o czym gospodarz powinien wiedzieć
    [few] { $n } rzeczy, o których gospodarz powinien wiedzieć
   *[many] { $n } rzeczy, o których gospodarz powinien wiedzieć
}
yt-back-to-game = Wróć do gry
yt-skip-one = Pomiń: { $seat }
yt-answer-for = Odpowiedź za: { $seat }
yt-skip-note = { $n ->
    [one] Pomiń kolej: { $seat } kończy swoją turę. Otwarty wybór robi się tak, jak po upływie czasu.
    [few] Pomiń: otwarty wybór tej osoby robi się tak, jak po upływie czasu.
    [many] Pomiń: otwarty wybór tej osoby robi się tak, jak po upływie czasu.
   *[other] Pomiń: otwarty wybór tej osoby robi się tak, jak po upływie czasu.
}
yt-skip-nobody = Nie ma teraz kolei do pominięcia.
yt-timers-0 = Bez zegara: każdy myśli, ile potrzebuje.
yt-timers-1 = Zwykły czas. Gdy minie, gra wybiera sama i toczy się dalej.
yt-timers-2 = Spokojny stół: dwa razy tyle czasu. Gdy minie, gra wybiera sama i toczy się dalej.
yt-timers-3 = Bardzo spokojny stół: trzy razy tyle czasu. Gdy minie, gra wybiera sama i toczy się dalej.
yt-timers-0-short = bez zegara
yt-timers-1-short = zwykły
yt-timers-2-short = dwa razy dłuższy
yt-timers-3-short = trzy razy dłuższy
yt-yes = tak
yt-no = nie
yt-play-this = Gramy w to
yt-plan-remove = { $seat } wypada z gry za { $seconds } s.
yt-plan-end = Gra kończy się za { $seconds } s.
yt-plan-waits = Gra stoi, aż to się stanie albo zostanie cofnięte.
yt-take-back = Cofnij
yt-do-now = Teraz

## Stół gospodarza: osoby
yt-mark-plays = gra
yt-mark-left = już poza pokojem
yt-mark-longest = czeka najdłużej
yt-mark-computer = komputer: { $kind }
yt-mark-away-for = { $n ->
    [one] telefon śpi od minuty
    [few] telefon śpi od { $n } minut
   *[many] telefon śpi od { $n } minut
}
yt-watching = Oglądają
yt-team = Drużyna { $letter }
yt-ticks-note = Kto ma zaznaczenie, gra w następnej grze. Z chętnych pierwszeństwo ma najdłużej oglądająca osoba.
yt-no-seat-host = Zajęte miejsca: wszystkie { $most }. Najpierw odznacz kogoś innego.
yt-no-seat = Zajęte miejsca: wszystkie { $most }. Gospodarz może to zmienić.
yt-left-note = To miejsce nie należy już do nikogo w pokoju; komputer gra za nie do końca.
yt-bot-back = Oddaj miejsce: { $name }
yt-rename = Zmień imię
yt-new-name = Nowe imię zamiast: { $name }
yt-never-mind = Jednak nie
yt-save = Zapisz
yt-new-phone = Nowy telefon dla tego miejsca
yt-seat-code = Nowy telefon: { $name }
yt-seat-code-qr = Kod QR: przejęcie miejsca, { $name }
yt-seat-code-note = Zeskanuj to nowym telefonem. Dotychczasowy telefon ({ $name }) traci miejsce. Kod działa raz i przez dziesięć minut; drugi kod zastępuje pierwszy.
yt-seat-code-link = Bez aparatu otwórz tam ten adres:
yt-seat-code-again = Nowy kod
yt-seat-code-over = Ten kod stracił ważność po dziesięciu minutach. Zrób nowy.
yt-send-away-sure = Odesłać: { $name }?
yt-send-away-yes = Tak, odeślij: { $name }
yt-send-away-note = { $name } wychodzi z pokoju, nie tylko z gry, a miejsce się zwalnia. Żeby wrócić, trzeba usiąść jeszcze raz.
yt-computer = komputer
yt-bot-kind = Rodzaj gracza komputerowego
yt-bot-random-note = Robi, co przyjdzie do głowy.
yt-add-bots = Dodaj { $n }
yt-fill-seats = Zapełnij miejsca: { $n }
yt-seat-order = Kto gdzie siedzi
yt-seat-order-note = Kto obok kogo, dookoła stołu.
yt-seat-order-teams = Miejsce wyznacza drużynę. Zmień miejsce, a zmieni się drużyna.
yt-seat-up = { $name }: jedno miejsce wyżej
yt-seat-down = { $name }: jedno miejsce niżej
yt-sits-at = { $name } ma teraz miejsce { $n } z { $most }.
yt-shuffle = Wymieszaj miejsca

## Stół gospodarza: pokój
yt-room-lock = Zamknij drzwi
yt-room-lock-note = Nikt nowy nie wejdzie. Kto jest w środku, zawsze może wrócić.
yt-room-hide = Ukryj kod
yt-room-hide-note = Nie widać go na telewizorze ani na telefonach gości; tutaj nadal jest.
yt-code-hidden-note = Gospodarz ukrywa kod. Zapytaj gospodarza o wejście.
yt-room-takeover = Widzowie mogą wejść do gry
yt-room-takeover-note = Kto ogląda, może w trakcie gry przejąć miejsce gracza komputerowego.
yt-room-narration = Telewizor czyta na głos
yt-room-narration-note = Mówi, co się dzieje, w swoim języku.
yt-sound = Dźwięk TV
yt-sound-no-tv = brak telewizora
yt-sound-none = cisza
yt-sound-at = { $n ->
    [0] cisza
   *[other] { $n } z 10
}
yt-sound-less = Ciszej
yt-sound-more = Głośniej
yt-tvs = Telewizory
yt-tvs-on = { $n ->
    [0] Nie działa żaden telewizor.
    [one] Działa jeden telewizor.
    [few] Działają { $n } telewizory.
   *[many] Działa { $n } telewizorów.
}
yt-tv-another = Na kolejnym telewizorze otwórz ten adres:
yt-tv-another-code = Potem wybierz pokój { $code }.
yt-address = Adres w kodzie QR
yt-address-note = Ten komputer ma kilka adresów. Wybierz ten, który otwierają telefony.
yt-wifi = Wi-Fi dla gości
yt-wifi-note = Wpisz raz nazwę i hasło: telewizor pokaże kod, a telefony połączą się po zeskanowaniu.
yt-wifi-shown = { $n ->
    [0] Sieć „{ $name }” pojawi się na telewizorze, gdy jakiś zacznie działać.
   *[other] Sieć „{ $name }” stoi na telewizorze.
}
yt-wifi-qr = Kod QR: połączenie z Wi-Fi { $name }
yt-wifi-type = Wpisz Wi-Fi
yt-wifi-change = Zmień
yt-wifi-clear = Zdejmij
yt-wifi-name = Nazwa sieci
yt-wifi-password = Hasło (puste, gdy sieć jest otwarta)
yt-wifi-save = Pokaż
yt-hand-over = Przekaż rolę
yt-hand-over-note = Jedno dotknięcie i gospodarzem jest kto inny. Twoje miejsce zostaje twoje.
yt-hand-over-to = Zrób gospodarzem: { $name }
yt-machine = Komputer stołu
yt-check-link-note = Czy telefony wejdą? Czy wszystko się zapisuje?
yt-stop = Wyłącz serwer…
yt-stop-sure = Wyłączyć serwer dla wszystkich?
yt-stop-note = Wszystkie ekrany tracą stół. Nic nie przepada: uruchom Yuletable na tym komputerze jeszcze raz, a wieczór potoczy się dalej.
yt-stop-yes = Tak, wyłącz
yt-delete = Usuń wszystko…
yt-delete-sure = Usunąć pokój { $code } na zawsze?
yt-delete-note = Imiona, miejsca, gry, punkty i zapisy tego pokoju znikają ze wszystkich ekranów. Nic ich nie przywróci.
yt-delete-no = Zostaw
yt-delete-yes = Tak, usuń
yt-ended = Pokoju { $code } już nie ma
yt-ended-note = Gospodarz kończy ten wieczór i usuwa wszystko, co po nim zostało.

## Nowy gospodarz
yt-you-host-now = Jesteś teraz gospodarzem
yt-you-host-away = { $name ->
    [none] Poprzedniego gospodarza nie ma; po powrocie odzyskuje rolę.
   *[other] { $name } śpi albo jest daleko; po powrocie odzyskuje rolę.
}
yt-you-host-given = { $name } przekazuje ci ten wieczór.
yt-you-host-left = { $name ->
    [none] Poprzedniego gospodarza już tu nie ma.
   *[other] { $name } opuszcza pokój.
}
yt-you-host-table = Tak ustawiono na dużym ekranie.
yt-host-again = Witaj z powrotem: znów prowadzisz wieczór
yt-host-again-note = Tymczasowy gospodarz: { $name }.
yt-host-is-now = { $name ->
    [none] Teraz nie ma gospodarza
   *[other] Gospodarz teraz: { $name }
}
yt-host-is-now-note = Twoje miejsce zostaje twoje.

## Wieczór
yt-evening-none = Żadna gra nie jest jeszcze skończona.
yt-evening-later = Klasyfikacja pojawi się, gdy wszystkie karty będą odsłonięte.
yt-evening-counts = Które gry się liczą
yt-standings = Klasyfikacja
yt-standings-none = Żadna gra się jeszcze nie liczy.
yt-points = { $n } pkt
yt-points-note = Pierwsze miejsce w grze daje 10 punktów, ostatnie zero, pozostałe równo pomiędzy; równe miejsca dzielą się po równo, w drużynie wszyscy mają tyle samo.
yt-games-won = { $games ->
    [one] jedna gra
    [few] { $games } gry
   *[many] { $games } gier
}, { $wins ->
    [0] bez wygranej
    [one] jedna wygrana
    [few] { $wins } wygrane
   *[many] { $wins } wygranych
}
yt-finished-games = Skończone gry
yt-game-n = Gra { $n }: { $game }
yt-game-early = Gra przerwana, więc bez miejsc i punktów.
yt-counts = Liczy się do wieczoru
yt-counts-not = Ta gra się nie liczy.

## Wyniki
yt-reveal-next = Odsłoń następny wynik
yt-reveal-auto = Niech odsłaniają się same
yt-open-of = Odsłonięte: { $n } z { $most }
yt-host-opens = { $name ->
    [none] Wyniki odsłaniają się po kolei.
   *[other] { $name } odsłania wyniki po kolei.
}
yt-host-next = { $name ->
    [none] To już koniec gry.
   *[other] { $name } wybiera, co dalej.
}
yt-play-again = Jeszcze raz
yt-next-game = Inna gra
yt-save-record = Zapisz przebieg gry

## Menu, dziennik, zasady
yt-what-happened = Co się dzieje
yt-show-on-table = Pokaż na stole
yt-nothing-yet = Jeszcze nic się nie dzieje.
yt-the-table = Stół
yt-leave = Opuść pokój
yt-leave-yes = Tak, wychodzę
yt-rules-of = Zasady: { $game }
yt-search-rules = Szukaj w zasadach
yt-found = znalezione: { $n }
yt-found-nothing = Żadna zasada o tym nie mówi.
yt-no-rules = Zasady nie dotarły.
yt-parts = Części
yt-copy-link = Kopiuj odnośnik do zasady { $id }
yt-link-copied = Odnośnik skopiowany
yt-link-in-address = Odnośnik jest w pasku adresu.
yt-about = O Yuletable
yt-about-names = Nazwy gier należą do ich wydawców. Yuletable robią ludzie, którzy te gry lubią; z żadnym wydawcą nie mają związku.
yt-about-licence = Kod na licencji MIT; teksty i obrazki na licencji CC BY 4.0.
yt-about-fonts = Kroje pisma: Fraunces i Atkinson Hyperlegible Next, oba na licencji SIL Open Font License 1.1.
yt-about-libraries = Biblioteki na tej stronie: lit-html (BSD 3-Clause) i Fluent (Apache 2.0).

## Telefony, które przychodzą, odchodzą, śpią i krążą
yt-not-in = Ten pokój cię nie wpuszcza
yt-come-back = Zawsze możesz usiąść jeszcze raz.
yt-moved = Twoje miejsce jest teraz na innym telefonie
yt-moved-note = Tam gra toczy się dalej. Nic nie ginie.
yt-moved-wrong = To pomyłka? Poproś gospodarza o kod: z nim miejsce wróci tutaj.
yt-come-in-anew = Wchodzę jako ktoś inny
yt-moved-one = Miejsce gracza { $name } jest teraz na innym telefonie.
yt-gone-one = { $name } nie gra już na tym telefonie.
yt-turn-named = { $name }, twoja kolej
yt-claim = Twoje miejsce przechodzi na ten telefon
yt-claim-note = Jedno dotknięcie i grasz tutaj dalej: imię, twarz i wszystko, co trzymasz.
yt-claim-of = Miejsce: { $name }
yt-claim-room = W tym pokoju
yt-claim-old = Telefon, na którym to miejsce było do tej pory, oddaje je.
yt-claim-yes = Gram dalej tutaj
yt-claim-no = Nie teraz
yt-claim-failed = Miejsce zostaje tam, gdzie jest
yt-claim-todo-1 = Gospodarz otwiera stół gospodarza, dotyka twojego imienia i pokazuje nowy kod.
yt-claim-todo-2 = Zeskanuj go w ciągu dziesięciu minut. Otwiera miejsce tylko raz.
yt-claim-to-room = Do pokoju bez tego miejsca
yt-claim-back = Wróć do miejsc na tym telefonie
yt-at-the-table-both = Przy stole { $people } i { $bots }.
yt-people-there = { $n ->
    [one] jedna osoba
    [2] dwie osoby
    [3] trzy osoby
    [4] cztery osoby
    [5] pięć osób
    [6] sześć osób
    [7] siedem osób
    [8] osiem osób
    [9] dziewięć osób
    [10] dziesięć osób
    [few] { $n } osoby
   *[many] { $n } osób
}
yt-bots-there = { $n ->
    [one] jeden gracz komputerowy
    [2] dwaj gracze komputerowi
    [3] trzej gracze komputerowi
    [4] czterej gracze komputerowi
    [few] { $n } graczy komputerowych
    [5] pięciu graczy komputerowych
    [6] sześciu graczy komputerowych
    [7] siedmiu graczy komputerowych
    [8] ośmiu graczy komputerowych
    [9] dziewięciu graczy komputerowych
    [10] dziesięciu graczy komputerowych
   *[many] { $n } graczy komputerowych
}
yt-one-more = { $device ->
    [wide] Jeszcze jedna osoba przy tym ekranie
   *[other] Jeszcze jedna osoba na tym telefonie
}
yt-one-more-who = Kto jeszcze tu gra?
yt-one-more-note = { $device ->
    [wide] Ekran jest wspólny: mówi, czyja kolej, a do tego czasu zakrywa rękę.
   *[other] Telefon jest wspólny: sam prosi, żeby go podać, gdy kolej na drugą osobę.
}
yt-on-this-phone = Kto gra na tym ekranie
yt-is-asked = teraz odpowiada
yt-pass = { $device ->
    [wide] Zamiana miejsc
   *[other] Podaj telefon
}
yt-pass-to = { $device ->
    [wide] Teraz { $name }
   *[other] Telefon dla: { $name }
}
yt-pass-asked = Stół czeka na ruch: { $name }.
yt-pass-quiet = Ktoś inny? Dotknij twarzy u góry.
yt-i-am = To ja, { $name }
yt-away = Co się dzieje, gdy ciebie nie ma
yt-standin = Gra za ciebie komputer. Dotknij, a grasz dalej.
yt-profile = Imię, twarz, język
yt-profile-same = Na razie bez zmian.
yt-profile-save = { $name ->
    [none] Zapisz
   *[other] Od teraz { $name }
}
yt-seat-elsewhere = Przenieś moje miejsce na inny telefon
yt-language = Język
yt-leave-ask = { $name }, chcesz już iść?
yt-leave-bot = Gra trwa dalej, a komputer gra do końca za: { $name }.
yt-leave-free = Twoje miejsce się zwalnia.
yt-leave-host = Gospodarzem zostaje ktoś inny.
yt-leave-back = Zawsze możesz wrócić: siadasz jeszcze raz, z imieniem i twarzą.
yt-leave-back-match = Zawsze możesz wrócić, obejrzeć tę grę albo zagrać w następną.
yt-leave-others = Inne osoby na tym telefonie zostają.
yt-stay = Zostaję
yt-take-over = Wejdź do tej gry
yt-take-over-note = Gracz komputerowy oddaje ci miejsce ze wszystkim, co ma.
yt-take-over-yes = Gram za: { $name }
yt-next-plays = Grasz w następnej grze
yt-next-plays-note = Gdy tylko ta się skończy.
yt-next-waits = Na razie wszystkie miejsca są zajęte; jesteś wśród pierwszych w kolejce.
yt-next-watches = Tylko patrzę
yt-next-watches-note = Włącz, żeby zagrać w następnej grze.
yt-table-here = Stół na tym ekranie
yt-table-auto = Auto
yt-table-on = Tak
yt-table-off = Nie
yt-table-note = { $n ->
    [0] Nie ma telewizora, więc każdy ekran pokazuje stół nad ręką.
    [one] Stół jest na telewizorze; „Tak” pokazuje go też tutaj.
    [few] Stół jest na { $n } telewizorach; „Tak” pokazuje go też tutaj.
   *[many] Stół jest na { $n } telewizorach; „Tak” pokazuje go też tutaj.
}
yt-table-full = Pokaż stół na całym ekranie
yt-fair-whole = pokaż cały

## Dlaczego nie
yt-why-no-line = Nie było łączności ze stołem: nic się nie zmienia.
yt-why-line-broke = Łączność ze stołem właśnie się urywa. Zanim zrobisz to jeszcze raz, spójrz na stół.
yt-why-name-empty = Najpierw wpisz imię.
yt-why-name-characters = W tym imieniu jest znak, którego nie da się pokazać. Użyj liter, cyfr i odstępów.
yt-why-name-long = { $has ->
    [one] { $has } znak to za dużo: zmieści się { $most }.
    [few] { $has } znaki to za dużo: zmieści się { $most }.
   *[many] { $has } znaków to za dużo: zmieści się { $most }.
}
yt-name-yours = To ty, na innym telefonie? Poproś gospodarza o kod do swojego miejsca.
yt-why-name-taken = { $name } już tu jest. Może { $offer }?
yt-why-avatar-taken = Ktoś właśnie bierze tę twarz. Wybierz inną.
yt-why-avatar-unknown = Nie ma takiej twarzy. Wybierz inną.
yt-why-full = { $most ->
    [one] Jedyne miejsce jest zajęte. Możesz oglądać.
    [few] Zajęte miejsca: wszystkie { $most }. Możesz oglądać.
   *[many] Zajęte miejsca: wszystkie { $most }. Możesz oglądać.
}
yt-why-room-full = { $most ->
    [one] Pokój jest pełny. Mieści się w nim najwyżej jedna osoba.
    [few] Pokój jest pełny. Mieszczą się w nim najwyżej { $most } osoby.
   *[many] Pokój jest pełny. Mieści się w nim najwyżej { $most } osób.
}
yt-why-too-few = { $least ->
    [one] Potrzeba co najmniej jednej osoby; teraz: { $has }.
    [few] Potrzeba co najmniej { $least } osób; teraz: { $has }.
   *[many] Potrzeba co najmniej { $least } osób; teraz: { $has }.
}
yt-why-too-many = { $most ->
    [one] Może grać najwyżej jedna osoba; teraz: { $has }. Niech ktoś ogląda.
    [few] Mogą grać najwyżej { $most } osoby; teraz: { $has }. Niech ktoś ogląda.
   *[many] Może grać najwyżej { $most } osób; teraz: { $has }. Niech ktoś ogląda.
}
yt-why-no-room = Nie ma pokoju { $code }. Sprawdź kod na telewizorze.
yt-why-room-damaged = Pokoju { $code } nie da się już odczytać. Otwórz nowy.
yt-why-dead-token = Twoje dawne miejsce w tym pokoju przepadło. Usiądź jeszcze raz.
yt-why-not-host = { $name ->
    [none] To może zrobić tylko gospodarz, a jeszcze nikt nie prowadzi.
   *[other] To może zrobić tylko gospodarz: teraz prowadzi { $name }.
}
yt-why-hello-first = Strona się zgubiła. Wczytaj ją jeszcze raz.
yt-why-join-first = Najpierw usiądź.
yt-why-member-already = Jesteś już w tym pokoju.
yt-why-not-json = Wiadomość dociera do stołu w kawałkach. Spróbuj jeszcze raz; jeśli to nie pomaga, wczytaj stronę od nowa.
yt-why-unknown-op = { $op ->
    [none] Strona nie mówi, czego chce od stołu. Wczytaj ją od nowa.
   *[other] Stół nie zna polecenia „{ $op }”: strona jest starsza albo nowsza niż stół. Wczytaj ją od nowa.
}
yt-why-bad-field = Stół nie umie odczytać pola „{ $field }”: strona jest starsza albo nowsza niż stół. Wczytaj ją od nowa.
yt-why-not-text = Stół czyta tylko tekst, a to jest coś innego. Wczytaj stronę od nowa.
yt-why-too-fast = Powoli: za dużo naraz.
yt-why-too-big = To jest za długie, żeby wysłać: najwyżej { $most } kB. Skróć to.
yt-why-store = Komputer stołu nie może zapisać: nic się nie zmienia. Czy dysk jest pełny albo folder zamknięty do zapisu?
yt-why-error = Coś poszło nie tak przy stole: nic się nie zmienia. Spróbuj jeszcze raz.
yt-why-stale = Za późno: to już rozstrzygnięte.
yt-why-skip-late = Za późno, by pominąć tę kolej ({ $seat }): nic się nie zmienia.
yt-why-not-asked = Teraz nikt cię o nic nie pyta.
yt-why-no-seat = Nie ma takiego miejsca.
yt-why-illegal = Teraz tak nie można.
yt-why-undo = Tego nie można już cofnąć.
yt-why-paused = Trwa przerwa.
yt-why-not-paused = Nie ma przerwy.
yt-why-already-paused = Przerwa już trwa.
yt-why-no-match = Żadna gra nie trwa.
yt-why-between-matches = Tylko między grami.
yt-why-lobby-only = Tylko przed grą.
yt-why-results-only = Tylko po grze.
yt-why-no-game = W tym domu nie ma gry { $game }.
yt-why-option = Ten przełącznik nie ma takiego położenia. Wybierz jedno z tych na stronie.
yt-why-no-bot = Nie ma gracza komputerowego { $bot }.
yt-why-no-member = Tej osoby już tu nie ma.
yt-why-not-a-person = To może zrobić tylko człowiek.
yt-why-send-away-plays = { $name } gra. Wybierz „Usuń” albo niech gra komputer; odesłać można po grze.
yt-why-answers = { $seat } jest tutaj i odpowiada bez pomocy. Za kogoś można zagrać, gdy śpi telefon.
yt-why-blind = To wybiera tylko { $seat }, bo zależy to od tajemnic. Weź jedną z odpowiedzi na swoim stole albo pomiń kolej.
yt-why-not-a-bot = To nie jest gracz komputerowy.
yt-why-barred = Gospodarz wyłącza cię z tej gry. Patrzysz; w następnej grasz, gdy gospodarz cię zaznaczy.
yt-why-time-passed = Godzina { $time } już minęła. Wybierz późniejszą albo wyłącz ten przełącznik.
yt-why-skip = Nie ma teraz kolei do pominięcia.
yt-why-remove = Nikogo nie da się tam teraz usunąć.
yt-why-host-stays = Najpierw przekaż komuś rolę gospodarza.
yt-why-end = Gry nie da się teraz zakończyć.
yt-why-bot-seat = Komputer nie może teraz zająć tego miejsca.
yt-why-timers-off = Zegary są wyłączone.
yt-why-frozen = Po zmianie zasad ta gra nie może iść dalej.
yt-why-too-many-rooms = Za dużo pokoi otwieranych z tego miejsca. Odczekaj chwilę.
yt-why-no-record = Przebieg gry { $n } pojawi się, gdy gra się skończy.
yt-why-record-big = To za duże na przebieg gry.
yt-why-record-damaged = To nie jest przebieg gry albo plik jest uszkodzony. Wybierz plik zapisany przyciskiem „Zapisz przebieg gry”.
yt-why-record-game = To przebieg gry { $game }, której w tym domu nie ma.
yt-why-record-rules = Ten przebieg powstał według innych zasad niż w tej wersji. Sprawdź go w wersji, z której pochodzi.
yt-why-record-open = Ten przebieg nie ma końca: sprawdzić można tylko zakończoną grę.
yt-why-record-false = Ten przebieg nie jest prawdziwy: ktoś zmienia w nim ziarno, losowania, ruchy albo wynik.
yt-why-qr = To nie jest adres tego stołu.
yt-why-planned = Gospodarz zaraz kończy albo zmienia grę. Odczekaj chwilę.
yt-why-nothing-planned = Nie ma już czego cofać.
yt-why-locked = Drzwi tego pokoju są zamknięte. Poproś gospodarza o otwarcie.
yt-why-code-used = Ten kod jest już zużyty. Poproś gospodarza o nowy.
yt-why-code-expired = Ten kod stracił ważność. Poproś gospodarza o nowy.
yt-why-left = Nie jesteś już w tym pokoju.
yt-why-seat-moved = Twoje miejsce przechodzi na inny telefon.
yt-why-seated = Masz już miejsce w tej grze.
yt-why-no-takeover = Gospodarz nie wpuszcza nikogo w trakcie gry. Grasz w następnej.
yt-why-seat-not-free = Tam gra { $seat }. Przejąć można tylko miejsce gracza komputerowego.
yt-why-order = W międzyczasie ktoś doszedł albo ktoś zniknął. Spójrz jeszcze raz.
yt-why-not-counted = Gra { $n } nie ma miejsc, więc nigdy się nie liczy.
yt-why-wifi-short = Hasło do Wi-Fi ma co najmniej 8 znaków. Przy sieci otwartej zostaw je puste.
yt-why-address = Ten komputer nie ma już takiego adresu. Wybierz inny.
yt-why-wifi = Nazwa Wi-Fi ma choć jedną literę i żadnych nowych wierszy; hasło też ich nie ma. Wpisz je tak, jak są na routerze.
yt-why-no-stop = Tego serwera nie da się wyłączyć z telefonu.
yt-why-others-play = { $n ->
    [one] W innym pokoju ktoś jest. Serwer da się wyłączyć, gdy nikogo tam nie ma.
    [few] W { $n } innych pokojach ktoś jest. Serwer da się wyłączyć, gdy nikogo tam nie ma.
   *[many] W { $n } innych pokojach ktoś jest. Serwer da się wyłączyć, gdy nikogo tam nie ma.
}

## Twarze
yt-avatar-fox = lis
yt-avatar-bear = niedźwiedź
yt-avatar-owl = sowa
yt-avatar-deer = renifer
yt-avatar-hare = zając
yt-avatar-hedgehog = jeż
yt-avatar-goose = gęś
yt-avatar-mouse = mysz
yt-avatar-snowman = bałwan
yt-avatar-gingerbread = piernik
yt-avatar-nicholas = święty Mikołaj
yt-avatar-gnome = krasnal
yt-avatar-robin = rudzik
yt-avatar-wolf = wilk
yt-avatar-badger = borsuk
yt-avatar-cat = kot
yt-avatar-dog = pies
yt-avatar-sheep = owca
yt-avatar-goat = koza
yt-avatar-bison = żubr
yt-avatar-penguin = pingwin
yt-avatar-polarbear = niedźwiedź polarny
yt-avatar-squirrel = wiewiórka
yt-avatar-moose = łoś
yt-avatar-rooster = kogut
yt-avatar-angel = anioł
yt-avatar-nutcracker = dziadek do orzechów
yt-avatar-highlander = góralka
yt-avatar-star = gwiazda
yt-avatar-carp = karp
yt-avatar-mitten = rękawiczka
yt-avatar-seal = foka
yt-avatar-lynx = ryś
yt-avatar-beaver = bóbr
yt-avatar-wren = strzyżyk
yt-avatar-stork = bocian
yt-avatar-otter = wydra
yt-avatar-bat = nietoperz
yt-avatar-lantern = lampion
yt-avatar-horse = koń
yt-avatar-cow = krowa
yt-avatar-donkey = osioł
yt-avatar-camel = wielbłąd
yt-avatar-dove = gołąb
yt-avatar-ladybird = biedronka
yt-avatar-bell = dzwonek
yt-avatar-yeti = yeti
yt-avatar-pine_marten = kuna
yt-avatar-walrus = mors
yt-avatar-candle = świeca

## Czy komputer stołu jest gotowy?
yt-check = Czy wszystko gra?
yt-check-good = Wszystko w porządku
yt-check-look = { $n ->
    [one] Jedna rzecz do sprawdzenia
    [few] { $n } rzeczy do sprawdzenia
   *[many] { $n } rzeczy do sprawdzenia
}
yt-check-bad = Najpierw trzeba coś naprawić
yt-check-note = Strona sama sprawdza na nowo co kilka sekund.
yt-check-mark-good = dobrze
yt-check-mark-look = sprawdź
yt-check-mark-bad = napraw
yt-check-way = Droga do stołu
yt-check-way-house = Telefony otwierają ten adres; to samo mówi kod QR.
yt-check-way-public = Telefony wchodzą przez adres publiczny.
yt-check-way-here = Dołączyć można tylko na tym komputerze: stół nie przyjmuje innych urządzeń.
yt-check-way-here-do = Żeby wpuścić telefony, uruchom Yuletable jeszcze raz bez --bind.
yt-check-way-nowhere = Ten komputer nie jest w żadnej sieci.
yt-check-way-nowhere-do = Połącz go z tym samym Wi-Fi, którego używają telefony. Internet nie jest do tego potrzebny.
yt-check-in-qr = w kodzie QR
yt-check-way-several = Jeśli telefony nic tam nie znajdują, wybierz inny adres przy stole gospodarza.
yt-check-others = Inne urządzenia
yt-check-others-here = { $n ->
    [one] W ostatniej godzinie dociera tu jedno inne urządzenie.
    [few] W ostatniej godzinie docierają tu { $n } inne urządzenia.
   *[many] W ostatniej godzinie dociera tu { $n } innych urządzeń.
}
yt-check-others-none = W ostatniej godzinie nie dociera tu żadne inne urządzenie. Zeskanuj kod QR telefonem: to najlepsza próba.
yt-check-same-wifi = Telefony i ten komputer muszą być w tym samym Wi-Fi; telefon na danych komórkowych albo z VPN tu nie trafi.
yt-check-guest-wifi = Wi-Fi dla gości często oddziela urządzenia od siebie („izolacja klientów”): użyj głównej sieci albo wyłącz to w routerze.
yt-check-firewall-windows = Windows: Ustawienia, Prywatność i zabezpieczenia, Zabezpieczenia Windows, Zapora i ochrona sieci, „Zezwalaj aplikacji na dostęp przez zaporę”: zaznacz Python dla sieci prywatnych. Ustaw to Wi-Fi jako „prywatne”.
yt-check-firewall-macos = macOS: Ustawienia systemowe, Sieć, Zapora sieciowa, Opcje: zezwól na połączenia przychodzące dla programu Python.
yt-check-firewall-linux = Linux: jeśli działa zapora, otwórz port: „sudo ufw allow { $port }/tcp” albo „sudo firewall-cmd --add-port={ $port }/tcp”.
yt-check-name = Nazwa do wpisania
yt-check-name-is = Większość telefonów i komputerów zna ten komputer także z nazwy. Adres z cyframi działa zawsze.
yt-check-name-soon = Nazwa jest właśnie ogłaszana…
yt-check-name-off = Żadna nazwa nie jest ogłaszana i żadna nie jest tu potrzebna.
yt-check-name-failed = Ta sieć nie przyjmuje nazw ({ $error }). Nic nie szkodzi: zeskanuj kod QR albo wpisz adres z cyframi.
yt-check-name-taken = { $most ->
    [one] Nazwa w tej sieci jest zajęta przez { $most } stół.
    [few] Nazwa w tej sieci jest zajęta przez { $most } stoły.
   *[many] Nazwa w tej sieci jest zajęta przez { $most } stołów.
} Nic nie szkodzi: zeskanuj kod QR albo wpisz adres z cyframi.
yt-check-awake = Bez zasypiania
yt-check-awake-held = Ten komputer nie zaśnie: trwa gra.
yt-check-awake-can = Dopóki trwa gra, ten komputer nie zaśnie.
yt-check-awake-always = Ten komputer nigdy nie zasypia.
yt-check-awake-failed = Nic nie powstrzymuje tego komputera przed zaśnięciem w czasie gry.
yt-check-awake-lid = Zostaw pokrywę otwartą, a zasilacz podłączony.
yt-check-sleep-windows = Windows: Ustawienia, System, Zasilanie: na dziś wybierz „nigdy” przy usypianiu urządzenia.
yt-check-sleep-macos = macOS: Ustawienia systemowe, Bateria lub Energia: na dziś wyłącz automatyczne usypianie.
yt-check-sleep-linux = Linux: w ustawieniach zasilania wyłącz na dziś automatyczne usypianie.
yt-check-disk = Zapis gry
yt-check-disk-good = Każdy ruch trafia do folderu { $folder }. Mały zapis trwa { $ms } ms; wolne miejsce: { $free } GB.
yt-check-disk-slow = Zapis jest tu powolny, a każdy ruch na to czeka. Czy folder jest na dysku sieciowym albo na zużytej karcie pamięci? Inny można podać przez --data.
yt-check-disk-bad = Do folderu { $folder } nie można zapisywać ({ $error }).
yt-check-disk-do = Zwolnij miejsce na dysku, otwórz folder do zapisu albo uruchom Yuletable z innym folderem: --data.
yt-check-internet = Internet
yt-check-internet-not = Niepotrzebny. Wszystko pochodzi z tego komputera; kabel do internetu może być odłączony.
yt-check-internet-public = Telefony wchodzą tu przez internet, więc łącze musi działać.
yt-check-versions = Wersje
yt-warn-sleep = Komputer stołu może zasnąć w środku gry: wyłącz usypianie i zostaw pokrywę otwartą.
yt-warn-disk = Na dysku komputera stołu zostaje tylko { $free } MB: zwolnij tam miejsce.
yt-warn-loopback = Dołączyć można tylko na tym komputerze: stół nie przyjmuje innych urządzeń.
yt-warn-no-network = Komputer stołu nie jest w żadnej sieci: połącz go z Wi-Fi, którego używają telefony.
yt-why-check = To widzi tylko telefon gospodarza i sam komputer stołu.

## Gra w minutę
yt-learn = Poznaj grę w minutę
yt-learn-title = { $game } w minutę
yt-learn-step = { $n } z { $most }
yt-learn-next = Dalej
yt-learn-skip = Pomiń samouczek
yt-learn-over = I to cała gra.
yt-learn-over-note = Teraz zagrajcie razem.
yt-learn-again = Jeszcze raz
yt-learn-back = Wróć do pokoju { $code }
yt-learn-game-on = Twoja gra trwa: wróć do pokoju
yt-why-no-lesson = Gra { $game } nie ma tu samouczka.
yt-why-lesson-read = Najpierw przeczytaj kartkę, potem wybierz „Dalej”.
yt-why-lesson-other = W prawdziwej grze tak można. Teraz wybierz to, co jest w złotej obwódce.
yt-why-lesson-over = To już koniec samouczka. Zacznij go od początku.
