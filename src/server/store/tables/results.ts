/** The tables that the room `results` owns. See `../tables.ts` for how to read them. */
import type { Generated } from 'kysely';
import type { Depth } from '#domain/results/telling.ts';
import type { DecidedBy } from '#domain/tabulation/tie-ways.ts';

export interface ResultTable {
  id: string;
  roundId: string;
  /** 1 for the round's first certified result, 2 for its correction … */
  version: number;
  state: 'certified' | 'voided';
  /** The certified document, canonical JSON; null for a result from before there was one. */
  document: Generated<string | null>;
  /** JSON: what opens the document's seals. */
  openings: Generated<string | null>;
  /** JSON: what was frozen with a result before there was a document. */
  earlier: Generated<string | null>;
  /** SHA-256 of the document. */
  digest: string;
  /** How much of it is published; the one thing that may change afterwards. */
  depth: Depth;
  /** JSON: the ids of the head judges whom the event had; null for one that was void before this was kept. */
  ledBy: Generated<string | null>;
  voidedAt: number | null;
  voidReason: string | null;
}
/** One table of a certified result, told and published by itself: the result, a category's, the audience's. */
export interface AnnouncementTable {
  id: string;
  resultId: string;
  /** Which of the document's tables it is. */
  position: number;
  state: 'certified' | 'revealing' | 'published';
  /** How many of its steps were told, lowest place first. */
  shownSteps: number;
  /** JSON: when each of them was told in the hall, in ms; none of one that was told before this was kept. */
  toldAt: Generated<string>;
  publishedAt: number | null;
}
/** Pictures on curtains of awards, by the SHA-256 of their bytes: scripts of several rounds may name the same. */
export interface AwardPictureTable {
  digest: string;
  /** A JPEG, as base64. */
  bytes: string;
  createdAt: number;
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
  kind: Generated<DecidedBy | null>;
  /** For `hall`: the poll whose count it is. */
  pollId: Generated<string | null>;
}
