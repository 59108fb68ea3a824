/** Changing rounds and the running order. The order can be changed while the show runs; scores stay with their act. */
import type { BodyOf } from '#contract/endpoint.ts';
import type { lineupEndpoints } from '#contract/lineup/endpoints.ts';
import type { CrewAccess, RoundAccess } from '../http/access.ts';
import { Refusal } from '../http/refusal.ts';
import { actsOf } from '../registration/queries.ts';
import { isReferenced } from '../store/references.ts';
import { newId } from '../store/secrets.ts';
import type { Reader, Store } from '../store/store.ts';
import type { Work } from '../store/write.ts';
import { roundOf } from './gate.ts';
import { numberNewActs } from './numbers.ts';
import {
  among,
  arrange,
  beforeTheEnd,
  insert,
  itemInRound,
  newRow,
  plannedLengths,
  USUAL_ACT_MS,
} from './order.ts';
import { refuseWhenOver, type ShowStand } from './over.ts';
import {
  firstRound,
  type ItemRow,
  itemRows,
  presentRunningOrder,
  type Round,
  waitingActs,
} from './queries.ts';
import { onStage } from './rehearsal.ts';

type NewPerformance = BodyOf<typeof lineupEndpoints.addPerformance>;
type NewCue = BodyOf<typeof lineupEndpoints.addCue>;
type ItemChange = BodyOf<typeof lineupEndpoints.changeItem>;

const DEFAULT_RULES = JSON.stringify({ method: 'mean' });

/** The round that every event has from the start. Runs in the transaction that makes the event. */
export async function addFirstRound({ tx, now, audit }: Work, eventId: string): Promise<void> {
  const row = { id: newId(), eventId, name: 'Show', position: 0, rules: DEFAULT_RULES, createdAt: now };
  await tx.insertInto('round').values(row).execute();
  audit({ action: 'round.added', subject: `round:${row.id}`, eventId, after: { name: row.name } });
}

/**
 * Makes the first round of an event like another's. `ids` leads from the old event's categories and criteria
 * to the new one's, which the rules speak of.
 */
export async function copyFirstRound(
  { tx, now, audit }: Work,
  fromEventId: string,
  toEventId: string,
  ids: ReadonlyMap<string, string>,
): Promise<void> {
  const from = await firstRound(tx, fromEventId);
  const rules = [...ids].reduce(
    (text, [old, fresh]) => text.replaceAll(`"${old}"`, `"${fresh}"`),
    from?.rules ?? DEFAULT_RULES,
  );
  const name = from?.name ?? 'Show';
  const row = { id: newId(), eventId: toEventId, name, position: 0, rules, createdAt: now };
  await tx.insertInto('round').values(row).execute();
  audit({ action: 'round.added', subject: `round:${row.id}`, eventId: toEventId, after: { name } });
}

/** Keeps the round's scoring rules, as JSON. What they may be is for the results room to say. */
export async function setRoundRules(
  { tx, audit }: Work,
  round: Round,
  rules: string,
  why?: string,
): Promise<void> {
  await tx.updateTable('round').set({ rules }).where('id', '=', round.id).execute();
  audit({
    action: 'round.rules_changed',
    subject: `round:${round.id}`,
    eventId: round.eventId,
    before: JSON.parse(round.rules),
    after: JSON.parse(rules),
    why: why ?? null,
  });
}

/** Marks an item as scratched, or takes that back. Runs in the show's transaction. */
export async function setScratched(
  work: Work,
  itemId: string,
  scratched: boolean,
  reason: string,
): Promise<void> {
  const { row, round } = await itemInRound(work, itemId);
  if ((row.scratched === 1) === scratched) return;
  await work.tx
    .updateTable('runningOrderItem')
    .set({ scratched: scratched ? 1 : 0, scratchReason: scratched ? reason : '' })
    .where('id', '=', itemId)
    .execute();
  if (!scratched) await numberNewActs(work, round);
  work.audit({
    action: scratched ? 'item.scratched' : 'item.unscratched',
    subject: `item:${itemId}`,
    eventId: round.eventId,
    why: reason === '' ? null : reason,
  });
}

interface Changing {
  work: Work;
  round: Round;
  rows: ItemRow[];
}

/** A change of a round's order, as it comes. */
interface Ordering {
  access: CrewAccess;
  round: RoundAccess;
  commandId: string | undefined;
}

/** One change of the order as one transaction; answers the whole order after it. */
function change(
  store: Store,
  { access, round: named, commandId }: Ordering,
  make: (changing: Changing) => Promise<void>,
) {
  return store.write({ by: access.by, commandId }, async (real) => {
    const round = await roundOf(real.tx, named);
    const work = await onStage(real, round.id);
    await make({ work, round, rows: await itemRows(work.tx, round.id) });
    return presentRunningOrder(work.tx, round);
  });
}

/** An addition to the order, which a show that is over takes no more. */
const add = ({ store, showStand }: Adding, ordering: Ordering, make: (changing: Changing) => Promise<void>) =>
  change(store, ordering, async (changing) => {
    await refuseWhenOver(changing.work.tx, showStand, changing.round);
    await make(changing);
  });

interface Adding {
  store: Store;
  showStand: ShowStand;
}

/** Puts every accepted act that waits into the order, before the vote and the results at its end. */
export const addAccepted = (to: Adding, ordering: Ordering) =>
  add(to, ordering, async ({ work, round, rows }) => {
    const acts = await waitingActs(work.tx, round);
    const lengths = await plannedLengths(work, round);
    const added = acts.map((act) =>
      newRow(round, {
        kind: 'performance',
        participantId: act.participantId,
        plannedMs: lengths.get(act.participantId) ?? USUAL_ACT_MS,
      }),
    );
    await insert(work, round, rows, added, beforeTheEnd(rows));
  });

