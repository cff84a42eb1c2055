# Hats, English. People are named, never called by a pronoun.

hats-name = Hats
hats-blurb = Swap hats at the tea table. Keep the best one for last.
hats-start = Deal the hats

## Lobby

hats-option-optional_per_turn = Extra actions
hats-option-optional_per_turn-1 = One a turn
hats-option-optional_per_turn-unlimited = Up to nine
hats-option-optional_per_turn-note = Replacing a card, or with four players swapping one with the partner.
hats-option-black_hat_number = Black hats in a cookie tie
hats-option-black_hat_number-none = Not counted
hats-option-black_hat_number-1 = Count as 1
hats-option-black_hat_number-note = With as many types, the lowest numbers win the cookie.
hats-option-removed_one = First type left out
hats-option-removed_one-random = By lot
hats-option-removed_one-topper = Topper
hats-option-removed_one-bowler = Bowler
hats-option-removed_one-bonnet = Bonnet
hats-option-removed_one-beret = Beret
hats-option-removed_one-boater = Boater
hats-option-removed_one-nightcap = Nightcap
hats-option-removed_one-plume = Plume
hats-option-removed_one-note = Two play without two of the seven types: pick both, or let the lot decide.
hats-option-removed_two = Second type left out
hats-option-removed_two-random = By lot
hats-option-removed_two-topper = Topper
hats-option-removed_two-bowler = Bowler
hats-option-removed_two-bonnet = Bonnet
hats-option-removed_two-beret = Beret
hats-option-removed_two-boater = Boater
hats-option-removed_two-nightcap = Nightcap
hats-option-removed_two-plume = Plume
hats-option-removed_two-note = The same type picked twice counts once; the other is drawn.

hats-bot-random = Random
hats-bot-greedy = Greedy
hats-bot-greedy-note = Takes what looks best at a glance.
hats-bot-expert = Expert
hats-bot-expert-note = Thinks ahead, and plays every deal in mind.

## Hats: names, letters, cards

hats-type-topper = Topper
hats-type-bowler = Bowler
hats-type-bonnet = Bonnet
hats-type-beret = Beret
hats-type-boater = Boater
hats-type-nightcap = Nightcap
hats-type-plume = Plume
hats-letter-topper = T
hats-letter-bowler = W
hats-letter-bonnet = N
hats-letter-beret = R
hats-letter-boater = O
hats-letter-nightcap = C
hats-letter-plume = P
hats-type = { $type ->
    [topper] { hats-type-topper }
    [bowler] { hats-type-bowler }
    [bonnet] { hats-type-bonnet }
    [beret] { hats-type-beret }
    [boater] { hats-type-boater }
    [nightcap] { hats-type-nightcap }
   *[plume] { hats-type-plume }
}
hats-card = { hats-type } { $number }
hats-taken = { $taken_type ->
    [topper] { hats-type-topper }
    [bowler] { hats-type-bowler }
    [bonnet] { hats-type-bonnet }
    [beret] { hats-type-beret }
    [boater] { hats-type-boater }
    [nightcap] { hats-type-nightcap }
   *[plume] { hats-type-plume }
} { $taken_number }
hats-given = { $given_type ->
    [topper] { hats-type-topper }
    [bowler] { hats-type-bowler }
    [bonnet] { hats-type-bonnet }
    [beret] { hats-type-beret }
    [boater] { hats-type-boater }
    [nightcap] { hats-type-nightcap }
   *[plume] { hats-type-plume }
} { $given_number }
hats-black-hat = Black hat
hats-cookie = Cookie

## The four lines

hats-line-hats = Hats
hats-line-black = Black hats
hats-line-favourite = Favourite
hats-line-cookie = Cookie
hats-line-total = Total
hats-line-team = Team
hats-line-of-type = { $count } × { $value } = { $points }
hats-line-favourite-sum = { $numbers } − { $number } = { $points }
hats-line-favourite-none = none collected − { $number } = { $points }
hats-tie-black_hats = As many points: more black hats decide.
hats-tie-cookie = As many points and black hats: the cookie decides.
hats-tie-shared = As many points and black hats, and the cookie lies elsewhere: a shared win.

