/** Reading rounds and the running order. */
import type { ExpressionBuilder, Selectable } from 'kysely';
import type { StageSide } from '#domain/events/stage-side.ts';
import { pickFields } from '#domain/pick-fields.ts';
import { categoriesOf } from '../events/queries.ts';
import { type Act, actsOf } from '../registration/queries.ts';
import type { Reader } from '../store/store.ts';
import type { Tables } from '../store/tables.ts';

export type Round = Selectable<Tables['round']>;
export type ItemRow = Selectable<Tables['runningOrderItem']>;

/** One item of the running order, with the act in it. */
export interface OrderItem {
  id: string;
  roundId: string;
  kind: ItemRow['kind'];
  /** The stage name for a performance. */
  title: string;
  /**
   * The act's number: counted along the order until that is published (`numbers.ts`); null for other cues and for
   * scratched acts.
   */
  number: number | null;
  plannedMs: number;
  isGuest: boolean;
  scratched: boolean;
  scratchReason: string;
  /** The number of the act, also of a scratched one. */
  lastNumber: number | null;
  /** Where the act comes on stage, where that differs from the event's usual side. */
  stageSide: StageSide | null;
  act: OrderedAct | null;
}

/** The act in an item, with the words that desk and crew may know. */
export interface OrderedAct {
  participantId: string;
  stageName: string;
  songTitle: string;
  pronouns: string;
  pronunciation: string;
  mcLine: string;
  stageNotes: string;
  categoryId: string | null;
  category: string;
  accepted: boolean;
  consent: Act['consent'];
  checkedInAt: number | null;
}

/** An item with an act, of the competition or a guest, as other rooms read it. */
export interface Performance extends OrderedAct {
  id: string;
  roundId: string;
  eventId: string;
  number: number | null;
  plannedMs: number;
  isGuest: boolean;
  scratched: boolean;
}

const calledLast = (read: Reader, eventId: string) =>
  read.selectFrom('round').selectAll().where('eventId', '=', eventId).orderBy('position', 'desc');

/** The round of an event that every screen follows: the one called last, or its rehearsal while there is one. */
export const latestRound = (read: Reader, eventId: string): Promise<Round | undefined> =>
  calledLast(read, eventId).executeTakeFirst();

/** All rounds of an event, of every kind, the one called last first. */
export const everyRoundOf = (read: Reader, eventId: string): Promise<Round[]> =>
  calledLast(read, eventId).execute();

/** The condition of a query on rounds that the round is of the show itself and no rehearsal. */
export const isOfTheShow = ({ eb }: ExpressionBuilder<Tables, 'round'>) => eb('round.rehearses', 'is', null);

const ofTheShow = (read: Reader, eventId: string) =>
  read.selectFrom('round').selectAll().where('eventId', '=', eventId).where(isOfTheShow);

/** The round of an event's show that was called last, also while it is rehearsed. */
export const latestShow = (read: Reader, eventId: string): Promise<Round | undefined> =>
  ofTheShow(read, eventId).orderBy('position', 'desc').executeTakeFirst();

/** The rounds of an event's show in the order in which they were made. */
export const roundsOf = (read: Reader, eventId: string): Promise<Round[]> =>
  ofTheShow(read, eventId).orderBy('createdAt').orderBy('id').execute();

/** How the results of every round are told, of all events and kinds. */
export const revealsOf = (read: Reader): Promise<Pick<Round, 'eventId' | 'reveal'>[]> =>
  read.selectFrom('round').select(['eventId', 'reveal']).where('reveal', '!=', '').execute();

/** An event's first round; undefined when it has none. */
export const firstRound = async (read: Reader, eventId: string): Promise<Round | undefined> =>
  (await roundsOf(read, eventId))[0];

/** The round with this id; undefined when there is none. */
export const roundById = (read: Reader, id: string): Promise<Round | undefined> =>
  read.selectFrom('round').selectAll().where('id', '=', id).executeTakeFirst();

