/**
 * A final with everything that a result can be made from, certified and half told: points carried from a heat, a head
 * judge who released scores, a judge set aside and one excused, points off, a tie that the hall decided, a vote with
 * ballots set aside, prizes, numbers that stay.
 */
import type { Transaction } from 'kysely';
import { sheetsFingerprint } from '#domain/judging/review.ts';
import { tabulate } from '#domain/tabulation/tabulate.ts';
import { recountOf, type Tally } from '#domain/voting/tally.ts';
import { mintRound } from '#server/http/access.ts';
import { freezeNumbers } from '#server/lineup/numbers.ts';
import { performancesOfRound, type Round, roundById } from '#server/lineup/queries.ts';
import { publishTable, revealTo } from '#server/results/announce.ts';
import { certify } from '#server/results/certify.ts';
import { factsDigest } from '#server/results/facts-digest.ts';
import { announcedTables } from '#server/results/queries.ts';
import { type CountPoll, gather, inputOf } from '#server/results/records.ts';
import { makeNext, makeRoundCurrent } from '#server/results/round-commands.ts';
import { fieldOf } from '#server/results/rounds.ts';
import { SYSTEM } from '#server/store/audit.ts';
import type { Reader, Store } from '#server/store/store.ts';
import type { Tables } from '#server/store/tables.ts';
import { ballotsOf, countingOf } from '#server/voting/queries.ts';
import { besideTheDoor } from '#test/beside-the-door.ts';
import { type SeededRound, seedRound, submitSheet } from '#test/round.ts';

/** Act 2 and Act 3 are tied. By act: of the two judges whose sheets count and of one who is set aside, on both criteria. */
const MARKS = [
  [
    [5, 6],
    [6, 6],
    [9, 9],
  ],
  [
    [9, 9],
    [7, 8],
    [2, 2],
  ],
  [
    [9, 9],
    [7, 8],
    [2, 2],
  ],
];
/** By voter: the act. The last one's ballot is set aside. */
const VOTES = [0, 1, 1, 2, 2, 0];

/** What an alteration may name. */
export interface RichRound {
  store: Store;
  heat: SeededRound;
  /** The final's. */
  round: Round;
  acts: string[];
  /** The registrations of the acts, in their order. */
  people: string[];
  /** The poll that counts, and the one by which the hall decided the tie. */
  polls: [counts: string, tie: string];
  resultId: string;
  /** As the server remembers the counts. */
  at: { now: number; count: CountPoll };
}

/** Counts a poll's log as it is. */
export const countOf =
  (read: Reader): CountPoll =>
  async (pollId) =>
    recountOf(await ballotsOf(read, pollId), await countingOf(read, pollId));

const certifyRound = async (store: Store, { id: roundId, eventId }: Pick<Round, 'id' | 'eventId'>) => {
  const round = await roundById(store.read, roundId);
  if (!round) throw new Error('There is no such round.');
  const count = countOf(store.read);
  const input = inputOf(await gather(store.read, round, { now: store.now(), count }), 'given');
  const seen = factsDigest(input, tabulate(input));
  const access = { round: mintRound({ roundId, eventId }), by: SYSTEM };
  await certify(store, count, access, { seen, depth: 'totals' }, undefined);
};

/** The heat, certified, and the final that is made from it with its points. */
async function heatAndFinal(store: Store) {
  const heat = await seedRound(store, {
    acts: 3,
    judges: 3,
    weights: [3, 2],
    rules: { method: 'mean', combination: { mode: 'points' } },
  });
  for (const performance of [0, 1, 2])
    for (const judge of [0, 1, 2]) await submitSheet(store, heat, { performance, judge, marks: [5, 5] });
  await besideTheDoor(store, async (tx) => {
    await panelOf(tx, heat);
    await releaseAll(tx, heat.performanceIds);
  });
  await certifyRound(store, { id: heat.roundId, eventId: heat.eventId });
  const next = {
    name: 'Final',
    roundIds: [heat.roundId],
    each: 'overall' as const,
    count: 3,
    wildcards: 0,
    tie: 'take_all' as const,
    chosen: [],
    reason: '',
    seed: 'highest_first' as const,
    points: 'carry' as const,
  };
  const at = { now: store.now(), count: countOf(store.read) };
  await store.write({ by: SYSTEM }, async (work) =>
    makeNext(work, { by: SYSTEM }, { body: next }, await fieldOf(work.tx, at, next)),
  );
  const { id } = await store.read
    .selectFrom('round')
    .select('id')
    .where('name', '=', 'Final')
    .executeTakeFirstOrThrow();
  await store.write({ by: SYSTEM }, (work) =>
    makeRoundCurrent(async () => 'waiting')(work, { by: SYSTEM }, { params: { id } }),
  );
  await store.write({ by: SYSTEM }, (work) => freezeNumbers(work, id));
  return { heat, finalId: id };
}

