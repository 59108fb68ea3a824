/**
 * The certified document: everything that will ever be told of a result, written down when it is certified.
 * Reveal, MC, projector, results page, prints, export and protocol read this and nothing else.
 *
 * It has an open part, which anybody may read once the result is published, and parts under seal: the open part
 * holds only their digests, so the organiser chooses how much to open, and what a person had erased can be
 * forgotten, while the document's own digest stands.
 */
import { ENGINE, type Engine } from '../tabulation/engines.ts';
import type { Standings } from '../tabulation/standings.ts';
import type { CriterionInput, ScoringRules, TabulationInput } from '../tabulation/types.ts';
import type { PollMethod } from '../voting/poll-kinds.ts';
import type { Telling } from './reveal-script.ts';
import type { TableKind } from './table-kind.ts';
import type { ProgrammeEntry, TableRow } from './telling.ts';

/** The document's shape; raised whenever a reader of the one before could not read it. */
export const DOCUMENT_FORMAT = 2;

/** One table that is told and published by itself. */
export interface CertifiedTable {
  kind: TableKind['kind'];
  /** The one category it ranks; null: all acts. */
  categoryId: string | null;
  title: string;
  rows: TableRow[];
  /** Performances that were on stage and have no place. */
  guests: string[];
  /** How it is told, where the organisers wrote a script. */
  telling?: Telling;
}

/** A prize and who has it. */
export interface CertifiedAward {
  kind: 'place' | 'audience' | 'special';
  title: string;
  performanceIds: string[];
  reason: string;
}

/** One poll that is part of the audience's score. */
export interface CertifiedPoll {
  id: string;
  title: string;
  method: PollMethod;
  /** How many places there are, for `rank`. */
  maxChoices: number;
  /** What a device's ballot weighs, and one by code. */
  deviceWeight: number;
  codeWeight: number;
  ballots: number;
  /** Digest of the list of ballots that count, by receipt; see `docs/certified.md`. */
  list: string;
}

/** What the second count found where it did not agree, and why two people certified despite it. */
export interface Overruling {
  disagreement: string;
  despite: string;
}

/** Who could certify, and since when. */
export interface Signing {
  /** Each time somebody changed whether two people certify, oldest first. */
  setting: { on: boolean; at: number; by: string }[];
  /** The two who certified together: since when each account may, and who gave it that. */
  accounts: {
    name: string;
    since: number | null;
    by: string | null;
    /** When its password was last chosen by a link, and who made the link; only where it ever was. */
    entered?: { at: number; by: string };
  }[];
}

/** Who did what for this result, for the protocol. */
export interface Account {
  certifiedBy: string;
  /** Who asked for it, where a second person certified. */
  proposedBy: string | null;
  /** Only where the second count did not agree. */
  overruling?: Overruling;
  /** Only where two people certified, or somebody ever changed whether they have to. */
  signing?: Signing;
  /** Who stands behind each performance, by performance. */
  participants: Record<string, string>;
  setAside: { judge: string; reason: string; by: string }[];
  excused: { judgeId: string; performanceId: string; reason: string; by: string }[];
  /** Acts that were taken out of the competition after they had been on; only where there are some. */
  disqualified?: { performanceId: string; number: number | null; reason: string }[];
  /** Groups of ballots that were set aside because they look scripted. */
  votesAside: { poll: string; ballots: number; reason: string }[];
  /** Who released each act's scores; null where the event has no head judge who does. */
  released: { performanceId: string; by: string; byHead: boolean; reason: string }[] | null;
}

/** Everything that is certified. */
export interface Certified {
  /** The version of Ovation that certified. */
  product: string;
  event: { id: string; name: string };
  round: { id: string; name: string };
  /** 1 for the round's first certified result, 2 for its correction … */
  version: number;
  /** Instant in ms. */
  certifiedAt: number;
  /** The acts in running order, with what each is called. */
  programme: ProgrammeEntry[];
  tables: CertifiedTable[];
  awards: CertifiedAward[];
  polls: CertifiedPoll[];
  /** The best result there can be; null where the method has no such figure. */
  outOf: string | null;
  input: TabulationInput;
  standings: Standings;
  account: Account;
}

/** The parts under seal, in the order in which they are opened to the public, the last two never. */
export const PARTS = ['totals', 'criteria', 'votes', 'marks', 'figures', 'account'] as const;
export type Part = (typeof PARTS)[number];

