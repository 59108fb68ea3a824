#!/usr/bin/env python3
"""Counts a published result again from its record, with nothing but Python's standard library.

    python3 verify.py record.json [fingerprint]

The record is what `/results/verify` gives to take away, or `/api/v1/results/record`. `fingerprint` is the one that
was shown in the hall or printed; without it the record's own is taken. This program shares no code with Ovation: it
is written from docs/tabulation.md and docs/certified.md, in exact fractions throughout.

Exits 0 when all that is open comes out as it was signed, 3 when anything differs, 2 for a file that is no record.
"""
import hashlib
import json
import sys
from bisect import bisect_left
from collections import defaultdict
from decimal import Decimal, getcontext
from fractions import Fraction
from itertools import accumulate
from math import ceil, floor, isqrt, lcm

getcontext().prec = 90
F = Fraction
ZERO = F(0)
SONG_CONTEST = ["12", "10", "8", "7", "6", "5", "4", "3", "2", "1"]
BY_RANKS = {"rank_sum", "points_table", "exponential_rank", "skating_system", "head_to_head", "star"}
GIVES_PLACES = {"skating_system", "star"}
LOWER_WINS = {"rank_sum", *GIVES_PLACES}
AVERAGES = {"mean", "sum", "trimmed_mean", "median", "calls"}
# Irrational results are compared at 20 decimals, as docs/tabulation.md says.
SETTLED = 10**20


# --- the document ----------------------------------------------------------------------------------------------


def canonical(value):
    """Canonical JSON (RFC 8785); a record holds no numbers but whole ones."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def sha256(text):
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()


# --- figures ---------------------------------------------------------------------------------------------------


def rounded_units(value, places, mode):
    """`value` in whole units of 10^-places."""
    scaled = abs(value) * 10**places
    whole = floor(scaled)
    rest = scaled - whole
    half = F(1, 2)
    if mode != "down" and (rest > half or (rest == half and (mode == "half_up" or whole % 2))):
        whole += 1
    return -whole if value < 0 else whole


def rounded(value, rule):
    return value if rule is None else F(rounded_units(value, rule["places"], rule["mode"]), 10 ** rule["places"])


def shown(value, rule):
    units = rounded_units(value, rule["places"], rule["mode"])
    digits = str(abs(units)).rjust(rule["places"] + 1, "0")
    sign = "-" if units < 0 else ""
    return sign + (digits if rule["places"] == 0 else digits[: -rule["places"]] + "." + digits[-rule["places"] :])


def settled(value):
    return F(rounded_units(value, 20, "half_up"), SETTLED)


# --- rules -----------------------------------------------------------------------------------------------------


def complete_trim(trim):
    trim = {"highest": 1, "lowest": 1, "otherwise": "untrimmed", **trim}
    trim.setdefault("minimum", trim["highest"] + trim["lowest"] + 1)
    return trim


def own_rule(rule):
    """How one criterion is averaged, where the rules give it a way of its own."""
    return rule["method"], complete_trim(rule.get("trim", {}))


def complete(rules):
    """The rules with the defaults of docs/tabulation.md."""
    method = rules["method"]
    trim = complete_trim(rules.get("trim", {}))
    scale = "of_maximum" if method in AVERAGES else "as_is" if method == "standardized" else "min_max"
    ties = [k if isinstance(k, dict) else {"key": k} for k in rules.get("tie_breaks", ["shared"])]
    rounding = {"after_criterion": None, "after_weighting": None, "after_total": None}
    return {
        "method": method,
        "per": rules.get("per") or ("criterion" if method in ("trimmed_mean", "median") else "judge_total"),
        "scope": rules.get("scope") or "round",
        "share": rules.get("weighting") == "share",
        "places": rules.get("marks") == "places",
        "missing": rules.get("missing") or ("block" if method in BY_RANKS else "exclude"),
        "rounding": {**rounding, "shown": {"places": 2, "mode": "half_up"}, **rules.get("rounding", {})},
        "trim": trim,
        "table": [F(x) for x in rules.get("table") or SONG_CONTEST],
        "exponential": {"top": "12", "rate": "0.19", **rules.get("exponential", {})},
        "deductions": {"time": None, "allow_below_zero": False, **rules.get("deductions", {})},
        "audience": {
            "conversion": "share",
            "table": SONG_CONTEST,
            "rating_maximum": "5",
            "minimum_turnout": 0,
            **rules.get("audience", {}),
        },
        "combination": {
            "mode": "apart",
            "judges": "50",
            "audience": "50",
            "judges_scale": scale,
            **rules.get("combination", {}),
        },
        "ties": ties,
        "equal_ranks": rules.get("equal_ranks") or "mean",
        "drop_ranks": tuple((rules.get("drop_ranks") or {}).get(end, 0) for end in ("best", "worst")),
        "alternates": [
            (rules.get("calls") or {}).get("alternate_worth", "0.5"),
            *(rules.get("calls") or {}).get("further_alternates", []),
        ],
        "by_criterion": {c: own_rule(rule) for c, rule in (rules.get("by_criterion") or {}).items()},
        "juries": (rules.get("juries") or {}).get("method"),
        "absent_gives_nothing": (rules.get("juries") or {}).get("absent") == "nothing",
        "carry": tuple(F((rules.get("carry") or {}).get(part, 100)) / 100 for part in ("earlier", "round")),
    }


# --- the panel -------------------------------------------------------------------------------------------------


class Panel:
    """Who marked what, every judge's total, and what is taken off it."""

    def __init__(self, data):
        self.rules = complete(data["rules"])
        if self.rules["method"] == "calls":
            data = {**data, **calls_counted(data, [F(worth) for worth in self.rules["alternates"]])}
        self.engine = data.get("engine", 1)
        self.acts = data["performances"]
        self.judges = data["judges"]
        self.criteria = data["criteria"]
        self.weights = [F(judge.get("weight", 1)) for judge in self.judges]
        self.number = {act["id"]: p for p, act in enumerate(self.acts)}
        self.decisions = data.get("decisions") or []
        self.deducted = self.deductions(data.get("deductions") or [])
        self.carried = self.brought(data.get("carried"))
        self.marks, self.assigned, self.assigned_on, self.incomplete = {}, {}, {}, set()
        self.judges_of = {}
        self.read(data["scoresheets"])
        self.totals = {key: self.total(*key) for key in self.marks}

    def applying(self, p):
        category = self.category(p)
        return [c for c in self.criteria if c.get("category_id") in (None, category)]

    def category(self, p):
        return self.acts[p].get("category_id") or ""

    def guest(self, p):
        return bool(self.acts[p].get("guest"))

    def own(self, p, j):
        """The criteria of an act that a judge scores."""
        ids = self.judges[j].get("criterion_ids")
        return [c for c in self.applying(p) if ids is None or c["id"] in ids]

    def is_assigned(self, p, j):
        judge = self.judges[j]
        in_category = judge.get("category_ids") is None or self.category(p) in judge["category_ids"]
        return in_category and (judge.get("criterion_ids") is None or bool(self.own(p, j)))

    def weight(self, p, criterion):
        weight = F(criterion["weight"])
        if not self.rules["share"]:
            return weight
        whole = sum((F(c["weight"]) for c in self.applying(p)), ZERO)
        return weight / whole if whole else weight

    def read(self, scoresheets):
        """`marks[(p, j)]` holds steps by criterion; who abstained or was excused has none."""
        out = set()
        numbers = {judge["id"]: j for j, judge in enumerate(self.judges)}
        given = {}
        for sheet in scoresheets:
            p, j = self.number.get(sheet["performance_id"]), numbers.get(sheet["judge_id"])
            if p is None or j is None:
                continue
            if sheet.get("abstained") or sheet.get("excused"):
                out.add((p, j))
            given[p, j] = sheet["marks"]
        for p in range(len(self.acts)):
            who = [j for j in range(len(self.judges)) if self.is_assigned(p, j)]
            self.judges_of[p] = len(who)
            self.assigned[p] = sum((self.weights[j] for j in who), ZERO)
            for c in self.applying(p):
                self.assigned_on[p, c["id"]] = sum((self.weights[j] for j in who if c in self.own(p, j)), ZERO)
            for j in who:
                if (p, j) in out:
                    continue
                marks = {c["id"]: given.get((p, j), {}).get(c["id"]) for c in self.own(p, j)}
                if None in marks.values():
                    self.incomplete.add(p)
                    if self.rules["missing"] == "zero":
                        marks = {c: 0 if mark is None else mark for c, mark in marks.items()}
                self.marks[p, j] = marks

    def total(self, p, j):
        marks, criteria = self.marks[p, j], self.own(p, j)
        if not criteria or any(marks[c["id"]] is None for c in criteria):
            return None
        return sum((mark_value(c, marks[c["id"]]) * self.weight(p, c) for c in criteria), ZERO)

    def deductions(self, entries):
        found = defaultdict(lambda: ZERO)
        time = self.rules["deductions"]["time"]
        for entry in entries:
            if entry["kind"] == "time" and time and entry.get("overrun_ms") is not None:
                units = max(0, ceil(F(entry["overrun_ms"] - time.get("grace_ms", 0), time["unit_ms"])))
                points = F(time["points"]) * units
            else:
                points = F(entry.get("points") or 0)
            found[entry["performance_id"]] += points
        return found

    def brought(self, entries):
        if entries is None:
            return None
        found = defaultdict(lambda: ZERO)
        for entry in entries:
            found[entry["performance_id"]] += F(entry["points"])
        return found

    def off(self, p):
        """Points that are taken from each total before it is ranked."""
        by_ranks = self.rules["method"] in BY_RANKS and not self.rules["places"]
        return self.deducted[self.acts[p]["id"]] if by_ranks else ZERO

    def less(self, value, off):
        if not off:
            return value
        left = value - off
        return left if self.rules["deductions"]["allow_below_zero"] else max(left, min(value, ZERO))

    def worth(self, p, j):
        """A judge's total as it is ranked, the higher the better; None without one."""
        total = self.totals.get((p, j))
        if total is None:
            return None
        return -self.less(total, self.off(p)) if self.rules["places"] else self.less(total, self.off(p))

    def mark_worth(self, p, j, criterion):
        steps = self.marks.get((p, j), {}).get(criterion["id"])
        if steps is None:
            return None
        left = self.less(mark_value(criterion, steps), self.off(p))
        return -left if self.rules["places"] else left

    def has_marks(self, p):
        return any(
            mark is not None for (q, _j), marks in self.marks.items() if q == p for mark in marks.values()
        )


