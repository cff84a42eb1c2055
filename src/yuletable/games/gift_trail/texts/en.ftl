# Gift Trail, English. People are named, never called by a pronoun.

gift_trail-name = Gift Trail
gift_trail-blurb = A dice race to the tree. Gifts change hands all the way.
gift_trail-bring = Bring one wrapped gift.
gift_trail-start = Start the trail

## Lobby

gift_trail-option-board = Board
gift_trail-option-board-short = Short, 40
gift_trail-option-board-medium = Medium, 70
gift_trail-option-board-long = Long, 100
gift_trail-option-dice = Dice
gift_trail-option-dice-1 = One die
gift_trail-option-dice-2 = Two dice
gift_trail-option-tree = Gifts from the tree
gift_trail-option-tree-drawn = Drawn by the game
gift_trail-option-tree-walk = Walk and pick
gift_trail-option-tree-note = Walk and pick: whoever takes a gift chooses the number on the phone.
gift_trail-option-own_gift = Your own gift from the tree
gift_trail-option-own_gift-skipped = Skipped
gift_trail-option-own_gift-allowed = Allowed
gift_trail-option-own_gift-note = Skipped: an own gift is not drawn while another one lies there.
gift_trail-option-nobody_own = Nobody takes an own gift home
gift_trail-option-nobody_own-true = Yes
gift_trail-option-nobody_own-false = No
gift_trail-option-nobody_own-note = If someone still holds an own gift at the end, two gifts trade places before the reveal.
gift_trail-option-finish_by = Finish by
gift_trail-option-finish_by-note = At that time the round is played to its end, then the gifts are opened.
gift_trail-lobby-game = Tonight’s game
gift_trail-lobby-seats = 2 to 32 players
gift_trail-lobby-short = Short
gift_trail-lobby-medium = Medium
gift_trail-lobby-long = Long
gift_trail-lobby-takes = Takes about
gift_trail-lobby-minutes = { $n ->
    [one] 1 minute
   *[other] { $n } minutes
}
gift_trail-lobby-until = Done by { $time }
gift_trail-lobby-honest = { $n ->
    [one] with one player
   *[other] with { $n } players
}

gift_trail-bot-random = Random
gift_trail-bot-polite = Polite
gift_trail-bot-polite-note = Takes from the tree and steals only when the card says so.
gift_trail-bot-magpie = Magpie
gift_trail-bot-magpie-note = Takes whatever glitters and robs for the first gift.
gift_trail-bot-rival = Rival
gift_trail-bot-rival-note = Always aims at whoever moves next.
gift_trail-bot-leader_hunter = Leader hunter
gift_trail-bot-leader_hunter-note = Always after whoever is closest to the tree.

## Squares

gift_trail-square-start = Start
gift_trail-square-plain = Plain square
gift_trail-square-lucky = Lucky star
gift_trail-square-unlucky = Unlucky skull
gift_trail-square-shield = Shield
gift_trail-square-finish = Finish
gift_trail-badge-lucky = lucky star
gift_trail-badge-unlucky = unlucky skull
gift_trail-badge-shield = safe here
gift_trail-badge-finish = home and safe
gift_trail-legend-lucky = lucky
gift_trail-legend-unlucky = unlucky
gift_trail-legend-shield = safe
gift_trail-square-lucky-text = A lucky card is drawn from those that fit.
gift_trail-square-unlucky-text = An unlucky card is drawn from those that fit.
gift_trail-square-shield-text = A plain square with a shield: while you stand here nobody takes your gift, trades with you or swaps places with you.
gift_trail-square-plain-text = Without a gift you take one. With a gift nothing happens.
gift_trail-square-finish-text = Your gift is yours for good. Without one you take one from the tree.

## The twelve cards: title, text, text for whoever holds a gift, when it can happen

