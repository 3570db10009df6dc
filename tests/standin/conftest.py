"""A Discord of one's own, a place in it, somebody there, and a bare bot."""

from collections.abc import AsyncIterator

import pytest

from tests.standin import launch
from tests.standin.bare import Bare
from tests.standin.loopback import Loopback
from tests.standin.people import Person
from tests.standin.places import Channel


@pytest.fixture
async def there(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Loopback]:
    async with Loopback() as loopback:
        for place, name in launch.PLACES:
            monkeypatch.setattr(place, name, getattr(place, name))
        launch.point_at(loopback.api, loopback.gateway.url)
        yield loopback


@pytest.fixture
def den(there: Loopback) -> Channel:
    return there.guild("Home").channel("den")


@pytest.fixture
def ana(there: Loopback, den: Channel) -> Person:
    return there.person("Ana", den)


@pytest.fixture
def ben(there: Loopback, den: Channel) -> Person:
    return there.person("Ben", den)


@pytest.fixture
async def bare(there: Loopback, den: Channel) -> AsyncIterator[Bare]:
    async with Bare(there) as client:
        yield client
