# Ugly Christmas Sweaters, English. People are named, never called by a pronoun.

sweaters-name = Ugly Christmas Sweaters
sweaters-blurb = Win tricks, pick first, knit the loudest sweaters of the season.
sweaters-start = Cast on

## Lobby

sweaters-option-mode = Mode
sweaters-option-mode-casual = Casual
sweaters-option-mode-express = Express
sweaters-option-mode-avid = Avid
sweaters-option-mode-note = Casual: three rounds. Express: one round with a race for the Fads. Avid: three rounds, and every Secret Santa has to be met.
sweaters-option-difficulty = Difficulty
sweaters-option-difficulty-beginner = Beginner
sweaters-option-difficulty-novice = Novice
sweaters-option-difficulty-expert = Expert
sweaters-option-difficulty-note = Beginner: the Fad alone. Novice: Trendy Yarn too. Expert: Perfect Fit too. Express and Avid are always Expert.
sweaters-option-bonus = Special Abilities
sweaters-option-bonus-false = Off
sweaters-option-bonus-true = On
sweaters-option-bonus-note = A bonus card for everybody, at Expert.
sweaters-option-profile = Rules
sweaters-option-profile-classic = Classic
sweaters-option-profile-current = Current
sweaters-option-profile-note = Classic follows the printed game. Current follows the newest digital one: hands are filled up at once, patches follow by icon too.
sweaters-bot-random = Random
sweaters-bot-greedy = Greedy
sweaters-bot-greedy-note = Takes what looks best at a glance.
sweaters-bot-expert = Expert
sweaters-bot-expert-note = Plays the next tricks in mind, with every hand that is possible.

## Colours, icons, cards

sweaters-color-purple = Purple
sweaters-color-red = Red
sweaters-color-green = Green
sweaters-color-yellow = Yellow
sweaters-icon-snowman = snowman
sweaters-icon-candy_cane = candy cane
sweaters-icon-bell = bell
sweaters-icon-tree = tree
sweaters-slot-L = left
sweaters-slot-R = right
sweaters-slot-B = bottom
sweaters-slot-float = floating
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
sweaters-patch = patch
sweaters-card = { $value ->
    [0] { sweaters-color } { sweaters-patch }
   *[other] { sweaters-color } { $value }
}
sweaters-with-card = { $with_value ->
    [0] { sweaters-with-color } { sweaters-patch }
   *[other] { sweaters-with-color } { $with_value }
}
sweaters-fad = { $fad ->
    [1] yellow and bell
    [2] yellow and snowman
    [3] purple and snowman
    [4] purple and bell
    [5] red and candy cane
    [6] red and tree
    [7] green and tree
    [8] green and candy cane
   *[other] Clash Is In
}
sweaters-santa-1 = Aunt Agnieszka
sweaters-santa-2 = Uncle Olaf
sweaters-santa-3 = Little Zosia
sweaters-santa-4 = Grandpa Staś
sweaters-santa-5 = Cousin Ingrid
sweaters-santa-6 = Neighbour Tomek
sweaters-santa-7 = Grandma Halina
sweaters-santa-8 = Cousin Bruno
sweaters-santa-9 = Aunt Matylda
sweaters-santa-10 = Uncle Leon
sweaters-santa-11 = Sister Pola
sweaters-santa-12 = Brother Kacper
sweaters-santa-13 = Godmother Wanda
sweaters-santa-14 = Cousin Nils
sweaters-santa-15 = Granny Róża
sweaters-santa-16 = Uncle Franek
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
sweaters-ability-little_brothers = The Little Brothers
sweaters-ability-little_brothers-note = 3 points for two sweaters: 1 green + 2 red, and 2 green + 1 red.
sweaters-ability-tina = Tinkering Tina
sweaters-ability-tina-note = Once, at a round's end: move a piece, or swap two.
sweaters-ability-maria = Mixed-up Maria
sweaters-ability-maria-note = Once: a numbered card goes to any slot.
sweaters-ability-billy = Billy the Brute
sweaters-ability-billy-note = Once, when somebody else wins a trick: pick first, and throw that card away.
sweaters-ability = { $ability ->
    [tina] { sweaters-ability-tina }
    [maria] { sweaters-ability-maria }
    [billy] { sweaters-ability-billy }
   *[little_brothers] { sweaters-ability-little_brothers }
}