gift_trail-effect-leap_forward = Leap forward
gift_trail-effect-leap_forward-text = Leap 2, 3 or 5 squares and land again.
gift_trail-effect-leap_forward-when = On a lucky star, without a gift. Always fits. At most three landings in a row count.
gift_trail-effect-sneaky_steal = Sneaky steal
gift_trail-effect-sneaky_steal-text = Take a gift from someone within 6 squares.
gift_trail-effect-sneaky_steal-text-with = Trade gifts with someone within 6 squares.
gift_trail-effect-sneaky_steal-when = On a lucky star, when somebody within 6 squares holds a gift and is not on a shield. Without a gift of your own you simply take it; with one you trade.
gift_trail-effect-steal_ahead = Steal the gift just ahead
gift_trail-effect-steal_ahead-text = Trade gifts with the nearest holder ahead of you.
gift_trail-effect-steal_ahead-when = On a lucky star, with a gift, when somebody ahead holds a gift and is not on a shield. Any distance.
gift_trail-effect-steal_behind = Steal the gift just behind
gift_trail-effect-steal_behind-text = Trade gifts with the nearest holder behind you.
gift_trail-effect-steal_behind-when = On a lucky star, with a gift, when somebody behind holds a gift and is not on a shield. Any distance.
gift_trail-effect-steal_front_gift = Steal the front-runner’s gift
gift_trail-effect-steal_front_gift-text = Trade for the gift closest to the finish.
gift_trail-effect-steal_front_gift-when = On a lucky star, with a gift, when a gift that can be taken is ahead of you.
gift_trail-effect-swap_places = Swap places
gift_trail-effect-swap_places-text = Swap squares with another player. Gifts stay.
gift_trail-effect-swap_places-when = On a lucky star, with a gift, when somebody stands on another square and not on a shield. You choose, you cannot decline.
gift_trail-effect-steal_front_gift_place = Steal the front-runner’s gift and place
gift_trail-effect-steal_front_gift_place-text = Take the front-runner’s gift and square. You leave yours.
gift_trail-effect-steal_front_gift_place-text-with = Trade gifts and squares with the front-runner.
gift_trail-effect-steal_front_gift_place-when = On a lucky star, when the front-runner is ahead of you, holds a gift and is not on a shield.
gift_trail-effect-back_3 = Back 3 squares
gift_trail-effect-back_3-text = Go back 3 squares. You do not land there.
gift_trail-effect-back_3-when = On an unlucky skull, without a gift. Always.
gift_trail-effect-back_to_tree = Back to the tree
gift_trail-effect-back_to_tree-text = Your gift goes back under the tree.
gift_trail-effect-back_to_tree-when = On an unlucky skull, with a gift. Always fits.
gift_trail-effect-payback_steal = Payback steal
gift_trail-effect-payback_steal-text = The player before you can take your gift.
gift_trail-effect-payback_steal-when = On an unlucky skull, with a gift, when the player before you in turn order has none. A shield is no hindrance to receiving.
gift_trail-effect-payback_trade = Payback: gift for gift
gift_trail-effect-payback_trade-text = The player before you can trade gifts with you.
gift_trail-effect-payback_trade-when = On an unlucky skull, with a gift, when the player before you in turn order has one too and is not on a shield.
gift_trail-effect-first_gift = Steal your first gift
gift_trail-effect-first_gift-text = Take one from the tree, or steal one. The victim takes a new one from the tree at once.
gift_trail-effect-first_gift-when = On a plain square or a shield, when you never had a gift and somebody holds one that can be taken. Not drawn: you always choose.
gift_trail-effect-take_from_tree = A gift from the tree
gift_trail-effect-take_from_tree-text = Pick a number.
gift_trail-effect-nothing = Nothing happens
gift_trail-effect-nothing-text = No card fits here. The turn ends.
gift_trail-twice = twice as likely

## On the TV

