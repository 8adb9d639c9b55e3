"""The people in the pictures."""

from rook13.table.config import Person

ANN = Person("a1" * 32, "Ann", "robin")
GUESTS = (
    Person("b2" * 32, "Ben Okafor", "owl"),
    Person("c3" * 32, "Chloé", "kingfisher"),
    Person("d4" * 32, "Dmitri Konstantinowitsch", "toucan"),
    Person("e5" * 32, "Eve", "puffin"),
    Person("f6" * 32, "Farid", "hoopoe"),
)
WATCHERS = (Person("77" * 32, "Greta", "flamingo"), Person("88" * 32, "Henk van der Berg", "duck"))
