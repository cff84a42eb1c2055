# Powłoka po polsku. Imiona zawsze w mianowniku.

yt-tagline = Wieczór gier świątecznych przy jednym stole
yt-promise = Wszystko zostaje w domu: bez konta, bez internetu.
yt-somebody = Ktoś
yt-loading = Chwileczkę…
yt-close = Zamknij
yt-back = Wstecz
yt-menu = Menu
yt-try-again = Spróbuj jeszcze raz
yt-to-start = Na stronę startową
yt-language-switch = Język: polski. Switch to English

## Strona startowa
yt-start-evening = Zacznij wieczór
yt-start-evening-note = Ten ekran staje się stołem. Telefony skanują kod i stają się ręką gracza.
yt-start-here-note = Twój telefon otwiera stół i jest gospodarzem.
yt-this-is-the-tv = To jest telewizor
yt-return = Wróć do swojej gry
yt-seats-kept = Miejsca czekają.
yt-join-with-code = Dołącz z kodem
yt-choosing-game = wybór gry
yt-games-tonight = { $n ->
    [one] Jedna gra na dziś
    [few] { $n } gry na dziś
   *[many] { $n } gier na dziś
}
yt-step-1 = Jeden ekran to stół
yt-step-1-note = Telewizor albo laptop, na środku gra.
yt-step-2 = Telefony to ręce
yt-step-2-note = Zeskanuj, wpisz imię, wybierz twarz.
yt-step-3 = Gramy cały wieczór
yt-step-3-note = Nikt nie traci miejsca, gdy telefon zaśnie.
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
yt-who-are-you = Witaj! Kto siada do stołu?
yt-your-name = Twoje imię
yt-your-face = Twoja twarz na dziś
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
yt-full = Wszystkie miejsca w tej grze są zajęte.
yt-coming-in = Wchodzimy
yt-you-watch = Oglądasz

## Przeszkody
yt-no-room = Nie ma pokoju { $code }
yt-no-room-note = Sprawdź kod na telewizorze. Pokój kończy się razem z wieczorem.
yt-offline = Brak łączności ze stołem
yt-offline-note = Czy to na pewno to samo Wi-Fi? Strona próbuje sama, a twoje miejsce czeka.
yt-offline-tv = Komputer, na którym działa stół, nie odpowiada. Ekran próbuje sam.
yt-reconnecting = Brak łączności ze stołem. Próbujemy…
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
yt-you-are-in = Masz miejsce przy stole. Spójrz na duży ekran.
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
   *[other] około { $n } minut
}
yt-takes-minutes = { $n ->
    [one] Potrwa około minuty.
   *[other] Potrwa około { $n } minut.
}
yt-more-options = { $n ->
    [one] Jeszcze jeden przełącznik
    [few] Jeszcze { $n } przełączniki
   *[many] Jeszcze { $n } przełączników
}
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
yt-which-table-note = Otwórz nowy albo pokaż ten, który już działa.
yt-new-table = Otwórz nowy stół
yt-tv-controls = Ten ekran
yt-whole-screen = Cały ekran
yt-edges = Brzegi
yt-host-is = Gospodarz
yt-who-hosts = Kto jest gospodarzem?
yt-play-here = Graj na tym ekranie

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
        [few] Przerwa, aż wrócą { $n } telefony
       *[many] Przerwa, aż wróci { $n } telefonów
    }
   *[other] { $n ->
        [one] Przerwa, aż wróci { $names }
       *[other] Przerwa, aż wrócą { $names }
    }
}
yt-pause-wake = { $n ->
    [one] { $names }: obudź swój telefon
   *[other] { $names }: obudźcie telefony
}
yt-pause-wake-note = Miejsce i pytanie wracają same.
yt-pause-phone = Telefon śpi?
yt-pause-phone-note = Obudź go: miejsce i pytanie wracają same.
yt-pause-late = Ktoś jeszcze chce dołączyć?
yt-pause-late-note = Skanuje kod, ogląda tę grę, gra w następnej.
yt-pause-go-on = Gramy dalej?
yt-pause-go-on-note = { $name ->
    [none] Gospodarz naciska „Gramy dalej”; po 3 sekundach ruszamy.
   *[other] { $name } naciska „Gramy dalej” na telefonie; po 3 sekundach ruszamy.
}
yt-pause-host-away = Śpi telefon gospodarza ({ $name }): obudź go albo odczekaj minutę na nowego gospodarza.
yt-away-are = { $n ->
    [one] Śpi telefon: { $names }.
   *[other] Śpią telefony: { $names }.
}
yt-everyone-here = Wszyscy są.

