# The shell in English. A key is never reused for another meaning.

yt-tagline = A Christmas game evening around one table
yt-promise = Everything stays in this house: no account, no internet.
yt-somebody = Somebody
yt-loading = One moment…
yt-close = Close
yt-done = Done
yt-back = Back
yt-menu = Menu
yt-try-again = Try again
yt-to-start = To the start page
yt-language-name = English
yt-language-switch = Language: { $now }. Change to { $next }

## Start page
yt-start-evening = Start an evening
yt-start-evening-note = This screen becomes the table. Phones scan its code: each becomes a hand.
yt-start-here-note = Your phone opens the table and hosts it.
yt-this-is-the-tv = This is the TV
yt-return = Return to your game
yt-seats-kept = Your seats are kept.
yt-join-with-code = Join with a code
yt-to-table = Go to the table
yt-code-on-tv = A table is open. Its code stands on the TV.
yt-second-table = A table is open already
yt-second-table-note = People are sitting at a table of this house. Join them, or open another one beside it.
yt-choosing-game = Choosing a game
yt-games-tonight = { $n ->
    [one] One game for tonight
   *[other] { $n } games for tonight
}
yt-rules = Rules
yt-rules-note = all of them, searchable
yt-code = Room code, four letters
yt-code-example = Code
yt-code-short = A room code has four letters.
yt-go-in = Go in
yt-from-to = { $from }–{ $to }
yt-minutes-short = { $n } min
yt-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
yt-n-people = { $n ->
    [one] { $n } person
   *[other] { $n } people
}
yt-n-of = { $n } of { $most }

## Joining
yt-room = Room
yt-room-code = Room { $code }
yt-join-plate = How to join
yt-qr = QR code: join room { $code }
yt-same-wifi = same Wi-Fi
yt-phone-is-seat = Your phone is your seat
yt-use-wifi = Use the same Wi-Fi as this screen
yt-scan-or-open = Scan, or open
yt-scan-large-or-open = Scan the large code, or open
yt-who-are-you = Welcome. Who are you?
yt-your-name = Your name
yt-your-face = Your face tonight
yt-face-gone = Somebody else has that face now. Here is another, or choose your own.
yt-free-faces = { $n } of { $most } free
yt-taken = taken
yt-sit-down = { $name ->
    [none] Sit down
   *[other] Sit down, { $name }
}
yt-watch-as = { $name ->
    [none] Come in and watch
   *[other] Come in, { $name }, and watch
}
yt-only-watch = I only watch
yt-at-the-table = { $n ->
    [0] You are the first at the table, so you host.
    [one] One person is at the table.
    [2] Two are at the table.
    [3] Three are at the table.
    [4] Four are at the table.
    [5] Five are at the table.
    [6] Six are at the table.
    [7] Seven are at the table.
    [8] Eight are at the table.
    [9] Nine are at the table.
    [10] Ten are at the table.
   *[other] { $n } are at the table.
}
yt-midway = A game is on. You watch it and play the next one.
yt-coming-in = Coming in
yt-you-watch = You watch

## In the way
yt-no-room = There is no room { $code }
yt-no-room-note = Look at the code on the TV. Rooms end with their evening.
yt-offline = No line to the table
yt-offline-note = Are you on the same Wi-Fi? This page tries again by itself, and your seat is kept.
yt-offline-tv = The computer that runs the table does not answer. This screen tries again by itself.
yt-good-night = Good night. Everything is kept.
yt-reconnecting = No line to the table. Trying again…
yt-held = No line to the table: these buttons wait until it is back.
yt-replaced = Your seat is open elsewhere
yt-replaced-note = Another page or phone holds it now.
yt-use-here = Play here
yt-seat-gone = Your old seat in this room is gone. Sit down again.
yt-no-module = This game does not open
yt-no-module-note = Its pages did not arrive.
yt-frozen = This game cannot go on after a change of its rules. The host may start another.

## Lobby
yt-what-shall-we-play = What shall we play?
yt-host-chooses = { $name ->
    [none] Nobody hosts yet
   *[other] { $name } chooses the game
}
yt-host-picks = { $name } chooses on the phone.
yt-host-starts = { $name ->
    [none] Nobody hosts yet.
   *[other] { $name } starts the game.
}
yt-you-are-in = { $n ->
    [0] You are in. The game opens here.
   *[other] You are in. Look at the big screen.
}
yt-games = Games
yt-seats = At the table
yt-people = People
yt-alone = Nobody else is here yet.
yt-mark-you = you
yt-mark-host = host
yt-mark-away = phone asleep
yt-mark-watches = watches
yt-mark-barred = taken out of the game, watches
yt-plays = { $name } plays
yt-more-about = More about { $name }
yt-make-host = Make host
yt-send-away = Send { $name } away
yt-add-bot = Add a computer player
yt-kind-of = Kind of player: { $name }
yt-bot-random = Random
yt-about-minutes = { $n ->
    [one] about a minute
   *[other] about { $n } minutes
}
yt-takes-minutes = { $n ->
    [one] It takes about a minute.
   *[other] It takes about { $n } minutes.
}
yt-more-options = More choices ({ $n })
yt-missing = { $n ->
    [one] One more player, and it can start.
   *[other] { $n } more players, and it can start.
}
yt-fair = A fair draw
yt-fair-short = Fair draw
yt-fair-commitment = Fingerprint of the seed, before the first draw
yt-fair-seed = The seed, now that the game is over
yt-fair-note = Keep a photo. After the game the record shows the seed, and this fingerprint proves that nobody changed it.
yt-fair-check = Check a saved record
yt-fair-how = Choose the record of a finished game. Every draw in it is made again from its seed, and every move is played again by the rules.
yt-fair-choose = Choose a record
yt-fair-true = This record is true
yt-fair-true-note = { $game }, { $n ->
    [one] { $n } seat
   *[other] { $n } seats
}. Every draw comes from this seed. Does the fingerprint fit your photo?
yt-more-phones = More phones
yt-more-phones-note = Anyone on the same Wi-Fi comes in with this code.

