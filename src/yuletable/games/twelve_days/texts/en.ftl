# 12 Days of Christmas, English. People are named, never called by a pronoun.

twelve_days-name = 12 Days of Christmas
twelve_days-blurb = Get rid of your cards. The lower, the stronger.
twelve_days-start = Deal the cards

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

## Lobby of the TV

twelve_days-lobby-game = tonight
twelve_days-lobby-seats = 2 to 8 players
twelve_days-lobby-gifts = Low cards win
twelve_days-lobby-hands = { $n ->
    [one] 1 hand, 1 gift
   *[other] { $n } hands, { $n } gifts
}
twelve_days-lobby-short = A gift each, then 3 hands
twelve_days-lobby-takes = takes about
twelve_days-lobby-minutes = { $n } min
twelve_days-lobby-honest = with { $n } players

## On every table

twelve_days-table = The table
twelve_days-trick = The trick
twelve_days-hand-of = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
twelve_days-gifts = { $n ->
    [one] 1 gift
   *[other] { $n } gifts
}
twelve_days-known = known to all: { $cards }
twelve_days-known-short = known
twelve_days-pool = { $n ->
    [one] 1 gift
   *[other] { $n } gifts
}
twelve_days-pool-of = left of { $n }
twelve_days-bot-plays = The computer plays
twelve_days-phone-away = The phone is away
twelve_days-everybody = The whole table

## On the TV

twelve_days-tv-hand = hand { $hand } of { $hands }
twelve_days-tv-trick = trick { $n }
twelve_days-tv-dealing = The cards are dealt
twelve_days-tv-lead = { $seat } leads the next trick.
twelve_days-tv-answer = { $winning_seat } is lowest with { $low }. { $seat } is next.
twelve_days-tv-answer-last = { $winning_seat } is lowest with { $low }. { $seat } plays last.
twelve_days-tv-follow-single = One card, { $low ->
    [1] and only a 1.
    [8] an 8 or lower.
    [11] an 11 or lower.
   *[other] a { $low } or lower.
}
twelve_days-tv-follow-set = A set of { $low }s or lower.
twelve_days-tv-follow-straight = A straight with { $low ->
    [1] a 1.
    [8] an 8 or lower.
    [11] an 11 or lower.
   *[other] a { $low } or lower.
}
twelve_days-tv-lead-any = One card, a set or a straight.
twelve_days-tv-lowest-wins = The lowest low card wins, of equals the later one.
twelve_days-tv-low-strong = Low is strong.
twelve_days-tv-led = led, low card { $low }
twelve_days-tv-led-lowest = led, lowest with { $low }
twelve_days-tv-low = low card { $low }
twelve_days-tv-lowest = lowest with { $low }
twelve_days-tv-wins = wins with { $low }
twelve_days-tv-back = back to the hand
twelve_days-tv-passed = passed
twelve_days-tv-plays-now = plays now
twelve_days-tv-leads-now = leads now

## The result

twelve_days-reveal-next = Open the gifts
twelve_days-tv-counting = Who has the most gifts?
twelve_days-tv-counting-note = { $n ->
    [one] 1 hand is played
   *[other] { $n } hands are played
}
twelve_days-tv-shared-out = { $n ->
    [one] 1 gift has found a home.
   *[other] { $n } gifts have found a home.
}
twelve_days-tv-winner = { $seat } wins!
twelve_days-tv-winners = { $names } win!
twelve_days-tv-all-win = Everybody wins!
twelve_days-tv-winner-note = The most gifts win.
twelve_days-tv-shared-note = As many gifts: a shared win.
twelve_days-ended-early = The host has ended the game
twelve_days-ended-early-note = No places: these are the gifts so far.
twelve_days-from-start = { $n } at the start
twelve_days-from-hands = { $n ->
    [one] 1 hand won
   *[other] { $n } hands won
}
twelve_days-from-others = { $n } got
twelve_days-given = { $n } given
twelve_days-sum = hands won + got − given
twelve_days-sum-short = start + hands won + got − given
twelve_days-chart-gifts = Gifts, hand by hand
twelve_days-chart-piles = Everybody’s gifts
twelve_days-chart-left = { $n ->
    [one] Cards left after the hand
   *[other] Cards left after each hand
}
twelve_days-chart-course = { $seat }: { $gifts }
twelve_days-chart-won = hand won
twelve_days-chart-gave = gift given

## On the phone