## The sheet

sweaters-line-complete = Complete
sweaters-line-run = In a row
sweaters-line-fad_color = Fad: color
sweaters-line-fad_icon = Fad: icon
sweaters-line-clash = Clash Is In
sweaters-line-banked = In the bank
sweaters-line-color = One color
sweaters-line-icon = One icon
sweaters-line-santa = Secret Santa
sweaters-line-brothers = The Little Brothers
sweaters-line-total = Total
sweaters-tie-unbuilt = As many points: fewer unfinished sweaters decide.
sweaters-tie-fad_points = As many points and unfinished sweaters: points by Fads decide.
sweaters-tie-shared = All equal: a shared win.
sweaters-no-winner = Everybody missed a Secret Santa: nobody wins.

## Who is asked

sweaters-asked-play = { $seat } is choosing a card to play
sweaters-asked-copy = { $seat } is choosing what the patch copies
sweaters-asked-billy = { $seat } is thinking about Billy
sweaters-asked-draft = { $seat } is drafting
sweaters-asked-place = { $seat } is knitting
sweaters-asked-offer = { $seat } may set a patch
sweaters-asked-tina = { $seat } is thinking about Tina
sweaters-asked-tina_place = { $seat } is moving a piece
sweaters-asked-patch = { $seat } is setting a patch
sweaters-asked-review = { $seat } is looking at the points

## The log

sweaters-log-started = { $seat } leads the first trick.
sweaters-log-round_started = Round { $round } of { $rounds }.
sweaters-log-fad_turned = In fashion: { sweaters-fad }.
sweaters-log-yarn_turned = Trendy Yarn: { sweaters-color }.
sweaters-log-fit_turned = Perfect Fit: { $number }.
sweaters-log-bonus_dealt = { $seat } gets { sweaters-ability }.
sweaters-log-santas_dealt = { $count ->
    [one] { $seat } gets a Secret Santa.
   *[other] { $seat } gets { $count } Secret Santas.
}
sweaters-log-pool_laid = { $count } cards lie in the pool.
sweaters-log-dealt = { $seat } takes { $count } cards.
sweaters-log-played = { $seat } plays { sweaters-card }.
sweaters-log-copied = The { sweaters-color } patch counts as { $as_value }, { sweaters-as-icon }.
sweaters-log-missed = { $seat } has no { sweaters-led-color } card and no { sweaters-led-icon }.
sweaters-log-ranked = { $seat } wins the trick with { sweaters-card }.
sweaters-log-billy_used = { $seat } sends Billy: { sweaters-card } is thrown away.
sweaters-log-billy_kept = { $seat } keeps Billy.
sweaters-log-maria_used = { $seat } calls Maria: the piece goes to another slot.
sweaters-log-knitted = { $fresh ->
    [true] { $seat } begins sweater { $sweater } with { sweaters-card }.
   *[false] { $seat } knits { sweaters-card } to sweater { $sweater }.
}
sweaters-log-covered = { sweaters-card } is covered.
sweaters-log-pinned = The { sweaters-color } patch gets its slot: { sweaters-slot }.
sweaters-log-completed = { $seat } completes sweater { $sweater }.
sweaters-log-patch_set = { $seat }: the { sweaters-color } patch becomes { $as_value }, { sweaters-as-icon }.
sweaters-log-offer_skipped = { $seat } leaves patches open.
sweaters-log-claimed = { $seat } claims a Fad with sweater { $sweater }, { sweaters-fad }: { $points } points.
sweaters-log-refilled = { $seat } draws up to nine cards.
sweaters-log-last_draft = { $seat } has enough sweaters: this is the last draft of the round.
sweaters-log-round_ended = Round { $round } is over.
sweaters-log-tina_moved = { $seat } calls Tina: { sweaters-card } moves to sweater { $sweater }.
sweaters-log-tina_swapped = { $seat } calls Tina: { sweaters-card } and { sweaters-with-card } change places.
sweaters-log-tina_kept = { $seat } keeps Tina.
sweaters-log-santa_revealed = { $met ->
    [true] { $seat }: { sweaters-santa } is happy.
   *[false] { $seat }: { sweaters-santa } gets nothing.
}
sweaters-log-brothers_met = { $seat } has both sweaters of The Little Brothers.
sweaters-log-scored = { $seat }: { $points } points in round { $round }, { $total } together.
sweaters-log-ready = { $seat } is ready.
sweaters-log-answered = Time is over for { $seat }.
sweaters-log-skipped = { $seat } is skipped.
sweaters-log-over = { $early ->
    [true] The game is stopped.
   *[false] The game is over.
}