## On the TV
yt-come-in-first = Come in! Scan to sit down.
yt-come-in = { $n ->
    [0] Come in! The table is laid.
    [one] Come in! One at the table.
    [2] Come in! Two at the table.
    [3] Come in! Three at the table.
    [4] Come in! Four at the table.
    [5] Come in! Five at the table.
    [6] Come in! Six at the table.
    [7] Come in! Seven at the table.
    [8] Come in! Eight at the table.
    [9] Come in! Nine at the table.
    [10] Come in! Ten at the table.
   *[other] Come in! { $n } at the table.
}
yt-room-for-more = { $n ->
    [0] Every seat is taken.
    [one] Room for one more.
   *[other] Room for { $n } more.
}
yt-free-seat = A free seat
yt-just-came = has just come in
yt-tonight = Tonight’s game
yt-takes-about = Takes about
yt-here-are = { $n ->
    [one] One is here
   *[other] { $n } are here
}
yt-nobody-yet = Nobody is here yet
yt-first-is-host = The first phone to scan the code hosts the evening.
yt-laying-table = Laying the table
yt-which-table = Which table is this?
yt-which-table-note = Show one that is open, or open a new one.
yt-new-table = Open a new table
yt-tv-controls = This screen
yt-whole-screen = Whole screen
yt-edges = Edges cut off
yt-host-is = Host
yt-who-hosts = Who hosts?
yt-phone-gone = Choose a host. Is a phone lost or its battery flat? “New phone” shows a code: the seat moves to the phone that scans it.
yt-new-phone-short = New phone
yt-play-here = Play on this screen

## The TV: keys, sound, languages, edges
yt-tv-keys = Arrows choose, OK takes, Back closes.
yt-tv-language = Language of this screen
yt-tv-both = { $n ->
    [one] one
    [2] both
   *[other] all
}
yt-tv-both-say = In turn: { $names }
yt-sound-question = Shall this screen make a sound?
yt-sound-on = Sound on
yt-sound-off = Sound off
yt-sound-no = Keep it quiet
yt-sound-zero = The host’s phone has turned the sound down to 0.
yt-no-voice = { $lang ->
    [en] No English voice on this screen: nothing is read aloud in English.
    [pl] No Polish voice on this screen: nothing is read aloud in Polish.
    [several] No voice on this screen for { $names }: nothing is read aloud in these.
   *[other] No voice on this screen for { $names }: nothing is read aloud in it.
}
yt-edges-note = Does this TV cut the border off? Choose the largest size at which the golden frame can be seen on all four sides.
yt-percent = { $n } %
yt-another-screen = Another screen
yt-another-open = Open on the other screen:
yt-another-name = Many devices also find it as
yt-another-spell = There, spell the code:
yt-tables = { $n ->
    [one] One screen shows this table now.
   *[other] { $n } screens show this table now.
}
yt-code-hidden = The host has hidden the code
yt-qr-wifi = QR code: join the Wi-Fi { $name }
yt-join-wifi = Join the Wi-Fi
yt-wifi-then = Scan this first. Then scan the code in the corner of this screen.
yt-which-spell = A table that is open
yt-which-spell-note = Its four letters stand on the first screen and on the host’s phone.
yt-which-new = A new table
yt-which-new-note = This screen becomes the table; phones join by scanning it.
yt-which-address = This page, to type on one more screen: { $at }
yt-pad-delete = Delete

## The TV: who is away, what is planned
yt-asleep = { $n ->
    [one] { $names }’s phone is asleep.
   *[other] Asleep: the phones of { $names }.
}
yt-host-can-play-on = { $n ->
    [one] The host can play on for { $names }.
   *[other] The host can play on for them.
}
yt-bot-goes-on = The computer plays for { $name }.
yt-plays-again = { $name } is back and plays on.
yt-leaves-in = { $seconds ->
    [0] { $name } leaves the game
   *[other] { $name } leaves the game in { $seconds } s
}
yt-ends-in = { $seconds ->
    [0] The game ends
   *[other] The game ends in { $seconds } s
}
yt-can-take-back = { $name ->
    [none] The host can take it back.
   *[other] { $name } can take it back on the phone.
}

