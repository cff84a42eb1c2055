tiny-title = Tiny
tiny-option-rounds = Rundy
tiny-why-unknown = Teraz tak nie można.
tiny-why-not-yours = Karty { $card } nie ma na ręce.
tiny-why-no-stake = Stawka { $stake } nie jest teraz możliwa.
tiny-why-nothing-set = Najpierw stawka.
tiny-why-stake-set = Stawka wynosi { $stake }.
tiny-why-no-card = Karty { $card } nie można rozdać.
