/** Polls and ballots on the wire. Counts are in one answer only, for admins, after the close. */
import { z } from 'zod';
import { ENGINES } from '#domain/tabulation/engines.ts';
import { FLAG_KINDS } from '#domain/voting/pattern.ts';
import { PICK } from '#domain/voting/pick.ts';
import { POLL_SHOWN, POLL_STATES } from '#domain/voting/poll.ts';
import { POLL_METHODS } from '#domain/voting/poll-kinds.ts';
import { POLL_VOTERS } from '#domain/voting/voter.ts';
import { id, instant, line, optionalLine, pace, REASON_LENGTH } from '../primitives.ts';

const MOST_CANDIDATES = 500;
/** How many polls a round may have, beside those of its face-offs. */
export const MOST_POLLS = 100;
const LONGEST_POLL_MS = 86_400_000;

export const pollState = z.enum(POLL_STATES);
export const pollMethod = z.enum(POLL_METHODS);
/** What puts acts in order; a mean is in hundredths of a star, finer where two that differ would look alike. */
export const pollFigure = z.number().min(0);
/** What a voter gives an act: its id, or `id:mark` where acts get marks. */
const pick = z.string().regex(new RegExp(`^${PICK}$`), 'This is not an act.');
const pollDuration = z.int().min(5_000, 'A poll is open for 5 seconds at least.').max(LONGEST_POLL_MS);

/** A candidate as voters may know it. */
export const candidate = z.object({
  performance_id: id,
  number: z.int().min(1).nullable(),
  stage_name: z.string(),
  song: z.string(),
});
/** A candidate as desk and admin see it. A scratched one has left the show and cannot be voted for. */
const knownCandidate = candidate.extend({ scratched: z.boolean() });

const window = {
  state: pollState,
  opened_at: instant.nullable(),
  closes_at: instant
    .nullable()
    .describe('The announced deadline. A ballot counts when it arrives before it.'),
  closed_at: instant.nullable(),
};

/** The voter's own ballot that counts. */
export const ownBallot = z.object({
  choice: z
    .array(pick)
    .describe('Without acts that have left the show, so that it may be empty. A ranking is best first.'),
  receipt: z
    .string()
    .describe('Says nothing of the choice; with it anyone can ask whether the ballot counts.'),
  voted_at: instant,
  order: z.int().describe('The highest order so far: a change names a higher one.'),
});

/** A poll as a voter may know it: no counts, unless votes are public. */
export const votersPoll = z.object({
  id,
  title: z.string(),
  method: pollMethod,
  max_choices: z.int(),
  practice: z.boolean(),
  ...window,
  candidates: z.array(candidate).describe('In running order.'),
  mine: ownBallot.nullable(),
  as: z
    .enum(['device', 'code'])
    .nullable()
    .describe(
      'By whom this device votes; null where a code has to be entered first: of the room or a one-time one.',
    ),
  code_ended: z
    .boolean()
    .describe(
      'The organisers have ended the one-time code that was entered on this device: nothing can be voted by it any more. What was voted by it before counts and is shown as `mine`, with `as: code`.',
    ),
  codes: z.boolean().describe('Whether a one-time code may be entered.'),
  room: z.boolean().describe('Whether the code of the room has to be entered, once for this poll.'),
  gives_up: z
    .boolean()
    .describe(
      'This device voted as itself before a code was entered: with the first vote by the code that one is set aside.',
    ),
  figures: z
    .record(id, pollFigure)
    .nullable()
    .describe(
      'What each act was given, where everybody may see it: votes, points by place, the mean in hundredths of a star, or the place. Means that differ are told apart by up to four decimals of a hundredth, and stand here in their order before they were rounded.',
    ),
  published: z.boolean().describe('Its receipts and totals were published.'),
});

