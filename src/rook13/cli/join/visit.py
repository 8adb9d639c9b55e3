"""One visit to a table: who one is, how one gets there, and what is said at the end."""

from __future__ import annotations

import asyncio
import time
from argparse import Namespace

from rook13.cli.data import account_named, guest_named, opened
from rook13.cli.errors import CommandError
from rook13.cli.join.finding import find
from rook13.cli.join.text_client import TextClient
from rook13.net.remote_client import RemoteTableClient
from rook13.net.table_client import NoEntry
from rook13.net.tls_client import DialProblem
from rook13.storage.certificates import KnownHosts
from rook13.wording.network import no_entry_text

LINGER_SECONDS = 0.3
TRUST_ANEW = "If you know why, add --trust-new-certificate."
WHICH_TABLE = "Add --table and one of these: {tables}."


async def visit(arguments: Namespace, stop: asyncio.Event) -> int:
    """Join a table and stay until it is over."""
    with opened(arguments.data_dir) as (_, database):
        if arguments.account:
            who = account_named(database, arguments.account)
        else:
            who = guest_named(arguments.name)
        hosts = KnownHosts(database)
        target = await find(arguments, who, stop)
        place = target.place
        pin = None if arguments.trust_new_certificate else hosts.fingerprint_of(place)
        client = RemoteTableClient(target, who, pin)
        text = TextClient(client, None if arguments.watch else arguments.seat or "")
        refused = await text.run(stop)
        if client.fingerprint:
            hosts.remember(place, client.fingerprint, time.time())
        # The good-bye is still under way.
        await asyncio.sleep(LINGER_SECONDS)
    if refused is not None:
        raise CommandError(refusal_sentence(refused))
    return 0


def refusal_sentence(why: NoEntry) -> str:
    """Return why the table could not be joined, and what can be done about it here."""
    sentence = str(no_entry_text(why))
    if why.failure is not None and why.failure.problem is DialProblem.CERTIFICATE_CHANGED:
        return f"{sentence} {TRUST_ANEW}"
    if why.choices:
        names = ", ".join(f"{each.table} ({each.name})" for each in why.choices)
        return f"{sentence} {WHICH_TABLE.format(tables=names)}"
    return sentence
