"""Who comes, goes, leads and ends; and who reads what in which language."""

import re

from bot.chat.ids import Press
from tests.discord.tables import gather, play, play_to_the_end
from tests.discord.world import World
from tests.store.plays import won
from tests.store.tables import execute


async def test_joining_and_leaving_at_the_gathering(here: World) -> None:
    ana, bob, cleo = await gather(here, "Ana Bob Cleo")
    assert (await bob.presses("Leave")).kind == "update"
    assert "Bob" not in ana.card.text
    await ana.presses("Leave")
    assert "Cleo (yellow) · 👑 host" in cleo.card.text
    await cleo.types("perudo leave")
    assert "The table is closed" in cleo.card.text
    assert not cleo.card.buttons
    assert not here.tables


async def test_leaving_in_play_asks_once(here: World) -> None:
    ana, bob, cleo = await play(here, "Ana Bob Cleo")
    await ana.bids("1 five")
    question = await ana.types("perudo leave")
    assert "Leave the game?" in question.text
    assert len(here.table().view.still_in) == 3
    answer = await ana.presses("Leave the game", question.shown)
    assert answer.text == "You left the table."
    assert "The round is void" in here.card().text
    assert "Ana left the game." in here.card().text
    await here.passes(5)
    assert "🟡 Ana (yellow) · left the game" in here.card().text
    assert "Bob (red) · 2 dice · on turn · 👑 host" in here.card().text
    assert "You don’t sit at this table." in (await ana.types("perudo dice")).text
    assert bob.card.id == cleo.card.id


async def test_fault_19_the_last_but_one_leaves(here: World) -> None:
    ana, bob = await play(here, "Ana Bob")
    question = await ana.types("perudo leave")
    await ana.presses("Leave the game", question.shown)
    await here.passes(2)
    assert "Bob wins!" in bob.card.text
    assert not here.tables


async def test_nobody_but_computers_is_left(here: World) -> None:
    (ana,) = here.people("Ana")
    await ana.starts(computers=2)
    await ana.presses("Begin")
    question = await ana.types("perudo leave")
    await ana.presses("Leave the game", question.shown)
    await here.passes(2)
    assert "The table is closed" in ana.card.text


async def test_the_host_stops_the_table(here: World) -> None:
    ana, _ = await play(here, "Ana Bob")
    answer = await ana.types("perudo stop")
    assert (answer.private, answer.text) == (True, "The table is closed.")
    assert "The game was stopped and counts for nobody." in here.card().text
    assert not here.card().buttons
    assert not here.tables


async def test_a_moderator_stops_a_table_of_others(here: World) -> None:
    await play(here, "Ana Bob")
    mod = here.person("Mo", moderator=True)
    assert (await mod.types("perudo stop")).text == "The table is closed."
    assert not here.tables


async def test_a_stopped_table_leaves_nothing_to_press_on_panels(here: World) -> None:
    ana, bob = await play(here, "Ana Bob")
    await ana.presses("My dice")
    await bob.types("perudo dice")
    await ana.types("perudo stop")
    await here.passes(0)
    assert not any(message.buttons for message in [*ana.private, *bob.private])


async def test_options_change_the_card_at_once(here: World) -> None:
    ana, _ = await gather(here, "Ana Bob")
    panel = await ana.presses("Options")
    assert panel.private
    for value, told in (("quick", "Quick"), ("30", "30 seconds"), ("locked", "Changed:")):
        answer = await ana.chooses(value)
        assert answer.kind == "update"
        assert told in here.card().text