## The TV: the evening so far
yt-evening = The evening so far
yt-after-games = { $n ->
    [one] After one game
   *[other] After { $n } games
}
yt-points-short = { $n }
yt-leads = leads the evening
yt-won = won
yt-watched = watched
yt-total = total
yt-evening-points = points of the evening
yt-lead = { $n ->
    [one] { $names } leads after { $games ->
        [one] one game
       *[other] { $games } games
    }
   *[other] { $names } lead after { $games ->
        [one] one game
       *[other] { $games } games
    }
}
yt-lead-many = { $n } people lead after { $games ->
    [one] one game
   *[other] { $games } games
}
yt-won-last = { $n ->
    [one] { $names } wins { $game }.
   *[other] { $names } win { $game }.
}
yt-won-none = { $game }: nobody wins.
yt-evening-rule = The first of a game gets 10 points, the last none; equal places share theirs, partners get the same.
yt-and-more = { $n ->
    [one] and one more
   *[other] and { $n } more
}
yt-show-evening = The evening
yt-show-result = The result

## Time, waiting
yt-seconds = { $seconds } s
yt-seconds-left = { $seconds } s left.
yt-turn-kept = { $seconds ->
    [one] It is the turn of { $seat }: one second is kept.
   *[other] It is the turn of { $seat }: { $seconds } seconds are kept.
}
yt-turn-of = It is the turn of { $seat }.
yt-waiting-for = Waiting for { $seats }.
yt-nobody-waits = The table is showing what happened.
yt-your-turn-now = Your turn
yt-paused = Paused
yt-paused-by = { $name } pauses the game
yt-go-on = Go on
yt-going-on = Going on in a moment
yt-pause-break = The host asks for a short break.
yt-pause-until = { $names ->
    [none] Paused until { $n } phones are back
   *[other] { $n ->
        [one] Paused until { $names } is back
       *[other] Paused until { $names } are back
    }
}
yt-pause-wake = { $n ->
    [one] { $names }: wake your phone
   *[other] { $names }: wake your phones
}
yt-pause-wake-note = Your seat and your question come back by themselves.
yt-pause-phone = A phone fell asleep?
yt-pause-phone-note = Wake it: seat and question come back by themselves.
yt-pause-late = Someone wants to join?
yt-pause-late-note = Scan the code, watch this game, play the next.
yt-pause-late-wifi = First the Wi-Fi { $wifi }, by this code; then the code above.
yt-pause-late-hidden = Ask the host for the code, watch this game, play the next.
yt-pause-go-on = Ready to go on?
yt-pause-go-on-note = { $name ->
    [none] The host taps “Go on”; the game runs on after 3 seconds.
   *[other] { $name } taps “Go on” on the phone; the game runs on after 3 seconds.
}
yt-pause-host-away = The phone of { $name }, the host, is asleep: wake it, or wait a minute for a new host.
yt-away-are = { $n ->
    [one] Asleep: the phone of { $names }.
   *[other] Asleep: the phones of { $names }.
}
yt-everyone-here = Everyone is here.

## Host's table
yt-host-table = Host’s table
yt-host-passed = { $name ->
    [none] Nobody hosts now.
   *[other] { $name } hosts now. Your seat stays yours.
}
yt-host-menu = No game is chosen yet.
yt-host-lobby = The table is being laid. The switches of the game are on the main page.
yt-host-results = The game is over. Its results are on the main page.
yt-pause = Pause
yt-skip = Skip turn
yt-timers = Thinking time
yt-timers-off = off
yt-more-time = 30 seconds more
yt-bot-plays = the computer plays
yt-bot-for = The computer plays for { $name }
yt-remove = Remove
yt-remove-sure = Take { $name } out of this game?
yt-remove-note = { $name } stays in the room and watches; your tick lets { $name } play the next game.
yt-remove-yes = Yes, remove { $name }
yt-keep = Keep { $name }
yt-end-game = End the game…
yt-end-sure = End the game for everyone?
yt-end-note = It stops here, without places.
yt-end-yes = Yes, end it
yt-play-on = Play on

## Host's table: the game
yt-host-game = The game
yt-host-people = People
yt-host-room = The room
yt-host-to-menu = Choose a game
yt-host-to-lobby = Set up the game
yt-host-to-results = To the results
yt-warnings = { $n ->
    [one] Something the host should know
   *[other] { $n } things the host should know
}
yt-back-to-game = Back to the game
yt-skip-one = Skip { $seat }
yt-answer-for = Answer for { $seat }
yt-skip-note = { $n ->
    [one] Skip: the turn of { $seat } is over. An open choice is made as if the time had run out.
   *[other] Skip: the open choice of that person is made as if the time had run out.
}
yt-skip-nobody = There is no turn to skip just now.
yt-timers-0 = No clock: everyone thinks as long as it takes.
yt-timers-1 = The usual time. When it runs out, the game chooses and goes on.
yt-timers-2 = A slow table: twice the time. When it runs out, the game chooses and goes on.
yt-timers-3 = A very slow table: three times the time. When it runs out, the game chooses and goes on.
yt-timers-0-short = no clock
yt-timers-1-short = usual
yt-timers-2-short = twice as long
yt-timers-3-short = three times as long
yt-yes = yes
yt-no = no
yt-play-this = Play this
yt-plan-remove = { $seat } leaves the game in { $seconds } s.
yt-plan-end = The game ends in { $seconds } s.
yt-plan-waits = The game stands still until that is done or taken back.
yt-take-back = Take back
yt-do-now = Now