def calls_counted(data, alternates):
    """Calls as the marks they count as: the highest is a yes, the lowest a no, between them the kinds of alternates."""
    part = lcm(*(worth.denominator for worth in alternates))
    worth = {c["id"]: (c["min"], c["max"]) for c in data["criteria"]}

    def counted_as(criterion, steps):
        if steps is None or criterion not in worth:
            return steps
        lowest, highest = worth[criterion]
        if steps >= highest or steps <= lowest:
            return part if steps >= highest else 0
        return int(part * alternates[min(highest - steps, len(alternates)) - 1])

    criteria = [{**c, "min": 0, "max": part, "step": F(1, part)} for c in data["criteria"]]
    for criterion in criteria:
        criterion.pop("subtracts_from", None)
    sheets = [
        {**sheet, "marks": {c: counted_as(c, steps) for c, steps in sheet["marks"].items()}}
        for sheet in data["scoresheets"]
    ]
    return {"criteria": criteria, "scoresheets": sheets}


def mark_value(criterion, steps):
    """What a mark is worth; where marks are points off, what they leave."""
    written = steps * F(criterion["step"])
    start = criterion.get("subtracts_from")
    return written if start is None else F(start) - written


def spans(values, equal="mean"):
    """For each value that is not None: the first rank of its tie and how many share it; the highest is first."""
    there = [value for value in values.values() if value is not None]
    if equal == "dense":
        there = set(there)
    return {
        key: (1 + sum(other > value for other in there), sum(other == value for other in there) if equal == "mean" else 1)
        for key, value in values.items()
        if value is not None
    }


def equal_to_judge(rules):
    """What rank acts have that are equal to one judge; what ranks weigh is always shared."""
    adds = rules["method"] in ("rank_sum", "points_table") and rules["juries"] != "exponential_rank"
    return rules["equal_ranks"] if adds else "mean"


# --- methods: each gives results by act, and what separates equal ones --------------------------------------------


def averaged(marks_of_panel, assigned, method, trim):
    """Marks, each with its judge's weight, to one figure; None where there are too few."""
    marks = sorted(marks_of_panel)
    if not marks:
        return None
    if method == "median":
        # Each mark as often as its judge counts, in whole parts.
        part = lcm(*(weight.denominator for _mark, weight in marks))
        counts = [int(weight * part) for _mark, weight in marks]
        reached, half = list(accumulate(counts)), F(sum(counts), 2)
        at = bisect_left(reached, half)
        upper = at + 1 if reached[at] == half else at
        return (marks[at][0] + marks[upper][0]) / 2
    if method == "trimmed_mean":
        dropped = trim["highest"] + trim["lowest"]
        if len(marks) >= max(trim["minimum"], dropped + 1):
            # Of equal marks the one that counts least is left out.
            marks = sorted(marks[trim["lowest"] :], key=lambda one: (-one[0], one[1]))[trim["highest"] :]
        elif trim["otherwise"] == "blocked":
            return None
    mean = mean_of(marks)
    return mean * assigned if method in ("sum", "calls") else mean


def mean_of(marks):
    return sum((mark * weight for mark, weight in marks), ZERO) / sum((weight for _mark, weight in marks), ZERO)