/** Puts one accepted act into the order. */
export const addPerformance = (to: Adding, ordering: Ordering, given: NewPerformance) =>
  add(to, ordering, async ({ work, round, rows }) => {
    const act = (await actsOf(work.tx, round.eventId)).find(
      (candidate) => candidate.id === given.participantId,
    );
    if (!act) throw new Refusal('not_found', 'There is no such act.');
    if (rows.some((row) => row.participantId === act.id))
      throw new Refusal('already_exists', `${act.stageName} is in the running order already.`);
    if (act.status !== 'accepted')
      throw new Refusal('wrong_state', `${act.stageName} is not accepted yet. Accept the act first.`);
    const lengths = await plannedLengths(work, round);
    const row = newRow(round, {
      kind: 'performance',
      participantId: act.id,
      plannedMs: given.plannedMs ?? lengths.get(act.id) ?? USUAL_ACT_MS,
      isGuest: given.isGuest ? 1 : 0,
    });
    await insert(work, round, rows, [row], given.position ?? beforeTheEnd(rows));
  });

/** Inserts a cue that is not an act. */
export const addCue = (to: Adding, ordering: Ordering, given: NewCue) =>
  add(to, ordering, async ({ work, round, rows }) => {
    const row = newRow(round, { kind: given.kind, title: given.title, plannedMs: given.plannedMs });
    await insert(work, round, rows, [row], given.position ?? rows.length);
  });

/** Changes what is named. */
export const changeItem = (store: Store, ordering: Ordering, id: string, given: ItemChange) =>
  change(store, ordering, async ({ work, round, rows }) => {
    const row = among(rows, id);
    const { isGuest, stageSide, ...plain } = given;
    if (plain.title !== undefined && row.kind === 'performance')
      throw new Refusal(
        'wrong_state',
        'An act is called by its stage name. Change it on its participant page.',
      );
    const fields = {
      ...plain,
      ...(isGuest !== undefined && { isGuest: isGuest ? (1 as const) : (0 as const) }),
      ...(stageSide !== undefined && { stageSide: stageSide ?? ('' as const) }),
    };
    if (Object.keys(fields).length === 0) return;
    await work.tx.updateTable('runningOrderItem').set(fields).where('id', '=', id).execute();
    const before = Object.fromEntries(Object.keys(fields).map((key) => [key, row[key as keyof ItemRow]]));
    work.audit({
      action: 'item.changed',
      subject: `item:${id}`,
      eventId: round.eventId,
      before,
      after: fields,
    });
  });

/** Which items of a round were on stage or are on it, as only the show knows. */
export type HadOn = (read: Reader, roundId: string) => Promise<ReadonlySet<string>>;

interface Moving {
  store: Store;
  hadOn: HadOn;
}

/** @throws Refusal `wrong_state`: when an item was on is what happened, and no plan moves it. */
async function requireStillToCome(hadOn: HadOn, { work, round }: Changing, rows: ItemRow[]): Promise<void> {
  const been = await hadOn(work.tx, round.id);
  const row = rows.find((one) => been.has(one.id));
  if (row === undefined) return;
  const acts = await actsOf(work.tx, round.eventId);
  const name = acts.find((act) => act.id === row.participantId)?.stageName ?? row.title;
  throw new Refusal('wrong_state', `${name} has been on already. What is over keeps its place.`);
}

/** Moves an item to a position, counted from 0 in the order that results. */
export const moveItem = (
  { store, hadOn }: Moving,
  ordering: Ordering,
  { id, position }: { id: string; position: number },
) =>
  change(store, ordering, async (changing) => {
    const { work, round, rows } = changing;
    const row = among(rows, id);
    await requireStillToCome(hadOn, changing, [row]);
    const rest = rows.filter((other) => other.id !== id);
    await arrange(work, round, rows, rest.toSpliced(position, 0, row), 'order.moved', `item:${id}`);
  });

/** Lets two items change places. */
export const swapItems = (
  { store, hadOn }: Moving,
  ordering: Ordering,
  { firstId, secondId }: { firstId: string; secondId: string },
) =>
  change(store, ordering, async (changing) => {
    const { work, round, rows } = changing;
    const first = among(rows, firstId);
    const second = among(rows, secondId);
    await requireStillToCome(hadOn, changing, [first, second]);
    const swapped = rows.map((row) => (row.id === firstId ? second : row.id === secondId ? first : row));
    await arrange(work, round, rows, swapped, 'order.swapped', `item:${firstId}`);
  });

/** Takes an item out. One that has scores or votes stays: the database itself knows what refers to it. */
export const removeItem = (store: Store, ordering: Ordering, id: string) =>
  change(store, ordering, async ({ work, round, rows }) => {
    const row = among(rows, id);
    try {
      await work.tx.deleteFrom('runningOrderItem').where('id', '=', id).execute();
    } catch (error) {
      if (isReferenced(error))
        throw new Refusal(
          'in_use',
          'This act has scores or stands on a ballot. Scratch it instead; they are kept.',
        );
      throw error;
    }
    work.audit({
      action: 'item.removed',
      subject: `item:${id}`,
      eventId: round.eventId,
      before: { kind: row.kind, title: row.title, participantId: row.participantId },
    });
  });