type Personal = Pick<ProgrammeEntry, 'pronouns' | 'pronunciation'>;

/** The open part, without its seals. */
export interface OpenPart
  extends Omit<Certified, 'programme' | 'tables' | 'input' | 'standings' | 'account'> {
  format: typeof DOCUMENT_FORMAT;
  /** The version of the engine that counted. */
  engine: Engine;
  rules: ScoringRules;
  criteria: CriterionInput[];
  /** How many judges' sheets count. */
  judges: number;
  audience: Standings['audience'];
  acts: Omit<ProgrammeEntry, keyof Personal>[];
  tables: (Omit<CertifiedTable, 'rows'> & {
    places: Pick<TableRow, 'performanceId' | 'place' | 'rank' | 'decidedBy'>[];
  })[];
}

/** The parts under seal, each with what it holds. */
export interface SealedParts {
  /** Each table's rows, in the order of its places. */
  totals: Pick<TableRow, 'score' | 'carried'>[][];
  criteria: TableRow['criteria'][][];
  /** The audience's counts as they were tabulated. */
  votes: TabulationInput['audience'];
  /** What was tabulated, judges without their names, decisions and deductions without anybody's words. */
  marks: TabulationInput;
  figures: { input: TabulationInput; standings: Standings };
  account: Account;
}

/** A document in parts: open, under seal, and what each act said of itself, under a seal each. */
export interface DocumentParts {
  open: OpenPart;
  parts: SealedParts;
  /** By performance; one is missing where the person had it erased. */
  personal: Record<string, Personal>;
}

/** What was tabulated, as anybody may have it who counts again: the audience's part is a part of its own. */
export const withoutNames = (input: TabulationInput): TabulationInput => ({
  ...input,
  judges: input.judges.map((judge, at) => ({ ...judge, name: `Judge ${at + 1}` })),
  deductions: input.deductions?.map(({ reason: _reason, by: _by, ...rest }) => rest),
  decisions: input.decisions?.map(({ by: _by, how: _how, ...rest }) => ({ ...rest, reason: 'decided' })),
  audience: null,
});

/** Parts a certified result. */
export function partsOf(certified: Certified): DocumentParts {
  const { programme, tables, input, standings, account, ...about } = certified;
  return {
    open: {
      format: DOCUMENT_FORMAT,
      ...about,
      engine: input.engine ?? ENGINE,
      rules: standings.rules,
      criteria: [...input.criteria],
      judges: standings.judges.length,
      audience: standings.audience,
      acts: programme.map(({ pronouns: _pronouns, pronunciation: _pronunciation, ...act }) => act),
      tables: tables.map(({ rows, ...table }) => ({
        ...table,
        places: rows.map(({ performanceId, place, rank, decidedBy }) => ({
          performanceId,
          place,
          rank,
          decidedBy,
        })),
      })),
    },
    parts: {
      totals: tables.map(({ rows }) => rows.map(({ score, carried }) => ({ score, carried }))),
      criteria: tables.map(({ rows }) => rows.map((row) => row.criteria)),
      votes: input.audience ?? null,
      marks: withoutNames(input),
      figures: { input, standings },
      account,
    },
    personal: Object.fromEntries(
      programme.map(({ performanceId, pronouns, pronunciation }) => [
        performanceId,
        { pronouns, pronunciation },
      ]),
    ),
  };
}

const ERASED: Personal = { pronouns: '', pronunciation: '' };

/** Puts a certified result together from all its parts. */
export function certifiedOf({ open, parts, personal }: DocumentParts): Certified {
  const {
    format: _format,
    engine: _engine,
    rules: _rules,
    criteria: _criteria,
    judges: _judges,
    audience: _audience,
    ...about
  } = open;
  const { acts, tables, ...rest } = about;
  return {
    ...rest,
    programme: acts.map((act) => ({ ...act, ...(personal[act.performanceId] ?? ERASED) })),
    tables: tables.map(({ places, ...table }, at) => ({
      ...table,
      rows: places.map((place, row) => ({
        ...place,
        ...(parts.totals[at]?.[row] ?? { score: null, carried: null }),
        criteria: parts.criteria[at]?.[row] ?? [],
      })),
    })),
    ...parts.figures,
    account: parts.account,
  };
}
