"""The avatars a member can have, by id. The art of each is in the web folder."""

from typing import Final

AVATARS: Final[tuple[str, ...]] = (
    "fox", "bear", "owl", "deer", "hare", "hedgehog", "goose", "mouse", "snowman", "gingerbread",
    "nicholas", "gnome", "robin", "wolf", "badger", "cat", "dog", "sheep", "goat", "bison",
    "penguin", "polarbear", "squirrel", "moose", "rooster", "angel", "nutcracker", "highlander",
    "star", "carp", "mitten", "seal", "lynx", "beaver", "wren", "stork", "otter", "bat",
    "lantern", "horse", "cow", "donkey", "camel", "dove", "ladybird", "bell", "yeti",
    "pine_marten", "walrus", "candle",
)  # fmt: skip
"""Fifty, each at most once in a room."""

BOT_NAMES: Final[tuple[str, ...]] = (
    "Lumi", "Piko", "Zimi", "Momo", "Kiru", "Taiga", "Nilo", "Bobek", "Suvi", "Fifo", "Olli",
    "Pufi", "Rumi", "Koko", "Tiki", "Mirra", "Jupi", "Ludo", "Nono", "Sani", "Bibi", "Halo",
    "Kuki", "Vilo", "Dodo", "Pipi", "Timo", "Zuzu", "Lolo", "Arvo", "Miki", "Rolo",
)  # fmt: skip
"""Names that computer players take, in this order, when they are free."""