## Host's table: people
yt-mark-plays = plays
yt-mark-left = has left
yt-mark-longest = waits longest
yt-mark-computer = computer: { $kind }
yt-mark-away-for = { $n ->
    [one] phone asleep for a minute
   *[other] phone asleep for { $n } minutes
}
yt-watching = Watching
yt-team = Team { $letter }
yt-ticks-note = Whoever has a tick plays the next game. Of those who want to, whoever has watched longest goes first.
yt-no-seat-host = All { $most } seats are taken: take another tick away first.
yt-no-seat = All { $most } seats are taken. The host can change that.
yt-left-note = This seat belongs to nobody here any more; the computer plays it to the end.
yt-bot-back = Give the seat back to { $name }
yt-rename = Rename
yt-new-name = A new name for { $name }
yt-never-mind = Never mind
yt-save = Save
yt-new-phone = New phone for this seat
yt-seat-code = A new phone for { $name }
yt-seat-code-qr = QR code: take over the seat of { $name }
yt-seat-code-note = Scan this with the new phone. The phone that { $name } has now loses the seat. The code works once and for ten minutes; a second code replaces the first.
yt-seat-code-link = Without a camera, open this address there:
yt-seat-code-again = A new code
yt-seat-code-over = This code has run out after ten minutes. Make a new one.
yt-send-away-sure = Send { $name } away?
yt-send-away-yes = Yes, send { $name } away
yt-send-away-note = { $name } leaves the room, not only a game: the seat becomes free. To come back, one sits down again.
yt-computer = computer
yt-bot-kind = Kind of computer player
yt-bot-random-note = Does whatever comes to mind.
yt-add-bots = Add { $n }
yt-fill-seats = Fill all { $n } seats
yt-seat-order = Who sits where
yt-seat-order-note = Who sits next to whom, all around the table.
yt-seat-order-teams = The seat says the team. Change places to change teams.
yt-seat-up = { $name }: one seat up
yt-seat-down = { $name }: one seat down
yt-sits-at = { $name } has seat { $n } of { $most } now.
yt-shuffle = Shuffle the seats

## Host's table: the room
yt-room-lock = Lock the door
yt-room-lock-note = Nobody new comes in. Whoever is in can always come back.
yt-room-hide = Hide the code
yt-room-hide-note = The TV and the guests’ phones keep it to themselves; you still see it here.
yt-code-hidden-note = The host has hidden the code. Ask there for the way in.
yt-room-takeover = Watchers may step in
yt-room-takeover-note = Someone who watches may go on for a computer player during a game.
yt-room-narration = The TV reads aloud
yt-room-narration-note = It says what happens, in its own language.
yt-sound = TV sound
yt-sound-no-tv = no TV is on
yt-sound-none = off
yt-sound-at = { $n ->
    [0] off
   *[other] { $n } of 10
}
yt-sound-less = Quieter
yt-sound-more = Louder
yt-tvs = TVs
yt-tvs-on = { $n ->
    [0] No TV is on.
    [one] One TV is on.
   *[other] { $n } TVs are on.
}
yt-tv-another = On another TV open this address:
yt-tv-another-code = Then choose room { $code }.
yt-address = Address in the QR code
yt-address-note = This computer has several. Choose the one that the phones can open.
yt-wifi = Wi-Fi for guests
yt-wifi-note = Type its name and password once: the TV shows a code, and phones join by scanning it.
yt-wifi-shown = { $n ->
    [0] The network “{ $name }” will stand on the TV as soon as one is on.
   *[other] The network “{ $name }” stands on the TV.
}
yt-wifi-qr = QR code: join the Wi-Fi { $name }
yt-wifi-type = Type the Wi-Fi
yt-wifi-change = Change it
yt-wifi-clear = Take it down
yt-wifi-name = Name of the network
yt-wifi-password = Password (empty for an open network)
yt-wifi-save = Show it
yt-hand-over = Hand over the role
yt-hand-over-note = One tap, and someone else hosts. Your seat stays yours.
yt-hand-over-to = Make { $name } the host
yt-machine = The table’s computer
yt-check-link-note = Can phones come in? Is everything kept?
yt-stop = Stop the server…
yt-stop-sure = Stop the server for everyone?
yt-stop-note = All screens lose the table. Everything is kept: start Yuletable again on its computer, and the evening goes on.
yt-stop-yes = Yes, stop it
yt-delete = Delete everything…
yt-delete-sure = Delete room { $code } for ever?
yt-delete-note = Names, seats, games, points and records of this room are gone, on every screen. Nothing brings them back.
yt-delete-no = Keep it
yt-delete-yes = Yes, delete it
yt-ended = Room { $code } is gone
yt-ended-note = The host has ended this evening and deleted everything about it.

