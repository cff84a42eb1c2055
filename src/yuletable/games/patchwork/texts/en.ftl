# Patchwork: Christmas Edition, English. People are named, never called by a pronoun.

patchwork-name = Patchwork
patchwork-blurb = Sew presents onto a quilt. Pay with buttons and with time.
patchwork-start = Lay out the presents

## Lobby

patchwork-option-track = Time track
patchwork-option-track-revised = Newer
patchwork-option-track-classic = Of 2014
patchwork-option-track-note = Where the five 1x1 patches lie: the third at 38, or the first at 20.
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
patchwork-log-circled = The presents lie in a circle.
patchwork-log-started = { $seat } begins.
patchwork-log-passed = { $seat } passes: { patchwork-steps }, and as many buttons.
patchwork-log-bought = { $seat } buys a patch of { patchwork-squares } for { patchwork-cost }.
patchwork-log-placed = { $empty ->
    [0] { $seat } sews it on: the quilt is full.
    [one] { $seat } sews it on: 1 square is empty.
   *[other] { $seat } sews it on: { $empty } squares are empty.
}
patchwork-log-bonus = { $seat } has the first full 7x7: { $points } points.
patchwork-log-moved = { $seat } moves { patchwork-steps }, to { $to }.
patchwork-log-income = { $amount ->
    [one] Space { $space } pays { $seat } 1 button.
   *[other] Space { $space } pays { $seat } { $amount } buttons.
}
patchwork-log-special_taken = { $seat } takes the 1x1 of space { $space }.
patchwork-log-special_placed = { $empty ->
    [0] { $seat } sews on the 1x1: the quilt is full.
    [one] { $seat } sews on the 1x1: 1 square is empty.
   *[other] { $seat } sews on the 1x1: { $empty } squares are empty.
}
patchwork-log-special_aside = The quilt of { $seat } is full: the 1x1 is put aside.
patchwork-log-home = { $rank ->
    [1] { $seat } is first at the end of the track.
   *[other] { $seat } is at the end of the track.
}
patchwork-log-scored = { $seat }: buttons { $buttons }, 7x7 { $bonus }, empty squares { $penalty }. Total { $total }.
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
patchwork-asked-special = { $seat } sews on a 1x1

## Why not

patchwork-why-dear = { $missing ->
    [one] It costs { $cost }, and you have { $buttons }: 1 button is missing.
   *[other] It costs { $cost }, and you have { $buttons }: { $missing } buttons are missing.
}
patchwork-why-no-fit = It fits nowhere on your quilt any more.
patchwork-why-no-fit-so = Turned like this it fits nowhere.
patchwork-why-not-offered = Only the next three patches from the tree can be bought.
patchwork-why-sold = That patch is on a quilt already.
patchwork-why-no-patch = There is no such patch.
patchwork-why-no-orientation = This patch cannot be turned like that.
patchwork-why-outside = It would hang over the edge of the quilt.
patchwork-why-overlap = It would lie on another patch.
patchwork-why-covered = That square is covered already.
patchwork-why-special-first = First sew on your 1x1.
patchwork-why-place-first = First sew on the patch that you have chosen.
patchwork-why-not-chosen = First choose a patch.
patchwork-why-not-turn = It is the turn of { $turn_seat }.
patchwork-why-not-asked = It is not your choice now.
patchwork-why-over = The game is over.
patchwork-why-shape = The table does not understand that.
patchwork-why-draw = That draw cannot come up here.