gift_trail-tv-rail = On the trail
gift_trail-tv-turn = turn { $n }
gift_trail-tv-dice = { $n ->
    [one] one die
   *[other] two dice
}
gift_trail-tv-last-round = last round
gift_trail-tv-square = square { $n }
gift_trail-tv-start = at the start
gift_trail-tv-finished = home
gift_trail-tv-removed = left the trail
gift_trail-tv-no-gift = no gift
gift_trail-tv-away = away
gift_trail-tv-bot = a bot
gift_trail-tv-roll = { $seat }, your roll!
gift_trail-tv-roll-sub = { $held ->
    [0] All { $tree } gifts lie under the tree.
   *[other] { gift_trail-tv-roll-sub-both }
}
gift_trail-tv-roll-sub-both = { $tree ->
    [0] All gifts are on the trail.
    [one] One gift waits under the tree, { $held } on the trail.
   *[other] { $tree } gifts wait under the tree, { $held } on the trail.
}
gift_trail-tv-first_gift = A first gift for { $seat }. From where?
gift_trail-tv-pick_victim = { $seat } takes a gift. Whose?
gift_trail-tv-pick_tied = { $seat } takes a gift. Whose?
gift_trail-tv-pick_place = { $seat } takes a gift and a place. Whose?
gift_trail-tv-pick_swap = { $seat } swaps places. With whom?
gift_trail-tv-payback = Payback time, { $seat }!
gift_trail-tv-payback-sub = { $other_seat } stands on skull { $square }. Take it or leave it?
gift_trail-tv-payback-steal = { $seat } may take gift { $gift } from { $other_seat }.
gift_trail-tv-payback-trade = { $seat } may trade gift { $own } for gift { $gift } with { $other_seat }.
gift_trail-tv-pick_gift = { $seat } walks to the tree.
gift_trail-tv-landed = { $how ->
    [leap] { $seat } rolled { $sum }, then leapt to
   *[roll] { $seat } rolled { $sum } and stands on
} { $kind ->
    [lucky] star
    [unlucky] skull
    [shield] shield
    [finish] the finish,
   *[plain] square
} { $square }.
gift_trail-tv-tree-or = The tree
gift_trail-tv-board = Board with { $n } squares
gift_trail-tv-deal = The gifts are under the tree.

## The reveal

gift_trail-reveal-next = Open the next gift
gift_trail-reveal-wait = The gifts are ready to be opened.
gift_trail-reveal-wait-sub = The first card belongs to { $seat }.
gift_trail-reveal-title = { $rank ->
    [0] { $seat } takes home gift { $gift }.
    [1] { $seat } was first to the tree.
   *[other] { $seat } takes home gift { $gift }.
}
gift_trail-reveal-sub = Everyone takes one gift home. Now you know who wrapped it.
gift_trail-reveal-early = The host ended the game. Everyone takes one gift home.
gift_trail-reveal-takes-home = takes gift { $gift } home
gift_trail-reveal-takes = takes gift { $gift }
gift_trail-reveal-from = from { $other_seat }
gift_trail-reveal-own = the very own one
gift_trail-reveal-wrapped = wrapped by
gift_trail-reveal-swapped = Traded so that nobody takes an own gift home.
gift_trail-reveal-swapped-short = traded
gift_trail-reveal-closed = still wrapped
gift_trail-reveal-left = Still under the tree
gift_trail-reveal-left-one = gift { $gift }, from { $other_seat }
gift_trail-reveal-removed = Left the trail
gift_trail-reveal-fair = A fair draw
gift_trail-reveal-seed = seed { $seed }

## On the phone