## Refusals

sweaters-why-shape = The table does not understand that.
sweaters-why-draw = That draw cannot come up here.
sweaters-why-over = The game is over.
sweaters-why-done = You have answered; the others are still choosing.
sweaters-why-not-asked = It is not your choice now.
sweaters-why-not-turn = It is the turn of { $turn_seat }.
sweaters-why-asked-for = First comes something else: { $what ->
    [play] play a card
    [copy] name the card that the patch copies
    [billy] use Billy, or keep the card
    [draft] take a card
    [place] place the card
    [offer] set the patch, or leave it open
    [tina] use Tina, or keep the card
    [tina_place] place the piece
    [patch] set the patch
   *[review] go on
}.
sweaters-why-no-card = There is no such card.
sweaters-why-not-held = { sweaters-card } is not in your hand.
sweaters-why-follow = { sweaters-card } does not follow: you have a { sweaters-led-color } card or a { sweaters-led-icon }.
sweaters-why-patch-follow = The { sweaters-color } patch follows by its color alone: you have a { sweaters-led-color } card or a { sweaters-led-icon }.
sweaters-why-copy-when = Only a patch that is led copies a card of the pool.
sweaters-why-copy-patch = A patch has nothing to copy: name a numbered card.
sweaters-why-just-played = { sweaters-card } has just been played: it comes to the pool after this draft.
sweaters-why-not-in-pool = { sweaters-card } is not in the pool.
sweaters-why-no-sweater = You have no sweater { $sweater }. Your sweaters so far: { $sweaters }.
sweaters-why-no-slot = A slot is L, R or B.
sweaters-why-slot-shape = { sweaters-card } goes to its own slot: { sweaters-own-slot }, not { sweaters-slot }.
sweaters-why-slot-needed = Say where { sweaters-card } goes: left, right or bottom.
sweaters-why-patch-floats = A patch that begins a sweater floats: it gets no slot yet.
sweaters-why-locked = Sweater { $sweater } has claimed a Fad: it is locked.
sweaters-why-pin-none = No patch floats there.
sweaters-why-pin-needed = Say at the same time where the floating { sweaters-color } patch goes.
sweaters-why-pin-same = The patch and the new piece cannot both go there: { sweaters-slot }.
sweaters-why-not-a-patch = { sweaters-card } is no patch.
sweaters-why-patch-not-open = The { sweaters-color } patch is not for you to set now.
sweaters-why-patch-first = First comes the { sweaters-color } patch.
sweaters-why-patch-value = A patch has a value from 1 to 12, not { $number }.
sweaters-why-patch-icon = A patch becomes a snowman, a candy cane, a bell or a tree.
sweaters-why-no-ability = You do not have this card: { sweaters-ability }.
sweaters-why-spent = { sweaters-ability } has been used already.
sweaters-why-billy-when = Billy comes before a draft, when somebody else has won the trick.
sweaters-why-tina-when = Tina comes at the end of a round.
sweaters-why-no-piece = { sweaters-card } is in none of your sweaters.
sweaters-why-tina-nowhere = { sweaters-card } has nowhere to go.
sweaters-why-tina-other = Tina works between two sweaters: choose another one.
sweaters-why-tina-swap = These two pieces cannot change places: each keeps its slot, and one of these is taken.
sweaters-why-tina-slot = { sweaters-card } keeps its slot: { sweaters-own-slot }.
sweaters-why-tina-taken = Something lies there in sweater { $sweater } already: { sweaters-slot }.
sweaters-why-tina-same = That would change nothing.