## A new host
yt-you-host-now = You host now
yt-you-host-away = { $name ->
    [none] The host before is away, and gets the role back on returning.
   *[other] { $name } is away, and gets the role back on returning.
}
yt-you-host-given = { $name } hands the evening over to you.
yt-you-host-left = { $name ->
    [none] The host before has left.
   *[other] { $name } has left the room.
}
yt-you-host-table = It was set at the big screen.
yt-host-again = Welcome back: you host again
yt-host-again-note = { $name } looked after the evening.
yt-host-is-now = { $name ->
    [none] Nobody hosts now
   *[other] { $name } hosts now
}
yt-host-is-now-note = Your seat stays yours.

## The evening
yt-evening-none = No game is finished yet.
yt-evening-later = The standings come once all cards are open.
yt-evening-counts = Which games count
yt-standings = Standings
yt-standings-none = No game counts yet.
yt-points = { $n } pts
yt-points-note = The first of a game gets 10 points, the last none, those between evenly; equal places share theirs, partners get the same.
yt-games-won = { $games ->
    [one] one game
   *[other] { $games } games
}, { $wins ->
    [0] none won
    [one] one won
   *[other] { $wins } won
}
yt-finished-games = Finished games
yt-game-n = Game { $n }: { $game }
yt-game-early = Ended early, so without places and points.
yt-counts = Counts for the evening
yt-counts-not = This game does not count.

## Results
yt-reveal-next = Open the next one
yt-reveal-auto = They open by themselves
yt-open-of = { $n } of { $most } open
yt-host-opens = { $name ->
    [none] The results open one by one.
   *[other] { $name } opens them one by one.
}
yt-host-next = { $name ->
    [none] That was the game.
   *[other] { $name } chooses what comes next.
}
yt-play-again = Play again
yt-next-game = Another game
yt-save-record = Save the record

## Menu, log, rules
yt-what-happened = What happened
yt-show-on-table = Show it on the table
yt-nothing-yet = Nothing has happened yet.
yt-the-table = The table
yt-leave = Leave this room
yt-leave-yes = Yes, leave
yt-rules-of = Rules: { $game }
yt-search-rules = Search the rules
yt-found = { $n } found
yt-found-nothing = No rule says that.
yt-no-rules = The rules did not arrive.
yt-parts = Parts
yt-copy-link = Copy the link to rule { $id }
yt-link-copied = Link copied
yt-link-in-address = The link is in the address bar.
yt-about = About
yt-about-names = Names of games belong to their publishers. Yuletable is made by people who love them and is connected with none of them.
yt-about-licence = Code under the MIT licence; texts and pictures under CC BY 4.0.
yt-about-fonts = Fonts: Fraunces and Atkinson Hyperlegible Next, both under the SIL Open Font License 1.1.
yt-about-libraries = Libraries in this page: lit-html (BSD 3-Clause) and Fluent (Apache 2.0).

