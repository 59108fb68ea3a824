/**
 * What the show's facts are read from, in parts that change at different times. A command reads them as they stand in
 * its transaction; live views remember each part until one of its tables is written, so that a press of GO does not
 * read a thousand acts again, and a mark reads marks.
 */
import type { ScoringState } from '#domain/judging/scoresheet.ts';
import { pickFields } from '#domain/pick-fields.ts';
import { mayPerform } from '#domain/registration/status.ts';
import type { ConsentState, LiveItem, LiveJudge, LivePerformance, LivePoll } from '#domain/show/facts.ts';
import { UNSET_CUE } from '#domain/tracks/cue.ts';
import { categoriesOf, eventById } from '../events/queries.ts';
import { scoringWindowsOfRound, sheetProgress } from '../judging/queries.ts';
import { type OrderedAct, type OrderItem, type Round, roundById, runningOrder } from '../lineup/queries.ts';
import { shownPictures } from '../pictures/queries.ts';
import { recordingsOf } from '../recordings/queries.ts';
import { announcedBeside } from '../results/announced-reading.ts';
import { engineOfVotes } from '../results/engine-of-votes.ts';
import { announcedTables } from '../results/queries.ts';
import type { At } from '../results/records.ts';
import { unreleasedActs } from '../results/releases.ts';
import { remembered } from '../store/remembered.ts';
import type { Reader, Store } from '../store/store.ts';
import { cuesOf } from '../tracks/cue-points.ts';
import { newestFiles } from '../tracks/files.ts';
import { tracksOf } from '../tracks/queries.ts';
import { type Poll, pollsOf } from '../voting/queries.ts';

/** An item without the poll that it opens. */
export type ItemOfOrder = Omit<LiveItem, 'pollId'>;

/** A round's announced tables at a time, with what else they depend on. */
export interface AskedResults {
  round: Round;
  at: At;
  /** The polls as they are then, and how many voted in each. */
  polls: readonly Pick<LivePoll, 'id' | 'state' | 'ballotsCounted'>[];
}

/** The acts whose scores are not released, with the scoring windows as they are then. */
export interface AskedReview {
  round: Round;
  now: number;
  scoring: Readonly<Record<string, ScoringState>>;
}

const BEFORE_ANY_DEADLINE = Number.NEGATIVE_INFINITY;

/** By a round's id. */
type OfRound<T> = (read: Reader, roundId: string) => Promise<T>;

const ofOrder: OfRound<{ order: OrderItem[]; items: ItemOfOrder[] }> = async (read, roundId) => {
  const order = await runningOrder(read, roundId);
  return { order, items: await itemsOf(read, roundId, order) };
};

const ofPolls: OfRound<Poll[]> = (read, roundId) => pollsOf(read, roundId, BEFORE_ANY_DEADLINE);

/** Judges whose link works. Nobody waits for a sheet that its judge was excused from. */
const ofJudges: OfRound<Pick<LiveJudge, 'id' | 'name' | 'sheets'>[]> = async (read, roundId) => {
  const round = await roundById(read, roundId);
  const excused = await read
    .selectFrom('excusedSheet')
    .innerJoin('runningOrderItem', 'runningOrderItem.id', 'excusedSheet.performanceId')
    .select(['judgeId', 'performanceId'])
    .where('roundId', '=', roundId)
    .execute();
  const judges = (await sheetProgress(read, round?.eventId ?? '', roundId)).filter(
    ({ judge }) => judge.revokedAt === null,
  );
  for (const { judgeId, performanceId } of excused) {
    const sheets = judges.find(({ judge }) => judge.id === judgeId)?.sheets;
    if (sheets?.[performanceId] === 'none' || sheets?.[performanceId] === 'draft')
      delete sheets[performanceId];
  }
  return judges.map(({ judge: { id, name }, sheets }) => ({ id, name, sheets }));
};

const ofResults = (read: Reader, { round, at }: AskedResults) => announcedTables(read, round, at);