/** The rows of a round's running order, in order. */
export const itemRows = (read: Reader, roundId: string): Promise<ItemRow[]> =>
  read
    .selectFrom('runningOrderItem')
    .selectAll()
    .where('roundId', '=', roundId)
    .orderBy('position')
    .orderBy('id')
    .execute();

/** The performances of an order, without those that were scratched. */
export const performing = (order: readonly OrderItem[]): OrderItem[] =>
  order.filter((item) => item.kind === 'performance' && !item.scratched);

/** The items in which an act stands in the rounds of its event's show. */
export async function actsOfParticipant(
  read: Reader,
  { eventId, participantId }: { eventId: string; participantId: string },
): Promise<{ roundId: string; performanceId: string }[]> {
  const rounds = (await roundsOf(read, eventId)).map(({ id }) => id);
  const rows = await read
    .selectFrom('runningOrderItem')
    .select(['id', 'roundId'])
    .where('participantId', '=', participantId)
    .where('roundId', 'in', rounds)
    .execute();
  return rows
    .map(({ id, roundId }) => ({ roundId, performanceId: id }))
    .toSorted((one, other) => rounds.indexOf(one.roundId) - rounds.indexOf(other.roundId));
}

/**
 * Items that have a stored number although the round's numbers follow its order: a sign that the database was changed
 * by hand.
 */
export async function strayNumbers(read: Reader, { id, lastNumber }: Round): Promise<ItemRow[]> {
  return lastNumber === null ? (await itemRows(read, id)).filter((row) => row.number !== null) : [];
}

/** A round's running order, with the act in each item. */
export async function runningOrder(read: Reader, roundId: string): Promise<OrderItem[]> {
  const round = await roundById(read, roundId);
  return round ? orderOf(read, round) : [];
}

/** The running order of a round that was read, with the act in each item. */
export async function orderOf(
  read: Reader,
  round: Pick<Round, 'id' | 'eventId' | 'lastNumber'>,
): Promise<OrderItem[]> {
  const rows = await itemRows(read, round.id);
  const acts = new Map((await orderedActs(read, round.eventId)).map((act) => [act.participantId, act]));
  let acted = 0;
  return rows.map((row) => {
    const act = row.participantId === null ? sampleAct(row) : (acts.get(row.participantId) ?? null);
    const counts = row.kind === 'performance' && row.scratched === 0;
    if (counts) acted += 1;
    return {
      ...pickFields(row, ['id', 'roundId', 'kind', 'plannedMs', 'scratchReason']),
      title: act?.stageName ?? row.title,
      number: counts ? (round.lastNumber === null ? acted : row.number) : null,
      isGuest: row.isGuest === 1,
      scratched: row.scratched === 1,
      lastNumber: row.number,
      stageSide: row.stageSide === '' ? null : row.stageSide,
      act,
    };
  });
}

/** Who is in a performance without a participant: a rehearsal's sample act. No other cue has an act. */
const sampleAct = ({ id, kind, title }: ItemRow): OrderedAct | null =>
  kind !== 'performance'
    ? null
    : {
        participantId: id,
        stageName: title,
        songTitle: 'Sample piece',
        pronouns: '',
        pronunciation: '',
        mcLine: 'A sample act of the rehearsal.',
        stageNotes: '',
        categoryId: null,
        category: '',
        accepted: true,
        consent: 'not_needed',
        checkedInAt: 0,
      };

/** A round's performances in running order, scratched ones included. */
export async function performancesOfRound(read: Reader, roundId: string): Promise<Performance[]> {
  const round = await roundById(read, roundId);
  if (!round) return [];
  return (await orderOf(read, round)).flatMap((item) =>
    item.act === null
      ? []
      : [
          {
            ...item.act,
            ...pickFields(item, ['id', 'number', 'plannedMs', 'isGuest', 'scratched']),
            roundId,
            eventId: round.eventId,
          },
        ],
  );
}

