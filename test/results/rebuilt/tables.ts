/** The printed tables by themselves: the Skating System's columns, counts, sums and places; both sides of every duel. */
import type { WordTable } from '#domain/results/words/table.ts';
import { placesOfDance, placesOfSeveral } from '../../tabulation/second-implementations.ts';

const must = (right: boolean, what: string) => {
  if (!right) throw new Error(what);
};

/** The final places that the Skating System's tables give, by act, worked out from the judges' places alone. */
export function skatingTablePlaces(tables: readonly WordTable[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const group of groupsOf(tables)) {
    const dances = group.filter(({ title }) => !title.endsWith('All dances')).map(readDance);
    const [only] = dances;
    const summary = group.find(({ title }) => title.endsWith('All dances'));
    if (!summary) {
      for (const [act, { place }] of only ?? []) found.set(act, place);
      continue;
    }
    const acts = summary.rows.map(({ act }) => act);
    const entries = acts.map((act) => ({
      places: dances.map((dance) => dance.get(act)?.place ?? Number.NaN),
      marks: dances.flatMap((dance) => dance.get(act)?.ordinals ?? []),
    }));
    const places = placesOfSeveral(entries);
    summary.rows.forEach(({ act, cells }, at) => {
      const own = entries[at]?.places ?? [];
      must(cells.slice(0, own.length).map(Number).join() === own.join(), `${act}: ${cells.join(' ')}`);
      must(Number(cells[own.length]) === own.reduce((sum, one) => sum + one, 0), `${act}: total`);
      must(Number(cells.at(-2)) === places[at], `${act}: place ${cells.at(-2)}, not ${places[at]}`);
      found.set(act, places[at] ?? Number.NaN);
    });
  }
  return found;
}

/** Tables of one category stand together: those with one lead. */
const groupsOf = (tables: readonly WordTable[]): WordTable[][] => [
  ...Map.groupBy(tables, ({ title }) => (title.includes(': ') ? title.split(': ')[0] : '')).values(),
];

/** A dance: every count and sum must be that of the places beside it, and the places those that follow. */
function readDance({ columns, rows }: WordTable): Map<string, { place: number; ordinals: number[] }> {
  const judges = columns.indexOf('1st');
  const given = rows.map(({ cells }) =>
    cells.slice(0, judges).flatMap((cell) => (cell === '–' ? [] : [Number(cell)])),
  );
  const places = placesOfDance(given);
  return new Map(
    rows.map(({ act, cells }, at) => {
      const ordinals = given[at] ?? [];
      const counts = cells.slice(judges, -2);
      counts.forEach((cell, column) => {
        const within = ordinals.filter((own) => own <= column + 1);
        const sum = within.reduce((all, own) => all + own, 0);
        const majority = 2 * within.length > ordinals.length;
        const due =
          within.length === 0 ? '–' : majority ? `${within.length} (${sum})` : String(within.length);
        must(cell === '' || cell === due, `${act}, column ${column + 1}: ${cell}, not ${due}`);
      });
      const decided = counts.filter((cell) => cell !== '').at(-1) ?? '';
      must(decided.includes('('), `${act}: nothing stands in the column that decided`);
      const place = Number(cells.at(-2));
      must(place === places[at], `${act}: place ${place}, not ${places[at]}`);
      return [act, { place, ordinals }] as const;
    }),
  );
}

/** Every duel from both sides, and what they add up to. */
export function checkDuelTables(tables: readonly WordTable[]): void {
  for (const { rows } of tables) {
    const score = (row: number, column: number) => (rows[row]?.cells[column] ?? '').split('–').map(Number);
    rows.forEach(({ act, cells }, row) => {
      const leads = rows.flatMap((_other, column) => {
        if (column === row) return [];
        const [won = 0, lost = 0] = score(row, column);
        must(
          score(column, row).join() === [lost, won].join(),
          `${act}: ${cells[column]} from the other side`,
        );
        return [won - lost];
      });
      const due = [
        leads.filter((lead) => lead > 0).length,
        leads.filter((lead) => lead === 0).length,
        leads.filter((lead) => lead < 0).length,
        leads.reduce((sum, lead) => sum + lead, 0),
      ];
      must(
        cells.slice(rows.length).map(Number).join() === due.join(),
        `${act}: ${cells.slice(rows.length).join()}`,
      );
    });
  }
}