def criterion_figures(panel, p, own_method):
    """The panel on each criterion: as averaged, and weighted. The methods by totals show plain means."""
    rounding, found = panel.rules["rounding"], []
    for c in panel.applying(p):
        marks = [
            (mark_value(c, m[c["id"]]), panel.weights[j])
            for (q, j), m in panel.marks.items()
            if q == p and m.get(c["id"]) is not None
        ]
        method = panel.rules["by_criterion"].get(c["id"], (panel.rules["method"], panel.rules["trim"]))
        method = method if own_method else ("mean", None)
        figure = averaged(marks, panel.assigned_on[p, c["id"]], *method)
        if figure is None:
            found.append((c, None, None))
            continue
        figure = rounded(figure, rounding["after_criterion"])
        found.append((c, figure, rounded(figure * panel.weight(p, c), rounding["after_weighting"])))
    return found


def by_criterion(panel):
    method = panel.rules["method"]
    return method in ("mean", "sum", "calls") or (method in AVERAGES and panel.rules["per"] == "criterion")


def averages(panel, everybody, _ranked):
    results, after = {}, panel.rules["rounding"]["after_total"]
    for p in everybody:
        if by_criterion(panel):
            parts = [part for _c, _value, part in criterion_figures(panel, p, True)]
            result = sum(parts, ZERO) if parts and None not in parts else None
        else:
            totals = [(total, panel.weights[j]) for (q, j), total in panel.totals.items() if q == p and total is not None]
            result = averaged(totals, panel.assigned[p], panel.rules["method"], panel.rules["trim"])
        if result is not None:
            results[p] = rounded(result, after)
    return results, {}


def standardized(panel, _everybody, ranked):
    scores = defaultdict(list)
    for j in range(len(panel.judges)):
        own = {p: panel.totals[p, j] for p in ranked if panel.totals.get((p, j)) is not None}
        count = len(own)
        for p, total in own.items():
            distance = count * total - sum(own.values())
            spread = count * sum(x * x for x in own.values()) - sum(own.values()) ** 2
            scores[p].append((over_root(distance, spread), panel.weights[j]))
    after = panel.rules["rounding"]["after_total"]
    return {p: rounded(settled(50 + 10 * mean_of(own)), after) for p, own in scores.items()}, {}


def over_root(distance, square):
    """distance ÷ √square to 50 decimals; 0 where there is no spread."""
    if not square:
        return ZERO
    unit = 10**50
    root = isqrt(square.numerator * square.denominator * unit * unit)
    return F(distance * square.denominator * unit, root)


def added_ranks(panel, ranked, worth_of):
    given = defaultdict(list)
    for j in range(len(panel.judges)):
        for p, span in spans({p: panel.worth(p, j) for p in ranked}, equal_to_judge(panel.rules)).items():
            given[p].append((worth_of(*span), panel.weights[j]))
    best, worst = panel.rules["drop_ranks"]
    if panel.rules["method"] not in LOWER_WINS:
        best, worst = worst, best
    found = {}
    for p, own in given.items():
        if len(own) <= best + worst:
            continue
        # Of equal ranks the one that counts least is left out; of a sum of points the worst are the lowest.
        own = sorted(own, key=lambda one: (-one[0], one[1]))[worst:]
        own = sorted(own)[best:]
        judges = panel.judges_of[p]
        found[p] = mean_of(own) * panel.assigned[p] * (judges - best - worst) / judges
    return found


def rank_sum(panel, _everybody, ranked):
    return added_ranks(panel, ranked, lambda first, shared: F(2 * first + shared - 1, 2)), {}


def of_table(table):
    return lambda first, shared: sum(table[first - 1 : first - 1 + shared], ZERO) / shared


def points_table(panel, _everybody, ranked):
    if panel.rules["juries"]:
        return points_of_juries(panel, ranked), {}
    return added_ranks(panel, ranked, of_table(panel.rules["table"])), {}


def falling_weights(panel, ranked):
    top, rate = F(panel.rules["exponential"]["top"]), panel.rules["exponential"]["rate"]
    return of_table([top * F((-Decimal(rate) * k).exp()) for k in range(len(ranked))])


def exponential_rank(panel, _everybody, ranked):
    return {p: settled(value) for p, value in added_ranks(panel, ranked, falling_weights(panel, ranked)).items()}, {}


def points_of_juries(panel, ranked):
    """The jurors of each jury come to one order, which gives its points."""
    juries, method = defaultdict(list), panel.rules["juries"]
    for j, judge in enumerate(panel.judges):
        juries[("jury", judge["jury"]) if "jury" in judge else ("judge", judge["id"])].append(j)
    weigh = falling_weights(panel, ranked)
    points = {p: [] for p in ranked}
    for jurors in juries.values():
        given = defaultdict(list)
        for j in jurors:
            worths = {p: panel.worth(p, j) for p in ranked}
            for p, (first, shared) in spans(worths, equal_to_judge(panel.rules)).items():
                rank = -F(2 * first + shared - 1, 2)
                worth = {"mean": worths[p], "rank_sum": rank}.get(method)
                given[p].append((weigh(first, shared) if worth is None else worth, panel.weights[j]))
        figures = {p: mean_of(own) for p, own in given.items()}
        if method == "exponential_rank":
            figures = {p: settled(figure) for p, figure in figures.items()}
        for p, span in spans(figures, panel.rules["equal_ranks"]).items():
            points[p].append(of_table(panel.rules["table"])(*span))
    if panel.rules["absent_gives_nothing"]:
        return {p: sum(own, ZERO) for p, own in points.items() if own}
    assigned = {p: sum(any(panel.is_assigned(p, j) for j in own) for own in juries.values()) for p in ranked}
    return {p: sum(own, ZERO) * assigned[p] / len(own) for p, own in points.items() if own}


def duels(panel, acts):
    """For each act: duels won, drawn, and the margin over all of them."""
    found = {p: [0, 0, 0] for p in acts}
    for at, a in enumerate(acts):
        for b in acts[at + 1 :]:
            lead = 0
            for j in range(len(panel.judges)):
                one, other = panel.worth(a, j), panel.worth(b, j)
                if one is not None and other is not None:
                    lead += (one > other) - (other > one)
            for p, own in ((a, lead), (b, -lead)):
                found[p][0] += own > 0
                found[p][1] += own == 0
                found[p][2] += own
    return found


def head_to_head(panel, _everybody, ranked):
    def has_total(p):
        return any(panel.worth(p, j) is not None for j in range(len(panel.judges)))

    found = duels(panel, [p for p in ranked if panel.engine < 4 or has_total(p)])
    return {p: F(2 * w + d, 2) for p, (w, d, _m) in found.items()}, {p: F(m) for p, (_w, _d, m) in found.items()}


# --- grades and runoffs --------------------------------------------------------------------------------------------


def by_majority_judgment(grades):
    """Acts in groups, the best first. `grades`: by act, what was given and how often, however the counts are scaled."""
    whole = {p: sum((count for _grade, count in own), ZERO) for p, own in grades.items()}
    reach, depths = {}, {ZERO}
    for p, own in grades.items():
        given = sorted(own)
        reach[p] = [(grade, F(to) / whole[p]) for (grade, _), to in zip(given, accumulate(c for _g, c in given))]
        depths |= {abs(to - F(1, 2)) for _grade, to in reach[p] if 0 < to < 1}

    def around(p):
        found = []
        for depth in sorted(depths):
            found.append(next(grade for grade, to in reach[p] if to >= F(1, 2) - depth))
            found.append(next(grade for grade, to in reach[p] if to > F(1, 2) + depth))
        return tuple(found)

    return grouped(list(grades), around)


