# Patchwork: Christmas Edition, English. People are named, never called by a pronoun.

patchwork-name = Patchwork
patchwork-blurb = Sew patches onto a quilt. Pay with buttons and with time.
patchwork-start = Lay out the patches

## Lobby

patchwork-option-track = The 1×1 patches
patchwork-option-track-revised = From space 26 on
patchwork-option-track-classic = From space 20 on
patchwork-option-track-note = The five lie on spaces 26, 32, 38, 44 and 50 of the time track. The first printing of 2014 has one on 20 and none on 38.
patchwork-option-start = Who begins
patchwork-option-start-random = Drawn
patchwork-option-start-first = First seat
patchwork-option-start-second = Second seat
patchwork-option-start-note = Beginning is worth a little.

patchwork-bot-random = Random
patchwork-bot-greedy = Greedy
patchwork-bot-greedy-note = Buys what looks best at a glance, and sews it on tightly.
patchwork-bot-expert = Expert
patchwork-bot-expert-note = Thinks ahead to the end of the track.

## What happened

patchwork-squares = { $size ->
    [one] 1 square
   *[other] { $size } squares
}
patchwork-cost = { $cost ->
    [one] 1 button
   *[other] { $cost } buttons
}
patchwork-steps = { $steps ->
    [one] 1 space
   *[other] { $steps } spaces
}
patchwork-log-circled = The patches lie in a circle.
patchwork-log-started = { $seat } begins.
patchwork-log-passed = { $seat } passes: { patchwork-steps }, and as many buttons.
patchwork-log-bought = { $seat } buys a patch of { patchwork-squares } for { patchwork-cost }.
patchwork-log-placed = { $empty ->
    [0] { $seat } sews it on: the quilt is full.
    [one] { $seat } sews it on: 1 square is empty.
   *[other] { $seat } sews it on: { $empty } squares are empty.
}
patchwork-log-bonus = { $seat } has the first full 7×7: { $points } points.
patchwork-log-moved = { $seat } moves { patchwork-steps }, to { $to }.
patchwork-log-income = { $amount ->
    [one] Space { $space } pays { $seat } 1 button.
   *[other] Space { $space } pays { $seat } { $amount } buttons.
}
patchwork-log-special_taken = { $seat } takes the 1×1 of space { $space }.
patchwork-log-special_placed = { $empty ->
    [0] { $seat } sews on the 1×1: the quilt is full.
    [one] { $seat } sews on the 1×1: 1 square is empty.
   *[other] { $seat } sews on the 1×1: { $empty } squares are empty.
}
patchwork-log-special_aside = The quilt of { $seat } is full: the 1×1 is put aside.
patchwork-log-home = { $rank ->
    [1] { $seat } is first at the end of the track.
   *[other] { $seat } is at the end of the track.
}
patchwork-log-over = { $early ->
    [true] The host ends the game.
   *[other] The game is over.
}
patchwork-log-answered = { $by ->
    [host] The host answers for { $seat }.
   *[other] Time is up for { $seat }.
}
patchwork-log-skipped = The turn of { $seat } is played by the table.

patchwork-asked-turn = { $seat } chooses a patch, or passes
patchwork-asked-place = { $seat } sews on a patch
patchwork-asked-special = { $seat } sews on a 1×1
patchwork-moving = { $seat } is on the move

## Why not

patchwork-why-dear = { $missing ->
    [one] It costs { $cost }, and you have { $buttons }: 1 button is missing.
   *[other] It costs { $cost }, and you have { $buttons }: { $missing } buttons are missing.
}
patchwork-why-no-fit = It fits nowhere on your quilt any more.
patchwork-why-not-offered = Only the next three patches from the tree can be bought.
patchwork-why-sold = That patch is on a quilt already.
patchwork-why-no-patch = There is no such patch.
patchwork-why-no-orientation = This patch cannot be turned like that.
patchwork-why-outside = It would hang over the edge of the quilt.
patchwork-why-overlap = It would lie on another patch.
patchwork-why-covered = That square is covered already.
patchwork-why-special-first = First sew on your 1×1.
patchwork-why-place-first = First sew on the patch that you have chosen.
patchwork-why-not-chosen = First choose a patch.
patchwork-why-not-turn = It is the turn of { $turn_seat }.
patchwork-why-not-asked = It is not your choice now.
patchwork-why-over = The game is over.
patchwork-why-shape = The table does not understand that.
patchwork-why-draw = That draw cannot come up here.

## Patches by their cloth