async def test_computers_are_added_one_by_one_or_together(here: World) -> None:
    (ana,) = await gather(here, "Ana")
    await ana.presses("Add computer")
    for level, icons in (("hard", "🐬🦉🐯🐍"), ("easy", "🐣🐭🐒🐢")):
        answer = await ana.chooses(level)
        assert answer.kind == "update"
        assert "A computer player sits down." in answer.text
        assert any(f"{icon} {level}, " in answer.text for icon in icons)
    assert "🐱 normal, sceptical" in (await ana.chooses("normal:sceptical")).text
    assert here.card().text.count(" hard, ") == here.card().text.count(" easy, ") == 1
    typed = await ana.types("perudo computers", count=5, level="normal", temperament="bold")
    assert typed.text == "2 computer players sit down."
    assert here.card().text.count("🐺 normal, bold") == 2


async def test_a_hint_where_the_table_allows_it(here: World) -> None:
    ana, bob = await gather(here, "Ana Bob")
    await ana.presses("Options")
    await ana.chooses_in(":hints", "on", ana.private[-1])
    assert "Hints: on" in here.card().text
    await ana.types("perudo begin")
    await here.passes(5)
    assert "hints allowed" in here.card().text
    for person in (ana, bob):
        await person.presses("My dice")
        answer = await person.presses("Hint")
        assert answer.kind == "update"
        assert "By your own dice and plain chance:" in answer.text


async def test_why_there_is_no_hint_is_said(here: World) -> None:
    ana, _ = await play(here, "Ana Bob")
    record = here.table().record
    asked = here.press(ana, await ana.opens_panel(), str(Press("hint", record.game)))
    await here.arrive()
    assert "This table plays without hints." in asked.text


async def test_the_rules_of_this_table_and_of_none(here: World) -> None:
    ana, _ = await gather(here, "Ana Bob", preset="sudden")
    assert "There is no calza at this table." in (await ana.types("perudo rules")).text
    assert (await ana.at(here.elsewhere).types("perudo rules")).private


async def test_a_language_of_ones_own(here: World) -> None:
    ana, bob = await play(here, "Ana Bob")
    assert "français" in (await bob.types("perudo language", reads=True, language="fr")).text
    assert "Tes dés" in (await bob.types("perudo dice")).text
    assert "C’est à Ana de jouer." in (await bob.bids("1 five")).text
    assert "It is 🟡 Ana’s turn" in bob.card.text
    await bob.types("perudo language", reads=True, language="automatic")
    assert "Your dice" in (await bob.types("perudo dice")).text
    assert ana.on_turn


async def test_the_leaderboard(here: World) -> None:
    ana, _ = await play_to_the_end(here)
    board = await ana.types("leaderboard", reads=True)
    assert board.private
    assert "🥇 1. Bob · 1 win in 1 game · 100%" in board.text


async def test_a_leaderboard_by_something_else_of_some_time_and_everywhere(here: World) -> None:
    ana, _ = await play_to_the_end(here)
    by_rating = await ana.types("leaderboard", reads=True, by="rating", period="week", scope="everywhere")
    assert by_rating.private
    assert "Leaderboard of all servers" in by_rating.text
    assert "rating · this week" in by_rating.text
    assert re.search(r"1\. Bob · 1\d\d\d, provisional\n.* 2\. Ana ◀ · 9\d\d, provisional", by_rating.text)
    by_calzas = await ana.types("leaderboard", reads=True, by="calzas")
    assert "Nobody has played enough for this here yet." in by_calzas.text


async def test_a_leaderboard_is_turned_over_by_buttons_and_shows_my_own_line(here: World) -> None:
    ana, _ = await play_to_the_end(here)
    for person in range(1, 31):
        await execute(here.database, f"INSERT INTO person (id, name) VALUES ({person}, 'P{person}')")
        await execute(
            here.database,
            "INSERT INTO tally (guild_id, period, player_id, games, wins, mu, sigma, by_wins)"
            f" VALUES ({here.guild.id}, 'always', {person}, 99, 99, 25, 8, {99 * 2**24 - person})",
        )
    first = await ana.types("leaderboard", reads=True)
    assert first.shown.buttons == {"11–20 ▶": True}
    assert "🥇 1. P1 · 99 wins" in first.text
    assert "31. Bob · 1 win" in first.text
    assert "32. Ana ◀ · 0 wins" in first.text
    await ana.presses("11–20 ▶", reads=True)
    await here.restarts()
    last = await ana.presses("21–30 ▶", reads=True)
    assert last.kind == "update"
    assert last.shown.buttons == {"◀ 11–20": True, "31–40 ▶": True}
    end = await ana.presses("31–40 ▶", reads=True)
    assert end.text.count("Ana ◀") == 1
    assert end.shown.buttons == {"◀ 21–30": True}


