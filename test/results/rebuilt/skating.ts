/** The Skating System made again from the judges' places that the lines show. */
import { placesOfDance, placesOfSeveral } from '../../tabulation/second-implementations.ts';
import { lessOf, offOf } from './off.ts';
import { after, criterionLines, type Page, type Rules } from './page.ts';

type Act = Page['acts'][number];

const must = (right: boolean, what: string) => {
  if (!right) throw new Error(what);
};

/** The Skating System once more, from the judges' places in the lines and what the tables show of them. */
export function skatingPlaces(rules: Rules, acts: readonly Act[]): Map<string, number> {
  const byTotals = rules.text.includes('by the judges’ totals');
  const names = byTotals
    ? ['Places']
    : [...new Set(acts.flatMap((act) => criterionLines(act.lines).map((line) => line.criterion)))];
  const dances = names.map((dance) => {
    const rows = acts.flatMap((act) => {
      const line = after(act.lines, `${dance}: `);
      if (line === undefined) return [];
      const given = [
        ...(line.split('; ')[0] ?? '').matchAll(/Judge \d+ (?:(?:\([^()]*\)|\S+) \(([\d.]+)\)|([\d.]+))/g),
      ];
      return [{ act, marks: given.map(([, of, alone]) => Number(of ?? alone)) }];
    });
    if (!byTotals && !rules.places)
      checkOrdinals(
        rules,
        dance,
        rows.map(({ act }) => act),
      );
    return rows;
  });
  const perDance = dances.map((rows) => {
    const places = placesOfDance(rows.map(({ marks }) => marks));
    return new Map(rows.map(({ act, marks }, at) => [act, { place: places[at] ?? 0, marks }] as const));
  });
  const complete = acts.filter((act) => perDance.every((dance) => dance.has(act)));
  const entries = complete.map((act) => ({
    places: perDance.map((dance) => dance.get(act)?.place ?? 0),
    marks: perDance.flatMap((dance) => dance.get(act)?.marks ?? []),
  }));
  const places =
    perDance.length === 1 ? entries.map((entry) => entry.places[0] ?? 0) : placesOfSeveral(entries);
  return new Map(complete.map((act, at) => [act.name, places[at] ?? 0]));
}

/** In a dance of marks every place of a judge follows from what the judge gave, less what is taken off. */
function checkOrdinals(rules: Rules, dance: string, acts: readonly Act[]): void {
  const given = acts.flatMap(({ name, lines }) => {
    const off = offOf(lines, 'mark');
    return criterionLines(lines)
      .filter(({ criterion }) => criterion === dance)
      .flatMap(({ marks }) =>
        marks.map(({ judge, mark, place }) => ({ name, judge, place, left: lessOf(rules, mark, off) })),
      );
  });
  for (const { name, judge, place, left } of given) {
    const same = given.filter((other) => other.judge === judge);
    const better = same.filter((other) => other.left.compare(left) > 0).length;
    const equal = same.filter((other) => other.left.equals(left)).length;
    must(better + (equal + 1) / 2 === place, `${dance}, ${judge}, ${name}: ${place}`);
  }
}
