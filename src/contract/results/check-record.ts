/**
 * Counting a published result again from its record, with nothing but this code: in a visitor's browser, on the
 * command line. Says what is the same, what differs, and what the record does not open.
 */

import { hasFavourite } from '#domain/results/awards.ts';
import { canonicalJson } from '#domain/results/canonical.ts';
import type { OpenPart, SealedParts } from '#domain/results/certified.ts';
import { rowsOf, type TableRow, votedFor } from '#domain/results/telling.ts';
import { actsInPoll } from '#domain/tabulation/audience-orders.ts';
import type { Standings } from '#domain/tabulation/standings.ts';
import { tabulate } from '#domain/tabulation/tabulate.ts';
import type { AudienceInput, PollFacts, TabulationInput } from '#domain/tabulation/types.ts';
import { choiceText } from '#domain/voting/choice.ts';
import { type ListedBallot, listLine } from '#domain/voting/list-line.ts';
import { POLL_KINDS } from '#domain/voting/poll-kinds.ts';
import { tallyOf } from '#domain/voting/tally.ts';
import { camelKeys } from '../case.ts';
import { brokenSeals, type Openings, type SealedDocument, type Sha256 } from './record.ts';

/** A record as it is published, with the lists of ballots by poll, where they are. */
export interface PublicRecord {
  digest: string;
  document: SealedDocument;
  openings: Openings;
  lists?: Readonly<Record<string, readonly ListedBallot[]>>;
}

/** An act's place and figure as certified and as counted here; null where nothing here gives it. */
export interface CheckedRow {
  performanceId: string;
  number: number | null;
  stageName: string;
  signed: { place: string; score: string | null };
  counted: { place: string; score: string | null } | null;
  same: boolean;
}

/** One table, counted again where what it needs is open. */
export interface CheckedTable {
  kind: 'result' | 'audience';
  title: string;
  rows: CheckedRow[];
}

/** A poll's list, held against the document. */
export interface CheckedPoll {
  title: string;
  ballots: number;
  /** Ballots in the list, and those of them that were set aside; null where the list is not published. */
  list: { ballots: number; aside: number; same: boolean } | null;
}

export interface RecordCheck {
  /** Of the document as it is here, and whether it is the one that was signed. */
  digest: string;
  intact: boolean;
  /** Parts that are not those that were certified. */
  broken: string[];
  acts: number;
  judges: number;
  sheets: number | null;
  polls: CheckedPoll[];
  tables: CheckedTable[];
  /** Which tables' places could be counted: what the record opens decides. */
  countedTables: number;
  /** The document is the signed one, and nothing that could be counted differs. */
  same: boolean;
}

export type Parts = Partial<SealedParts>;

/** The open part of a record and what else it opens, with our own names. */
export function readRecord({ document, openings }: PublicRecord): { open: OpenPart; parts: Parts } {
  const { sealed: _sealed, ...rest } = document;
  const parts = Object.entries(openings.parts).map(([part, opening]) => [part, camelKeys(opening.value)]);
  return { open: camelKeys(rest) as unknown as OpenPart, parts: Object.fromEntries(parts) as Parts };
}

/** How far a check is; fetching the record comes before it. */
export const CHECK_STEPS = ['fetch', 'signature', 'count', 'compare'] as const;
export type CheckStep = (typeof CHECK_STEPS)[number];

/**
 * Checks a record.
 * @param reached told as each step begins, for whoever waits.
 * @throws Error when it is no record at all.
 */
export function checkRecord(
  sha256: Sha256,
  record: PublicRecord,
  reached: (step: CheckStep) => void = () => {},
): RecordCheck {
  const { document, openings } = record;
  if (!Array.isArray(document?.acts) || !openings?.parts || !openings.personal)
    throw new Error('This is not the record of a result.');
  reached('signature');
  const digest = sha256(canonicalJson(document));
  const signed = {
    digest,
    intact: digest === record.digest,
    broken: brokenSeals(sha256, document, openings),
  };
  try {
    return countSigned(sha256, record, signed, reached);
  } catch (error) {
    if (signed.intact && signed.broken.length === 0) throw error;
    throw new Error('This is not the record that was certified: it was changed, and cannot be counted.');
  }
}