def majority_judgment(panel, _everybody, ranked):
    grades = {}
    for p in ranked:
        own = [(total, panel.weights[j]) for (q, j), total in panel.totals.items() if q == p and total is not None]
        if own:
            grades[p] = sorted(own)
    results, ahead = {}, {}
    for at, group in enumerate(by_majority_judgment(grades)):
        for p in group:
            half = sum(count for _grade, count in grades[p]) / 2
            reached = accumulate(count for _grade, count in grades[p])
            results[p] = next(grade for (grade, _), to in zip(grades[p], reached) if to >= half)
            ahead[p] = F(-at)
    return results, ahead


def star_places(acts, scores, prefer, best, engine):
    """Score, then automatic runoff, place by place: the acts in groups."""
    groups, left = [], list(acts)
    while left:
        winners = star_winners(left, scores, prefer, best, engine)
        groups.append(winners)
        left = [p for p in left if p not in winners]
    return groups


def star_winners(acts, scores, prefer, best, engine):
    if len(acts) == 1:
        return list(acts)

    def runoff(a, b):
        for one, other in ((prefer(a, b), prefer(b, a)), (scores[a], scores[b]), (best[a], best[b])):
            if one != other:
                return {a} if one > other else {b}
        return {a, b}

    finalists = []
    while len(finalists) < 2:
        rest = [p for p in acts if p not in finalists]
        most = max(scores[p] for p in rest)
        sure, tied = seated([p for p in rest if scores[p] == most], 2 - len(finalists), prefer, best, engine)
        finalists += sure
        if tied:
            pairs = [(f, p) for f in finalists for p in tied] or [
                (a, b) for at, a in enumerate(tied) for b in tied[at + 1 :]
            ]
            won = set().union(*(runoff(a, b) for a, b in pairs))
            return [p for p in acts if p in won]
    won = runoff(*finalists)
    return [p for p in acts if p in won]


def seated(tied, seats, prefer, best, engine):
    """Who of some with one score go into the runoff, and who of them nothing separates for the seats that are left."""
    while len(tied) > seats:
        sure = None
        lost = {a: sum(prefer(b, a) > prefer(a, b) for b in tied) for a in tied}
        most = max(lost.values())
        if min(lost.values()) < most:
            fewer = [p for p in tied if lost[p] < most]
            if len(fewer) >= seats:
                tied = fewer
                continue
            sure = fewer
        else:
            order = sorted(tied, key=lambda p: -best[p])
            cuts = [n for n in range(seats, 0, -1) if best[order[n - 1]] > best[order[n]]]
            if cuts:
                sure = order[: cuts[0]]
        if sure is not None:
            # From version 5 on, who is out of the tie for one seat is out of it for the other.
            if engine < 5 or len(sure) == seats:
                return sure, []
            more, left = seated([p for p in tied if p not in sure], seats - len(sure), prefer, best, engine)
            return sure + more, left
        least = best[order[-1]]
        if best[order[0]] == least:
            return [], tied
        tied = [p for p in tied if best[p] > least]
    return tied, []


def star(panel, _everybody, ranked):
    given = {p: [(j, panel.worth(p, j)) for j in range(len(panel.judges))] for p in ranked}
    given = {p: {j: worth for j, worth in own if worth is not None} for p, own in given.items()}
    acts = [p for p in ranked if given[p]]
    scores = {p: mean_of([(x, panel.weights[j]) for j, x in given[p].items()]) * panel.assigned[p] for p in acts}

    def prefer(a, b):
        return sum((panel.weights[j] for j, x in given[a].items() if j in given[b] and x > given[b][j]), ZERO)

    def all_best(p, j):
        own, marks = panel.own(p, j), panel.marks.get((p, j), {})
        return bool(own) and all(marks.get(c["id"]) == c["min" if "subtracts_from" in c else "max"] for c in own)

    best = {p: sum((panel.weights[j] for j in range(len(panel.judges)) if all_best(p, j)), ZERO) for p in acts}
    results, place = {}, 1
    for group in star_places(acts, scores, prefer, best, panel.engine):
        for p in group:
            results[p] = F(2 * place + len(group) - 1, 2)
        place += len(group)
    return results, {}


# --- the Skating System ------------------------------------------------------------------------------------------


def by_majority(ordinals, column, last, place=None):
    """Rules 5 to 8. `ordinals`: by act, what the judges gave. Groups of acts in order."""
    remaining, groups = dict(ordinals), []
    while remaining:
        while column < last and not any(majority(own, column) for own in remaining.values()):
            column += 1
        with_majority = [p for p, own in remaining.items() if majority(own, column)] or list(remaining)

        # An act that a judge could not place is held against a full panel of its own judges.
        def key(p):
            own = [x for x in remaining[p] if x <= column]
            return (-F(len(own), len(remaining[p])), F(sum(own, ZERO), len(remaining[p])))

        least = min(key(p) for p in with_majority)
        best = [p for p in with_majority if key(p) == least]
        if len(best) > 1 and column < last:
            groups += by_majority({p: remaining[p] for p in best}, column + 1, last)
        else:
            groups.append(best)
        for p in best:
            del remaining[p]
    return groups


def majority(own, column):
    return 2 * sum(x <= column for x in own) > len(own)


def one_dance(panel, ranked, worth):
    ordinals = defaultdict(list)
    for j in range(len(panel.judges)):
        for p, (first, shared) in spans({p: worth(p, j) for p in ranked}).items():
            ordinals[p].append(F(2 * first + shared - 1, 2))
    ordered = {p: ordinals[p] for p in ranked if p in ordinals}
    places, next_place = {}, 1
    for group in by_majority(ordered, 1, len(ordered)):
        for p in group:
            places[p] = F(2 * next_place + len(group) - 1, 2)
        next_place += len(group)
    return places, ordinals


def skating_system(panel, _everybody, ranked):
    if panel.rules["per"] == "judge_total":
        return one_dance(panel, ranked, panel.worth)[0], {}
    used = {c["id"] for p in ranked for c in panel.applying(p)}
    dances = [
        one_dance(panel, ranked, lambda p, j, c=c: panel.mark_worth(p, j, c))
        for c in panel.criteria
        if c["id"] in used
    ]
    if len(dances) == 1:
        return dances[0][0], {}
    field = [p for p in ranked if all(p in places for places, _ordinals in dances)]
    places = {p: [own[p] for own, _ordinals in dances] for p in field}
    everything = {p: [x for _own, ordinals in dances for x in ordinals[p]] for p in field}
    results, place, remaining = {}, 1, list(field)
    while remaining:
        least = min(sum(places[p]) for p in remaining)
        best = [p for p in remaining if sum(places[p]) == least]
        for group, start in rule_ten(best, place, len(field), places, everything):
            for p in group:
                results[p] = F(2 * start + len(group) - 1, 2)
        remaining = [p for p in remaining if p not in best]
        place += len(best)
    return results, {}