## What every screen says

sweaters-you = You
sweaters-round = This round
sweaters-round-fad-title = Fad
sweaters-round-fad = { sweaters-fad }, +3 each
sweaters-round-clash = three colors and three icons, +3
sweaters-round-display = Fads, +3 for each half
sweaters-round-gone = all claimed
sweaters-round-yarn = Trendy Yarn
sweaters-round-yarn-note = { sweaters-color } beats
sweaters-round-yarn-left = { $n ->
    [one] last trick
   *[other] { $n } tricks
}
sweaters-round-fit = Perfect Fit
sweaters-round-fit-note = { $number } beats all
sweaters-trade = Trade
sweaters-trade-note = best card drafts first
sweaters-trade-order = draft order
sweaters-pool = Draft pool
sweaters-pool-note = take one, knit it
sweaters-counts = { $value }, { sweaters-icon }
sweaters-needs = needs { $slots }
sweaters-up-to = up to { $points }
sweaters-done = done
sweaters-locked = Claimed a Fad: locked
sweaters-locked-short = Locked
sweaters-locked-note = has claimed a Fad
sweaters-picks = picks no. { $ranks }
sweaters-picks-now = picks now
sweaters-picked = has picked
sweaters-complete-of = { $n } of { $target } done
sweaters-tag-play = plays now
sweaters-tag-copy = plays now
sweaters-tag-billy = Billy?
sweaters-tag-draft = picks now
sweaters-tag-place = knits now
sweaters-tag-offer = sets a patch?
sweaters-tag-tina = Tina?
sweaters-tag-tina_place = moves a piece
sweaters-tag-patch = sets a patch
sweaters-tag-review = looks
sweaters-used = used
sweaters-missed = no { sweaters-color } and no { sweaters-icon }
sweaters-santas-of = Secret Santas: { $hidden } hidden, { $met } happy
sweaters-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
sweaters-points-now = if it ended now
sweaters-none-yet = No sweater yet
sweaters-last-draft = last draft of the round
sweaters-last-draft-note = This is the last draft of the round.
sweaters-last-round = last round
sweaters-order = Draft order
sweaters-turn-done = has picked
sweaters-turn-now = picks now
sweaters-turn-next = still to pick
sweaters-turn-billy = used up by Billy
sweaters-bot-plays = The computer plays
sweaters-phone-away = The phone is away

## On the TV