function countSigned(
  sha256: Sha256,
  record: PublicRecord,
  signed: Pick<RecordCheck, 'digest' | 'intact' | 'broken'>,
  reached: (step: CheckStep) => void,
): RecordCheck {
  const { lists = {} } = record;
  const { intact, broken } = signed;
  const { open, parts } = readRecord(record);
  reached('count');
  const standings = countedStandings(open, parts);
  reached('compare');
  const tables = open.tables.map((_table, at) => checkedTable(open, parts, at, standings));
  const polls = open.polls.map((poll) => checkedPoll(sha256, open, parts, poll.id, lists[poll.id]));
  return {
    ...signed,
    acts: open.acts.length,
    judges: open.judges,
    sheets: parts.marks?.scoresheets.length ?? null,
    polls,
    tables,
    countedTables: tables.filter((table) => table.rows.some((row) => row.counted !== null)).length,
    same:
      intact &&
      broken.length === 0 &&
      polls.every((poll) => poll.list?.same !== false) &&
      tables.every((table) => table.rows.every((row) => row.same)),
  };
}

/** Whether a place may hang on the votes: where they are weighed with the marks, or break ties. */
const readsVotes = ({ rules }: OpenPart): boolean =>
  rules.combination.mode !== 'apart' || rules.tieBreaks.some(({ key }) => key.includes('audience'));

/** The standings that the open marks give; null while the marks, or votes that they are weighed with, are closed. */
export function countedStandings(open: OpenPart, { marks, votes }: Parts): Standings | null {
  if (!marks) return null;
  if (votes === undefined && readsVotes(open)) return null;
  return tabulate({ ...marks, audience: votes ?? null });
}

/** The audience's standings need nobody's marks. */
function audienceStandings(open: OpenPart, votes: AudienceInput): Standings {
  const input: TabulationInput = {
    rules: { ...open.rules, combination: { ...open.rules.combination, mode: 'apart' } },
    engine: open.engine,
    judges: [],
    criteria: open.criteria,
    performances: open.acts.map(({ performanceId, number, stageName }) => ({
      id: performanceId,
      number,
      name: stageName,
      categoryId: '',
    })),
    scoresheets: [],
    audience: votes,
  };
  return tabulate(input);
}

function checkedTable(open: OpenPart, parts: Parts, at: number, standings: Standings | null): CheckedTable {
  const table = open.tables[at];
  if (!table) throw new Error('This is not the record of a result.');
  const { votes, totals } = parts;
  const audience = table.kind === 'audience';
  const from = audience ? (votes ? (standings ?? audienceStandings(open, votes)) : null) : standings;
  const kind = { ...table, ...(audience && { candidateIds: votedFor(votes ?? null) }) };
  const counted = new Map<string, TableRow>(
    from ? rowsOf(kind, from).map((row) => [row.performanceId, row]) : [],
  );
  const acts = new Map(open.acts.map((act) => [act.performanceId, act]));
  const rows = table.places.map((place, row): CheckedRow => {
    const act = acts.get(place.performanceId);
    const signed = { place: place.place, score: totals?.[at]?.[row]?.score ?? null };
    const own = counted.get(place.performanceId);
    const here = own ? { place: own.place, score: signed.score === null ? null : own.score } : null;
    return {
      performanceId: place.performanceId,
      number: act?.number ?? null,
      stageName: act?.stageName ?? place.performanceId,
      signed,
      counted: here,
      same:
        (!audience || hasFavourite(open)) &&
        (from === null || (here?.place === signed.place && here.score === signed.score)),
    };
  });
  return { kind: table.kind, title: table.title, rows };
}

function checkedPoll(
  sha256: Sha256,
  open: OpenPart,
  { votes }: Parts,
  id: string,
  list: readonly ListedBallot[] | undefined,
): CheckedPoll {
  const poll = open.polls.find((one) => one.id === id);
  if (!poll) throw new Error('This is not the record of a result.');
  const { title, ballots } = poll;
  if (!list) return { title, ballots, list: null };
  const text = list.map(listLine).toSorted().join('');
  const counted = tallyOf(
    list.filter((one) => !one.aside).map(({ choice, by }) => [choiceText(choice, poll), 1, by] as const),
    { device: poll.deviceWeight, code: poll.codeWeight, method: poll.method },
  );
  const certified = certifiedVotes(votes ?? null, open.polls.length === 1 ? null : id);
  const same =
    sha256(text) === poll.list &&
    counted.ballots === ballots &&
    (certified === null ||
      canonicalJson(certified) ===
        canonicalJson(POLL_KINDS[poll.method].facts(counted, actsInPoll(certified))));
  return {
    title,
    ballots,
    list: { ballots: list.length, aside: list.filter((one) => one.aside).length, same },
  };
}

/** What a poll gave each act, as it was tabulated. */
function certifiedVotes(votes: AudienceInput | null, pollId: string | null): PollFacts | null {
  const part =
    pollId === null ? (votes?.polls?.[0] ?? votes) : votes?.polls?.find((poll) => poll.id === pollId);
  if (!part) return null;
  const { counts, ratings } = part;
  const { grades, stars }: PollFacts = 'id' in part ? part : {};
  return JSON.parse(JSON.stringify({ counts, ratings, grades, stars }));
}