export const ballotState = z.object({
  event: z.object({ name: z.string(), host: z.string(), time_zone: z.string() }).nullable(),
  now_at: instant.describe("The server's clock, for countdowns."),
  /** The clock from which `now_at` was read. */
  pace,
  has_code: z.boolean().describe('A one-time code was entered on this device and is good for something.'),
  code_place: z
    .int()
    .nullable()
    .describe(
      'On how many devices the code had been entered when it was entered on this one, this one included: they share one vote.',
    ),
  own_unknown: z
    .boolean()
    .describe(
      'The database is slow to say which ballots of this device count: `mine` may be missing where there is one.',
    ),
  polls: z.array(votersPoll).describe('Open ones first, then closed ones, the latest first.'),
});

export const castBallotBody = z.object({
  choice: z.array(pick).min(1, 'Choose an act first.').max(MOST_CANDIDATES),
  order: z
    .int()
    .min(1, 'An order is 1 or more.')
    .optional()
    .describe(
      "The voter's own count of presses: higher with each, however late it arrives, and no higher than the server's time in ms. Of two ballots the higher one counts. Without it a ballot is newer than all that arrived before.",
    ),
});
export const castBallotAnswer = z.object({
  ...ownBallot.shape,
  changed: z.boolean().describe('Whether an earlier ballot of this device was replaced by it.'),
});

/** A poll as desk and admin see it. */
export const adminPoll = z.object({
  id,
  title: z.string(),
  method: pollMethod,
  max_choices: z.int(),
  ...window,
  item_id: id.nullable().describe('The vote cue of the running order that opens it.'),
  duration_ms: z.int().nullable(),
  candidates: z.array(knownCandidate),
  ballots: z.int().describe('How many have voted.'),
  practice: z.boolean().describe("For the MC's explanation; never part of a result."),
  published_at: instant.nullable().describe('When its totals and receipts were published.'),
  voters: z.enum(POLL_VOTERS),
  device_weight: z.int().describe('What one ballot counts.'),
  code_weight: z.int(),
  share: z
    .int()
    .describe(
      "What it weighs in the audience's score beside the round's other polls; 0: it stands for itself.",
    ),
  shown: z.enum(POLL_SHOWN),
  recap_music: z
    .boolean()
    .describe('While it is announced, ten seconds of each candidate’s music are heard from the desk.'),
});

const weight = z.int().min(1, 'A ballot counts 1 at least.').max(100, 'A ballot counts 100 at most.');
const pollFacts = {
  title: line(80),
  method: pollMethod,
  max_choices: z
    .int()
    .min(1)
    .max(20)
    .describe('How many may be picked at most, for `pick_up_to`; how many places there are, for `rank`.'),
  practice: z.boolean(),
  candidate_ids: z.array(id).max(MOST_CANDIDATES),
  item_id: id.nullable(),
  duration_ms: pollDuration.nullable(),
  voters: z.enum(POLL_VOTERS),
  device_weight: weight,
  code_weight: weight,
  share: z.int().min(0).max(100),
  shown: z.enum(POLL_SHOWN),
  recap_music: z.boolean(),
};
/**
 * A new poll. Without candidates it is for every act of the running order when it opens, guests excepted. Without a
 * share it counts when no other poll of the round does.
 */
export const newPollBody = z.object({
  ...pollFacts,
  title: pollFacts.title.optional().describe('Left out: “Audience favourite”, in the language of the event.'),
  method: pollMethod.default('pick_one'),
  max_choices: pollFacts.max_choices.default(1),
  practice: pollFacts.practice.default(false),
  candidate_ids: pollFacts.candidate_ids.optional(),
  item_id: pollFacts.item_id.default(null),
  duration_ms: pollFacts.duration_ms.default(null),
  voters: pollFacts.voters.default('devices'),
  device_weight: weight.default(1),
  code_weight: weight.default(1),
  share: pollFacts.share.optional(),
  shown: pollFacts.shown.default('hidden'),
  recap_music: pollFacts.recap_music.default(false),
});
export const changePollBody = z.object(pollFacts).partial();

/** Without a duration the poll stays open until it is closed by hand. */
export const openPollBody = z.object({
  duration_ms: pollDuration.nullable().default(null),
  reason: optionalLine(REASON_LENGTH).default('').describe('Asked for when a closed poll is opened again.'),
});
/** Extends a poll: from now where it has no deadline, else after its deadline. */
export const extendPollBody = z.object({ by_ms: pollDuration });