def rule_ten(tied, place, last, places, everything):
    if len(tied) <= 1:
        return [(tied, place)] if tied else []

    def key(p):
        own = [x for x in places[p] if x <= place]
        return (-len(own), sum(own, ZERO))

    least = min(key(p) for p in tied)
    best = [p for p in tied if key(p) == least]
    rest = [p for p in tied if p not in best]
    first = [(best, place)] if len(best) == 1 else rule_eleven(best, place, last, places, everything)
    return first + rule_ten(rest, place + len(best), last, places, everything)


def rule_eleven(tied, place, last, places, everything):
    best = by_majority({p: everything[p] for p in tied}, place, last)[0]
    rest = [p for p in tied if p not in best]
    return [(best, place)] + rule_ten(rest, place + len(best), last, places, everything)


METHODS = {
    **{name: averages for name in AVERAGES},
    "standardized": standardized,
    "rank_sum": rank_sum,
    "points_table": points_table,
    "exponential_rank": exponential_rank,
    "skating_system": skating_system,
    "head_to_head": head_to_head,
    "majority_judgment": majority_judgment,
    "star": star,
}


# --- the audience ------------------------------------------------------------------------------------------------


def acts_in(poll):
    return poll.get("counts") or poll.get("ratings") or poll.get("grades") or poll.get("stars") or {}


def points_by_place(poll, ids, engine):
    """Of a poll that gives an order: as many points for the first of its acts as there are, one less for the next."""
    if poll.get("grades"):
        grades = {act: [(F(g), F(n)) for g, n in enumerate(own) if n] for act, own in poll["grades"].items() if act in ids}
        chosen = {act for act, own in grades.items() if any(g > 0 for g, _n in own)}
        groups = by_majority_judgment({act: own for act, own in grades.items() if own})
        groups += [rest] if (rest := [act for act, own in grades.items() if not own]) else []
    elif poll.get("stars"):
        stars = {act: own for act, own in poll["stars"].items() if act in ids}
        chosen = {act for act, own in stars.items() if own["sum"] > 0}
        groups = star_places(
            list(stars),
            {act: own["sum"] for act, own in stars.items()},
            lambda a, b: stars[a]["over"].get(b, 0),
            {act: own["best"] for act, own in stars.items()},
            engine,
        )
    else:
        return None
    points, left = {}, sum(len(group) for group in groups)
    for group in groups:
        for act in group:
            points[act] = F(2 * left - len(group) + 1, 2) if act in chosen else ZERO
        left -= len(group)
    return points


class Audience:
    """What the ballots gave each act that can take a place."""

    def __init__(self, votes, panel, acts):
        self.votes, self.converted, self.given = {}, {}, {}
        self.rules, ids = panel.rules["audience"], {p: panel.acts[p]["id"] for p in acts}
        self.engine = panel.engine
        self.equal_ranks = panel.rules["equal_ranks"]
        self.by_polls = "polls" in votes
        self.ballots = votes["ballots"]
        if votes.get("lists"):
            self.of_lists(votes["lists"], ids)
        else:
            self.of_polls(votes, ids)
        total = sum(self.votes.values(), ZERO)
        self.none = total == 0
        self.counted = not self.none and self.ballots >= self.rules["minimum_turnout"]

    def of_lists(self, lists, ids):
        for p, own in ids.items():
            self.given[p] = [F(one["points"].get(own, 0)) for one in lists]
            self.votes[p] = sum(self.given[p], ZERO)
        if self.rules["conversion"] == "points_table":
            self.converted = {p: ZERO for p in ids}
            for at in range(len(lists)):
                worth = {p: self.given[p][at] for p in ids if self.given[p][at] > 0}
                for p, span in spans(worth, self.equal_ranks).items():
                    self.converted[p] += of_table([F(x) for x in self.rules["table"]])(*span)
        else:
            self.converted = self.convert(dict(self.votes), False)

    def of_polls(self, votes, ids):
        polls = votes.get("polls")
        if polls is None:
            everybody = {own: (votes.get("ratings") or {}).get(own, {"sum": 0, "count": 0}) for own in ids.values()}
            counts = {own: (votes.get("counts") or {}).get(own, 0) for own in ids.values()}
            polls = [{"share": "1", "ratings": everybody} if votes.get("ratings") else {"share": "1", "counts": counts}]
        else:
            polls = [x for x in polls if set(acts_in(x)) & set(ids.values())]
            if polls:
                self.ballots = min(poll["ballots"] for poll in polls)
        shares = {p: ZERO for p in ids}
        self.votes = {p: ZERO for p in ids}
        self.converted = {p: ZERO for p in ids}
        self.given = {p: [] for p in ids}
        for poll in polls:
            ratings, counts = poll.get("ratings"), points_by_place(poll, set(ids.values()), self.engine) or poll.get("counts") or {}
            own = {}
            for p, act in ids.items():
                if ratings is not None and act in ratings:
                    sum_, count = F(ratings[act]["sum"]), ratings[act]["count"]
                    own[p] = (sum_, sum_ / count if count else ZERO)
                elif act in counts:
                    own[p] = (F(counts[act]),) * 2
            figures = self.convert({p: figure for p, (_votes, figure) in own.items()}, ratings is not None)
            for p, (gave, figure) in own.items():
                share = F(poll["share"])
                self.votes[p] += gave
                self.given[p].append(figure if self.engine > 6 else gave)
                self.converted[p] += figures[p] * share
                shares[p] += share
        if self.by_polls:
            for p, share in shares.items():
                self.converted[p] = self.converted[p] / share if share else self.converted[p]

    def convert(self, figures, ratings):
        """One poll's figures on the scale of the rules."""
        conversion = self.rules["conversion"]
        if ratings and conversion in ("share", "mean_rating"):
            return {p: x * 100 / F(self.rules["rating_maximum"]) for p, x in figures.items()}
        total = sum(figures.values(), ZERO)
        if not total:
            return {p: ZERO for p in figures}
        if conversion == "points_table":
            table = of_table([F(x) for x in self.rules["table"]])
            worth = spans({p: x for p, x in figures.items() if x > 0}, self.equal_ranks)
            return {p: table(*worth[p]) if p in worth else ZERO for p in figures}
        most, least = max(figures.values()), min(figures.values())
        if conversion == "relative":
            return {p: x * 100 / most for p, x in figures.items()}
        if conversion == "min_max":
            return {p: between(x, least, most) for p, x in figures.items()}
        if conversion == "points":
            return figures
        return {p: x * 100 / total for p, x in figures.items()}


def between(value, worst, best):
    return F(100) if best == worst else (value - worst) * 100 / (best - worst)


def below_nothing(panel, scale):
    """Where a mark can cost more than there is, no percents can be taken."""
    return scale in ("of_maximum", "relative", "share") and any(
        "subtracts_from" in c and mark_value(c, c["max"]) < 0 for c in panel.criteria
    )


