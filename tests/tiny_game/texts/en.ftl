tiny-title = Tiny
tiny-option-rounds = Rounds
tiny-why-unknown = This is not possible now.
tiny-why-not-yours = Card { $card } is not in your hand.
tiny-why-no-stake = A stake of { $stake } is not possible now.
tiny-why-nothing-set = Set a stake first.
tiny-why-stake-set = The stake is set to { $stake }.
tiny-why-no-card = Card { $card } cannot be dealt.