## On the TV

hats-tv-round = turn { $round } of { $rounds }
hats-tv-play = { $seat } swaps a hat, or takes a black hat.
hats-tv-after = { $seat } may still act, or end the turn.
hats-tv-answer = { $seat } answers { $partner_seat }.
hats-tv-lowest = A type counts only on its lowest space.
hats-tv-absent = Not on the tray:
hats-tv-pile = pile { $n }
hats-tv-discards = discards { $n }
hats-tv-removed = Not in this game:
hats-tv-now = if it ended now
hats-tv-types = { $n ->
    [one] 1 type
   *[other] { $n } types
}
hats-tv-chase = { $n ->
    [one] 1 more takes the cookie
   *[other] { $n } more take the cookie
}
hats-tv-napkins = The napkins
hats-tv-winner = { $seat } wins!
hats-tv-winners = { $seat } and { $other_seat } win!
hats-tv-all-win = Everybody wins!
hats-tv-deal = The hats are dealt
hats-tv-may-replace = may also replace a card
hats-tv-may-offer = may also ask the partner

## On the phone

hats-phone-now = if it ended now
hats-phone-play = Swap, or take a black hat
hats-phone-play-note = Choose a card of your hand first.
hats-phone-swap-title = Swap your { hats-card } for…
hats-phone-swap-note = { $number ->
    [1] Another card of that type.
   *[other] One of that type, or any number below { $number }.
}
hats-phone-does = What this does
hats-phone-from-to = you { $from } → { $to }
hats-phone-collect = You collect { hats-card }
hats-phone-collect-new = You collect { hats-card }, a new type
hats-phone-value-rises = { hats-type } rises from { $before } to { $after }
hats-phone-value-falls = { hats-type } falls from { $before } to { $after }
hats-phone-cookie-kept = You keep the cookie: { $types }
hats-phone-cookie-taken = You take the cookie: { $types }
hats-phone-cookie-elsewhere = { $seat } keeps the cookie; you have { $types }
hats-phone-same = same
hats-phone-hand = Your hand
hats-phone-hide = Black hat: { hats-card }
hats-phone-black = Black hat
hats-phone-black-note = +1 point
hats-phone-black-which = Which card as a black hat?
hats-phone-black-title = { hats-card } as a black hat
hats-phone-black-about = It lies face down and brings 1 point, whatever it shows.
hats-phone-black-new = A black hat, a new type
hats-phone-black-more = One more black hat
hats-phone-take = Take { hats-card }
hats-phone-again = tap again to swap
hats-phone-again-give = for a card unseen
hats-phone-again-replace = and draw another
hats-phone-again-offer = and wait for an answer
hats-phone-again-black = tap again to take it
hats-phone-and-end = and end the turn
hats-phone-replace = Replace a card
hats-phone-replace-which = Replace which card?
hats-phone-replace-title = Replace your { hats-card }
hats-phone-replace-do = Replace { hats-card }
hats-phone-replace-note = Discard one card and draw another.
hats-phone-offer = Swap with { $seat }
hats-phone-offer-title = { hats-card } for { $seat }
hats-phone-offer-do = Offer { hats-card }
hats-phone-offer-note = Both choose a card; nobody sees it before.
hats-phone-after = Anything else?
hats-phone-after-replace = { $n ->
    [one] You may still replace one card.
   *[other] You may still replace up to { $n } cards.
}
hats-phone-after-offer = { $n ->
    [one] You may still ask your partner for a swap.
   *[other] You may still ask your partner for swaps, up to { $n }.
}
hats-phone-end = End the turn
hats-phone-answer = { $seat } wants to swap a card
hats-phone-give = Give { hats-card }
hats-phone-decline = No, thanks
hats-phone-waiting = Waiting for { $seat }
hats-phone-then-best = { $seconds } s, then the table decides
hats-phone-no-timer = No hurry: the clock is off.
hats-phone-then-black = { $seconds } s, then a black hat: { hats-card }
hats-phone-then-end = { $seconds } s, then the turn ends
hats-phone-then-decline = { $seconds } s, then it counts as no
hats-phone-favourite = as favourite { $points }
hats-phone-favourite-now = Now { $points }: { $total } in all.
hats-phone-star = as favourite
hats-phone-favourite-title = The last card is your favourite
hats-phone-favourite-note = It scores the numbers of its type that you have collected, less its own number.
hats-phone-lower = lower
hats-phone-same-type = same type
hats-phone-own-black = Your black hats
hats-phone-own-black-note = { $n ->
    [one] 1 point, whatever it shows.
   *[other] { $n } points, whatever lies under each.
}
hats-phone-hidden = { $n ->
    [one] My 1 hidden card
   *[other] My { $n } hidden cards
}
hats-phone-hidden-title = For your eyes only
hats-phone-hidden-note = Nobody else sees these, a partner neither.
hats-phone-exchanged = Swapped with your partner
hats-phone-exchanged-one = { $given } given, { $received } got
hats-phone-own-discards = Your discards
hats-phone-rule = Rule { $clause }
hats-phone-card-first = First choose a card of your hand.
hats-phone-choose-card = Choose a card
hats-phone-choose-space = Choose a space
hats-phone-nobody = nobody has one
hats-phone-counted = counted above
hats-phone-undo = Choose again
hats-phone-stay-replace = Then replace a card
hats-phone-stay-offer = Then ask { $seat }
hats-phone-points-now = now
hats-phone-turns-done = Your eight turns are done.
hats-phone-turns-before = { $n ->
    [0] You are next.
    [one] One turn before yours.
   *[other] { $n } turns before yours.
}
hats-you = you
hats-everybody = Everybody’s hats
hats-others = The other napkins
hats-worth = worth { $value }
hats-done-note = The account of the game, line by line.