gift_trail-phone-sub = { $square ->
    [0] at the start, { $gift ->
        [0] no gift
       *[other] gift { $gift }
    }
   *[other] square { $square }, { $gift ->
        [0] no gift
       *[other] gift { $gift }
    }
}
gift_trail-phone-sub-finished = home, place { $rank }
gift_trail-phone-sub-removed = left the trail
gift_trail-phone-sub-rank = square { $square }, { gift_trail-ordinal } of { $n }
gift_trail-ordinal = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
    [21] 21st
    [22] 22nd
    [23] 23rd
    [31] 31st
    [32] 32nd
   *[other] { $rank }th
}
gift_trail-phone-your-roll = Your roll, { $seat }
gift_trail-phone-reach = { $dice ->
    [one] One die carries you 1 to 6 squares.
   *[other] Two dice carry you 2 to 12 squares.
}
gift_trail-phone-ahead = Ahead of you
gift_trail-phone-gold = gold = your roll
gift_trail-phone-roll = Roll the dice
gift_trail-phone-roll-one = Roll the die
gift_trail-phone-hold-none = You hold no gift yet.
gift_trail-phone-hold-lost = You hold no gift now.
gift_trail-phone-hold = You hold gift { $gift }.
gift_trail-phone-hold-own = You hold gift { $gift }, the one you brought.
gift_trail-phone-brought = The one you brought is number { $gift }.
gift_trail-phone-put = Put number { $gift } on your gift
gift_trail-phone-put-note = Write it on the wrapping and lay the gift under the tree. Nobody else learns that it is yours.
gift_trail-phone-then = { $seconds } s, then { $what }
gift_trail-phone-then-roll = the table rolls for you
gift_trail-phone-then-tree = one from the tree
gift_trail-phone-then-no = it counts as no
gift_trail-phone-then-drawn = one is drawn for you
gift_trail-phone-then-nearest = { $seat }, the nearest
gift_trail-phone-then-next = { $seat }, next in turn
gift_trail-phone-then-furthest = { $seat }, furthest ahead
gift_trail-phone-then-behind = { $seat }, nearest behind
gift_trail-phone-no-timer = Take your time.
gift_trail-phone-whose = Whose gift do you take?
gift_trail-phone-whose-place = Whose gift and place do you take?
gift_trail-phone-with-whom = With whom do you swap?
gift_trail-phone-from-where = From where?
gift_trail-phone-which = Which number do you take?
gift_trail-phone-want = Do you want it?
gift_trail-phone-tree = From the tree
gift_trail-phone-tree-note = { $n ->
    [one] One gift lies there; it is yours.
   *[other] { $n } gifts lie there; one is drawn.
}
gift_trail-phone-tree-note-walk = { $n ->
    [one] One gift lies there; it is yours.
   *[other] { $n } gifts lie there; you pick one.
}
gift_trail-phone-payback-steal = { $seat } stands on a skull with gift { $gift }. You may take it.
gift_trail-phone-payback-trade = { $seat } stands on a skull. You may give gift { $own } and take gift { $gift }.
gift_trail-phone-payback-yes = Yes, take gift { $gift }
gift_trail-phone-payback-yes-trade = Yes, trade for gift { $gift }
gift_trail-phone-payback-no = No, thank you
gift_trail-phone-out = Out of reach
gift_trail-phone-square-of = { $n ->
    [0] on your square
    [one] { $way ->
        [ahead] 1 square ahead
       *[behind] 1 square behind
    }
   *[other] { $way ->
        [ahead] { $n } squares ahead
       *[behind] { $n } squares behind
    }
}
gift_trail-phone-do-tree = Take one from the tree
gift_trail-phone-do-steal = Take { $seat }’s gift
gift_trail-phone-do-trade = Trade gifts with { $seat }
gift_trail-phone-do-steal-place = Take { $seat }’s gift and place
gift_trail-phone-do-trade-place = Trade gift and place with { $seat }
gift_trail-phone-do-swap = Swap places with { $seat }
gift_trail-phone-do-pick = Take gift { $gift }
gift_trail-phone-do-choose = Choose first
gift_trail-phone-gift = gift { $gift }
gift_trail-phone-why = Why this?
gift_trail-phone-why-title = Why this card?
gift_trail-phone-why-note = { $n ->
    [one] One card fitted here.
   *[other] { $n } cards fitted here. Every card has the same weight, Sneaky steal has two.
}
gift_trail-phone-why-none-title = Why nothing?
gift_trail-phone-why-none-note = { $seat } landed on a star with a gift. These are the lucky cards, and what kept each one away.
gift_trail-phone-why-without = only for whoever holds no gift
gift_trail-phone-chance = { $weight } in { $total }
gift_trail-phone-rule = Rule { $clause }
gift_trail-phone-waiting = Waiting for { $seat }
gift_trail-phone-you-are = You
gift_trail-phone-before = { $n ->
    [0] Your turn is next.
    [one] One turn before yours.
   *[other] { $n } turns before yours.
}
gift_trail-phone-home = You are home!
gift_trail-phone-home-note = Place { $rank }. Gift { $gift } is yours; nobody can take it now.
gift_trail-phone-gone = You left the trail
gift_trail-phone-gone-note = You can watch. The gift you brought stays in play.
gift_trail-phone-lately = Lately
gift_trail-phone-table = The trail
gift_trail-phone-everyone = Everyone
gift_trail-phone-last-round = Last round: after it the gifts are opened.

gift_trail-results-wait = The gifts are being opened
gift_trail-results-done = All gifts are open
gift_trail-results-wait-note = One card after the other. Your card is the { gift_trail-ordinal } of { $n }.
gift_trail-results-yours = You take gift { $gift } home
gift_trail-results-from = { $other_seat } wrapped it.
gift_trail-results-own = You wrapped it. A good choice.
gift_trail-results-all = Who takes home what
gift_trail-results-row = gift { $gift } from { $other_seat }
gift_trail-results-commitment = Seed { $seed }. Its fingerprint { $commitment } was shown before the first draw.

## Host