patchwork-patch = { $palette ->
    [berry] red
    [white] white
    [pine] green
    [mint] mint
    [sea] blue
    [frost] pale blue
    [candle] gold
    [butter] yellow
    [plum] purple
    [lilac] lilac
    [spruce] dark green
    [kraft] brown
   *[rose] pink
} { $pattern ->
    [candy] candy cane
    [dots] dots
    [stars] folk stars
    [stripes] ribbon stripes
    [gingham] gingham
    [snow] snowflakes
    [hearts] hearts
    [tartan] tartan
    [scales] scallops
    [zigzag] zigzag
    [argyle] argyle
    [isle] fair isle
    [pines] pines
    [holly] holly
    [crosses] crosses
    [waves] waves
    [wheels] pinwheels
   *[herring] herringbone
}
patchwork-patch-special = 1×1 patch
patchwork-about = { $name }: { $size ->
    [one] 1 square
   *[other] { $size } squares
}, costs { $cost ->
    [one] 1 button
   *[other] { $cost } buttons
} and { $time } time, { $income ->
    [0] no income
   *[other] income { $income }
}.
patchwork-shape = Shape: { $rows }.
patchwork-shape-row = row { $row }: { $squares }
patchwork-square = Row { $row }, column { $column }: { $patch }
patchwork-square-empty = Row { $row }, column { $column }: empty
patchwork-quilt-of = The quilt of { $seat }: { $empty ->
    [0] full
    [one] 1 square empty
   *[other] { $empty } squares empty
}

## How both stand

patchwork-buttons = { $n ->
    [one] 1 button
   *[other] { $n } buttons
}
patchwork-income = income { $n }
patchwork-empty = { $n ->
    [one] 1 empty square
   *[other] { $n } empty squares
}
patchwork-projected = heads for { $score } points
patchwork-next-income = { $n ->
    [one] income in 1 space
   *[other] income in { $n } spaces
}
patchwork-next-special = { $n ->
    [one] 1×1 in 1 space
   *[other] 1×1 in { $n } spaces
}
patchwork-line-buttons = Buttons
patchwork-line-income = Income
patchwork-line-empty = Empty
patchwork-line-projected = Heads for
patchwork-word-buttons = { $n ->
    [one] button
   *[other] buttons
}
patchwork-word-income = income
patchwork-word-empty = empty
patchwork-word-projected = heads for
patchwork-seat-note = { $buttons ->
    [one] 1 button
   *[other] { $buttons } buttons
}, { $empty } empty
patchwork-tape = Time track: { $seat } on { $at }, { $other_seat } on { $other }.
patchwork-tape-landing = { $seat } would land on { $to }.
patchwork-tape-whole = Show the whole track
patchwork-tape-near = Show the part around the tokens

## On the TV

patchwork-laying = The patches are laid out
patchwork-goes-again = { $seat } goes again
patchwork-top-moves = Both stand on one space: the token on top moves.
patchwork-coming-income = { $n ->
    [one] Income is 1 space away.
   *[other] Income is { $n } spaces away.
}
patchwork-coming-special = { $n ->
    [one] A 1×1 is 1 space away.
   *[other] A 1×1 is { $n } spaces away.
}
patchwork-to = to { $to }

## The own turn

patchwork-your-turn = Your turn, { $seat }
patchwork-behind = { $n ->
    [one] One space behind { $other_seat }. Buy, or pass.
   *[other] { $n } spaces behind { $other_seat }. Buy, or pass.
}
patchwork-on-top = On one space with { $other_seat }, and on top: you go.
patchwork-market = { $n ->
    [one] The last patch
   *[other] The next { $n } patches
}
patchwork-then = then
patchwork-circle-open = { $n ->
    [one] Then 1 more in the circle
   *[other] Then { $n } more in the circle
}
patchwork-circle-title = The circle
patchwork-circle-note = In order, clockwise from the tree. The first three can be bought.
patchwork-short = { $n } short
patchwork-no-room = no room
patchwork-held = on the quilt
patchwork-chosen = chosen
patchwork-lands = lands on { $to }
patchwork-choose-note = Tap a patch, or pass.
patchwork-choose = Choose a patch
patchwork-pass = Pass { $n }
patchwork-gain = { $n ->
    [one] +1 button
   *[other] +{ $n } buttons
}
patchwork-pass-now = { $n ->
    [one] Pass 1 space
   *[other] Pass { $n } spaces
}
patchwork-place = Place it
patchwork-paused = Paused
patchwork-rule = Rule { $clause }

## What a choice does

patchwork-effect-lands = You land on { $to }{ $gain ->
    [0] {""}
    [one] , +1 button
   *[other] , +{ $gain } buttons
}{ $special ->
    [taken] , and take the 1×1
    [aside] , and the 1×1 is put aside
   *[none] {""}
}.
patchwork-effect-next = { $seat } moves next.
patchwork-effect-again = You go again.
patchwork-effect-over = That is the end.
patchwork-effect-keep = { $buttons ->
    [one] 1 button left, heading for { $score }.
   *[other] { $buttons } buttons left, heading for { $score }.
}
patchwork-effect-buttons = { $cost ->
    [0] get { $gain }
   *[other] pay { $cost }, get { $gain }
}: { $before } → { $after }
patchwork-effect-income = income { $before } → { $after }
patchwork-effect-score = heads for { $before } → { $after }
patchwork-effect-bonus = Full 7×7: 7 points