## Phones that come, go, sleep and are shared
yt-not-in = This room does not let you in
yt-come-back = Sit down again whenever you like.
yt-moved = Your seat has moved to another phone
yt-moved-note = It goes on there, with everything that belongs to it. Nothing is lost.
yt-moved-wrong = That was not meant? Ask the host for a code: it brings the seat back here.
yt-come-in-anew = Come in as someone else
yt-moved-one = The seat of { $name } has moved to another phone.
yt-gone-one = { $name } is not on this phone any more.
yt-turn-named = Your turn, { $name }
yt-claim = Your seat moves to this phone
yt-claim-note = One tap, and you go on here: your name, your face, everything you hold.
yt-claim-of = The seat of { $name }
yt-claim-room = In this room
yt-claim-old = The phone that had the seat until now lets it go.
yt-claim-yes = Go on here
yt-claim-no = Not now
yt-claim-failed = The seat stays where it is
yt-claim-todo-1 = The host opens the host’s table, taps your name and shows a new code.
yt-claim-todo-2 = Scan it within ten minutes. It opens your seat once.
yt-claim-to-room = To the room without this seat
yt-claim-back = Back to the seats of this phone
yt-at-the-table-both = { $people } and { $bots } are at the table.
yt-people-there = { $n ->
    [one] One person
    [2] Two people
    [3] Three people
    [4] Four people
    [5] Five people
    [6] Six people
    [7] Seven people
    [8] Eight people
    [9] Nine people
    [10] Ten people
   *[other] { $n } people
}
yt-bots-there = { $n ->
    [one] one computer player
    [2] two computer players
    [3] three computer players
    [4] four computer players
    [5] five computer players
    [6] six computer players
    [7] seven computer players
    [8] eight computer players
    [9] nine computer players
    [10] ten computer players
   *[other] { $n } computer players
}
yt-one-more = { $device ->
    [wide] One more person on this screen
   *[other] One more person on this phone
}
yt-one-more-who = Who else plays here?
yt-one-more-note = { $device ->
    [wide] You share this screen: it says whose turn it is, and hides the hand until then.
   *[other] You share this phone: it asks to be passed on when the other is to play.
}
yt-on-this-phone = Who shares this screen
yt-is-asked = is asked
yt-pass = { $device ->
    [wide] Change places
   *[other] Pass the phone on
}
yt-pass-to = { $device ->
    [wide] Over to { $name }
   *[other] Pass the phone to { $name }
}
yt-pass-asked = The table waits for { $name }.
yt-pass-quiet = Someone else? Tap a face above.
yt-i-am = I am { $name }
yt-away = While you were away
yt-standin = The computer plays for you. Tap to go on yourself.
yt-profile = Name, face, language
yt-profile-same = Nothing is changed yet.
yt-profile-save = { $name ->
    [none] Save
   *[other] I am { $name } now
}
yt-seat-elsewhere = Move my seat to another phone
yt-language = Language
yt-leave-ask = { $name }, do you want to go?
yt-leave-bot = The game goes on: the computer plays for { $name } to the end.
yt-leave-free = Your seat becomes free.
yt-leave-host = Someone else becomes host.
yt-leave-back = Come back whenever you like: you sit down again with a name and a face.
yt-leave-back-match = Come back whenever you like, and watch this game or play the next one.
yt-leave-others = The others on this phone stay.
yt-stay = I stay
yt-take-over = Play on in this game
yt-take-over-note = A computer player gives its seat to you, with all it holds.
yt-take-over-yes = Play on for { $name }
yt-next-plays = You play the next game
yt-next-plays-note = As soon as this one is over.
yt-next-waits = Every seat is taken for now; you are among the first in line.
yt-next-watches = I only watch
yt-next-watches-note = Switch this on to play the next game.
yt-table-here = The table on this screen
yt-table-auto = Auto
yt-table-on = On
yt-table-off = Off
yt-table-note = { $n ->
    [0] There is no TV, so each screen shows the table above the hand.
    [one] A TV shows the table; “On” shows it here too.
   *[other] { $n } TVs show the table; “On” shows it here too.
}
yt-table-full = Show the table full screen
yt-fair-whole = show all of it