## On every table

hats-tray = The tea tray
hats-space-worth = Space { $space }: { hats-card }, worth { $space } each.
hats-space-nothing = Space { $space }: { hats-card }, worth nothing here.
hats-team = Team { $letter }
hats-none-yet = No hats yet
hats-hats-of = Hats of { $seat }
hats-hand-of = { $n ->
    [one] 1 card in hand
   *[other] { $n } cards in hand
}
hats-bot-plays = The computer plays
hats-phone-away = The phone is away
hats-seat-note = { $points } points now, { $hand ->
    [one] 1 card in hand
   *[other] { $hand } cards in hand
}
hats-host-hand = The hand is secret, so only “Skip turn” can go on: a card becomes a black hat.
hats-ended-early = The host has ended the game
hats-ended-early-note = No favourites, no places: this is how it lay.
hats-open-none = Four lines each: hats, black hats, favourite, cookie.
hats-open-hats = Every hat brings what its type is worth on the tray.
hats-open-black = One point each, whatever lies under it.
hats-open-favourite = The numbers collected of its type, less its own.
hats-open-cookie = Five points for the most types.
hats-reveal-next = Open the next line
hats-lobby-game = tonight
hats-lobby-seats = 2 to 4 players
hats-lobby-cookie = The last card counts too
hats-lobby-teams = Four play in two teams
hats-lobby-alone = Each for one; four make two teams
hats-lobby-takes = takes about
hats-lobby-minutes = { $n } min
hats-lobby-honest = with { $n } players

## Partners: all that can be said

hats-talk-swap = Want to swap?
hats-talk-useful = Please give me something useful.
hats-talk-no = No, thanks.

## The log