/**
 * A candidate with its count: votes, stars or points by place, and the number of ballots that name it. Both are
 * weighted.
 */
export const counted = knownCandidate.extend({
  votes: z.int(),
  voters: z.int(),
  figure: pollFigure
    .nullable()
    .describe(
      'What puts acts in order: votes, points, hundredths of a star, or the place; null for an act that left, or has no place.',
    ),
});
const why = z.array(z.string()).describe('How an order was found, by majority judgment or STAR.');

export const pollTally = z.object({
  method: pollMethod,
  ballots: z.int(),
  codes: z.int().describe('How many of them came by a code.'),
  votes: z.array(counted).describe('The best first.'),
  why,
});

/**
 * What became of a ballot: it counts, a later one of the same voter counts, or it is set aside because all its acts
 * have left the show.
 */
export const receiptState = z.object({
  state: z.enum(['counted', 'replaced', 'set_aside']),
  reason: z.string().nullable().describe('Why it is set aside.'),
});

export const receiptList = z.object({
  title: z.string(),
  method: pollMethod,
  engine: z
    .literal([...ENGINES])
    .describe('The version of the engine that puts the acts in order: that of the certified result.'),
  max_choices: z
    .int()
    .describe('How many places there are, for `rank`: the first gets that many points, each next one less.'),
  device_weight: z.int(),
  code_weight: z.int(),
  ballots: z.int(),
  codes: z.int(),
  set_aside: z
    .int()
    .describe(
      'Ballots of which every act has left the show. They stand in the list and give nobody anything.',
    ),
  groups_aside: z
    .array(z.object({ kind: z.enum(FLAG_KINDS), ballots: z.int(), reason: z.string() }))
    .describe('Groups of ballots that an admin set aside because they look scripted, with the reason.'),
  candidates: z.array(counted).describe('In running order.'),
  why,
  receipts: z
    .array(
      z.object({
        receipt: z.string(),
        choice: z.array(pick),
        by: z.enum(['device', 'code']),
        aside: z.boolean(),
      }),
    )
    .nullable()
    .describe(
      'By receipt; `aside` are those of the groups that were set aside. None for a poll of so few ballots that a choice could be guessed back to its voter.',
    ),
});

/** A closed poll as anybody may know it, to check receipts. */
export const closedPoll = z.object({
  id,
  title: z.string(),
  closed_at: instant.nullable(),
  published_at: instant.nullable(),
});

/** A one-time code as it was typed. */
export const enterCodeBody = z.object({ code: z.string().min(1, 'Type your code.').max(40) });

/** The room's code as it was typed. */
export const enterRoomCodeBody = z.object({
  code: z.string().min(1, 'Type the code that the screen shows.').max(40),
});
/** What the room's screen shows while a vote asks for the room's code. */
export const roomCode = z.object({
  poll_id: id,
  codes: z.array(z.string()).describe('The one to show now, then those that follow it.'),
  changes_in_ms: z.int().describe('For how long the first one is the one to show.'),
  step_ms: z.int().describe('For how long each next one is.'),
});

/** One-time codes that were made together. Who used which is never stored. */
export const codeBatch = z.object({
  id,
  label: z.string(),
  poll_id: id.nullable().describe('The one poll that they are for; null for every poll of the event.'),
  size: z.int(),
  created_at: instant,
  ended_at: instant.nullable(),
  shared: z.int().describe('How many were entered on more than one device. Their devices share one vote.'),
});
/** The event's batches of codes, and how many ballots came by a code in each poll. */
export const codeBatches = z.object({
  batches: z.array(codeBatch),
  used: z.array(z.object({ poll_id: id, title: z.string(), ballots: z.int() })),
});
export const newCodesBody = z.object({
  label: line(60),
  size: z.int().min(1, 'Make one at least.').max(10_000, 'Make up to 10,000 at a time.'),
  poll_id: id.nullable().default(null),
});
/** All codes of a batch in clear, for printing. */
export const codeSheet = z.object({
  label: z.string(),
  event: z.string(),
  poll: z.string().nullable(),
  address: z.string().describe("The address that each code's QR holds begins with."),
  codes: z.array(z.string()),
});