def best_mark(panel, p, criterion):
    """What the panel can give at most on a criterion."""
    best = mark_value(criterion, criterion["min" if "subtracts_from" in criterion else "max"])
    method = panel.rules["by_criterion"].get(criterion["id"], (panel.rules["method"],))[0]
    return best * panel.assigned_on[p, criterion["id"]] if method in ("sum", "calls") else best


def most_possible(panel, p):
    """The highest result of an act: on its criteria, or (from version 5 on) by the totals of those who gave one.

    From version 6 on it is rounded as results are.
    """
    rounding = panel.rules["rounding"] if panel.engine > 5 else defaultdict(lambda: None)
    after = rounding["after_total"]
    if panel.engine > 4 and not by_criterion(panel):
        totals = [
            (sum((best_mark(panel, p, c) * panel.weight(p, c) for c in panel.own(p, j)), ZERO), panel.weights[j])
            for (q, j), total in panel.totals.items()
            if q == p and total is not None
        ]
        return rounded(averaged(totals, panel.assigned[p], panel.rules["method"], panel.rules["trim"]) or ZERO, after)
    if not by_criterion(panel):
        rounding = defaultdict(lambda: None)

    def best(c):
        most = rounded(best_mark(panel, p, c), rounding["after_criterion"])
        return rounded(most * panel.weight(p, c), rounding["after_weighting"])

    return rounded(sum((best(c) for c in panel.applying(p)), ZERO), after)


def scaled(panel, results):
    """The judges' results on the scale that they are combined on."""
    rules, method = panel.rules, panel.rules["method"]
    lower, scale = method in LOWER_WINS, panel.rules["combination"]["judges_scale"]
    if rules["combination"]["mode"] == "points":
        scale = "points_table" if lower else "as_is"
    elif (scale == "of_maximum" and method not in AVERAGES) or (scale in ("as_is", "share") and lower):
        scale = "min_max"
    elif below_nothing(panel, scale):
        scale = "min_max"
    merit = {p: -x if lower else x for p, x in results.items()}
    if not merit:
        return {}
    if scale == "points_table":
        table = of_table([F(x) for x in rules["audience"]["table"]])
        return {p: table(*span) for p, span in spans(merit, rules["equal_ranks"]).items()}
    best, worst = max(merit.values()), min(merit.values())
    whole_field = sum(results.values(), ZERO)
    found = {}
    for p, result in results.items():
        if scale == "as_is":
            found[p] = result
        elif scale == "min_max":
            found[p] = between(merit[p], worst, best)
        elif scale == "share":
            found[p] = result * 100 / whole_field if whole_field else ZERO
        elif scale == "of_maximum":
            most = most_possible(panel, p)
            found[p] = result * 100 / most if most else ZERO
        else:
            part, whole = (-best, result) if lower else (result, best)
            found[p] = part * 100 / whole if whole else F(100)
    return found


# --- places ------------------------------------------------------------------------------------------------------


class Table:
    """Acts that are ranked together: results, and the acts in order."""

    def __init__(self, panel, acts, votes):
        self.panel, rules = panel, panel.rules
        contenders = [p for p in acts if not panel.guest(p)]
        ready = [p for p in contenders if panel.has_marks(p) and not (rules["missing"] == "block" and p in panel.incomplete)]
        found, self.second = METHODS[rules["method"]](panel, acts, ready)
        if rules["method"] not in AVERAGES | GIVES_PLACES | {"standardized"}:
            found = {p: rounded(x, rules["rounding"]["after_total"]) for p, x in found.items()}
        if rules["method"] not in BY_RANKS:
            found = {p: panel.less(x, panel.deducted[panel.acts[p]["id"]]) for p, x in found.items()}
        self.ready = ready
        self.judges = {p: x for p, x in found.items() if p in ready}
        self.audience = Audience(votes, panel, contenders) if votes else None
        self.results = self.combined(contenders)
        if panel.carried is not None:
            earlier, round_ = rules["carry"]
            self.results = {
                p: round_ * x + earlier * panel.carried[panel.acts[p]["id"]] for p, x in self.results.items()
            }
        self.order = self.ordered()

    def combined(self, contenders):
        combination = self.panel.rules["combination"]
        if combination["mode"] == "apart":
            return dict(self.judges)
        counted = self.audience is not None and self.audience.counted
        alone = combination["mode"] == "weights" and F(combination["judges"]) == 0
        judges, results = scaled(self.panel, self.judges), {}
        for p in contenders:
            own = judges.get(p, ZERO if counted and alone else None)
            if own is None:
                continue
            votes = self.audience.converted.get(p, ZERO) if counted else None
            if votes is None:
                results[p] = own
            elif combination["mode"] == "points":
                results[p] = own + votes
            else:
                results[p] = own * F(combination["judges"]) / 100 + votes * F(combination["audience"]) / 100
        return results

    def ordered(self):
        rules = self.panel.rules
        apart = rules["combination"]["mode"] == "apart"
        sign = -1 if apart and rules["method"] in LOWER_WINS else 1
        groups = grouped(sorted(self.results), lambda p: (sign * self.results[p], self.second.get(p, ZERO) if apart else ZERO))
        order, rank = [], 1
        for group in groups:
            order += self.separate(group, rank)
            rank += len(group)
        return order

    def separate(self, acts, rank):
        if len(acts) == 1:
            return [acts]
        for entry in self.panel.rules["ties"]:
            if entry["key"] == "shared":
                break
            if entry.get("until_place") is not None and rank > entry["until_place"]:
                continue
            values = self.key(entry["key"], acts)
            groups = [acts] if values is None else grouped(acts, lambda p: values[p])
            if len(groups) > 1:
                found = []
                for group in groups:
                    found += self.separate(group, rank)
                    rank += len(group)
                return found
        return [acts]

    def key(self, key, acts):
        """What a key compares, the higher the better; None where it has nothing to say."""
        panel, ids = self.panel, {p: self.panel.acts[p]["id"] for p in acts}
        audience = self.audience
        if key.startswith("criterion:"):
            sign = -1 if panel.rules["places"] else 1
            own = {p: {c["id"]: figure for c, figure, _part in criterion_figures(panel, p, by_criterion(panel))} for p in acts}
            named = key[len("criterion:") :].split("+")
            if any(own[p].get(one) is None for p in acts for one in named):
                return None
            weights = {c["id"]: F(c["weight"]) if len(named) > 1 else F(1) for c in panel.criteria}
            return {p: sign * sum((own[p][one] * weights[one] for one in named), ZERO) for p in acts}
        if key == "judges":
            sign = -1 if panel.rules["method"] in LOWER_WINS else 1
            return {p: sign * self.judges[p] for p in acts} if all(p in self.judges for p in acts) else None
        if key == "audience":
            return {p: audience.converted[p] for p in acts} if audience else None
        if key == "countback:ranks" or (key == "countback" and panel.rules["method"] in BY_RANKS):
            return counted({p: [-rank for rank in self.ranks(p)] for p in acts})
        if key == "countback":
            return counted({p: [x for x in self.totals(p) if x > 0] for p in acts})
        if key == "countback:audience":
            return counted({p: [x for x in audience.given[p] if x > 0] for p in acts}) if audience else None
        if key == "totals":
            own = {p: self.weighed_totals(p) for p in acts}
            return {p: mean_of(x) * panel.assigned[p] for p, x in own.items()} if all(own.values()) else None
        if key == "scored_by_most":
            return {p: sum(x > 0 for x in self.totals(p)) for p in acts}
        if key == "scored_by_most:audience":
            return {p: sum(x > 0 for x in audience.given[p]) for p in acts} if audience else None
        if key == "head_to_head":
            return {p: (F(2 * w + d, 2), m) for p, (w, d, m) in duels(panel, acts).items()}
        if key == "head_judge":
            heads = [j for j, judge in enumerate(panel.judges) if judge.get("head")]
            if panel.engine > 6:
                heads = [j for j in heads if all(panel.is_assigned(p, j) for p in acts)]
            own = {p: [panel.worth(p, j) for j in heads] for p in acts}
            return {p: sum(x, ZERO) for p, x in own.items()} if heads and all(None not in x for x in own.values()) else None
        if key == "fewest_deductions":
            return {p: -panel.deducted[ids[p]] for p in acts}
        if key == "earlier_in_order":
            return {p: -p for p in acts}
        if key == "decision":
            last = [d["order"] for d in panel.decisions if all(x in d["order"] for x in ids.values())][-1:]
            return {p: -last[0].index(ids[p]) for p in acts} if last else None
        raise ValueError(f"unknown way to break a tie: {key}")

    def totals(self, p):
        return [x for (q, _j), x in self.panel.totals.items() if q == p and x is not None]

    def weighed_totals(self, p):
        own = [(self.panel.worth(p, j), weight) for j, weight in enumerate(self.panel.weights)]
        return [one for one in own if one[0] is not None]

    def ranks(self, p):
        own = [spans({q: self.panel.worth(q, j) for q in self.ready}, equal_to_judge(self.panel.rules)) for j in range(len(self.panel.judges))]
        return [F(2 * found[p][0] + found[p][1] - 1, 2) for found in own if p in found]


