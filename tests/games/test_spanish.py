"""How the games sound in Spanish: gender and number agree, «al» and «del» contract, and «tú» is
left out where the verb says it."""

from __future__ import annotations

from typing import Any

import pytest

from mandapa.core.narration import Line
from mandapa.core.words import Words
from mandapa.games import GAMES
from tests.games.rajas import positions
from tests.games.wording import NAMES


def said(game: str, key: str, actor: int = 1, **fields: Any) -> str:
    return Words(GAMES[game], "es").sentence(Line(key, fields, actor), NAMES["es"])


# --- colours agree with what they are of -------------------------------


@pytest.mark.parametrize(
    ("colour", "count", "cards"),
    [
        ("red", 1, "1 carta roja"),
        ("red", 21, "21 cartas rojas"),
        ("gray", 1, "1 carta gris"),
        ("gray", 2, "2 cartas grises"),
        ("orange", 3, "3 cartas naranjas"),
    ],
)
def test_cards_of_flowers(colour: str, count: int, cards: str) -> None:
    fields: dict[str, Any] = {"colour": colour, "count": count, "mandala": "A", "face": "up"}
    assert said("flowers", "event-play", **fields) == f"Asha juega {cards} en A, boca arriba."
    assert said("flowers", "event-play", 0, **fields) == f"Juegas {cards} en A, boca arriba."


def test_tiles_and_flowers_are_feminine() -> None:
    tiles = [{"colour": "purple", "value": "×3"}, {"colour": "green", "value": "5"}]
    assert said("flowers", "event-tile", -1, mandala="B", tiles=tiles) == (
        "El mandala B empieza con las fichas morada ×3 y verde 5."
    )
    assert [said("flowers", "news-flower", colour="yellow", points=n) for n in (1, 12)] == [
        "Asha forma una flor amarilla: 1 punto.",
        "Asha forma una flor amarilla: 12 puntos.",
    ]


def test_the_board_of_flowers() -> None:
    def shown(key: str, **fields: Any) -> str:
        return Words(GAMES["flowers"], "es").text(f"board-{key}", **fields)

    assert [shown("group", n=n, colour="red") for n in (1, 21)] == [
        "1 carta roja",
        "21 cartas rojas",
    ]
    assert [shown("coloured", n=n, colour="gray") for n in (1, 2)] == ["1 gris", "2 grises"]
    assert shown("back-tile", back="dark", colour="purple", label="×3") == "ficha oscura, morada ×3"
    assert shown("flower", colour="yellow", worth=9) == "flor amarilla, vale 9"
    assert shown("colour", colour="yellow") == "amarillo"
    assert [shown("needs", n=n) for n in (1, 3)] == ["falta un color", "faltan 3 colores"]


@pytest.mark.parametrize(
    ("count", "points", "gems"),
    [(1, 5, "1 gema roja por 5 puntos"), (4, 1, "4 gemas rojas por 1 punto")],
)
def test_gems_of_ganesha(count: int, points: int, gems: str) -> None:
    fields: dict[str, Any] = {"colour": "red", "offered": "blue", "count": count, "points": points}
    assert said("ganesha", "event-offer", 0, offering="yes", **fields) == (
        f"Ofreces una gema azul y mueves {gems}."
    )
    assert said("ganesha", "event-offer", offering="no", **fields) == f"Asha mueve {gems}."


def test_a_gem_that_changes_hands() -> None:
    def given(giver: int, seat: int) -> str:
        return said("ganesha", "event-give", giver, colour="purple", seat=seat)

    assert given(1, 1) == "Asha te da la gema morada."
    assert given(0, 2) == "Le das la gema morada a Asha."
    assert given(1, 3) == "Asha le da la gema morada a Ravi."


def test_stones_of_mandala_stones() -> None:
    stones = [
        {"colour": "yellow", "pattern": "ring"},
        {"colour": "blue", "pattern": "starburst"},
    ]
    fields = {"pattern": "ring", "artist": "D", "circle": "F", "space": 2, "stones": stones}
    assert said("mandala_stones", "event-collection", 0, **fields) == (
        "Envías al artista con anillo de D a F y pones en la casilla 2, desde abajo:"
        " amarilla con anillo y azul con estrella."
    )
    fields = {"least": 2, "most": 2, "range": "exactly", "colour": "purple"}
    assert said("mandala_stones", "rule-colour", -1, **fields) == (
        "exactamente 2 piedras moradas visibles"
    )