async def test_the_history(here: World) -> None:
    ana, bob = await play_to_the_end(here)
    mine = await ana.types("history", reads=True)
    assert mine.private
    assert "Games of Ana\n🥈 place 2 of 2 · " in mine.text
    assert "with Bob" in mine.text
    his = await ana.types("history", reads=True, player=bob.actor)
    assert "Games of Bob\n🥇 place 1 of 2 · " in his.text


async def test_without_a_finished_game_there_is_no_history(here: World) -> None:
    (ana,) = here.people("Ana")
    told = await ana.types("history", reads=True)
    assert told.private
    assert told.text == "No game finished on this server yet. `/perudo start` opens a table."


async def test_a_history_is_turned_over_by_buttons_and_opens_replays_after_a_restart(here: World) -> None:
    ana, bob = await play_to_the_end(here)
    for _ in range(6):
        await won(here.database.journal, ana.id, bob.id, guild=here.guild.id)
    first = await ana.types("history", reads=True)
    assert first.shown.buttons == {"6–10 ▶": True}
    await here.restarts()
    last = await ana.presses("6–10 ▶", reads=True)
    assert last.kind == "update"
    assert last.shown.buttons == {"◀ 1–5": True}
    assert last.text.count("place 1 of 2") == 2
    newest = (await ana.presses("◀ 1–5", reads=True)).shown.menus["p1:replay::0"][0]
    replay = await ana.chooses(newest, reads=True)
    assert f"Replay of game `{newest}`" in replay.text
    past_the_end = here.press(ana, first.shown, f"p1:history::0:{ana.id}.7")
    await here.arrive()
    assert past_the_end.text == first.text


async def test_fault_39_who_left_the_server_stays_on_its_leaderboard(here: World) -> None:
    ana, bob = await play_to_the_end(here)
    here.guild.remove_member(bob.actor)
    before = len(here.env.http_requests)
    board = await ana.types("leaderboard", reads=True)
    assert "🥇 1. Bob · 1 win in 1 game · 100%" in board.text
    assert len(here.env.http_requests) == before + 1


async def test_fault_23_what_may_be_bid_is_offered_while_it_is_typed(here: World) -> None:
    ana, bob = await play(here, "Ana Bob", 5)
    assert (await ana.completes("bid", "quantity", ""))[0] == "1 – twos, threes, fours, fives and sixes"
    assert await ana.completes("bid", "quantity", "10") == ["10 – twos, threes, fours, fives and sixes"]
    for garbage in ("x", "-", "0", "1.5", "１", "99999999999999999999"):
        assert await ana.completes("bid", "quantity", garbage) == []
    await ana.bids("8 fives")
    assert await bob.completes("bid", "quantity", " 8 ") == ["8 – pacos and sixes"]
    stranger = here.person("Eve")
    assert await stranger.completes("bid", "quantity", "1") == []
    assert await stranger.at(here.elsewhere).completes("bid", "quantity", "1") == []


async def test_fault_29_names_change_nothing_and_mention_nobody(here: World) -> None:
    await here.person("@everyone **[x](http://y)** `z` <@1>").starts()
    sent = [request.json for request in here.env.http_requests if isinstance(request.json, dict)]
    allowed = [body["allowed_mentions"] for body in sent if "allowed_mentions" in body]
    assert allowed
    assert all(mentions == {"parse": []} for mentions in allowed)
    assert "@everyone" not in here.public