hats-log-types_removed = Two types stay in the box.
hats-log-laid = The tray is laid.
hats-log-dealt = { $seat } gets { $count } cards.
hats-log-started = { $seat } begins.
hats-log-swapped = { $seat } lays { hats-card } on space { $space } and takes { hats-taken }.
hats-log-hidden = { $type ->
    [none] { $seat } takes a black hat.
   *[other] { $seat } takes a black hat: { hats-card }.
}
hats-log-discarded = { $type ->
    [none] { $seat } discards a card.
   *[other] { $seat } discards { hats-card }.
}
hats-log-drew = { $type ->
    [none] { $seat } draws a card.
   *[other] { $seat } draws { hats-card }.
}
hats-log-refilled = The discards make a new pile of { $count }.
hats-log-proposed = { $seat } to { $partner_seat }: { hats-talk-swap } { hats-talk-useful }
hats-log-exchanged = { $seat } and { $partner_seat } swap a card.
hats-log-received = { $seat } gives { hats-given } and gets { hats-card }.
hats-log-declined = { $seat } to { $partner_seat }: { hats-talk-no }
hats-log-cookie_moved = { $from_seat ->
    [none] { $seat } takes the cookie.
   *[other] { $seat } takes the cookie from { $from_seat }.
}
hats-log-answered = { $by ->
    [host] The host decides for { $seat }.
   *[clock] Time is up: the table decides for { $seat }.
}
hats-log-skipped = The turn of { $seat } is played by the table.
hats-log-over = { $early ->
    [true] The host ends the game.
   *[false] The hats are counted.
}

hats-asked-play = { $seat } is choosing a hat
hats-asked-after = { $seat } may still act
hats-asked-answer = { $seat } is asked for a card

## Refusals: the sentence, and a short form beside a card

hats-why-equal = An equal number of another type: { $number } is not higher than { $lying_number }.
hats-why-equal-short = not lower
hats-why-lower = Of another type it must be lower: { $number } is not higher than { $lying_number }.
hats-why-lower-short = not lower
hats-why-no-space = There is no such space: this tray has spaces 1 to { $spaces }.
hats-why-no-card = There is no such card.
hats-why-not-held = That card is not in your hand.
hats-why-main-done = You have swapped a card or taken a black hat in this turn already.
hats-why-main-first = First swap a card or take a black hat.
hats-why-extras-used = At most { $most } extra actions a turn, and you have done as many.
hats-why-replace-used = One card a turn: you have replaced one already.
hats-why-replace-teams = With four players there is no pile to draw from: swap with your partner instead.
hats-why-offer-used = One proposal a turn: you have asked already.
hats-why-offer-turn = You can propose a swap in your own turn only; it is the turn of { $turn_seat }.
hats-why-offer-no-partner = There are no partners in this game: replace a card instead.
hats-why-wait-answer = { $partner_seat } is still choosing a card.
hats-why-answer-first = { $seat } is waiting for your answer: give a card, or say no.
hats-why-no-offer = Nobody has proposed a swap to you.
hats-why-not-turn = It is the turn of { $turn_seat }.
hats-why-not-asked = It is not your choice now.
hats-why-over = The game is over.
hats-why-shape = The table does not understand that.
hats-why-draw = That draw cannot come up here.

## The tutorial

hats-tutorial-hello = Every turn you swap a hat from your hand for one on the tray.
hats-tutorial-swap = Boater 5 beats every lower number: lay it on space 1 and take Beret 2.
hats-tutorial-swap-hint = Choose Boater 5, then space 1.
hats-tutorial-value = The Beret is yours. It is worth its lowest space on the tray in the end.
hats-tutorial-cookie = You have the most types now, so the cookie is yours: 5 points.
hats-tutorial-replace = Nothing in your hand is for you? Replace Topper 6 by a card from the pile.
hats-tutorial-replace-hint = Replace Topper 6.
hats-tutorial-black = Take Bowler 6 as a black hat: 1 point, and one more type.
hats-tutorial-black-hint = Take Bowler 6 as your black hat.
hats-tutorial-type = A card of the same type may always be swapped. Take Beret 5 with Beret 3!
hats-tutorial-type-hint = Choose Beret 3, then space 2.
hats-tutorial-last = The card left over is your favourite. Choose your last swap freely, then it is counted.
hats-tutorial-favourite = Your favourite scores what you collected of its type, less its own number.
hats-tutorial-end = Four lines on a napkin: hats, black hats, favourite, cookie. Most points win.
