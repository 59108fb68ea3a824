/**
 * The certified document: everything that will ever be announced of a result, fixed when it is certified. Reveal, MC,
 * projector, results page, prints, export and protocol read this and nothing else.
 *
 * It has an open part, which anybody may read once the result is published, and sealed parts, of which the open part
 * holds only digests. So the organiser chooses how much to open, and what a person had erased can be forgotten, while
 * the document's own digest stands.
 */
import { ENGINE, type Engine } from '../tabulation/engines.ts';
import type { Standings } from '../tabulation/standings.ts';
import type { CriterionInput, ScoringRules, TabulationInput } from '../tabulation/types.ts';
import type { PollMethod } from '../voting/poll-kinds.ts';
import type { Telling } from './reveal-script.ts';
import type { TableKind } from './table-kind.ts';
import type { ProgrammeEntry, TableRow } from './telling.ts';

/** Version of the document's shape; raised when older readers could no longer read it. */
export const DOCUMENT_FORMAT = 2;

/** One table of the result, revealed and published by itself. */
export interface CertifiedTable {
  kind: TableKind['kind'];
  /** The category it ranks; null: all acts. */
  categoryId: string | null;
  title: string;
  /** Of a prize its winners, who are given by hand and not counted. */
  rows: TableRow[];
  /** Performance ids of guests: they were on stage and have no place. */
  guests: string[];
  /** How the table is revealed; absent where the organisers wrote no script. */
  telling?: Telling;
}

/** An award and its winners. */
export interface CertifiedAward {
  kind: 'place' | 'audience' | 'special';
  title: string;
  performanceIds: string[];
  reason: string;
}

/** A poll that is part of the audience's score. */
export interface CertifiedPoll {
  id: string;
  title: string;
  method: PollMethod;
  /** For `rank`: how many places a ballot has. */
  maxChoices: number;
  /** How often a ballot from a device counts, and (`codeWeight`) one by a one-time code. */
  deviceWeight: number;
  codeWeight: number;
  ballots: number;
  /** Digest of the list of counted ballots, ordered by receipt; see `docs/certified.md`. */
  list: string;
}

/** Where the second count disagreed: what it found, and why two people certified nevertheless. */
export interface Overruling {
  disagreement: string;
  despite: string;
}

/** Who was allowed to certify, and since when. Instants in ms. */
export interface Signing {
  /** Each change of the rule that two people certify, oldest first. */
  setting: { on: boolean; at: number; by: string }[];
  /**
   * The two who certified: since when each account may certify, and who allowed it; null where that was before the
   * audit log began.
   */
  accounts: {
    name: string;
    since: number | null;
    by: string | null;
    /** When its password was last set through a link, and who made the link; absent if never. */
    entered?: { at: number; by: string };
  }[];
}

/** Who did what for this result; printed in the protocol. */
export interface Account {
  certifiedBy: string;
  /** Who asked for certification, where a second person certified; else null. */
  proposedBy: string | null;
  /** Only where the second count disagreed. */
  overruling?: Overruling;
  /** Only where two people certified, or the rule that they must was ever changed. */
  signing?: Signing;
  /** Performance id → participant id. */
  participants: Record<string, string>;
  setAside: { judge: string; reason: string; by: string }[];
  excused: { judgeId: string; performanceId: string; reason: string; by: string }[];
  /** Acts disqualified after they had performed; absent where there are none. */
  disqualified?: { performanceId: string; number: number | null; reason: string }[];
  /** Groups of ballots set aside because they look scripted. */
  votesAside: { poll: string; ballots: number; reason: string }[];
  /** Who released each act's scores; null where the event has no reviewing head judge. */
  released: { performanceId: string; by: string; byHead: boolean; reason: string }[] | null;
}

/** A certified result: the tables, what they were made from, and who did what. */
export interface Certified {
  /** The version of Ovation that certified. */
  product: string;
  event: { id: string; name: string };
  round: { id: string; name: string };
  /** 1 for the round's first certified result, 2 for its first correction, and so on. */
  version: number;
  /** Instant in ms. */
  certifiedAt: number;
  /** The acts in running order, as they are called. */
  programme: ProgrammeEntry[];
  tables: CertifiedTable[];
  awards: CertifiedAward[];
  polls: CertifiedPoll[];
  /** The best possible result; null where the method has none (`bestPossible`). */
  outOf: string | null;
  input: TabulationInput;
  standings: Standings;
  account: Account;
}

/** The sealed parts in the order in which they may be opened to the public; the last two are never opened. */
export const PARTS = ['totals', 'criteria', 'votes', 'marks', 'figures', 'account'] as const;
/** The name of a sealed part. */
export type Part = (typeof PARTS)[number];

type Personal = Pick<ProgrammeEntry, 'pronouns' | 'pronunciation'>;

/** The open part, without the digests of the sealed ones. */
export interface OpenPart
  extends Omit<Certified, 'programme' | 'tables' | 'input' | 'standings' | 'account'> {
  format: typeof DOCUMENT_FORMAT;
  /** The tabulation engine that counted. */
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

/** The contents of the sealed parts. */
export interface SealedParts {
  /** For each table its rows' scores, in the order of its places. */
  totals: Pick<TableRow, 'score' | 'carried'>[][];
  criteria: TableRow['criteria'][][];
  /** The audience's counts as tabulated. */
  votes: TabulationInput['audience'];
  /** The tabulated input without judges' names and without the words of decisions and deductions. */
  marks: TabulationInput;
  figures: { input: TabulationInput; standings: Standings };
  account: Account;
}

/**
 * A certified result taken apart: what is open, what is sealed, and what each act said of itself, sealed act by act.
 */
export interface DocumentParts {
  open: OpenPart;
  parts: SealedParts;
  /** By performance id; missing where the person had it erased. */
  personal: Record<string, Personal>;
}

/**
 * The input as it may be given to anybody who recounts: judges numbered, no reasons, no names. The audience's counts
 * are a part of their own and left out.
 */
export const withoutNames = (input: TabulationInput): TabulationInput => ({
  ...input,
  judges: input.judges.map((judge, at) => ({ ...judge, name: `Judge ${at + 1}` })),
  deductions: input.deductions?.map(({ reason: _reason, by: _by, ...rest }) => rest),
  decisions: input.decisions?.map(({ by: _by, how: _how, ...rest }) => ({ ...rest, reason: 'decided' })),
  audience: null,
});

/** Takes a certified result apart. */
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

/** Puts a certified result together again from all its parts; erased personal words become empty. */
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
