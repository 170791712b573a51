"""Information-set Monte Carlo tree search over any game of the contract.

Each iteration imagines everything the searching seat cannot know, walks down one tree of
decisions, and plays on at random. The tree is open-loop: a node stands for the decisions
that led to it, chance is drawn again in every iteration and adds no nodes, and an action
competes only in the iterations in which it is legal. Every seat maximises its own worth (max-n).
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from mandapa.bots.rewards import resolve_chance, rewards
from mandapa.core.contract import CHANCE, MAX_ACTIONS, MAX_PLAYERS, State, playout
from mandapa.core.native import Rng, filled, zeros

NONE: Final[i64] = -1


# [n] = the logarithm of n. Most nodes could be chosen less often than this.
LOGARITHM: Final = vec[float]([log(max(n, 1)) for n in range(1024)])


def log_of(count: i64) -> float:
    if count < 1024:
        return LOGARITHM[count]
    return log(float(count))


class Tree:
    """The tree grown for one decision."""

    __slots__ = (
        "root",
        "rng",
        "exploration",
        "horizon",
        "evaluate_all",
        "action",
        "first_child",
        "sibling",
        "visits",
        "available",
        "worth",
        "buffer",
        "child_of",
        "path",
        "reward",
    )

    def __init__(
        self, root: State, rng: Rng, exploration: float, horizon: i64, evaluate_all: bool = False
    ) -> None:
        self.root = root  # made by `from_view`
        self.rng = rng
        self.exploration = exploration
        self.horizon = horizon  # how many random actions before the position is judged
        self.evaluate_all = evaluate_all  # all new actions of a node at once, before one is chosen
        self.action = filled(1, NONE)
        self.first_child = filled(1, NONE)
        self.sibling = filled(1, NONE)
        self.visits = vec[float]([0.0])  # whole numbers, but only divided by
        self.available = zeros(1)  # how often the node could have been chosen
        self.worth = vec[float]([0.0] * MAX_PLAYERS)  # [node, seat] = sum of rewards
        self.buffer = zeros(MAX_ACTIONS)
        self.child_of = filled(MAX_ACTIONS, NONE)  # [action] at the node being looked at
        self.path = zeros(0)
        self.reward = vec[float]([0.0] * MAX_PLAYERS)

    def run(self, iterations: i64) -> None:
        for _iteration in range(iterations):
            state = self.root.sample_hidden(self.rng)
            self.path = zeros(1)
            self.descend(state)
            playout(state, self.rng, self.horizon)
            rewards(state, self.reward)
            self.back_up()

    def descend(self, state: State) -> None:
        """Follow the best known decisions until a new one is added or the game ends."""
        node: i64 = 0
        while True:
            actor = state.actor()
            if actor == CHANCE:
                state.apply(state.sample(self.rng))
                continue
            count = state.legal(self.buffer)
            if count == 0:
                return
            if count == 1:  # no decision, no node
                state.apply(self.buffer[0])
                continue
            untried = self.look_up(node, count)
            if untried and self.evaluate_all:
                self.evaluate_untried(state, node, count)
                node = self.most_promising(count, actor)
                action = self.action[node]
            elif untried:
                action = self.nth_untried(count, self.rng.below(untried))
                node = self.add(node, action)
            else:
                node = self.most_promising(count, actor)
                action = self.action[node]
            self.path = append(self.path, node)
            state.apply(action)
            if untried:
                return

    def look_up(self, node: i64, count: i64) -> i64:
        """Find the children of the legal actions; return how many actions have none yet."""
        buffer = self.buffer
        child_of = self.child_of
        for i in range(count):
            child_of[buffer[i]] = NONE
        child = self.first_child[node]
        if child == NONE:
            return count
        action = self.action
        sibling = self.sibling
        while child != NONE:
            child_of[action[child]] = child
            child = sibling[child]
        available = self.available
        untried: i64 = 0
        for i in range(count):
            child = child_of[buffer[i]]
            if child == NONE:
                untried += 1
            else:
                available[child] += 1
        return untried

    def nth_untried(self, count: i64, n: i64) -> i64:
        buffer = self.buffer
        child_of = self.child_of
        for i in range(count):
            action = buffer[i]
            if child_of[action] == NONE:
                if n == 0:
                    return action
                n -= 1
        raise ValueError("fewer untried actions than counted")

    def evaluate_untried(self, state: State, parent: i64, count: i64) -> None:
        """Add all new actions, each with the evaluation of its position as a first visit."""
        buffer = self.buffer
        child_of = self.child_of
        reward = self.reward
        for i in range(count):
            action = buffer[i]
            if child_of[action] == NONE:
                after = state.copy()
                after.apply(action)
                resolve_chance(after, self.rng)
                rewards(after, reward)
                child = self.add(parent, action)
                child_of[action] = child
                self.visits[child] = 1.0
                worth = self.worth
                for seat in range(MAX_PLAYERS):
                    worth[child * MAX_PLAYERS + seat] = reward[seat]

    def add(self, parent: i64, action: i64) -> i64:
        node = i64(len(self.action))
        self.action = append(self.action, action)
        self.first_child = append(self.first_child, NONE)
        self.sibling = append(self.sibling, self.first_child[parent])
        self.first_child[parent] = node
        self.visits = append(self.visits, 0.0)
        self.available = append(self.available, 1)
        for _seat in range(MAX_PLAYERS):
            self.worth = append(self.worth, 0.0)
        return node

    def most_promising(self, count: i64, actor: i64) -> i64:
        """Return the child with the highest upper confidence bound for the deciding seat."""
        best: i64 = NONE
        best_bound = -1.0
        buffer = self.buffer
        child_of = self.child_of
        all_visits = self.visits
        available = self.available
        worth = self.worth
        exploration = self.exploration
        for i in range(count):
            child = child_of[buffer[i]]
            visits = all_visits[child]
            mean = worth[child * MAX_PLAYERS + actor] / visits
            bound = mean + exploration * sqrt(log_of(available[child]) / visits)
            if bound > best_bound:
                best = child
                best_bound = bound
        return best

    def back_up(self) -> None:
        seats = self.root.seats()
        path = self.path
        visits = self.visits
        worth = self.worth
        reward = self.reward
        for i in range(i64(len(path))):
            node = path[i]
            visits[node] += 1.0
            for seat in range(seats):
                worth[node * MAX_PLAYERS + seat] += reward[seat]

    def most_visited(self) -> i64:
        """Return the root's most visited action: the decision."""
        best: i64 = self.first_child[0]
        child = best
        while child != NONE:
            if self.visits[child] > self.visits[best]:
                best = child
            child = self.sibling[child]
        return self.action[best]

    def is_decided(self, left: i64) -> bool:
        """Return whether no other action can be visited as often as the leader with this many
        iterations left. Each visits one action of the root; one that is new begins with a visit
        at most."""
        most = 0.0
        next_most = 1.0
        child = self.first_child[0]
        while child != NONE:
            visits = self.visits[child]
            if visits > most:
                if most > next_most:
                    next_most = most
                most = visits
            elif visits > next_most:
                next_most = visits
            child = self.sibling[child]
        return most > next_most + float(left)

    def report(self, seat: i64) -> list[tuple[int, int, float]]:
        """Return (action, visits, mean reward of the seat) for each action of the root."""
        found: list[tuple[int, int, float]] = []
        child = self.first_child[0]
        while child != NONE:
            visits = self.visits[child]
            mean = self.worth[child * MAX_PLAYERS + seat] / max(visits, 1.0)
            found.append((self.action[child], int(visits), mean))
            child = self.sibling[child]
        return sorted(found, key=lambda row: -row[1])
