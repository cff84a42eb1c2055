"""In a simultaneous phase the order of the answers does not matter."""

from itertools import islice, permutations

import pytest

from tests.conformance.subjects import Case, sampled, small_cases
from yuletable.core.protocol import State


@pytest.mark.parametrize("case", small_cases(), ids=str)
def test_commits_in_any_order_give_one_state(case: Case) -> None:
    pick = case.pick("order")
    for state in sampled(case, 40):
        actors = list(state.actors())
        if len(actors) < 2:
            continue
        chosen = {}
        for seat in actors:
            legal = state.legal_actions(seat)
            chosen[seat] = legal[pick(len(legal))]
        keys = {played(state, order, chosen).key() for order in islice(permutations(actors), 24)}
        assert len(keys) == 1


def played(state: State, order: tuple[int, ...], chosen: dict[int, int]) -> State:
    twin = state.clone()
    for seat in order:
        assert chosen[seat] in twin.legal_actions(seat), "others' commits change nobody's choice"
        twin.apply(seat, chosen[seat])
    return twin
