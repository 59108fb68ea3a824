/**
 * Explains why an act has its place, from a published record alone, in a visitor's browser: from every mark where
 * marks are open, else from the figures that are.
 */
import type { NameField } from '#domain/events/texts.ts';
import type { OpenPart } from '#domain/results/certified.ts';
import { placeFilter } from '#domain/results/reveal-script.ts';
import { titleField } from '#domain/results/table-kind.ts';
import { percentText } from '#domain/results/telling.ts';
import { actInWords, panelInWords } from '#domain/results/words/act.ts';
import { rulesInWords } from '#domain/results/words/rules.ts';
import { resultFactsOf } from '#domain/results/words/sources.ts';
import type { WordTable } from '#domain/results/words/table.ts';
import { tablesInWords } from '#domain/results/words/tables.ts';
import type { Voice } from '#domain/results/words/voice.ts';
import { wayInWords } from '#domain/results/words/ways.ts';
import { tabulate } from '#domain/tabulation/tabulate.ts';
import type { TabulationInput } from '#domain/tabulation/types.ts';
import { countedStandings, type Parts, type PublicRecord, readRecord } from './check-record.ts';

/** The explanation of one act. */
export interface Explained {
  event: string;
  number: number | null;
  stageName: string;
  category: string;
  /** For each table the act's place, and its figure where that is open. */
  places: { title: string; place: string; score: string | null }[];
  rules: string[];
  /** One step each; the last ones lead to the place. */
  lines: string[];
  tables: WordTable[];
  /** What the record keeps closed, as a sentence; empty where everything can be followed. */
  closed: string;
}

type TellName = (field: NameField, main: string) => string;

/** The record with the organisers' names in the reader's language. Counting does not depend on names. */
function inWordsOf(
  { open, parts }: ReturnType<typeof readRecord>,
  tell: TellName,
): ReturnType<typeof readRecord> {
  const named = <T extends { name: string }>(criteria: readonly T[]) =>
    criteria.map((one) => ({ ...one, name: tell('criterion', one.name) }));
  const { criteria, marks } = parts;
  return {
    open: {
      ...open,
      acts: open.acts.map((act) => ({ ...act, category: tell('category', act.category) })),
      criteria: named(open.criteria),
      tables: open.tables.map((table) => ({ ...table, title: tell(titleField(table), table.title) })),
    },
    parts: {
      ...parts,
      ...(criteria && { criteria: criteria.map((table) => table.map(named)) }),
      ...(marks && { marks: { ...marks, criteria: named(marks.criteria) } }),
    },
  };
}

/**
 * Explains an act's place; null where the record has no such act.
 * @param voice the language of the explanation
 * @param tell the organisers' names in the reader's language
 * @throws Error when it is not the record of a result
 */
export function explainRecord(
  record: PublicRecord,
  performanceId: string,
  voice: Voice,
  tell: TellName = (_, main) => main,
): Explained | null {
  const { open, parts } = inWordsOf(readRecord(record), tell);
  const act = open.acts.find((one) => one.performanceId === performanceId);
  if (!act) return null;
  const untold = isUntold(open, performanceId);
  const criteria = open.criteria.map((one) => ({ ...one, categoryId: one.categoryId ?? null }));
  return {
    event: open.event.name,
    number: act.number,
    stageName: act.stageName,
    category: act.category,
    places: placesOf(open, parts, performanceId),
    rules: rulesInWords(voice, open.rules, criteria, open.engine),
    ...(untold
      ? { lines: [], tables: [], closed: voice.say('why.notTold') }
      : steps(voice, open, parts, performanceId)),
  };
}

/** Whether the act has places, of which none was revealed. */
function isUntold({ tables }: OpenPart, id: string): boolean {
  const ranked = tables
    .filter(({ kind }) => kind === 'result')
    .flatMap((table) => {
      const row = table.places.find(({ performanceId }) => performanceId === id);
      return row ? [placeFilter({ rows: table.places, telling: table.telling })(row.rank)] : [];
    });
  return ranked.length > 0 && !ranked.includes(true);
}