## Stół gospodarza
yt-host-table = Stół gospodarza
yt-host-passed = Gospodarzem jest teraz kto inny.
yt-host-menu = Wybierz grę na głównej stronie.
yt-host-lobby = Ustaw grę na głównej stronie.
yt-host-results = Odsłaniaj wyniki na głównej stronie.
yt-pause = Przerwa
yt-skip = Pomiń kolej
yt-timers = Czas na myślenie
yt-timers-off = bez
yt-more-time = 30 sekund więcej
yt-players = Gracze
yt-bot-plays = gra komputer
yt-bot-for = Komputer gra za: { $name }
yt-remove = Usuń
yt-remove-sure = Usunąć na dobre: { $name }?
yt-remove-yes = Tak, usuń: { $name }
yt-keep = Zostaje { $name }
yt-end-game = Zakończ grę…
yt-end-sure = Zakończyć grę dla wszystkich?
yt-end-note = Gra kończy się tutaj, bez miejsc.
yt-end-yes = Tak, zakończ
yt-play-on = Gramy dalej

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
yt-nothing-yet = Jeszcze nic się nie dzieje.
yt-the-table = Stół
yt-leave = Opuść pokój
yt-leave-sure = { $name ->
    [none] Miejsce się zwolni.
   *[other] Zwolni się miejsce: { $name }. Żeby wrócić, trzeba usiąść jeszcze raz.
}
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

## Dlaczego nie
yt-why-name-empty = Najpierw wpisz imię.
yt-why-name-characters = W tym imieniu jest znak, którego nie da się pokazać. Użyj liter, cyfr i odstępów.
yt-why-name-long = { $has ->
    [one] { $has } znak to za dużo: zmieści się { $most }.
    [few] { $has } znaki to za dużo: zmieści się { $most }.
   *[many] { $has } znaków to za dużo: zmieści się { $most }.
}
yt-why-name-taken = { $name } już tu jest. Może { $offer }?
yt-why-avatar-taken = Ktoś właśnie bierze tę twarz. Wybierz inną.
yt-why-avatar-unknown = Nie ma takiej twarzy. Wybierz inną.
yt-why-full = { $most ->
    [one] Jedyne miejsce jest zajęte. Możesz oglądać.
   *[other] Zajęte miejsca: wszystkie { $most }. Możesz oglądać.
}
yt-why-room-full = Pokój jest pełny. Mieszczą się w nim najwyżej { $most } osoby.
yt-why-too-few = { $least ->
    [one] Potrzeba co najmniej jednej osoby; teraz: { $has }.
   *[other] Potrzeba co najmniej { $least } osób; teraz: { $has }.
}
yt-why-too-many = { $most ->
    [one] Może grać najwyżej jedna osoba; teraz: { $has }. Niech ktoś ogląda.
    [few] Mogą grać najwyżej { $most } osoby; teraz: { $has }. Niech ktoś ogląda.
   *[many] Może grać najwyżej { $most } osób; teraz: { $has }. Niech ktoś ogląda.
}
yt-why-no-room = Nie ma pokoju { $code }. Sprawdź kod na telewizorze.
yt-why-room-damaged = Pokoju { $code } nie da się już odczytać. Otwórz nowy.
yt-why-dead-token = Twoje dawne miejsce w tym pokoju przepadło. Usiądź jeszcze raz.
yt-why-not-host = To może zrobić tylko gospodarz.
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
yt-why-not-a-bot = To nie jest gracz komputerowy.
yt-why-barred = Gospodarz wyłącza cię z gry: w tym pokoju tylko patrzysz.
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
yt-why-qr = To nie jest adres tego stołu.

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
