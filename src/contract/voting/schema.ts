/** Polls and ballots as they cross the wire. A tally stands in one answer only, for admins, after the close. */
import { z } from 'zod';
import { POLL_STATES } from '#domain/voting/poll.ts';
import { id, instant, line, optionalLine, pace } from '../primitives.ts';

const MOST_CANDIDATES = 500;
const LONGEST_POLL_MS = 86_400_000;

export const pollState = z.enum(POLL_STATES);
/** The methods that can be chosen. */
export const pollMethod = z.enum(['pick_one', 'pick_up_to']);
const pollDuration = z.int().min(5_000, 'A poll is open for 5 seconds at least.').max(LONGEST_POLL_MS);

/** One act that can be voted for, as a voter may know it. */
export const candidate = z.object({
  performance_id: id,
  number: z.int().min(1).nullable(),
  stage_name: z.string(),
  song: z.string(),
});

const window = {
  state: pollState,
  opened_at: instant.nullable(),
  /** The announced deadline. A ballot counts when it arrives before it. */
  closes_at: instant.nullable(),
  closed_at: instant.nullable(),
};

/** One's own ballot that counts. */
export const ownBallot = z.object({
  choice: z.array(id),
  /** Says nothing of the choice; with it anyone can ask whether the ballot counts. */
  receipt: z.string(),
  voted_at: instant,
});

/** A poll as a voter may know it. No count, no tally. */
export const votersPoll = z.object({
  id,
  title: z.string(),
  method: z.string(),
  max_choices: z.int(),
  practice: z.boolean(),
  ...window,
  /** In running order. */
  candidates: z.array(candidate),
  mine: ownBallot.nullable(),
});

export const ballotState = z.object({
  event: z.object({ name: z.string(), host: z.string(), time_zone: z.string() }).nullable(),
  /** The server's clock, for countdowns. */
  now_at: instant,
  /** The clock of `now_at`. */
  pace,
  /** The rehearsal that is on: votes that are cast in it name it, and count for nothing afterwards. */
  rehearsal_id: id.nullable(),
  /** Open ones first, then closed ones, the latest first. */
  polls: z.array(votersPoll),
});

export const castBallotBody = z.object({
  choice: z.array(id).min(1, 'Choose an act first.').max(MOST_CANDIDATES),
  /** The rehearsal that the page showed, if any. */
  rehearsal_id: id.nullish(),
});
export const castBallotAnswer = z.object({
  ...ownBallot.shape,
  /** Whether an earlier ballot of this device was replaced by it. */
  changed: z.boolean(),
});

/** A poll as desk and office see it. */
export const adminPoll = z.object({
  id,
  title: z.string(),
  method: z.string(),
  max_choices: z.int(),
  ...window,
  /** The vote cue of the running order that opens it. */
  item_id: id.nullable(),
  duration_ms: z.int().nullable(),
  candidates: z.array(candidate),
  /** How many have voted. */
  ballots: z.int(),
  /** For the MC's explanation; never part of a result. */
  practice: z.boolean(),
  /** When its totals and receipts were published. */
  published_at: instant.nullable(),
});

const pollFacts = {
  title: line(80),
  method: pollMethod,
  /** How many may be picked at most, for `pick_up_to`. */
  max_choices: z.int().min(1).max(20),
  practice: z.boolean(),
  candidate_ids: z.array(id).max(MOST_CANDIDATES),
  item_id: id.nullable(),
  duration_ms: pollDuration.nullable(),
};
/** A new poll: without candidates it takes every act of the running order that is not a guest. */
export const newPollBody = z.object({
  ...pollFacts,
  title: pollFacts.title.default('Audience favourite'),
  method: pollMethod.default('pick_one'),
  max_choices: pollFacts.max_choices.default(1),
  practice: pollFacts.practice.default(false),
  candidate_ids: pollFacts.candidate_ids.optional(),
  item_id: pollFacts.item_id.default(null),
  duration_ms: pollFacts.duration_ms.default(null),
});
export const changePollBody = z.object(pollFacts).partial();

/** Without a duration the poll stays open until it is closed by hand. */
export const openPollBody = z.object({
  duration_ms: pollDuration.nullable().default(null),
  /** Asked for when a closed poll is opened again. */
  reason: optionalLine(300).default(''),
});
/** From now for an open-ended poll, after its deadline for one that has one. */
export const extendPollBody = z.object({ by_ms: pollDuration });

export const pollTally = z.object({
  ballots: z.int(),
  /** Most votes first. */
  votes: z.array(candidate.extend({ votes: z.int() })),
});

/** What became of a ballot: it counts, or a later one of the same voter does. */
export const receiptState = z.object({ state: z.enum(['counted', 'replaced']) });

export const receiptList = z.object({
  title: z.string(),
  ballots: z.int(),
  /** In running order, with their votes. */
  candidates: z.array(candidate.extend({ votes: z.int() })),
  /** By receipt. None for a poll of so few ballots that a choice could be guessed back to its voter. */
  receipts: z.array(z.object({ receipt: z.string(), choice: z.array(id) })).nullable(),
});
