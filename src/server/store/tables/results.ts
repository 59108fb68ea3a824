/** The tables that the room `results` owns. See `../tables.ts` for how to read them. */
import type { Generated } from 'kysely';

export interface ResultTable {
  id: string;
  roundId: string;
  /** 1 for the round's first certified result, 2 for its correction … */
  version: number;
  state: 'certified' | 'voided';
  /** JSON, frozen at certification: the standings, the rules and the inputs they were made from. */
  standings: string;
  rules: string;
  inputs: string;
  /** JSON, frozen: what the acts are called, by performance. */
  programme: string;
  /** SHA-256 of the document that a recount makes again from the raw rows. */
  digest: string;
  depth: 'places' | 'totals' | 'criteria';
  certifiedAt: number;
  certifiedBy: string;
  voidedAt: number | null;
  voidReason: string | null;
  /** Who asked for it to be certified, where a second person has to. */
  proposedBy: Generated<string | null>;
}
/** One table of a certified result, told and published by itself: the result, a category's, the audience's. */
export interface AnnouncementTable {
  id: string;
  resultId: string;
  kind: 'result' | 'audience';
  /** The one category it ranks; null: all acts. */
  categoryId: string | null;
  title: string;
  position: number;
  state: 'certified' | 'revealing' | 'published';
  /** How many of its steps were told, lowest place first. */
  shownSteps: number;
  publishedAt: number | null;
}
/** Points off a performance. */
export interface DeductionTable {
  id: string;
  performanceId: string;
  /** Decimal text. */
  points: string;
  reason: string;
  by: string;
  createdAt: number;
  kind: Generated<'points' | 'breach' | 'time'>;
  /** For `time`: how long the act ran over; the rules say what that costs. */
  overrunMs: Generated<number | null>;
}
/** A judge who need not score a performance, by decision of an admin. */
export interface ExcusedSheetTable {
  performanceId: string;
  judgeId: string;
  reason: string;
  by: string;
  createdAt: number;
}
export interface TieDecisionTable {
  id: string;
  roundId: string;
  /** JSON: performance ids in the decided order. */
  performances: string;
  reason: string;
  by: string;
  createdAt: number;
  /** How it was found: by the judges' choice, by applause; empty: as the reason says. */
  how: Generated<string>;
  /** What found it, where the product did; null: a person wrote it down. */
  kind: Generated<'judges' | 'hall' | 'applause' | null>;
  /** For `hall`: the poll whose count it is. */
  pollId: Generated<string | null>;
}
