/** Rows of a head judge's review. See `../tables.ts` for how to read them. */
import type { Flag } from './flag.ts';

/** The event wants each act's scores released by its head judge. No row: it does not. */
export interface HeadReviewTable {
  eventId: string;
  /** Whether the head judge scores acts as well. */
  scores: Flag;
  by: string;
  createdAt: number;
}

/** A sheet that the head judge sent back to its judge; it may be changed until it is settled, though its act is locked. */
export interface SheetReturnTable {
  id: string;
  performanceId: string;
  judgeId: string;
  reason: string;
  by: string;
  createdAt: number;
  settledAt: number | null;
}

/** An act's scores were released. It holds while the sheets are those that were released. */
export interface ActReleaseTable {
  performanceId: string;
  /** The sheets that were looked at: `sheetsFingerprint` of them. */
  sheets: string;
  by: string;
  /** By the head judge; otherwise by an admin in their place, with a reason. */
  byHead: Flag;
  reason: string;
  releasedAt: number;
}