## Why not
yt-why-no-line = There was no line to the table: nothing was done.
yt-why-line-broke = The line to the table broke just then. Look at the table before you do it again.
yt-why-name-empty = Type a name first.
yt-why-name-characters = This name holds a character that cannot be shown. Use letters, digits and spaces.
yt-why-name-long = { $has } letters are too many: up to { $most } fit.
yt-name-yours = Is that you, on another phone? Ask the host for a code for your seat.
yt-why-name-taken = { $name } is here already. How about { $offer }?
yt-why-avatar-taken = Somebody has just taken this face. Choose another.
yt-why-avatar-unknown = There is no such face. Choose another.
yt-why-full = All { $most } seats are taken. You can watch.
yt-why-room-full = This room is full: { $most } are in it.
yt-why-too-few = { $least ->
    [one] It takes at least one player; there are { $has }.
   *[other] It takes at least { $least } players; there are { $has }.
}
yt-why-too-many = At most { $most } can play; there are { $has }. Let some watch.
yt-why-no-room = There is no room { $code }. Look at the code on the TV.
yt-why-room-damaged = Room { $code } cannot be read any more. Open a new one.
yt-why-dead-token = Your old seat in this room is gone. Sit down again.
yt-why-not-host = { $name ->
    [none] Only the host can do that, and nobody hosts yet.
   *[other] Only the host can do that: { $name } hosts now.
}
yt-why-hello-first = This page has lost its place. Load it again.
yt-why-join-first = Sit down first.
yt-why-member-already = You are in this room already.
yt-why-not-json = The message came to the table in pieces. Try again; if that does not help, load the page again.
yt-why-unknown-op = { $op ->
    [none] This page does not say what it wants of the table. Load the page again.
   *[other] The table does not know “{ $op }”: the page is older or newer than the table. Load the page again.
}
yt-why-bad-field = The table cannot read the field “{ $field }”: the page is older or newer than the table. Load the page again.
yt-why-not-text = The table reads text alone, and this was something else. Load the page again.
yt-why-too-fast = Slowly: that was too much at once.
yt-why-too-big = That is too long to send: { $most } kB at most. Make it shorter.
yt-why-store = The table’s computer cannot save: nothing was done. Is its disk full, or its folder closed to writing?
yt-why-error = Something went wrong at the table: nothing was done. Try again.
yt-why-stale = Too late: that was decided already.
yt-why-skip-late = Too late to skip { $seat }: nothing was changed.
yt-why-not-asked = Nobody asks you right now.
yt-why-no-seat = There is no such seat.
yt-why-illegal = That is not possible now.
yt-why-undo = That can no longer be taken back.
yt-why-paused = The game is paused.
yt-why-not-paused = The game is not paused.
yt-why-already-paused = The game is paused already.
yt-why-no-match = No game is on.
yt-why-between-matches = Only between two games.
yt-why-lobby-only = Only before a game.
yt-why-results-only = Only after a game.
yt-why-no-game = This house has no game called { $game }.
yt-why-option = This switch has no such position. Choose one of those on the page.
yt-why-no-bot = There is no computer player called { $bot }.
yt-why-no-member = That person has gone.
yt-why-not-a-person = Only a person can do that.
yt-why-send-away-plays = { $name } is in the game. Take “Remove”, or let the computer play; after the game you can send { $name } away.
yt-why-answers = { $seat } is here to answer. You can answer for someone who is away.
yt-why-blind = Only { $seat } can choose that: it depends on what is secret. Take one of the answers on your table, or skip the turn.
yt-why-not-a-bot = That is not a computer player.
yt-why-barred = The host took you out of the game. You watch; the next one you play when the host ticks you.
yt-why-time-passed = It is past { $time } already. Choose a later time, or switch it off.
yt-why-skip = There is no turn to skip now.
yt-why-remove = Nobody can be removed there now.
yt-why-host-stays = Give the role of host to someone else first.
yt-why-end = The game cannot be ended now.
yt-why-bot-seat = The computer cannot take this seat now.
yt-why-timers-off = The timers are off.
yt-why-frozen = This game cannot go on after a change of its rules.
yt-why-too-many-rooms = Too many rooms were opened from here. Wait a moment.
yt-why-no-record = The record of game { $n } is there once it has ended.
yt-why-record-big = That is too large to be a record of a game.
yt-why-record-damaged = This is no record of a game, or it is damaged. Choose a file that “Save the record” gave.
yt-why-record-game = This record is of { $game }, a game that this house does not have.
yt-why-record-rules = This record was played under other rules than this version has. Check it with the version that made it.
yt-why-record-open = This record has no end: only a finished game can be checked.
yt-why-record-false = This record is not true: its seed, its draws, its moves or its result were changed.
yt-why-qr = That is no address of this table.
yt-why-planned = The host is about to end or change the game. Wait a moment.
yt-why-nothing-planned = There is nothing to take back any more.
yt-why-locked = The door of this room is locked. Ask the host to open it.
yt-why-code-used = This code has been used already. Ask the host for a new one.
yt-why-code-expired = This code has run out. Ask the host for a new one.
yt-why-left = You have left this room.
yt-why-seat-moved = Your seat has moved to another phone.
yt-why-seated = You have a seat in this game already.
yt-why-no-takeover = The host lets nobody in during a game. You play the next one.
yt-why-seat-not-free = { $seat } plays there. Only a computer player’s seat can be taken over.
yt-why-order = Someone has come or gone meanwhile. Look again.
yt-why-not-counted = Game { $n } has no places, so it never counts.
yt-why-wifi-short = A Wi-Fi password has at least 8 characters. For an open network leave it empty.
yt-why-address = This computer has no such address any more. Choose another.
yt-why-wifi = A Wi-Fi name has at least one letter, and no line breaks; nor has a password. Type them as they are on the router.
yt-why-no-stop = This server cannot be stopped from a phone.
yt-why-others-play = { $n ->
    [one] People are in another room. The server can stop when nobody is there.
   *[other] People are in { $n } other rooms. The server can stop when nobody is there.
}

## Faces
yt-avatar-fox = fox
yt-avatar-bear = bear
yt-avatar-owl = owl
yt-avatar-deer = reindeer
yt-avatar-hare = hare
yt-avatar-hedgehog = hedgehog
yt-avatar-goose = goose
yt-avatar-mouse = mouse
yt-avatar-snowman = snowman
yt-avatar-gingerbread = gingerbread
yt-avatar-nicholas = Saint Nicholas
yt-avatar-gnome = gnome
yt-avatar-robin = robin
yt-avatar-wolf = wolf
yt-avatar-badger = badger
yt-avatar-cat = cat
yt-avatar-dog = dog
yt-avatar-sheep = sheep
yt-avatar-goat = goat
yt-avatar-bison = bison
yt-avatar-penguin = penguin
yt-avatar-polarbear = polar bear
yt-avatar-squirrel = squirrel
yt-avatar-moose = moose
yt-avatar-rooster = rooster
yt-avatar-angel = angel
yt-avatar-nutcracker = nutcracker
yt-avatar-highlander = highlander
yt-avatar-star = star
yt-avatar-carp = carp
yt-avatar-mitten = mitten
yt-avatar-seal = seal
yt-avatar-lynx = lynx
yt-avatar-beaver = beaver
yt-avatar-wren = wren
yt-avatar-stork = stork
yt-avatar-otter = otter
yt-avatar-bat = bat
yt-avatar-lantern = lantern
yt-avatar-horse = horse
yt-avatar-cow = cow
yt-avatar-donkey = donkey
yt-avatar-camel = camel
yt-avatar-dove = dove
yt-avatar-ladybird = ladybird
yt-avatar-bell = bell
yt-avatar-yeti = yeti
yt-avatar-pine_marten = pine marten
yt-avatar-walrus = walrus
yt-avatar-candle = candle