const resultsKey = ({ round, polls }: AskedResults): string =>
  `${round.id} ${polls.map((poll) => `${poll.id} ${poll.state} ${poll.ballotsCounted}`).join(' ')}`;

const ofReview = async (read: Reader, { round, now }: AskedReview): Promise<string[]> =>
  (await unreleasedActs(read, round, now)).map((act) => act.performanceId);

/** The parts of the show's facts, each read when it is asked for. */
export type Readings = ReturnType<typeof readings>;

type Ask = <T, A>(
  part: (read: Reader, asked: A) => Promise<T>,
  keyOf?: (asked: A) => string,
) => (asked: A) => Promise<T>;

const readings = (ask: Ask) => ({
  order: ask(ofOrder),
  polls: ask(ofPolls),
  judges: ask(ofJudges),
  windows: ask(scoringWindowsOfRound),
  results: ask(ofResults),
  engine: ask(engineOfVotes),
  unreleased: ask(ofReview, ({ round, scoring }) => `${round.id} ${Object.values(scoring).join(' ')}`),
});

/** The parts of the show's facts, read as they are now, for a transaction or a single look. */
export const readingsIn = (read: Reader): Readings => readings((part) => (asked) => part(read, asked));

/**
 * The parts of the show's facts for repeated looks: each is kept until a table that it was read from is written,
 * and slow ones are read on a reading thread.
 */
export const rememberedReadings = (
  store: Pick<Store, 'changes' | 'following' | 'readInThread'>,
): Readings => ({
  ...readings((part, keyOf) => remembered(store, part, keyOf)),
  results: remembered(
    store,
    (read, { round, at }: AskedResults, name) => announcedBeside({ store, read, name }, round, at),
    resultsKey,
  ),
});

async function itemsOf(read: Reader, roundId: string, order: readonly OrderItem[]): Promise<ItemOfOrder[]> {
  const round = await roundById(read, roundId);
  const settings = (round && (await eventById(read, round.eventId)))?.settings;
  const categories = await categoriesOf(read, round?.eventId ?? '');
  const colours = new Map(categories.map(({ id, colour }) => [id, colour]));
  const acts = order.flatMap((item) => item.act?.participantId ?? []);
  const tracks = await tracksOf(read, acts);
  const files = await newestFiles(read, acts);
  const cues = await cuesOf(read, acts);
  const pictures = await shownPictures(read, acts);
  const recordings = await recordingsOf(read, acts);
  const performanceOf = (item: OrderItem, act: OrderedAct): LivePerformance => ({
    id: item.id,
    ...pickFields(act, ['participantId', 'stageName', 'pronouns', 'pronunciation', 'mcLine', 'stageNotes']),
    category: act.category,
    song: act.songTitle,
    categoryId: act.categoryId ?? '',
    categoryColour: colours.get(act.categoryId ?? '') ?? '',
    track: tracks.get(act.participantId)?.state ?? 'missing',
    sound: {
      fileId: files.get(act.participantId)?.id ?? null,
      ...(cues.get(act.participantId) ?? UNSET_CUE),
    },
    picture: pictures.get(act.participantId),
    recording: recordings.get(act.participantId)?.id,
    stageSide: item.stageSide ?? settings?.stageSide ?? null,
    consent: consentState(act.consent),
    checkedIn: act.checkedInAt !== null,
    isGuest: item.isGuest,
    withdrew: !act.accepted,
  });
  return order.map((item) => ({
    ...pickFields(item, ['id', 'kind', 'title', 'number', 'scratched']),
    ...(item.scratched && item.lastNumber !== null && { hadNumber: item.lastNumber }),
    durationMs: item.plannedMs,
    changeoverMs: item.act === null ? 0 : (settings?.changeoverMs ?? 0),
    performance: item.act && performanceOf(item, item.act),
  }));
}

function consentState(consent: Parameters<typeof mayPerform>[0]): ConsentState {
  if (!mayPerform(consent)) return 'missing';
  return consent === 'not_needed' ? 'not_needed' : 'given';
}