gift_trail-seat-note = { $square ->
    [0] at the start, { $gift ->
        [0] no gift
       *[other] gift { $gift }
    }
   *[other] square { $square }, { $gift ->
        [0] no gift
       *[other] gift { $gift }
    }
}
gift_trail-seat-note-finished = home, gift { $gift }
gift_trail-seat-note-removed = left the trail
gift_trail-remove-note = { $gift ->
    [0] The token leaves the trail.
   *[other] Gift { $gift } goes back under the tree.
}
gift_trail-parcels = Who holds which gift
gift_trail-parcels-note = Check the real parcels against this list.
gift_trail-parcels-spare = { $n ->
    [one] One computer player is in: lay a spare parcel with the number that is left over.
   *[other] { $n } computer players are in: lay { $n } spare parcels with the numbers that are left over.
}
gift_trail-parcels-tree = under the tree
gift_trail-parcel = Gift { $gift }

## Rules and squares

gift_trail-rules-squares = Squares
gift_trail-rules-cards = The twelve cards
gift_trail-rules-when = When it can happen
gift_trail-rules-board = Board
gift_trail-rules-chains = Chains
gift_trail-rules-chains-text = Leap forward lands you again, at most three landings in a row. Every other card ends the move. Going back or changing places never lands you.
gift_trail-rules-host = The host
gift_trail-rules-host-text = Pause freezes the game and every timer. Skip turn passes over whoever cannot play. Remove takes somebody out for good; that gift goes back to the tree. End game opens the gifts at once.

## The log

