/**
 * Differences between what was certified and what the records give now, in everything that is announced: names,
 * people, order, prizes, figures, reasons. Each is a sentence.
 */
import { canonicalJson } from './canonical.ts';
import type { Certified } from './certified.ts';

type Named = (performanceId: string) => string;

/** Differences in names, people, order, polls and reasons. */
function wordDifferences(
  certified: Certified,
  now: Certified,
  known: ReadonlySet<string>,
  nameOf: Named,
): string[] {
  return [
    ...changed('event', certified.event.name, now.event.name),
    ...changed('round', certified.round.name, now.round.name),
    ...programmeDifferences(certified, now, known, nameOf),
    ...peopleDifferences(certified, now, nameOf),
    ...changed('reasons of deductions', reasons(certified.input.deductions), reasons(now.input.deductions)),
    ...changed('reasons of decisions', reasons(certified.input.decisions), reasons(now.input.decisions)),
    ...changed('names of judges', judgeNames(certified), judgeNames(now)),
    ...accountDifferences(certified, now),
  ];
}

/**
 * Every difference in what is announced, as sentences; empty when there is none.
 * @param known performances whose people did not have their personal words erased
 * @param sameFacts whether the deciding facts are unchanged. If not, figures differ because of them, `differencesIn`
 * has named those facts, and figures are left out here.
 */
export function announcedDifferences(
  certified: Certified,
  now: Certified,
  known: ReadonlySet<string>,
  sameFacts: boolean,
): string[] {
  const names = new Map(
    [...now.programme, ...certified.programme].map((entry) => [entry.performanceId, entry.stageName]),
  );
  const nameOf: Named = (id) => names.get(id) ?? id;
  const words = wordDifferences(certified, now, known, nameOf);
  if (!sameFacts) return words;
  return [
    ...words,
    ...tableDifferences(certified, now, nameOf),
    ...changed('prizes', certified.awards, now.awards),
    ...changed('polls', certified.polls, now.polls),
    ...figureDifferences(certified, now, nameOf),
  ];
}

const text = (value: unknown) => (typeof value === 'string' ? `“${value}”` : canonicalJson(value));

const changed = (what: string, before: unknown, now: unknown): string[] =>
  canonicalJson(before) === canonicalJson(now)
    ? []
    : [`${what}: certified ${text(before)}, now ${text(now)}`];

const SAID = ['number', 'stageName', 'song', 'category', 'pronouns', 'pronunciation'] as const;
const PERSONAL: ReadonlySet<string> = new Set(['pronouns', 'pronunciation']);
const WORDS: Record<(typeof SAID)[number], string> = {
  number: 'act number',
  stageName: 'name',
  song: 'song',
  category: 'category',
  pronouns: 'pronouns',
  pronunciation: 'pronunciation',
};

function programmeDifferences(
  { programme: before }: Certified,
  { programme: now }: Certified,
  known: ReadonlySet<string>,
  nameOf: Named,
): string[] {
  const ids = (programme: Certified['programme']) => programme.map((entry) => entry.performanceId);
  const order =
    canonicalJson(ids(before)) === canonicalJson(ids(now))
      ? []
      : [
          `running order: certified ${ids(before).map(nameOf).join(', ')}; now ${ids(now).map(nameOf).join(', ')}`,
        ];
  const there = new Map(now.map((entry) => [entry.performanceId, entry]));
  return [
    ...order,
    ...before.flatMap((entry) => {
      const is = there.get(entry.performanceId);
      if (!is) return [];
      return SAID.filter((field) => !PERSONAL.has(field) || known.has(entry.performanceId)).flatMap((field) =>
        changed(`${nameOf(entry.performanceId)}, ${WORDS[field]}`, entry[field], is[field]),
      );
    }),
  ];
}

const peopleDifferences = (certified: Certified, now: Certified, nameOf: Named): string[] =>
  Object.entries(certified.account.participants).flatMap(([id, participant]) =>
    participant === (now.account.participants[id] ?? participant)
      ? []
      : [`${nameOf(id)}: certified for another registration than stands behind it now`],
  );

function tableDifferences(certified: Certified, now: Certified, nameOf: Named): string[] {
  const titles = (tables: Certified['tables']) => tables.map(({ title, kind }) => `${title} (${kind})`);
  return [
    ...changed('tables', titles(certified.tables), titles(now.tables)),
    ...certified.tables.flatMap((table, at) => {
      const again = now.tables[at];
      const rows = new Map(again?.rows.map((row) => [row.performanceId, row]));
      const figures = table.rows.flatMap((row) => {
        const is = rows.get(row.performanceId);
        const lead = `${table.title}, ${nameOf(row.performanceId)}`;
        if (!is) return [`${lead}: certified with place ${row.place}, now without`];
        return [
          ...changed(`${lead}, place`, row.place, is.place),
          ...changed(`${lead}, figure shown`, row.score, is.score),
          ...changed(`${lead}, figures by criterion`, row.criteria, is.criteria),
          ...changed(`${lead}, carried`, row.carried, is.carried),
          ...changed(`${lead}, tie decided by`, row.decidedBy, is.decidedBy),
        ];
      });
      return [
        ...changed(`${table.title}, how it is told`, tellingWords(table), tellingWords(again)),
        ...changed(`${table.title}, words for the MC`, wordsForMc(table), wordsForMc(again)),
        ...figures,
      ];
    }),
  ];
}

type AnnouncedTable = Pick<Certified['tables'][number], 'telling'>;

const tellingWords = ({ telling }: AnnouncedTable = {}): string =>
  [
    telling?.from == null ? 'from the last place on' : `from place ${telling.from} on`,
    ...(telling?.twoLeft ? ['the last two side by side'] : []),
    ...(telling?.board ? ['the table at the end'] : []),
    ...Object.entries(telling?.sounds ?? {}).map(([step, sound]) => `${step} with the sound ${sound}`),
  ].join(', ');

const wordsForMc = ({ telling }: AnnouncedTable = {}) =>
  Object.fromEntries(Object.entries(telling?.words ?? {}).filter(([, words]) => words !== ''));

function accountDifferences({ account: before }: Certified, { account: now }: Certified): string[] {
  return [
    ...changed('judges set aside', before.setAside, now.setAside),
    ...changed('judges excused', before.excused, now.excused),
    ...changed('acts disqualified', before.disqualified ?? [], now.disqualified ?? []),
    ...changed('ballots set aside', before.votesAside, now.votesAside),
    ...changed('scores released', before.released, now.released),
  ];
}

/** Figures that only the protocol shows. Only the act is named, since a whole sheet of figures makes no sentence. */
function figureDifferences(certified: Certified, now: Certified, nameOf: Named): string[] {
  const rows = new Map(now.standings.performances.map((row) => [row.performanceId, row]));
  return certified.standings.performances.flatMap((row) =>
    canonicalJson(row) === canonicalJson(rows.get(row.performanceId))
      ? []
      : [`${nameOf(row.performanceId)}: the figures of the protocol are not those that the records give`],
  );
}

const judgeNames = ({ standings }: Certified) => standings.judges.map((judge) => judge.name);

const reasons = (rows: readonly { reason?: string; by?: string }[] = []) =>
  rows.map(({ reason, by }) => `${reason ?? ''} (${by ?? ''})`);