def grouped(acts, key):
    """Acts in groups of one value, the highest first, within a group in running order."""
    found = defaultdict(list)
    for p in acts:
        found[key(p)].append(p)
    return [sorted(found[value]) for value in sorted(found, reverse=True)]


def counted(values):
    """How often each value stands with an act, from the best on."""
    best = sorted({x for own in values.values() for x in own}, reverse=True)
    return {p: tuple(own.count(x) for x in best) for p, own in values.items()}


def places(order):
    """Ranks and places of groups in order: 1, 2=, 2=, 4."""
    found, rank = {}, 1
    for group in order:
        for p in group:
            found[p] = (rank, f"{rank}=" if len(group) > 1 else str(rank))
        rank += len(group)
    return found


def tabulate(data, votes):
    """The tables that are ranked by themselves, by category; one under '' where all acts are ranked together."""
    panel = Panel(data)
    groups = defaultdict(list)
    for p in range(len(panel.acts)):
        groups[panel.category(p) if panel.rules["scope"] == "category" else ""].append(p)
    tables = {}
    for category, acts in groups.items():
        tables[category] = Table(panel, acts, votes)
    return panel, tables


# --- holding the record against itself ------------------------------------------------------------------------------


def best_first(rows):
    """A table's rows. Who shares a place only with acts that are not in the table holds it alone."""
    ranks = [rank for _p, rank, _place, _score in rows]
    return [
        (p, str(rank) if ranks.count(rank) == 1 else place, score)
        for p, rank, place, score in sorted(rows, key=lambda row: row[1])
    ]


def result_rows(panel, tables, category):
    rule = panel.rules["rounding"]["shown"]
    rows = []
    for table in tables.values():
        for p, (rank, place) in places(table.order).items():
            if category is None or panel.category(p) == category:
                rows.append((p, rank, place, table.results[p]))
    told = told_apart(panel, [result for *_row, result in rows], lambda result: result_shown(panel, result, rule))
    return best_first([(p, rank, place, text) for (p, rank, place, _result), text in zip(rows, told)])


def told_apart(panel, values, usual):
    """Figures of one table: with up to four more decimals where different ones would look alike."""
    rule = panel.rules["rounding"]["shown"]
    found = [usual(value) for value in values]
    tries = [found] + [[shown(value, {**rule, "places": rule["places"] + more}) for value in values] for more in (1, 2, 3, 4)]
    if panel.engine < 7:
        return found
    return next((texts for texts in tries if len(set(texts)) == len(set(values))), found)


def result_shown(panel, result, rule):
    """A place stands as it is: 2, or 2.5 where it is shared."""
    if panel.rules["method"] in GIVES_PLACES and panel.rules["combination"]["mode"] == "apart":
        rule = {**rule, "places": 0 if result.denominator == 1 else 1}
    return shown(result, rule)


def audience_rows(panel, tables, votes):
    rule, rows = panel.rules["rounding"]["shown"], []
    candidates = set(votes.get("counts") or {})
    for poll in votes.get("polls") or []:
        candidates |= set(acts_in(poll))
    audiences = [table.audience for table in tables.values() if table.audience is not None]
    within = panel.engine > 3 and panel.rules["scope"] == "category"
    if within and not votes.get("lists") and len(votes.get("polls", [1])) == 1:
        # One vote asked about all acts: it has one favourite, whichever acts are ranked together.
        audiences = [Audience(votes, panel, [p for p in range(len(panel.acts)) if not panel.guest(p)])]
    some = any(audience.counted for audience in audiences)
    for audience in audiences:
        # From version 5 on a category whose votes do not count has no favourite beside one whose votes do.
        if audience.none or (panel.engine > 4 and some and not audience.counted):
            continue
        order = grouped(sorted(audience.converted), lambda p: audience.converted[p])
        for p, (rank, place) in places(order).items():
            if panel.acts[p]["id"] in candidates:
                plain = not audience.by_polls and not votes.get("ratings")
                rows.append((p, rank, place, audience.converted[p], str(audience.votes[p]) if plain else None))
    told = told_apart(panel, [converted for *_row, converted, _votes in rows], lambda converted: shown(converted, rule))
    return best_first(
        [(p, rank, place, votes or (None if within else text)) for (p, rank, place, _x, votes), text in zip(rows, told)]
    )


# What a record that somebody changed may hold: no number, no list, no name that is known.
UNREADABLE = (ArithmeticError, AttributeError, LookupError, TypeError, ValueError)


def check(record, expected):
    """Sentences: what is not as it was signed, and what cannot be counted."""
    document, parts = record["document"], record["openings"]["parts"]
    wrong, closed = [], []
    digest = sha256(canonical(document))
    if digest != expected:
        wrong.append(f"the document's digest is {digest}, signed was {expected}")
    for name, opening in parts.items():
        if sha256(canonical(opening)) != document["sealed"].get(name):
            wrong.append(f"{name}: not what was sealed")
    try:
        wrong += personal_faults(record)
        wrong += count_faults(record, closed)
    except UNREADABLE as error:
        if not wrong:
            raise
        wrong.append(f"it cannot be counted: {error!r}")
    return digest, wrong, closed


