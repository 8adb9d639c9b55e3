import pytest

from rook13.net.addresses import BadEndpoint, Endpoint, LocalAddresses, place_of
from rook13.net.client.target import Target


@pytest.mark.parametrize(
    ("text", "host", "port"),
    [
        ("den.local", "den.local", 41313),
        ("  192.168.1.7 ", "192.168.1.7", 41313),
        ("192.168.1.7:5000", "192.168.1.7", 5000),
        ("fe80::1", "fe80::1", 41313),
        ("fe80::1%eth0", "fe80::1%eth0", 41313),
        ("[fe80::1]:5000", "fe80::1", 5000),
        ("[::1]", "::1", 41313),
        ("müller-pc:1", "müller-pc", 1),
    ],
)
def test_addresses_are_read_as_people_write_them(text: str, host: str, port: int) -> None:
    endpoint = Endpoint.parse(text)
    assert endpoint == Endpoint(host, port)
    assert Endpoint.parse(str(endpoint)) == endpoint


@pytest.mark.parametrize(
    "text",
    [
        "",
        "a b",
        ":5000",
        "den:",
        "den:x",
        "den:0",
        "den:65536",
        "[den]:1",
        "[::1",
        "a:1:2",
        "-den",
        "x" * 64,
        "a/b",
    ],
)
def test_other_texts_are_refused(text: str) -> None:
    with pytest.raises(BadEndpoint):
        Endpoint.parse(text)


def test_a_certificate_is_remembered_by_table_where_the_table_is_known() -> None:
    here, there = Endpoint("192.168.1.7", 41313), Endpoint("192.168.1.8", 41313)
    assert Target((here,)).place == "192.168.1.7:41313"
    # Tomorrow the address may be another host's, and the table may have another address.
    assert Target((here,), "k3x9").place == Target((there,), "k3x9").place
    assert Target((here,), "k3x9").place != Target((here,), "q7w2").place


@pytest.mark.parametrize(
    ("address", "place"),
    [
        ("127.0.0.1", ""),
        ("::1", ""),
        ("192.168.1.2", ""),
        ("192.168.1.7", "192.168.1.7"),
        ("2001:db8:1::7", "2001:db8:1::/64"),
        ("2001:db8:5::7", "2001:db8:5::7"),
        ("fe80::7%eth0", "fe80::7%eth0"),
        ("in this process", ""),
    ],
)
def test_a_place_is_a_household_elsewhere_and_a_computer_on_our_own_network(
    address: str, place: str
) -> None:
    own = LocalAddresses(("192.168.1.2",), ("2001:db8:5::2",), ("127.0.0.1",))
    assert place_of(address, own) == place