sweaters-tv-round = round { $round } of { $rounds }
sweaters-tv-deal = The cards are dealt
sweaters-tv-play = { $seat } leads any card.
sweaters-tv-follow = { $seat } follows: { sweaters-led-color }, or a { sweaters-led-icon }.
sweaters-tv-copy = { $seat } names what the patch copies.
sweaters-tv-billy = { $seat } may send Billy.
sweaters-tv-draft = { $seat } takes a card and knits it.
sweaters-tv-place = { $seat } knits.
sweaters-tv-offer = { $seat } may set a patch for a Fad.
sweaters-tv-tina = { $seat } may call Tina.
sweaters-tv-tina_place = { $seat } moves a piece.
sweaters-tv-patch = { $seat } sets a patch.
sweaters-tv-review = { $seat } is still looking.
sweaters-tv-all-patch = Patches get a value and an icon.
sweaters-tv-all-review = The round is counted.
sweaters-tv-line = The ugliest of all
sweaters-tv-winner = { $seat } wins!
sweaters-tv-winners = { $seat } and { $other_seat } win!
sweaters-tv-shared = A shared win!
sweaters-ended-early = The game was stopped
sweaters-ended-early-note = No places: it did not come to an end.
sweaters-done-note = Tap a sweater to see what it was paid for.
sweaters-final-note = { $unbuilt ->
    [one] 1 unfinished sweater
   *[other] { $unbuilt } unfinished sweaters
}, { $fads ->
    [one] 1 point
   *[other] { $fads } points
} by Fads
sweaters-final-made = { $n ->
    [one] 1 sweater
   *[other] { $n } sweaters
}, { $fads ->
    [one] 1 point
   *[other] { $fads } points
} by Fads
sweaters-zero = { $n ->
    [one] One Secret Santa missed: 0 points
   *[other] { $n } Secret Santas missed: 0 points
}
sweaters-total-of = Together; { $unbuilt } unfinished
sweaters-chart = Points by round
sweaters-chart-who = Who
sweaters-chart-round = Round { $round }

## The score sheet

sweaters-sheet-complete = all three pieces: { $cards }
sweaters-sheet-run = { $values } follow each other
sweaters-sheet-color = three pieces of { sweaters-color }
sweaters-sheet-icon = three times: { sweaters-icon }
sweaters-sheet-clash = three colors and three icons
sweaters-sheet-banked = kept from the claim
sweaters-unbuilt = Unfinished
sweaters-unbuilt-note = Only complete sweaters count.
sweaters-santa-met = +3, with sweater { $n }
sweaters-santa-missed = nothing this time
sweaters-phone-santas-shown = Secret Santas shown

## On the phone