def test_dice_and_tiles_of_rajas() -> None:
    words = Words(GAMES["rajas"], "es")
    dice = [{"what": "colour-dice", "n": n, "colour": "purple"} for n in (1, 3)]
    assert words.items("parts", dice) == "1 dado morado y 3 dados morados"
    tile = {"colour": "purple", "cost": 5, "shape": "bend"}
    features = [{"feature": "building", "building": "brown"}, {"feature": "stall", "good": "tea"}]
    features[1]["coins"] = "2"
    assert said("rajas", "event-take", 0, **tile, features=features) == (
        "Eliges la loseta morada que cuesta 5: una curva con un edificio marrón y té 2."
    )


# --- al, del -----------------------------------------------------------


@pytest.mark.parametrize(
    ("space", "where"),
    [
        ("quarry-1", "a la cantera por 1 rupia"),
        ("harbour-2", "al puerto por 2 rupias"),
        ("harbour-0", "al puerto, gratis"),
        ("assorted", "al mercado de surtido variado"),
        ("palace-2", "al aposento 2, la Bailarina"),
        ("veranda-purple", "a la veranda morada"),
        ("balcony", "al mirador"),
    ],
)
def test_workers_go_to_their_spaces(space: str, where: str) -> None:
    assert said("rajas", "event-worker", space=space) == f"Asha envía un lacayo {where}."


def test_a_temple_has_its_yield_tiles() -> None:
    parts = [{"what": "upgrade", "n": 1}]
    assert said("rajas", "event-yield", 0, temple="red", letter="b", parts=parts) == (
        "Tomas una ficha de producción del templo rojo: una mejora."
    )


@pytest.mark.parametrize(
    ("space", "choice"),
    [
        ("harbour-2", "puerto por 2 rupias: pagar un dado de valor 3 o menos, ganar avance en"),
        ("palace-4", "pagar un dado de valor 4, ganar 3 rupias y una mejora"),
        ("veranda-blue", "veranda azul: pagar 1 dado azul, ganar 2 dados naranjas"),
        ("balcony", "mirador: ganar 2 rupias y otro lanzamiento de los dados que quieras"),
    ],
)
def test_a_space_says_what_it_costs_and_gives(space: str, choice: str) -> None:
    narrator = GAMES["rajas"].narrator(positions.table(2))
    line = narrator.choice(f"worker {space}", positions.position("").view(0))
    assert choice in Words(GAMES["rajas"], "es").sentence(line, NAMES["es"])


# --- who is spoken to --------------------------------------------------


@pytest.mark.parametrize(
    ("game", "key", "why"),
    [
        ("flowers", "tie-hand", "más cartas en la mano: 3 contra 1"),
        ("ganesha", "tie-sooner", "antes"),
        ("ganesha", "tie-seat", "antes, contando desde quien empezó la partida"),
        ("mandala_stones", "tie-seat", "antes en el orden de turno"),
    ],
)
def test_ties(game: str, key: str, why: str) -> None:
    def tie(actor: int, seat: int, points: int) -> str:
        return said(game, key, actor, seat=seat, points=points, more=3, less=1)

    assert tie(0, 2, 7).startswith("Empatas con Asha a 7 puntos, pero ")
    assert tie(1, 1, 1).startswith("Asha empata contigo a 1 punto, pero ")
    assert tie(1, 3, 0).startswith("Asha empata con Ravi a 0 puntos, pero ")
    assert tie(1, 3, 0).endswith(f" {why}.")


def test_the_end_of_rajas() -> None:
    def tie(actor: int, seat: int, more: int) -> str:
        return said("rajas", "tie-nearest", actor, seat=seat, points=4, more=more, less=-1)

    assert tie(0, 2, 0) == "Empatas con Asha (4), pero provocaste el final."
    assert tie(1, 1, 0) == "Asha empata contigo (4), pero provocó el final."
    assert tie(1, 3, -1) == (
        "Asha empata con Ravi (4), pero su turno llega antes, contando desde quien provocó"
        " el final."
    )

    def lead(points: int, sign: str, less: int, less_sign: str, seat: int = 3) -> str:
        fields: dict[str, Any] = {
            "points": points,
            "sign": sign,
            "less": less,
            "less_sign": less_sign,
        }
        return said("rajas", "lead", **fields, seat=seat)

    assert lead(0, "plus", 9, "minus") == (
        "Los indicadores de Asha se han encontrado; los de Ravi están a 9 casillas de distancia."
    )
    assert lead(4, "plus", 2, "plus", 1) == (
        "Los indicadores de Asha se han cruzado con una diferencia de 4; los tuyos se han cruzado"
        " con una diferencia de 2."
    )
    assert lead(1, "minus", 1, "minus") == (
        "Los indicadores de Asha están a una casilla de distancia; los de Ravi están a una casilla"
        " de distancia."
    )
