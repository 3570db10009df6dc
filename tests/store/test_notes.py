from bot.store import Database


async def test_the_last_value_noted_under_a_name_stands(database: Database) -> None:
    assert await database.notes.get("commands") is None
    await database.notes.put("commands", "a1")
    await database.notes.put("commands", "b2")
    await database.notes.put("other", "c3")
    assert await database.notes.get("commands") == "b2"