sweaters-phone-hand = Your hand
sweaters-phone-playable = { $n } of { $of } playable
sweaters-phone-points = points
sweaters-trick = trick { $trick }
sweaters-phone-rule = Rule { $clause }
sweaters-phone-back = Put back
sweaters-phone-again = tap again to confirm
sweaters-phone-for-good = tap again: it stays so
sweaters-phone-no-timer = No hurry: the clock is off.
sweaters-badge-fit = Fit
sweaters-badge-yarn = Trendy
sweaters-sort-deal = As dealt
sweaters-sort-color = By color
sweaters-sort-icon = By icon
sweaters-phone-lead = You lead
sweaters-phone-lead-note = Play any card: the others follow it.
sweaters-phone-led = { $seat } led { sweaters-card }
sweaters-phone-you-led = You led { sweaters-card }
sweaters-phone-follow = Play { sweaters-led-color }, or a { sweaters-led-icon }.
sweaters-phone-follow-any = Play any card: nothing has to be followed ({ sweaters-led-color }, { sweaters-led-icon }).
sweaters-rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
sweaters-phone-rank = { sweaters-rank } now
sweaters-phone-copies = copies
sweaters-phone-now = now
sweaters-phone-waits = waits
sweaters-phone-your-card = your card
sweaters-phone-choose-card = Choose a card
sweaters-phone-play = Play { sweaters-card }
sweaters-phone-play-note = { sweaters-icon } · would be { sweaters-rank } · tap again
sweaters-phone-copy = What does the { sweaters-color } patch copy?
sweaters-phone-copy-note = It takes value and icon of a card in the pool for this trick.
sweaters-phone-choose-copy = Choose a card of the pool
sweaters-phone-copy-do = Copy { sweaters-card }
sweaters-phone-billy = Send Billy?
sweaters-phone-billy-note = { $seat } has won the trick. Billy picks before everybody, and that card is thrown away.
sweaters-phone-billy-which = A card for Billy
sweaters-phone-billy-do = Throw away { $card }
sweaters-phone-billy-again = Billy is used up, and so is your pick
sweaters-phone-keep = Keep it
sweaters-phone-decline = No, keep it
sweaters-phone-ready = Go on
sweaters-phone-draft = Take a card
sweaters-phone-draft-note = Then knit it at once.
sweaters-phone-knit-where = Where does { sweaters-card } go?
sweaters-phone-knit-slot = Its slot: { sweaters-slot }. Tap a lit place.
sweaters-phone-knit-patch = A patch goes anywhere. Alone it floats.
sweaters-phone-knit = Knit { sweaters-card }
sweaters-phone-knit-over = Knit over { sweaters-card }
sweaters-phone-choose-place = Choose a place
sweaters-phone-yours = Your sweaters
sweaters-phone-sweater = Sweater { $n }
sweaters-phone-new = New sweater
sweaters-phone-starts = your number { $n }
sweaters-phone-finishes = Finishes it
sweaters-phone-joins = Joins
sweaters-phone-covers = Covers { sweaters-card }
sweaters-phone-no-gain = no gain
sweaters-phone-claims = { $n ->
    [one] claims a Fad
   *[other] claims { $n } Fads
}
sweaters-phone-claims-note = It { sweaters-phone-claims } at once and is locked.
sweaters-phone-covers-warn = This covers your { sweaters-card }.
sweaters-phone-covers-note = It leaves the table until the next deal.
sweaters-phone-maria-warn = Mixed-up Maria is used up for this slot.
sweaters-phone-santa-note = { sweaters-santa } gets a sweater: +3.
sweaters-phone-where = Slot of { sweaters-card }
sweaters-phone-where-patch = Slot of the floating patch
sweaters-phone-where-piece = Slot of the piece
sweaters-phone-santas = Your Secret Santas
sweaters-phone-for = For { sweaters-santa }
sweaters-phone-wants = Wants { $colors } × { sweaters-color } and { $icons } × { sweaters-icon }.
sweaters-phone-santa-open = your secret, +3
sweaters-phone-santa-now = +3 with sweater { $n }
sweaters-phone-santa-maybe = possible with sweater { $n }
sweaters-phone-santa-taken = that sweater serves another
sweaters-phone-santa-met = happy already
sweaters-phone-mode = { $mode ->
    [express] { sweaters-option-mode-express }
    [avid] { sweaters-option-mode-avid }
   *[casual] { sweaters-option-mode-casual }
} mode:
sweaters-phone-live = If the round ended now you would have { $points ->
    [one] 1 point
   *[other] { $points } points
}, Secret Santas included.
sweaters-phone-set = The { sweaters-color } patch becomes…
sweaters-phone-set-note = Choose a value and an icon.
sweaters-phone-set-more = One after another: { $n } patches.
sweaters-phone-offer-note = Set it for good before Fads are claimed, or leave it open.
sweaters-phone-which-patch = Which patch
sweaters-phone-value = Value
sweaters-phone-icon = Icon
sweaters-phone-set-do = Make it { $value }, { sweaters-icon }
sweaters-phone-set-choose = Choose value and icon
sweaters-phone-leave = Leave it open
sweaters-phone-best = nothing gives more
sweaters-phone-round-points = points in this round
sweaters-phone-change = { $points } points in this round
sweaters-phone-tina = Tinker with Tina?
sweaters-phone-tina-note = Once in the game: move a piece, or swap two. Tap a piece.
sweaters-phone-tina-where = Where does { sweaters-card } go?
sweaters-phone-tina-where-note = To a free slot, or in exchange for a lit piece.
sweaters-phone-choose-piece = Choose a piece
sweaters-phone-moving = { $card }: moves now
sweaters-phone-swap-with = Swap with { $card }
sweaters-phone-swap = Swap { $card } and { $other }
sweaters-phone-move = Move { sweaters-card }
sweaters-phone-move-here = Move here
sweaters-phone-round-over = Round { $round } is over
sweaters-phone-review-note = Tap a sweater for its lines.
sweaters-phone-review-wait = { $n ->
    [one] One is still looking.
   *[other] { $n } are still looking.
}
sweaters-phone-sheet-small = Show the table
sweaters-phone-sheet-large = Show the sheet
sweaters-phone-rounds = Rounds
sweaters-phone-then-play = { $seconds } s, then { sweaters-card } is played
sweaters-phone-then-copy = { $seconds } s, then it copies { sweaters-card }
sweaters-phone-then-draft = { $seconds } s, then { sweaters-card } is knitted
sweaters-phone-then-decline = { $seconds } s, then the card is kept
sweaters-phone-then-leave = { $seconds } s, then it stays open
sweaters-phone-then-best = { $seconds } s, then the best is taken
sweaters-phone-then-on = { $seconds } s, then it goes on
sweaters-seat-note = { $points } points now, { $n ->
    [one] 1 sweater done
   *[other] { $n } sweaters done
}
sweaters-host-hand = The hand is secret, so only “Skip turn” can go on: a card is played.