/** The performance with this id; undefined for other cues. */
export async function performanceById(read: Reader, id: string): Promise<Performance | undefined> {
  const row = await read
    .selectFrom('runningOrderItem')
    .select('roundId')
    .where('id', '=', id)
    .where('kind', '=', 'performance')
    .executeTakeFirst();
  return row && (await performancesOfRound(read, row.roundId)).find((one) => one.id === id);
}

/** An accepted act that stands nowhere in a round's order. */
export interface WaitingAct extends OrderedAct {
  /** The other rounds of the show in which it stands, by name. */
  inRounds: string[];
}

/**
 * Accepted acts of the event that stand nowhere in the round's order, by category and number; those that stand in no
 * round at all come first. Whoever is in another heat, or did not go on, waits for nothing.
 */
export async function waitingActs(read: Reader, round: Round): Promise<WaitingAct[]> {
  const rounds = new Map((await roundsOf(read, round.eventId)).map(({ id, name }) => [id, name]));
  const rows = await read
    .selectFrom('runningOrderItem')
    .select(['participantId', 'roundId'])
    .where('roundId', 'in', [...rounds.keys(), round.id])
    .where('participantId', 'is not', null)
    .execute();
  const placed = Map.groupBy(rows, (row) => row.participantId);
  const waiting = (await orderedActs(read, round.eventId)).flatMap((act) => {
    const stands = new Set(placed.get(act.participantId)?.map(({ roundId }) => roundId));
    if (!act.accepted || stands.has(round.id)) return [];
    return [{ ...act, inRounds: [...rounds].flatMap(([id, name]) => (stands.has(id) ? [name] : [])) }];
  });
  return waiting.toSorted(
    (one, other) => Math.min(one.inRounds.length, 1) - Math.min(other.inRounds.length, 1),
  );
}

async function orderedActs(read: Reader, eventId: string): Promise<OrderedAct[]> {
  const categories = await categoriesOf(read, eventId);
  const place = new Map(categories.map((category, index) => [category.id, index]));
  const names = new Map(categories.map((category) => [category.id, category.name]));
  const placeOf = (act: Act) =>
    act.categoryId === null ? categories.length : (place.get(act.categoryId) ?? 0);
  return (await actsOf(read, eventId))
    .toSorted((a, b) => placeOf(a) - placeOf(b) || a.number - b.number)
    .map((act) => ({
      participantId: act.id,
      ...pickFields(act, ['stageName', 'songTitle', 'pronouns', 'pronunciation', 'mcLine', 'stageNotes']),
      ...pickFields(act, ['categoryId', 'consent', 'checkedInAt']),
      category: act.categoryId === null ? '' : (names.get(act.categoryId) ?? ''),
      accepted: act.status === 'accepted',
    }));
}

/** What the wire shows of the act in a slot. */
const presentAct = (act: OrderedAct) => ({
  ...pickFields(act, ['participantId', 'stageName', 'songTitle', 'pronouns', 'pronunciation', 'categoryId']),
  ...pickFields(act, ['category', 'stageNotes', 'accepted', 'checkedInAt']),
});

/** A round's whole running order as the desk edits it. */
export async function presentRunningOrder(read: Reader, round: Round) {
  const items = await runningOrder(read, round.id);
  return {
    round: { id: round.id, name: round.name },
    items: items.map((item) => ({
      ...pickFields(item, ['id', 'kind', 'title', 'number', 'plannedMs', 'isGuest', 'scratched']),
      ...pickFields(item, ['scratchReason', 'stageSide']),
      act: item.act && presentAct(item.act),
    })),
    actsTotal: items.filter((item) => item.number !== null).length,
    waiting: (await waitingActs(read, round)).map((act) => ({ ...presentAct(act), inRounds: act.inRounds })),
  };
}

/** The place of each act in the order of the event's current round, by participant id: "7" for the seventh on stage. */
export async function placesInOrder(read: Reader, eventId: string): Promise<Map<string, number>> {
  const round = await latestShow(read, eventId);
  const acts = round ? await performancesOfRound(read, round.id) : [];
  return new Map(
    acts.flatMap(({ participantId, number }) => (number === null ? [] : [[participantId, number]])),
  );
}