## Is the table's computer ready?
yt-check = Self-check
yt-check-good = All is well
yt-check-look = { $n ->
    [one] Have a look at one thing
   *[other] Have a look at { $n } things
}
yt-check-bad = Something has to be mended first
yt-check-note = This page looks again by itself every few seconds.
yt-check-mark-good = good
yt-check-mark-look = have a look
yt-check-mark-bad = mend this
yt-check-way = The way in
yt-check-way-house = Phones open this address; the QR code says the same.
yt-check-way-public = Phones come through the public address.
yt-check-way-here = Only this computer can join: it listens to itself alone.
yt-check-way-here-do = For phones, start Yuletable again without --bind.
yt-check-way-nowhere = This computer is in no network.
yt-check-way-nowhere-do = Connect it to the Wi-Fi that the phones use. No internet is needed there.
yt-check-in-qr = in the QR code
yt-check-way-several = If phones find nothing there, choose another address at the host’s table.
yt-check-others = Other devices
yt-check-others-here = { $n ->
    [one] One other device has reached this computer in the last hour.
   *[other] { $n } other devices have reached this computer in the last hour.
}
yt-check-others-none = No other device has reached this computer in the last hour. Scan the QR code with a phone: that is the test.
yt-check-same-wifi = Phones and this computer have to be in the same Wi-Fi; a phone on mobile data or with a VPN does not get here.
yt-check-guest-wifi = A guest Wi-Fi often keeps devices apart (“client isolation”): use the main one, or switch that off in the router.
yt-check-firewall-windows = Windows: Settings, Privacy & security, Windows Security, Firewall & network protection, “Allow an app through firewall”: tick Python for private networks. Set this Wi-Fi to “private”.
yt-check-firewall-macos = macOS: System Settings, Network, Firewall, Options: allow incoming connections for Python.
yt-check-firewall-linux = Linux: if a firewall runs, open the port: “sudo ufw allow { $port }/tcp”, or “sudo firewall-cmd --add-port={ $port }/tcp”.
yt-check-name = A name for typing
yt-check-name-is = Most phones and computers know this computer by the name too. The address with numbers always works.
yt-check-name-soon = The name is being announced…
yt-check-name-off = No name is announced, and none is needed here.
yt-check-name-failed = This network takes no names ({ $error }). Nothing is lost: scan the QR code, or type the address with numbers.
yt-check-name-taken = { $most } tables use the name in this network already. Nothing is lost: scan the QR code, or type the address with numbers.
yt-check-awake = Staying awake
yt-check-awake-held = This computer is kept awake: a game is on.
yt-check-awake-can = While people play, this computer is kept awake.
yt-check-awake-always = This computer never falls asleep.
yt-check-awake-failed = Nothing here keeps this computer awake while people play.
yt-check-awake-lid = Leave the lid open, and the charger plugged in.
yt-check-sleep-windows = Windows: Settings, System, Power: put “make my device sleep” on “never” for tonight.
yt-check-sleep-macos = macOS: System Settings, Battery or Energy: prevent automatic sleeping for tonight.
yt-check-sleep-linux = Linux: in the settings for power, switch automatic suspend off for tonight.
yt-check-disk = Keeping the game
yt-check-disk-good = Every move is kept in { $folder }. A small write takes { $ms } ms; { $free } GB are free.
yt-check-disk-slow = Writing is slow here, and every move waits for it. Is the folder on a network drive, or on a worn memory card? Another one can be named with --data.
yt-check-disk-bad = The folder { $folder } cannot be written to ({ $error }).
yt-check-disk-do = Make room on the disk, open the folder for writing, or start Yuletable again with another one: --data.
yt-check-internet = Internet
yt-check-internet-not = Not needed. Everything comes from this computer; the cable to the internet may stay out.
yt-check-internet-public = Phones come through the internet here, so the line has to hold.
yt-check-versions = Versions
yt-warn-sleep = The table’s computer may fall asleep in the middle of the game: switch its sleep off, and leave the lid open.
yt-warn-disk = Only { $free } MB are free on the disk of the table’s computer: make room there.
yt-warn-loopback = Only the table’s own computer can join: it listens to itself alone.
yt-warn-no-network = The table’s computer is in no network: connect it to the Wi-Fi that the phones use.
yt-why-check = Only the host’s phone and the table’s own computer may see this.

## A game in one minute
yt-learn = Learn in one minute
yt-learn-title = { $game } in one minute
yt-learn-step = { $n } of { $most }
yt-learn-next = Next
yt-learn-skip = Skip the tutorial
yt-learn-over = That is the game.
yt-learn-over-note = Now play it together.
yt-learn-again = Play it again
yt-learn-back = Back to room { $code }
yt-learn-game-on = Your game is on: back to the room
yt-why-no-lesson = There is no tutorial for { $game } here.
yt-why-lesson-read = Read the note first, then tap “Next”.
yt-why-lesson-other = You may do that in a real game. Here, tap what has the golden ring.
yt-why-lesson-over = This tutorial is over. Play it again from the start.