gift_trail-log-started = The order of play is drawn.
gift_trail-log-gifts_numbered = Every gift has a number now.
gift_trail-log-numbered = Your gift is number { $number }.
gift_trail-log-rolled = { $seat } rolls { $dice }.
gift_trail-log-moved = { $how ->
    [leap] { $seat } leaps to square { $to }.
    [back] { $seat } goes back to { $to ->
        [0] the start
       *[other] square { $to }
    }.
   *[roll] { $seat } walks to square { $to }.
}
gift_trail-log-landed = { $kind ->
    [lucky] { $seat } lands on a lucky star.
    [unlucky] { $seat } lands on an unlucky skull.
    [shield] { $seat } lands on a shield.
    [finish] { $seat } reaches the finish!
   *[plain] { $seat } lands on square { $square }.
}
gift_trail-log-drew = { $seat } draws: { $effect ->
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
gift_trail-log-nothing = Nothing happens for { $seat }.
gift_trail-log-asked = { $prompt ->
    [roll] { $seat } is to roll.
    [first_gift] { $seat } chooses a first gift.
    [pick_victim] { $seat } chooses whose gift to take.
    [pick_tied] { $seat } chooses whose gift to take.
    [pick_swap] { $seat } chooses with whom to swap.
    [payback] { $seat } is asked for payback.
   *[pick_gift] { $seat } chooses a number under the tree.
}
gift_trail-log-answered = { $by ->
    [clock] Time is up: the table decides for { $seat }.
    [host] The host decides for { $seat }.
    [rules] Only one choice is left for { $seat }.
   *[player] { $seat } has decided.
}
gift_trail-log-gift = { $from_seat ->
    [none] { $to_seat } takes gift { $number } from the tree.
   *[other] { $to_seat ->
        [none] Gift { $number } goes from { $from_seat } back under the tree.
       *[other] { $to_seat } takes gift { $number } from { $from_seat }.
    }
}
gift_trail-log-swapped = { $seat } and { $other_seat } swap places.
gift_trail-log-finished = { $rank ->
    [1] { $seat } is first at the finish!
   *[other] { $seat } finishes, place { $rank }.
}
gift_trail-log-skipped = The turn of { $seat } is skipped.
gift_trail-log-removed = { $seat } leaves the trail.
gift_trail-log-last_round = This is the last round.
gift_trail-log-over = { $early ->
    [true] The host ends the game.
   *[false] The trail is done. Time for the gifts!
}

gift_trail-asked-roll = { $seat } is about to roll
gift_trail-asked-first_gift = { $seat } is choosing a first gift
gift_trail-asked-pick_victim = { $seat } is choosing a gift
gift_trail-asked-pick_tied = { $seat } is choosing a gift
gift_trail-asked-pick_swap = { $seat } is choosing a place
gift_trail-asked-payback = { $seat } is asked for payback
gift_trail-asked-pick_gift = { $seat } is at the tree
gift_trail-phone-payback-take = from { $seat }
gift_trail-phone-payback-give = gift { $gift } goes to { $seat }
gift_trail-phone-payback-keep = you keep gift { $gift }
gift_trail-phone-payback-leave = { $seat } keeps it
gift_trail-results-row-own = gift { $gift }, the very own one
gift_trail-rules-with = With a gift:

## Refusals: the sentence, and a short form beside a name

gift_trail-why-shield = { $seat } stands on a shield.
gift_trail-why-shield-short = on a shield
gift_trail-why-same-square = { $seat } stands on the same square: the swap would change nothing.
gift_trail-why-same-square-short = on the same square
gift_trail-why-no-gift = { $seat } holds no gift.
gift_trail-why-no-gift-short = holds no gift
gift_trail-why-too-far = { $seat } is { $squares } squares away, more than { $reach }.
gift_trail-why-too-far-short = { $squares } squares away
gift_trail-why-not-ahead = { $squares ->
    [0] { $seat } is on the same square. This card takes from ahead only.
   *[other] { $seat } is behind. This card takes from ahead only.
}
gift_trail-why-not-ahead-short = { $squares ->
    [0] on the same square
   *[other] behind
}
gift_trail-why-not-behind = { $squares ->
    [0] { $seat } is on the same square. This card takes from behind only.
   *[other] { $seat } is ahead. This card takes from behind only.
}
gift_trail-why-not-behind-short = { $squares ->
    [0] on the same square
   *[other] ahead
}
gift_trail-why-further-ahead = { $seat } is { $squares } squares ahead. The nearest gift is only { $nearest } away.
gift_trail-why-further-ahead-short = further ahead
gift_trail-why-further-behind = { $seat } is { $squares } squares behind. The nearest gift is only { $nearest } away.
gift_trail-why-further-behind-short = further behind
gift_trail-why-not-closest = { $seat } is on square { $square }. The gift closest to the finish is on square { $front }.
gift_trail-why-not-closest-short = not closest to the finish
gift_trail-why-not-front = { $seat } is { $square ->
    [0] at the start
   *[other] on square { $square }
}. The front-runner is on square { $front }.
gift_trail-why-not-front-short = not the front-runner
gift_trail-why-own = You brought this gift; another one still lies there.
gift_trail-why-own-short = the one you brought
gift_trail-why-not-under-tree = Gift { $gift } does not lie under the tree.
gift_trail-why-yourself = You cannot choose yourself.
gift_trail-why-no-player = Nobody plays on that seat.
gift_trail-why-removed = { $seat } has left the trail.
gift_trail-why-finished = { $seat } is home: that gift is safe.
gift_trail-why-roll-first = The dice come first.
gift_trail-why-choose-first = A choice is open; the dice come later.
gift_trail-why-other-choice = That is not on offer now.
gift_trail-why-not-asked = It is not your choice now.
gift_trail-why-shape = The table does not understand that.
gift_trail-why-draw = That draw cannot come up here.
gift_trail-phone-draw = Let the game draw
gift_trail-phone-draw-note = never your own while another one lies there
gift_trail-phone-do-draw = Draw one for me

## The tutorial

gift_trail-tutorial-hello = You are { $seat }, on the way to the tree. As you go, gifts change hands.
gift_trail-tutorial-roll = Your turn: roll the dice.
gift_trail-tutorial-star = A lucky star draws you a card: Sneaky steal. Choose { $other_seat }, then tap gold.
gift_trail-tutorial-star-hint = In this tutorial choose { $other_seat }.
gift_trail-tutorial-gift = The gift is yours, unless somebody takes it.
gift_trail-tutorial-skull = { $other_seat } is on a skull, and the card offers you a trade. Choose as you like!
gift_trail-tutorial-plain = { $other_seat } had none: a plain square gives one from the tree. Your roll!
gift_trail-tutorial-shield = A shield: while you stand here, nobody can take your gift.
gift_trail-tutorial-safe = { $first_seat } drew Sneaky steal, but your shield held. { $other_seat } had to trade.
gift_trail-tutorial-last = The tree is near. Roll!
gift_trail-tutorial-home = You are home, and your gift is yours for good.
gift_trail-tutorial-reveal = One is left on the trail, so the gifts are opened. Who wrapped yours?
