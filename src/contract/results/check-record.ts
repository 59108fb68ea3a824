/**
 * Counts a published result again from its record alone, in a visitor's browser or on the command line, and reports
 * what agrees, what differs, and what the record keeps closed.
 */

import { hasFavourite } from '#domain/results/awards.ts';
import { canonicalJson } from '#domain/results/canonical.ts';
import type { OpenPart, SealedParts } from '#domain/results/certified.ts';
import type { TableKind } from '#domain/results/table-kind.ts';
import { pollCandidates, rowsOf, type TableRow } from '#domain/results/telling.ts';
import { actsInPoll } from '#domain/tabulation/audience-orders.ts';
import type { Standings } from '#domain/tabulation/standings.ts';
import { tabulate } from '#domain/tabulation/tabulate.ts';
import type { AudienceInput, PollFacts, TabulationInput } from '#domain/tabulation/types.ts';
import { countOfList } from '#domain/voting/list.ts';
import { type ListedBallot, listLine } from '#domain/voting/list-line.ts';
import { POLL_KINDS } from '#domain/voting/poll-kinds.ts';
import { camelKeys } from '../case.ts';
import { brokenSeals, type Openings, type SealedDocument, type Sha256 } from './record.ts';

/** A record as it is published. `lists`: ballots by poll id, where they are published. */
export interface PublicRecord {
  digest: string;
  document: SealedDocument;
  openings: Openings;
  lists?: Readonly<Record<string, readonly ListedBallot[]>>;
}

/** An act's place and figure as certified and as counted again; null where what is open gives none. */
export interface CheckedRow {
  performanceId: string;
  number: number | null;
  stageName: string;
  signed: { place: string; score: string | null };
  counted: { place: string; score: string | null } | null;
  same: boolean;
}

/**
 * A table of the result, its acts counted again where what that needs is open. Prizes are not among these tables:
 * they are given and not counted.
 */
export interface CheckedTable {
  kind: TableKind['kind'];
  title: string;
  rows: CheckedRow[];
}

/** A poll and its published list of ballots, compared with the document. */
export interface CheckedPoll {
  title: string;
  ballots: number;
  /** How many ballots the list has, and how many of them were set aside; null where the list is not published. */
  list: { ballots: number; aside: number; same: boolean } | null;
}

/** What checking a result's record found. */
export interface RecordCheck {
  /** The digest of the document as it is here, and (`intact`) whether it is the certified one. */
  digest: string;
  intact: boolean;
  /** Names of opened parts whose seal does not fit. */
  broken: string[];
  acts: number;
  judges: number;
  sheets: number | null;
  polls: CheckedPoll[];
  tables: CheckedTable[];
  /** How many tables' places could be counted; that depends on what the record opens. */
  countedTables: number;
  /** Whether the document is the certified one and nothing that could be counted differs. */
  same: boolean;
}

/** The sealed parts that a record opens. */
export type Parts = Partial<SealedParts>;

/** The open part of a record and the parts that it opens, in the form of the code. */
export function readRecord({ document, openings }: PublicRecord): { open: OpenPart; parts: Parts } {
  const { sealed: _sealed, ...rest } = document;
  const parts = Object.entries(openings.parts).map(([part, opening]) => [part, camelKeys(opening.value)]);
  return { open: camelKeys(rest) as unknown as OpenPart, parts: Object.fromEntries(parts) as Parts };
}

/** The steps of a check; `fetch` is done by the caller. */
export const CHECK_STEPS = ['fetch', 'signature', 'count', 'compare'] as const;
export type CheckStep = (typeof CHECK_STEPS)[number];

/**
 * Checks the digest and the seals of a result's record, counts again what it opens, and compares.
 * @param reached called as each step begins
 * @throws Error when it is not the record of a result
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
  const tables = open.tables.flatMap(({ kind }, at) =>
    kind === 'prize' ? [] : [checkedTable(open, parts, at, standings)],
  );
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
      prizesAgree(open) &&
      polls.every((poll) => poll.list?.same !== false) &&
      tables.every((table) => table.rows.every((row) => row.same)),
  };
}

/** Whether each prize is revealed for whom the document names as winners of the awards of its title. */
const prizesAgree = ({ tables, awards }: OpenPart): boolean =>
  tables
    .filter(({ kind }) => kind === 'prize')
    .every((table) => {
      const given = awards.filter(({ kind, title }) => kind === 'special' && title === table.title);
      return table.places.every(({ performanceId }) =>
        given.some(({ performanceIds }) => performanceIds.includes(performanceId)),
      );
    });

/** Whether places can depend on the votes: they are combined with the marks, or break ties. */
const readsVotes = ({ rules }: OpenPart): boolean =>
  rules.combination.mode !== 'apart' || rules.tieBreaks.some(({ key }) => key.includes('audience'));

/** Whether a record opens all that its places are made of: then each of them can be counted. */
export function givesEveryPlace(record: PublicRecord): boolean {
  const { open, parts } = readRecord(record);
  const needsVotes = readsVotes(open) || open.tables.some(({ kind }) => kind === 'audience');
  return parts.marks !== undefined && (parts.votes !== undefined || !needsVotes);
}

/** The standings counted from the open marks; null while marks, or votes that they depend on, are closed. */
export function countedStandings(open: OpenPart, { marks, votes }: Parts): Standings | null {
  if (!marks) return null;
  if (votes === undefined && readsVotes(open)) return null;
  return tabulate({ ...marks, audience: votes ?? null });
}

/** The audience's standings, for which no marks are needed. */
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
  const kind = { ...table, ...(audience && { candidateIds: pollCandidates(votes ?? null) }) };
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
  const counted = countOfList(list, poll, { device: poll.deviceWeight, code: poll.codeWeight });
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

/** What the poll gave each act, as it was tabulated; null where the record does not tell. */
function certifiedVotes(votes: AudienceInput | null, pollId: string | null): PollFacts | null {
  const part =
    pollId === null ? (votes?.polls?.[0] ?? votes) : votes?.polls?.find((poll) => poll.id === pollId);
  if (!part) return null;
  const { counts, ratings } = part;
  const { grades, stars }: PollFacts = 'id' in part ? part : {};
  return JSON.parse(JSON.stringify({ counts, ratings, grades, stars }));
}
