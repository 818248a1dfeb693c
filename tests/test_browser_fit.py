"""Everything fits: at every size, in every language, with whatever letters the device has."""

from __future__ import annotations

import pytest
from playwright.async_api import Browser

from tests.fitting import FITTED, Rules, misfits, prepare
from tests.tables import Server
from tests.visiting import visiting

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("name", FITTED)
async def test_everything_fits(server: Server, opened: Browser, name: str) -> None:
    state = FITTED[name]
    async with visiting(
        opened, server, key=state.key, size=(360, 740), allowed=r"Failed to load resource.*404"
    ) as page:
        await page.goto(server.address + state.path)
        await prepare(page)
        await state.show(page)
        found = await misfits(page, Rules(asks=state.asks, table=state.path.startswith(("/t/", "/learn/"))))
        assert found == [], "\n".join(found)