def personal_faults(record):
    """Whose pronouns or pronunciation are not those under their seal; who was erased has no opening any more."""
    acts = {act["performance_id"]: act for act in record["document"]["acts"]}
    return [
        f"{acts[act]['stage_name'] if act in acts else act}: pronouns and pronunciation are not what was sealed"
        for act, opening in record["openings"]["personal"].items()
        if act not in acts or sha256(canonical(opening)) != acts[act]["personal"]
    ]


def count_faults(record, closed):
    """What counting what is open gives another place, figure or list for."""
    document, parts = record["document"], record["openings"]["parts"]
    votes = parts["votes"]["value"] if "votes" in parts else None
    wrong = list_faults(document, record.get("lists") or {}, votes, closed)
    totals = parts["totals"]["value"] if "totals" in parts else None
    names = {act["performance_id"]: act["stage_name"] for act in document["acts"]}
    keys = [tie["key"] for tie in document["rules"]["tie_breaks"]]
    weighed = document["rules"]["combination"]["mode"] != "apart" or any("audience" in key for key in keys)
    panel = tables = None
    if "marks" in parts and (not weighed or "votes" in parts):
        if parts["marks"]["value"].get("engine") not in (2, 3, 4, 5, 6, 7):
            raise ValueError("this program counts by the engines 2 to 7")
        panel, tables = tabulate(parts["marks"]["value"], votes)
    audience = document.get("audience") or {}
    least = document["rules"]["audience"]["minimum_turnout"]
    if document["engine"] > 2 and audience.get("ballots", 0) < least:
        told = [one for one in (*document["tables"], *document["awards"]) if one["kind"] == "audience"]
        wrong += [
            f"{one['title']}: told with {audience.get('ballots', 0)} ballots, {least} are needed"
            for one in told
            if one.get("places") or one.get("performance_ids")
        ]
    for at, table in enumerate(document["tables"]):
        counted_rows = None
        if table["kind"] == "prize":  # given by hand: there is nothing to count
            given = {
                act
                for award in document["awards"]
                if award["kind"] == "special" and award["title"] == table["title"]
                for act in award["performance_ids"]
            }
            wrong += [
                f"{table['title']}, {names.get(row['performance_id'])}: nobody gave this prize"
                for row in table["places"]
                if row["performance_id"] not in given
            ]
            continue
        if table["kind"] == "result" and tables:
            counted_rows = result_rows(panel, tables, table["category_id"])
        elif table["kind"] == "audience" and votes and tables:
            counted_rows = audience_rows(panel, tables, votes)
        if counted_rows is None:
            closed.append(f"{table['title']}: the record does not open what it was made from")
            continue
        here = [(panel.acts[p]["id"], place, score) for p, place, score in counted_rows]
        ballots = (document.get("audience") or {}).get("ballots", 0)
        hidden = table["kind"] == "audience" and ballots < 20
        signed = [
            (row["performance_id"], row["place"], totals[at][n]["score"] if totals else None)
            for n, row in enumerate(table["places"])
        ]
        if not totals or hidden:
            here = [(act, place, None) for act, place, _score in here]
        for act in sorted({*(x[0] for x in here), *(x[0] for x in signed)}):
            a, b = ([x[1:] for x in rows if x[0] == act] for rows in (signed, here))
            if a != b:
                wrong.append(f"{table['title']}, {names.get(act, act)}: signed {a}, counted {b}")
    return wrong


def compared(rows, poll, acts):
    """What a list of grades or stars says of some acts. On a ballot that names one of them the others have 0."""
    ballots = []
    for row in rows:
        own = {act: int(mark) for act, _sign, mark in (pick.partition(":") for pick in row["choice"]) if act in acts}
        if own and not row["aside"]:
            worth = poll["code_weight"] if row["by"] == "code" else poll["device_weight"]
            ballots.append(({act: own.get(act, 0) for act in acts}, worth))

    def worth_of(says):
        return sum(worth for marks, worth in ballots if says(marks))

    if poll["method"] == "majority_judgment":
        return {act: [worth_of(lambda m: m[act] == grade) for grade in range(6)] for act in acts}
    return {
        act: {
            "sum": sum(marks[act] * worth for marks, worth in ballots),
            "best": worth_of(lambda m: m[act] == 5),
            "over": {other: worth_of(lambda m: m[act] > m[other]) for other in acts if other != act},
        }
        for act in acts
    }


def list_faults(document, lists, votes, closed):
    wrong = []
    for poll in document["polls"]:
        rows = lists.get(poll["id"])
        if rows is None:
            closed.append(f"{poll['title']}: the list of ballots is not published")
            continue
        lines = sorted(
            json.dumps([r["receipt"], r["choice"], r["by"], r["aside"]], separators=(",", ":"), ensure_ascii=False) + "\n"
            for r in rows
        )
        if sha256("".join(lines)) != poll["list"]:
            wrong.append(f"{poll['title']}: the list of ballots is not the one that was counted")
        given = defaultdict(int)
        for row in rows:
            weight = poll["code_weight"] if row["by"] == "code" else poll["device_weight"]
            for at, pick in enumerate([] if row["aside"] else row["choice"]):
                act, _sign, stars = pick.partition(":")
                given[act] += weight * (poll["max_choices"] - at if poll["method"] == "rank" else int(stars or 1))
        if sum(not row["aside"] for row in rows) != poll["ballots"]:
            wrong.append(f"{poll['title']}: another number of ballots")
        if votes is None:
            continue
        own = next((x for x in votes.get("polls") or [] if x["id"] == poll["id"]), votes)
        if own.get("grades") or own.get("stars"):
            if compared(rows, poll, acts_in(own)) != (own.get("grades") or own.get("stars")):
                wrong.append(f"{poll['title']}: the list gives other grades or stars than were counted")
            continue
        for act, count in (own.get("counts") or own.get("ratings") or {}).items():
            count = count["sum"] if isinstance(count, dict) else count
            if given[act] != count:
                wrong.append(f"{poll['title']}: {count} counted for {act}, the list gives {given[act]}")
    return wrong


def main(arguments):
    try:
        with open(arguments[0], encoding="utf-8") as file:
            record = json.load(file)
        # The admin's export holds the record beside what the panel gave.
        record = record.get("record") or record
        expected = arguments[1] if len(arguments) > 1 else record["digest"]
        digest, wrong, closed = check(record, expected)
    except (*UNREADABLE, OSError) as error:
        print(f"This is not the record of a result that can be counted: {error!r}", file=sys.stderr)
        return 2
    print(digest)
    for sentence in closed:
        print(f"not counted: {sentence}", file=sys.stderr)
    for sentence in wrong:
        print(f"DIFFERS: {sentence}", file=sys.stderr)
    print("It is not the same." if wrong else "All that is open is as it was signed.")
    return 3 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