function placesOf({ tables }: OpenPart, { totals }: Parts, id: string): Explained['places'] {
  return tables.flatMap(({ kind, title, places, telling }, at) => {
    if (kind === 'prize') return [];
    const isTold = placeFilter({ rows: places, telling });
    return places.flatMap(({ performanceId, place, rank }, row) =>
      performanceId === id && isTold(rank)
        ? [{ title, place, score: totals?.[at]?.[row]?.score ?? null }]
        : [],
    );
  });
}

/** The marks without reasons: the record only says that something was decided. */
const withoutReasons = (marks: TabulationInput): TabulationInput => ({
  ...marks,
  decisions: marks.decisions?.map((decision) => ({ ...decision, reason: '' })),
});

function steps(
  voice: Voice,
  open: OpenPart,
  parts: Parts,
  id: string,
): Pick<Explained, 'lines' | 'tables' | 'closed'> {
  const decided = decidedLines(voice, open, id);
  if (!parts.marks) return { ...figures(voice, open, parts, id), tables: [] };
  const marks = withoutReasons(parts.marks);
  const standings = countedStandings(open, { ...parts, marks });
  const input = { ...marks, audience: parts.votes ?? null };
  const told = resultFactsOf(input, standings ?? tabulate(input), voice, open.acts);
  const row = told.row(id);
  const lines = row ? (standings ? actInWords(told, row) : panelInWords(told, row)) : [];
  return {
    lines: [...lines, ...(standings ? [] : resultLines(voice, open, parts, id)), ...decided],
    tables: tablesInWords(told),
    closed: standings ? '' : voice.say('why.tooFewVoted'),
  };
}

/** The explanation without marks: the figures that are open. */
function figures(
  voice: Voice,
  open: OpenPart,
  parts: Parts,
  id: string,
): Pick<Explained, 'lines' | 'closed'> {
  const criteria = open.tables.flatMap(({ kind, places }, at) =>
    places.flatMap(({ performanceId }, row) =>
      performanceId === id && kind === 'result' ? (parts.criteria?.[at]?.[row] ?? []) : [],
    ),
  );
  return {
    lines: [
      ...criteria.map(({ name, score }) => `${name}${voice.colon}${score}`),
      ...resultLines(voice, open, parts, id),
      ...decidedLines(voice, open, id),
    ],
    closed: voice.say(
      parts.criteria ? 'why.openCriteria' : parts.totals ? 'why.openTotals' : 'why.openPlaces',
    ),
  };
}

function resultLines({ say, colon }: Voice, { tables }: OpenPart, { totals }: Parts, id: string): string[] {
  return tables.flatMap(({ kind, title, places }, at) =>
    places.flatMap(({ performanceId }, row) => {
      const figure = totals?.[at]?.[row];
      if (performanceId !== id || !figure?.score) return [];
      const { lines = [], round: own = null, percents } = figure.carried ?? {};
      const from = lines.map((line) =>
        say('why.carriedFrom', {
          round: line.from,
          points: `${line.points}${percentText(percents?.earlier)}`,
        }),
      );
      const round =
        own === null ? [] : [say('why.thisRound', { points: `${own}${percentText(percents?.round)}` })];
      const result =
        kind === 'audience' ? `${title}${colon}${figure.score}` : say('why.result', { figure: figure.score });
      return [...from, ...round, result];
    }),
  );
}

const decidedLines = ({ say }: Voice, { tables }: OpenPart, id: string): string[] =>
  tables.flatMap(({ places }) =>
    places.flatMap(({ performanceId, decidedBy }) =>
      performanceId === id && decidedBy !== null
        ? [say('why.tieDecided', { way: wayInWords(say, decidedBy) })]
        : [],
    ),
  );