twelve_days-phone-bar = hand { $hand }/{ $hands } · trick { $trick }
twelve_days-phone-gifts-word = { $n ->
    [one] gift
   *[other] gifts
}
twelve_days-phone-lead = Lead a trick
twelve_days-phone-lead-note = One card, a set or a straight. Low is strong.
twelve_days-phone-beat-single = Beat { $seat }’s card
twelve_days-phone-beat-set = Beat { $seat }’s set
twelve_days-phone-beat-straight = Beat { $seat }’s straight
twelve_days-phone-only-pass = You can only pass
twelve_days-phone-needs-single = Your card must be { $low ->
    [8] an 8
    [11] an 11
   *[other] a { $low }
} or lower.
twelve_days-phone-needs-set = Your set must be of { $low }s or lower.
twelve_days-phone-needs-straight = Your straight needs { $low ->
    [8] an 8
    [11] an 11
   *[other] a { $low }
} or lower.
twelve_days-phone-stuck-single = You hold no { $low ->
    [1] 1.
   *[other] { $low } and nothing lower.
}
twelve_days-phone-stuck-set = You hold no set of { $low }s or lower.
twelve_days-phone-stuck-straight = You hold no straight with { $low ->
    [1] a 1.
    [8] an 8 or lower.
    [11] an 11 or lower.
   *[other] a { $low } or lower.
}
twelve_days-phone-led = { $seat } led
twelve_days-phone-led-lowest = { $seat } led, lowest so far
twelve_days-phone-lowest = Lowest so far: { $seat }
twelve_days-phone-hand = { $n ->
    [one] Your last card
   *[other] Your { $n } cards
}
twelve_days-phone-build = Tap cards to build a play
twelve_days-phone-held = { $n ->
    [one] 1 in hand
   *[other] { $n } in hand
}
twelve_days-phone-chosen-of = { $chosen } of { $count } chosen
twelve_days-phone-of = { $chosen } of { $count }
twelve_days-phone-clear = clear
twelve_days-phone-may = May be played: { $name }.
twelve_days-phone-lacks = { $chosen } is no play yet: add { $missing }.
twelve_days-phone-fresh = A new start with { $low }: it does not go with the others.
twelve_days-phone-off-high = { $n ->
    [one] { $ranks } stays above { $low }.
   *[other] { $ranks } stay above { $low }.
}
twelve_days-phone-off-alone = { $n ->
    [one] Only one { $ranks }: a set needs two.
   *[other] Only one each of { $ranks }: a set needs two.
}
twelve_days-phone-off-lonely = { $n ->
    [one] { $ranks } has no neighbour.
   *[other] { $ranks } have no neighbours.
}
twelve_days-phone-choose = Choose cards
twelve_days-phone-play = Play { $cards }
twelve_days-phone-leaves = { $n ->
    [one] leaves you 1 card
   *[other] leaves you { $n } cards
}
twelve_days-phone-last-lead = your last cards: only a win ends the hand
twelve_days-phone-last-loses = { $n ->
    [one] cannot win now: the card comes back
   *[other] cannot win now: these cards come back
}
twelve_days-phone-wins = its { $low } beats the { $other } of { $seat }
twelve_days-phone-ties = ties with { $seat }: later wins
twelve_days-phone-loses = cannot win now: { $seat } has { $low }
twelve_days-phone-pass = Pass
twelve_days-phone-pass-again = tap again
twelve_days-phone-pass-free = your cards stay with you
twelve_days-phone-then-pass = { $seconds } s, then you pass
twelve_days-phone-then-lead = { $seconds } s, then you lead { $name }
twelve_days-phone-no-timer = No hurry: the clock is off.
twelve_days-phone-rule = Rule { $clause }
twelve_days-phone-passed = passed
twelve_days-phone-leads = { $cards } is lowest
twelve_days-phone-laid = { $cards }
twelve_days-phone-plays-now = plays now
twelve_days-phone-mark-pass = pass
twelve_days-phone-mark-now = now
twelve_days-phone-mark-later = later
twelve_days-phone-to-come = still to play
twelve_days-phone-you-passed = You have passed. The next trick is yours again.
twelve_days-phone-you-lead = Your { $low } is lowest so far.
twelve_days-phone-you-laid = You have laid your { $low }; it is beaten.
twelve_days-phone-before = { $n ->
    [one] One player before you.
   *[other] { $n } players before you.
}
twelve_days-phone-answer-soon = Then you may answer.
twelve_days-phone-gone = Played in this hand
twelve_days-phone-gone-note = { $n ->
    [0] All cards are in the game.
    [one] 1 more card lies unseen beside the table.
   *[other] { $n } more cards lie unseen beside the table.
}
twelve_days-phone-gone-of = { $n } of { $all }
twelve_days-host-lead = The hand is secret, so only “Skip turn” can go on: the highest single card is led.

## The tutorial

twelve_days-tutorial-hello = Be the first without cards. 1 is the strongest card, 12 the weakest.
twelve_days-tutorial-lead = You lead. A straight takes many cards along: tap 5, 6 and 7, then play it.
twelve_days-tutorial-lead-hint = Tap 5, 6 and 7, then “Play 7 6 5”.
twelve_days-tutorial-shorter = { $other_seat } answers with a shorter straight. Its low card 3 is lower than your 5, so it is winning.
twelve_days-tutorial-tie = { $other_seat } leads two 8s. Yours are as low, and of equals the later wins: tap 8 twice.
twelve_days-tutorial-tie-hint = Tap 8 twice, then “Play 8 8”.
twelve_days-tutorial-keep = The last cards come back without a win. So keep the 2 for the end and lead the 12.
twelve_days-tutorial-keep-hint = Lead the 12 first.
twelve_days-tutorial-last = { $other_seat } leads a 9. Your last card is lower: play the 2!
twelve_days-tutorial-last-hint = Play the 2: it wins.
twelve_days-tutorial-won = The hand is yours: one gift from the pool, one from { $other_seat } for the most cards. Most gifts win.
