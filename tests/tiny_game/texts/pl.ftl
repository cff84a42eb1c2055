tiny-name = Tiny
tiny-blurb = Słońce czy śnieg: wygrywa najwyższa karta czy najniższa?
tiny-start = Rozdaj karty
tiny-option-rounds = Rundy
tiny-option-rounds-1 = Jedna
tiny-option-rounds-2 = Dwie
tiny-bot-highest = Wysoka karta
tiny-bot-highest-note = Zawsze gra i stawia najwięcej.
tiny-bot-expert = Ekspert
tiny-bot-expert-note = Myśli naprzód.
tiny-why-unknown = Teraz tak nie można.
tiny-why-not-yours = Karty { $card } nie ma na ręce.
tiny-why-no-stake = Stawka { $stake } nie jest teraz możliwa.
tiny-why-nothing-set = Najpierw stawka.
tiny-why-stake-set = Stawka wynosi { $stake }.
tiny-why-no-card = Karty { $card } nie można rozdać.
tiny-tutorial-hello = Grasz jako { $seat }. Decyduje pogoda.
tiny-tutorial-play = Zagraj kartę { $card }.
tiny-tutorial-play-hint = Teraz zagraj kartę { $card }.
tiny-tutorial-stake = Śnieg: wygrywa najniższa karta. Ile stawiasz?
tiny-tutorial-done = Zostaw tak.
tiny-tutorial-over = To jedna runda.

tiny-card = Karta { $card }
tiny-face-down = Zakryta karta
tiny-points = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[other] { $n } punktów
}
tiny-round = runda { $round } z { $rounds }
tiny-weather = Pogoda
tiny-weather-none = Słońce czy śnieg?
tiny-weather-sun = Słońce: wygrywa najwyższa karta
tiny-weather-snow = Śnieg: wygrywa najniższa karta
tiny-wins-round = +1
tiny-tv-commit = { $n ->
    [one] Brakuje jeszcze jednej karty
    [few] Brakuje jeszcze { $n } kart
   *[other] Brakuje jeszcze { $n } kart
}
tiny-tv-staking = { $seat } zastanawia się nad stawką
tiny-won = { $n ->
    [one] Wygrywa { $names }
   *[other] Wygrywają { $names }
}
tiny-choose-play = Wybierz kartę
tiny-choose-play-note = Słońce wypada dwa razy częściej niż śnieg.
tiny-choose-stake = Ile stawiasz?
tiny-choose-stake-note = Moneta da tyle punktów albo zabierze.
tiny-keep-title = Zostawić tę stawkę?
tiny-keep-note = Nikt jej nie zobaczy, zanim spadnie moneta.
tiny-choose-first = Wybierz
tiny-play = Zagraj { $card }
tiny-dare = { $n ->
    [0] Nie stawiaj nic
    [one] Postaw { $n } punkt
    [few] Postaw { $n } punkty
   *[other] Postaw { $n } punktów
}
tiny-keep = Zostaw tak
tiny-take-back = Cofnij
tiny-yours = Twoja karta to { $card }.
tiny-then-play = { $seconds ->
    [one] { $seconds } sekunda, potem gra najniższa karta
    [few] { $seconds } sekundy, potem gra najniższa karta
   *[other] { $seconds } sekund, potem gra najniższa karta
}
tiny-then-stake = { $seconds ->
    [one] { $seconds } sekunda, potem stawka 0
    [few] { $seconds } sekundy, potem stawka 0
   *[other] { $seconds } sekund, potem stawka 0
}
tiny-then-keep = { $seconds ->
    [one] { $seconds } sekunda, potem stawka zostaje
    [few] { $seconds } sekundy, potem stawka zostaje
   *[other] { $seconds } sekund, potem stawka zostaje
}
tiny-no-clock = Bez zegara: nie ma pośpiechu.
tiny-log-committed = { $seat } kładzie zakrytą kartę
tiny-log-revealed = Wszystkie karty są odkryte
tiny-log-won = { $weather ->
    [sun] { $seat } wygrywa w słońcu
   *[snow] { $seat } wygrywa w śniegu
}
tiny-log-staked = { $stake ->
    [0] { $seat } nie stawia nic
    [one] { $seat } stawia { $stake } punkt
    [few] { $seat } stawia { $stake } punkty
   *[other] { $seat } stawia { $stake } punktów
}
tiny-log-tossed = { $gain ->
    [0] Moneta niczego nie zmienia
   *[other] Moneta spada: { $seat } { $gain }
}
tiny-log-over = { $early ->
    [true] Gra kończy się wcześniej
   *[false] Ostatnia runda za nami
}
