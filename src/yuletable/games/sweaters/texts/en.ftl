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
sweaters-log-last_round = The host calls this round the last.
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
sweaters-why-no-sweater = You have no sweater { $sweater }: there are { $sweaters }.
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
sweaters-why-tina-swap = These two pieces cannot change places: both keep their slots, in two sweaters.
sweaters-why-tina-slot = { sweaters-card } keeps its slot: { sweaters-own-slot }.
sweaters-why-tina-taken = Something lies there in sweater { $sweater } already: { sweaters-slot }.
sweaters-why-tina-same = That would change nothing.