## In the lobby

sweaters-lobby-game = Tricks, draft, knitting
sweaters-lobby-seats = for 2 to 4
sweaters-lobby-mode = { $mode ->
    [express] one round, a race
    [avid] three rounds, all Santas
   *[casual] three rounds
}
sweaters-lobby-takes = Takes about
sweaters-lobby-minutes = { $n } min
sweaters-lobby-honest = with { $n } at the table

## The rules in short

sweaters-rules-modes = The three modes
sweaters-rules-clause = Rule { $clause }
sweaters-rules-casual-rounds = Three rounds. Each ends with the third complete sweater.
sweaters-rules-casual-cards = One Fad a round. Trendy Yarn from Novice on, Perfect Fit and Special Abilities at Expert.
sweaters-rules-casual-santas = A new Secret Santa each round: 3 points, nothing lost without.
sweaters-rules-express-rounds = One round. It ends with the fourth complete sweater.
sweaters-rules-express-cards = One Fad more than players, and a race: who meets one first claims it, and that sweater is locked. Trendy Yarn and Perfect Fit change on the way.
sweaters-rules-express-santas = Two Secret Santas for everybody, 3 points each.
sweaters-rules-avid-rounds = Three rounds. Each ends with the third complete sweater.
sweaters-rules-avid-cards = One Fad a round, always with Trendy Yarn and Perfect Fit.
sweaters-rules-avid-santas = Three Secret Santas for the whole game. Who misses one ends with 0 points.

## The tutorial

sweaters-tutorial-hello = { $seat }, these are your sweaters: left, right and bottom make one. Two are nearly done.
sweaters-tutorial-round = Three green pieces are in fashion, and three trees. Cards with the value 4 beat all.
sweaters-tutorial-play = Red 7 was led: play red, or a snowman. Play your Red 4.
sweaters-tutorial-play-hint = Red 4 follows, and 4 is the Perfect Fit. Tap it, then the gold button.
sweaters-tutorial-order = Red 4 is first. With two players everybody plays two cards; the strongest draft first.
sweaters-tutorial-draft = Take Green 11 and finish the green sweater: in a row, green, all trees.
sweaters-tutorial-draft-hint = Green 11, then the green sweater, then gold.
sweaters-tutorial-patch = A patch fits anywhere. Finish the other sweater with it.
sweaters-tutorial-patch-hint = The patch, then sweater 2 on the right, then gold.
sweaters-tutorial-set = At the end a patch gets value and icon. 5 makes a row: 4, 5, 6.
sweaters-tutorial-set-hint = 5 and the snowman, then gold.
sweaters-tutorial-sheet = Every line says what it is for. A Secret Santa adds 3.
sweaters-tutorial-end = Three rounds make a game. Most points win. Happy knitting!
