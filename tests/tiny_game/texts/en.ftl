tiny-name = Tiny
tiny-blurb = Sun or snow: does the highest card win, or the lowest?
tiny-start = Deal the cards
tiny-option-rounds = Rounds
tiny-option-rounds-1 = One
tiny-option-rounds-2 = Two
tiny-bot-highest = High card
tiny-bot-highest-note = Always plays and dares the most.
tiny-bot-expert = Expert
tiny-bot-expert-note = Thinks ahead.
tiny-why-unknown = This is not possible now.
tiny-why-not-yours = Card { $card } is not in your hand.
tiny-why-no-stake = A stake of { $stake } is not possible now.
tiny-why-nothing-set = Set a stake first.
tiny-why-stake-set = The stake is set to { $stake }.
tiny-why-no-card = Card { $card } cannot be dealt.
tiny-tutorial-hello = You are { $seat }. The weather decides.
tiny-tutorial-play = Play your { $card }.
tiny-tutorial-play-hint = Here, play your { $card }.
tiny-tutorial-stake = Snow: the lowest card wins. How much do you dare?
tiny-tutorial-done = Keep it.
tiny-tutorial-over = That was one round.

tiny-card = Card { $card }
tiny-face-down = A card, face down
tiny-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
tiny-round = round { $round } of { $rounds }
tiny-weather = Weather
tiny-weather-none = Sun or snow?
tiny-weather-sun = Sun: the highest card wins
tiny-weather-snow = Snow: the lowest card wins
tiny-wins-round = +1
tiny-tv-commit = { $n ->
    [one] One card is still missing
   *[other] { $n } cards are still missing
}
tiny-tv-staking = { $seat } thinks about a stake
tiny-won = { $n ->
    [one] { $names } wins
   *[other] { $names } win together
}
tiny-choose-play = Choose a card
tiny-choose-play-note = Sun comes twice as often as snow.
tiny-choose-stake = How much do you dare?
tiny-choose-stake-note = A coin wins it for you, or loses it.
tiny-keep-title = Keep this stake?
tiny-keep-note = Nobody sees it before the coin falls.
tiny-choose-first = Choose one
tiny-play = Play the { $card }
tiny-dare = { $n ->
    [0] Dare nothing
    [one] Dare { $n } point
   *[other] Dare { $n } points
}
tiny-keep = Keep it
tiny-take-back = Take it back
tiny-yours = Your card is the { $card }.
tiny-then-play = { $seconds ->
    [one] { $seconds } second, then your lowest card is played
   *[other] { $seconds } seconds, then your lowest card is played
}
tiny-then-stake = { $seconds ->
    [one] { $seconds } second, then you dare nothing
   *[other] { $seconds } seconds, then you dare nothing
}
tiny-then-keep = { $seconds ->
    [one] { $seconds } second, then the stake is kept
   *[other] { $seconds } seconds, then the stake is kept
}
tiny-no-clock = No clock: take your time.
tiny-log-committed = { $seat } lays a card face down
tiny-log-revealed = All cards are turned over
tiny-log-won = { $weather ->
    [sun] { $seat } wins in the sun
   *[snow] { $seat } wins in the snow
}
tiny-log-staked = { $stake ->
    [0] { $seat } dares nothing
    [one] { $seat } dares { $stake } point
   *[other] { $seat } dares { $stake } points
}
tiny-log-tossed = { $gain ->
    [0] The coin changes nothing
   *[other] The coin falls: { $gain } for { $seat }
}
tiny-log-over = { $early ->
    [true] The host ended the game early
   *[false] The last round is over
}
