"""A game's notation in a language: what people may type for its words, and how a play is shown to them."""

from __future__ import annotations

from collections.abc import Collection

from signoria.texts import Words, plain


class Spoken:
    """The notation of a game at one table.  Its words may be typed as `say-WORD` and `word-WORD` of the texts say; the
    players' names stay as they are.
    """

    def __init__(self, words: Words, vocabulary: Collection[str], names: Collection[str]) -> None:
        self._names = names
        self._shown: dict[str, str] = {}
        self._meant: dict[tuple[str, ...], str] = {}
        for word in vocabulary:
            listed = words.called(f"say-{word}", "").split(", ")
            forms = [form for form in (*listed, words.called(f"word-{word}", "")) if form]
            self._shown[word] = forms[0].lower() if forms else word
            for form in forms:
                self._meant.setdefault(tuple(plain(form).split()), word)
        self._longest = max(map(len, self._meant), default=0)
        self._fillers = {plain(word) for word in words.called("fillers", "").split(", ")}
        """Words that change nothing."""

    def write(self, move: str) -> str:
        """A play of the notation in the words of the language."""
        return " ".join(map(self._write, move.split()))

    def _write(self, part: str) -> str:
        word, equals, value = part.partition("=")
        return part if part in self._names else self._shown.get(word, word) + equals + value

    def read(self, typed: str) -> str:
        """What was typed, in the words of the notation; what is none of them stays as it is."""
        typed_words = typed.split()
        found: list[str] = []
        while typed_words:
            for length in range(min(self._longest, len(typed_words)), 0, -1):
                last, equals, value = typed_words[length - 1].partition("=")
                phrase = plain(" ".join([*typed_words[: length - 1], last]))
                meant = self._meant.get(tuple(phrase.split()))
                if meant is not None:
                    found.append(meant + equals + value)
                    del typed_words[:length]
                    break
            else:
                word = typed_words.pop(0)
                if word in self._names or plain(word) not in self._fillers:
                    found.append(word)
        return " ".join(found)
