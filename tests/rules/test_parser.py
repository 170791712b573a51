"""Pages of rules are read block by block; a mistake is told with its line."""

from __future__ import annotations

import pytest

from mandapa.rules.page import Clause, Figure, Items, Paragraph, Phrase, Rows, Section, Sketch
from mandapa.rules.parser import PageError, parse

PAGE = """\
# Toy: the rules

## The idea

Lay *every* card. See 1.2
and 7.5.

## 1 Cards

Before the clauses.

**1.1** You hold **three** cards, `--edition` says.

**Example.** Three cards.

- one (1.2)
  and more
- two

**1.2** A table:

| card | points |
|---|---|
| a | 7 |

```
A - B

C
```

![A hand,
unplayed](figures/toy-hand.toml)

1. first
2. second
"""


def test_spaces_at_which_no_line_breaks_stay() -> None:
    _, [section] = parse("# T\n\n## S\n\nQuoi\u202f? Un\u00a0:\ndeux.\n")
    assert section.blocks == [Paragraph([Phrase("Quoi\u202f? Un\u00a0: deux.")])]


def test_a_page_has_sections_clauses_and_blocks() -> None:
    title, [idea, cards] = parse(PAGE)
    assert title == "Toy: the rules"
    said = [
        Phrase("Lay "),
        Phrase("every", "emphasis"),
        Phrase(" card. See "),
        Phrase("1.2", "clause"),
        Phrase(" and 7.5."),  # no clause of this page
    ]
    assert idea == Section("", "The idea", [Paragraph(said)], [])
    assert (cards.number, cards.heading) == ("1", "Cards")
    assert cards.blocks == [Paragraph([Phrase("Before the clauses.")])]
    first, second = cards.clauses
    assert first == Clause(
        "1.1",
        [
            Paragraph(
                [
                    Phrase("You hold "),
                    Phrase("three", "strong"),
                    Phrase(" cards, "),
                    Phrase("--edition", "code"),
                    Phrase(" says."),
                ]
            ),
            Paragraph([Phrase("Example.", "strong"), Phrase(" Three cards.")], example=True),
            Items(
                [
                    [Phrase("one ("), Phrase("1.2", "clause"), Phrase(") and more")],
                    [Phrase("two")],
                ]
            ),
        ],
    )
    assert second.blocks[1:] == [
        Rows([[Phrase("card")], [Phrase("points")]], [[[Phrase("a")], [Phrase("7")]]]),
        Sketch("A - B\n\nC"),
        Figure("toy-hand", "A hand, unplayed"),
        Items([[Phrase("first")], [Phrase("second")]], numbered=True),
    ]


@pytest.mark.parametrize("word", ["Example", "Exemple", "Ejemplo", "Пример"])
def test_an_example_is_known_in_every_language(word: str) -> None:
    _, [section] = parse(f"# T\n\n## 1 S\n\n**1.1** A.\n\n**{word}.** B.\n")
    _, example = section.clauses[0].blocks
    assert isinstance(example, Paragraph)
    assert example.example


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("Words first.\n\n# T", "line 1: 'Words first.' is no heading"),
        ("# T\n\n### Deep", "line 3: '### Deep' is no heading"),
        ("# T\n\n## 1 S\n\n**2.1** A.", "line 5: clause 2.1 stands in section 'S'"),
        ("# T\n\n## 1 S\n\n| a | b |\n| 1 | 2 |", "line 5: this table has no line"),
        ("# T\n\n## 1 S\n\n| a |\n|---|\n| 1 | 2 |", "line 5: this table has no line under"),
        ("# T\n\n## 1 S\n\n- a\nb", "line 5: further lines of an item are indented: 'b'"),
        ("# T\n\n## 1 S\n\n```\nA", "line 5: this drawing has no end"),
    ],
)
def test_a_mistake_is_told_with_its_line(text: str, told: str) -> None:
    with pytest.raises(PageError, match=told):
        parse(text)