const by = 'Jo';

/** A category in which nobody stands. */
export const OTHER_CATEGORY = 'dance';

/** What holds for both rounds. */
async function panelOf(tx: Transaction<Tables>, heat: SeededRound) {
  const [head = '', other = ''] = heat.judgeIds;
  const { eventId, categoryId } = heat;
  await tx
    .insertInto('category')
    .values({
      id: OTHER_CATEGORY,
      eventId,
      name: 'Dance',
      colour: '#ddf247',
      position: 1,
      timeLimitMs: null,
      capacity: null,
    })
    .execute();
  await tx.updateTable('judge').set({ isHead: 1 }).where('id', '=', head).execute();
  await tx.insertInto('headReview').values({ eventId, scores: 1, by, createdAt: 1 }).execute();
  await tx.insertInto('judgeCategory').values({ judgeId: other, categoryId }).execute();
  const criteria = heat.criterionIds.map((criterionId) => ({ judgeId: other, criterionId }));
  await tx.insertInto('judgeCriterion').values(criteria).execute();
}

/** What people decided, as the rooms write it down. */
async function decideAll(
  tx: Transaction<Tables>,
  { heat, acts, polls }: Pick<RichRound, 'heat' | 'acts' | 'polls'>,
  roundId: string,
) {
  const [first = '', second = '', third = ''] = acts;
  const [, other = '', away = ''] = heat.judgeIds;
  const { categoryId } = heat;
  await tx
    .insertInto('setAsideJudge')
    .values({ roundId, judgeId: away, reason: 'Related.', by, createdAt: 1 })
    .execute();
  await tx
    .insertInto('excusedSheet')
    .values({ performanceId: first, judgeId: other, reason: 'A relative.', by, createdAt: 1 })
    .execute();
  const off = { performanceId: first, by, createdAt: 1 };
  await tx
    .insertInto('deduction')
    .values([
      { ...off, id: 'off', points: '1', reason: 'Too long.', kind: 'points', overrunMs: null },
      { ...off, id: 'over', points: '0', reason: '', kind: 'time', overrunMs: 4_000 },
    ])
    .execute();
  const [, pollId] = polls;
  const performances = JSON.stringify([second, third]);
  await tx
    .insertInto('tieDecision')
    .values({
      id: 'tie',
      roundId,
      performances,
      reason: 'The hall.',
      by,
      createdAt: 1,
      how: 'face-off by vote of the hall',
      kind: 'hall',
      pollId,
    })
    .execute();
  await tx
    .insertInto('faceOff')
    .values({
      id: 'face',
      roundId,
      performances,
      openedBy: by,
      openedAt: 1,
      closedAt: 2,
      kind: 'hall',
      pollId,
      outcome: '{}',
    })
    .execute();
  const award = { roundId, categoryId: null, performanceId: null, reason: '', by, createdAt: 1 };
  await tx
    .insertInto('award')
    .values([
      { ...award, id: 'best', kind: 'place', title: 'Best of all', categoryId, position: 0 },
      {
        ...award,
        id: 'heart',
        kind: 'special',
        title: 'Heart',
        performanceId: third,
        reason: 'For heart.',
        position: 1,
      },
    ])
    .execute();
}

