# 12 Days of Christmas, English. People are named, never called by a pronoun.

twelve_days-name = 12 Days of Christmas
twelve_days-blurb = Get rid of your cards. The lower, the stronger.
twelve_days-start = Deal the twelve days

## Lobby

twelve_days-option-length = How long
twelve_days-option-length-full = Full game, 12 hands
twelve_days-option-length-short = Short game, 3 hands
twelve_days-option-length-1 = 1 hand
twelve_days-option-length-2 = 2 hands
twelve_days-option-length-3 = 3 hands
twelve_days-option-length-4 = 4 hands
twelve_days-option-length-5 = 5 hands
twelve_days-option-length-6 = 6 hands
twelve_days-option-length-7 = 7 hands
twelve_days-option-length-8 = 8 hands
twelve_days-option-length-9 = 9 hands
twelve_days-option-length-10 = 10 hands
twelve_days-option-length-11 = 11 hands
twelve_days-option-length-note = Every hand brings its winner a gift. In the short game everybody begins with one.

twelve_days-bot-random = Random
twelve_days-bot-greedy = Greedy
twelve_days-bot-greedy-note = Plays as many cards as it can and keeps the low ones.
twelve_days-bot-expert = Expert
twelve_days-bot-expert-note = Counts cards, and plays every hand to its end in mind.

## 12 Days: names of the cards

twelve_days-rank-1 = partridge
twelve_days-rank-2 = turtle dove
twelve_days-rank-3 = French hen
twelve_days-rank-4 = calling bird
twelve_days-rank-5 = golden ring
twelve_days-rank-6 = goose a-laying
twelve_days-rank-7 = swan a-swimming
twelve_days-rank-8 = maid a-milking
twelve_days-rank-9 = lady dancing
twelve_days-rank-10 = lord a-leaping
twelve_days-rank-11 = piper piping
twelve_days-rank-12 = drummer drumming
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
    [one] { $count } partridge
   *[other] { $count } partridges
}
twelve_days-cards-2 = { $count ->
    [one] { $count } turtle dove
   *[other] { $count } turtle doves
}
twelve_days-cards-3 = { $count ->
    [one] { $count } French hen
   *[other] { $count } French hens
}
twelve_days-cards-4 = { $count ->
    [one] { $count } calling bird
   *[other] { $count } calling birds
}
twelve_days-cards-5 = { $count ->
    [one] { $count } golden ring
   *[other] { $count } golden rings
}
twelve_days-cards-6 = { $count ->
    [one] { $count } goose a-laying
   *[other] { $count } geese a-laying
}
twelve_days-cards-7 = { $count ->
    [one] { $count } swan a-swimming
   *[other] { $count } swans a-swimming
}
twelve_days-cards-8 = { $count ->
    [one] { $count } maid a-milking
   *[other] { $count } maids a-milking
}
twelve_days-cards-9 = { $count ->
    [one] { $count } lady dancing
   *[other] { $count } ladies dancing
}
twelve_days-cards-10 = { $count ->
    [one] { $count } lord a-leaping
   *[other] { $count } lords a-leaping
}
twelve_days-cards-11 = { $count ->
    [one] { $count } piper piping
   *[other] { $count } pipers piping
}
twelve_days-cards-12 = { $count ->
    [one] { $count } drummer drumming
   *[other] { $count } drummers drumming
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
    [single] a { twelve_days-rank } ({ $low })
    [set] { twelve_days-cards } ({ $low })
   *[straight] a straight from { $low } to { $high }
}
twelve_days-type-single = one card
twelve_days-type-set = a set
twelve_days-type-straight = a straight

## The log, and who is awaited

twelve_days-log-started = { $dealer_seat } deals the first hand.
twelve_days-log-dealt = { $seat } gets { $count } cards.
twelve_days-log-begun = Hand { $hand } of { $hands }: { $seat } leads.
twelve_days-log-led = { $seat } leads { twelve_days-combination }.
twelve_days-log-played = { $wins ->
    [true] { $seat } plays { twelve_days-combination } and is lowest.
   *[false] { $seat } sheds { twelve_days-combination }.
}
twelve_days-log-passed = { $seat } passes.
twelve_days-log-trick_won = { $seat } wins the trick with a low card of { $low }.
twelve_days-log-returned = { $count ->
    [one] The last card does not win: it goes back to { $seat }.
   *[other] The last { $count } cards do not win: back to { $seat }.
}
twelve_days-log-hand_won = { $seat } goes out, wins hand { $hand } of { $hands } and takes a gift.
twelve_days-log-gave = { $count ->
    [one] With 1 card left, the most, { $seat } gives { $to_seat } a gift.
   *[other] With { $count } cards left, the most, { $seat } gives { $to_seat } a gift.
}
twelve_days-log-spared = { $count ->
    [one] { $seat } has 1 card left, the most, and no gift to give.
   *[other] { $seat } has { $count } cards left, the most, and no gift to give.
}
twelve_days-log-answered = { $by ->
    [host] The host decides for { $seat }.
   *[clock] Time is up: the table decides for { $seat }.
}
twelve_days-log-skipped = The turn of { $seat } is played by the table.
twelve_days-log-over = { $early ->
    [true] The host ends the game.
   *[false] All hands are played, and the gifts are counted.
}

twelve_days-asked-lead = { $seat } is choosing a lead
twelve_days-asked-answer = { $seat } is choosing an answer

## Refusals

twelve_days-why-shape = The table cannot read that.
twelve_days-why-draw = That cannot be drawn here.
twelve_days-why-over = The game is over.
twelve_days-why-not-asked = The cards are still being dealt.
twelve_days-why-not-turn = It is the turn of { $turn_seat }.
twelve_days-why-lead-first = You lead this trick, so you cannot pass: play something.
twelve_days-why-empty = Choose at least one card, or pass.
twelve_days-why-empty-lead = Choose at least one card to lead.
twelve_days-why-no-rank = There is no such card: ranks go from 1 to 12.
twelve_days-why-not-held = { $held ->
    [0] You hold no card of rank { $rank }.
    [one] You hold 1 card of rank { $rank }, not { $count }.
   *[other] You hold { $held } cards of rank { $rank }, not { $count }.
}
twelve_days-why-wrap = A straight ends at 12: it does not go on with 1.
twelve_days-why-doubled = A straight has one card of each rank, and { $rank } is there more than once.
twelve_days-why-no-combination = These cards are no single, no set and no straight.
twelve_days-why-wrong-type = { $type ->
    [single] One card was led: answer with one card, { $low } or lower.
    [set] A set was led: answer with a set, { $low } or lower.
   *[straight] A straight was led: answer with a straight that has { $low } or lower.
}
twelve_days-why-too-high = { $type ->
    [single] Too high: { $own_low } is above { $low }.
    [set] Too high: a set of { $own_low } is above { $low }.
   *[straight] Too high: it begins with { $own_low }, and needs { $low } or lower.
}