## Laying a patch

patchwork-lay = Drag it, or tap a square: it fits.
patchwork-lay-special = Sew on your 1×1 now
patchwork-lies-on = It lies on another patch.
patchwork-lies-covered = That square is covered.
patchwork-fits = it fits
patchwork-sew-title = { $seat }, sew it on
patchwork-keys = Arrows move it, R turns, F flips.
patchwork-keys-special = Tap an empty square, or use the arrows.
patchwork-place-keys = Your quilt. Arrows move the patch, R turns it, F flips it, Enter sews it on, Escape puts it back.
patchwork-turn = Turn the patch
patchwork-turn-left = Turn left
patchwork-turn-right = Turn right
patchwork-flip = Flip
patchwork-move = Move the patch
patchwork-move-left = Move left
patchwork-move-up = Move up
patchwork-move-down = Move down
patchwork-move-right = Move right
patchwork-not-here = Not here.
patchwork-not-here-note = Move it off the striped squares.
patchwork-not-here-special = Choose an empty square.
patchwork-special-note = Tap an empty square for it; then the game goes on.
patchwork-paid-note = It is chosen. Sew it on: then it is paid, and your token moves.
patchwork-back = Back
patchwork-sew = Sew it on
patchwork-does-not-fit = Does not fit
patchwork-covered = Covered
patchwork-no-timer = No hurry: the clock is off.
patchwork-then-pass = { $seconds } s, then you pass
patchwork-then-pass-held = { $seconds } s, then you pass, without this patch
patchwork-then-place = { $seconds } s, then its first place from the top left
patchwork-then-special = { $seconds } s, then the first empty square

## Waiting

patchwork-you-ahead = { $n ->
    [one] You are 1 space ahead of { $other_seat }.
   *[other] You are { $n } spaces ahead of { $other_seat }.
}
patchwork-you-behind = { $n ->
    [one] You are 1 space behind { $other_seat }.
   *[other] You are { $n } spaces behind { $other_seat }.
}
patchwork-they-on-top = On one space, { $other_seat } on top.
patchwork-you-home = You are at the end of the track.
patchwork-answer-pass = Pass for { $seat }
patchwork-answer-sew = Sew it on for { $seat }

## The account

patchwork-account = The account
patchwork-account-buttons = Buttons
patchwork-account-bonus = 7×7
patchwork-account-empty = Empty squares
patchwork-account-squares = { $n } × −2
patchwork-account-total = Total
patchwork-account-shut = not open yet
patchwork-open-none = Three lines, one by one.
patchwork-open-buttons = Every button is a point.
patchwork-open-bonus = The first full 7×7 brings 7 points.
patchwork-open-empty = Every empty square costs 2 points.
patchwork-reveal-next = Open the next line
patchwork-winner = { $seat } wins!
patchwork-done-note = Buttons, plus the 7×7, less 2 for each empty square.
patchwork-tie-home = As many points: who was home first wins.
patchwork-ended-early = The game ended early
patchwork-ended-early-note = No places this time.
patchwork-chart-score = Points along the track
patchwork-chart-covered = Squares covered
patchwork-chart-score-said = Points along the track: { $seat } ends with { $gold }, { $other_seat } with { $silver }.
patchwork-chart-covered-said = Squares covered: { $seat } ends with { $gold }, { $other_seat } with { $silver }.

## The lobby

patchwork-lobby-game = The game
patchwork-lobby-seats = 2 players
patchwork-lobby-buttons = buttons
patchwork-lobby-time = time
patchwork-lobby-space = space
patchwork-lobby-takes = It takes
patchwork-lobby-minutes = about { $n } min
patchwork-lobby-honest = with breaks to think

## The lesson

patchwork-tutorial-hello = { $seat }, you have three things to spend: buttons, time, and space on your quilt.
patchwork-tutorial-buy = A tag tells what a patch costs: buttons and time. Tap this one, then place it.
patchwork-tutorial-buy-hint = This time, take the patch with the ring around it.
patchwork-tutorial-lay = Drag it, or tap a square; turn it, flip it. Then sew it on.
patchwork-tutorial-income = Past a golden mark every button on your quilt pays one button.
patchwork-tutorial-again = The token behind moves; on one space the one on top. You landed on it, so you go again.
patchwork-tutorial-pass = Pass: step in front of the other, one button a space. A 1×1 patch lies there.
patchwork-tutorial-pass-hint = Pass this time.
patchwork-tutorial-special = Who comes first gets it: sew this 1×1 onto any empty square.
patchwork-tutorial-end = In the end buttons are points, every empty square costs 2, and the first full 7×7 brings 7.