/** Two polls, closed: one that counts, of whose ballots some are set aside, and the one of the face-off. */
async function castAll(
  tx: Transaction<Tables>,
  roundId: string,
  acts: readonly string[],
): Promise<[string, string]> {
  const poll = {
    roundId,
    method: 'pick_one' as const,
    maxChoices: 1,
    state: 'closed' as const,
    openedAt: 1,
    closesAt: null,
    closedAt: 2,
    itemId: null,
    durationMs: null,
    createdAt: 1,
    practice: 0,
    publishedAt: null,
  };
  await tx
    .insertInto('poll')
    .values([
      { ...poll, id: 'counts', title: 'Audience favourite', position: 0, share: 1 },
      { ...poll, id: 'breaks', title: 'The tie', position: 1, share: 1 },
    ])
    .execute();
  const of = (pollId: string, ids: readonly string[]) =>
    ids.map((performanceId) => ({ pollId, performanceId }));
  const tied = acts.slice(1);
  await tx
    .insertInto('pollCandidate')
    .values([...of('counts', acts), ...of('breaks', tied)])
    .execute();
  const ballots = (pollId: string, chosen: readonly string[]) =>
    chosen.map((choice, voter) => ({
      pollId,
      voter: `device ${voter}`,
      choice,
      receipt: `${pollId}${voter}`,
      at: 1,
      voterOrder: 1,
    }));
  await tx
    .insertInto('ballot')
    .values([
      ...ballots(
        'counts',
        VOTES.map((act) => acts[act] ?? ''),
      ),
      ...ballots('breaks', [...tied, tied[0] ?? '']),
    ])
    .execute();
  await tx
    .insertInto('voteFlag')
    .values({
      id: 'flag',
      pollId: 'counts',
      kind: 'bare',
      firstAt: 1,
      lastAt: 1,
      setAsideAt: 2,
      reason: 'One script.',
    })
    .execute();
  await tx
    .insertInto('flaggedVoter')
    .values({ pollId: 'counts', voter: `device ${VOTES.length - 1}`, flagId: 'flag' })
    .execute();
  return ['counts', 'breaks'];
}

/** Locked, and released by the head judge. */
async function releaseAll(tx: Transaction<Tables>, acts: readonly string[]) {
  const sheets = await tx.selectFrom('scoresheet').selectAll().where('performanceId', 'in', acts).execute();
  for (const performanceId of acts) {
    const mark = sheetsFingerprint(
      sheets.filter((one) => one.performanceId === performanceId).map((one) => ({ ...one, submitted: true })),
    );
    await tx
      .insertInto('performanceScoring')
      .values({ performanceId, state: 'locked', changedAt: 1, closesAt: null })
      .execute();
    await tx
      .insertInto('actRelease')
      .values({ performanceId, sheets: mark, by: 'Judge 1', byHead: 1, reason: 'Seen.', releasedAt: 1 })
      .execute();
  }
}

/** Puts it into a fresh store: certified at `totals`, one place of the result told, the audience's table published. */
export async function seedRichRound(store: Store): Promise<RichRound> {
  const { heat, finalId } = await heatAndFinal(store);
  const performances = await performancesOfRound(store.read, finalId);
  const acts = performances.map(({ id }) => id);
  const people = performances.map(({ participantId }) => participantId);
  const polls = await besideTheDoor(store, (tx) => castAll(tx, finalId, acts));
  const round = await roundById(store.read, finalId);
  if (!round) throw new Error('There is no final.');
  const rich = { heat, round, acts, people, polls };
  for (const [performance, judges] of MARKS.entries())
    for (const [judge, marks] of judges.entries())
      if (performance > 0 || judge !== 1)
        await submitSheet(store, { ...heat, performanceIds: acts }, { performance, judge, marks });
  await besideTheDoor(store, async (tx) => {
    await decideAll(tx, rich, finalId);
    await releaseAll(tx, acts);
  });
  await certifyRound(store, round);
  const tallies = new Map<string, Tally>();
  for (const id of polls) tallies.set(id, (await countOf(store.read)(id)) as Tally);
  const at = {
    now: store.now(),
    count: async (id: string) => tallies.get(id) ?? { ballots: 0, votes: {} },
  };
  const tables = await announcedTables(store.read, round, at);
  await store.write({ by: SYSTEM }, async (work) => {
    await revealTo(work, tables, tables.find((table) => !table.audience)?.id ?? '', 1);
    await publishTable(work, tables, tables.find((table) => table.audience)?.id ?? '');
  });
  return { store, ...rich, resultId: tables[0]?.resultId ?? '', at };
}
