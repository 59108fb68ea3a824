/** Changing rounds and the running order. The order can be changed while the show runs; scores stay with their act. */
import type { BodyOf } from '#contract/endpoint.ts';
import type { lineupEndpoints } from '#contract/lineup/endpoints.ts';
import { Refusal } from '#contract/refusal.ts';
import type { CrewAccess, RoundAccess } from '../http/access.ts';
import type { InputOf } from '../http/command.ts';
import { actsOf } from '../registration/queries.ts';
import { unlessInUse } from '../store/references.ts';
import type { Work } from '../store/write.ts';
import { onStage } from './clock.ts';
import { roundOf } from './gate.ts';
import { numberNewActs } from './numbers.ts';
import { actRows, among, arrange, beforeTheEnd, insert, itemInRound, newRow } from './order.ts';
import { refuseWhenOver, type ShowProgress } from './over.ts';
import { type ItemRow, itemRows, presentRunningOrder, type Round, waitingActs } from './queries.ts';
import { newRound } from './rounds.ts';

type Lineup = typeof lineupEndpoints;
type NewCue = BodyOf<Lineup['addCue']>;

const DEFAULT_RULES = JSON.stringify({ method: 'mean' });

/** What the round that every event has from the start may begin with: a name, rules as JSON, and cues in order. */
interface FirstRound {
  name?: string;
  rules?: string;
  cues?: readonly (Pick<NewCue, 'kind' | 'title' | 'plannedMs'> & { id: string })[];
}

/**
 * Makes an event's first round, in the transaction that makes the event. Answers the round, and a map from the id that
 * each cue was given with to its new one.
 */
export async function addFirstRound(
  work: Work,
  eventId: string,
  { name = 'Show', rules = DEFAULT_RULES, cues = [] }: FirstRound = {},
): Promise<{ round: Round; cueIds: Map<string, string> }> {
  const { tx, now, audit } = work;
  const round = { ...newRound(eventId, name, now), rules };
  await tx.insertInto('round').values(round).execute();
  audit({ action: 'round.added', subject: `round:${round.id}`, eventId, after: { name } });
  const rows = cues.map(({ kind, title, plannedMs }) => newRow(round, { kind, title, plannedMs }));
  await insert(work, round, [], rows, 0);
  return { round, cueIds: new Map(cues.map(({ id }, index) => [id, rows[index]?.id ?? ''])) };
}

/** Stores the round's scoring rules as JSON; the results room checks them. */
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

/** Stores how the round's results are told as JSON; the results room checks it. */
export async function setRoundReveal({ tx, audit }: Work, round: Round, reveal: string): Promise<void> {
  await tx.updateTable('round').set({ reveal }).where('id', '=', round.id).execute();
  audit({
    action: 'round.reveal_changed',
    subject: `round:${round.id}`,
    eventId: round.eventId,
    before: round.reveal === '' ? null : JSON.parse(round.reveal),
    after: JSON.parse(reveal),
  });
}

/** Marks an item as scratched, or takes that back, inside a step of the show. */
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

type Make<Input> = (changing: Changing, input: Input, show: ShowProgress) => Promise<void>;

/** A change of a round's items as a command, which answers the whole order after it. */
const change =
  <Input extends { round: RoundAccess }>(make: Make<Input>) =>
  async (real: Work, _access: CrewAccess, input: Input, show: ShowProgress) => {
    const round = await roundOf(real.tx, input.round);
    const work = onStage(real, round);
    await make({ work, round, rows: await itemRows(work.tx, round.id) }, input, show);
    return presentRunningOrder(work.tx, round);
  };

/** A change of the plan, which a show that is over takes no more. */
const plan = <Input extends { round: RoundAccess }>(make: Make<Input>) =>
  change<Input>(async (changing, input, show) => {
    await refuseWhenOver(changing.work.tx, show.roundPhase, changing.round);
    await make(changing, input, show);
  });

/** Puts every accepted act that stands in no round into the order, before the vote and the results at its end. */
export const addAccepted = plan<{ round: RoundAccess }>(async ({ work, round, rows }) => {
  const waiting = (await waitingActs(work.tx, round)).flatMap(({ participantId, inRounds }) =>
    inRounds.length === 0 ? [participantId] : [],
  );
  await insert(work, round, rows, await actRows(work, round, waiting), beforeTheEnd(rows));
});

/**
 * The number that an act had before it was taken out, where numbers are fixed; else null. @throws Refusal `stale` where
 * it was never given, or is somebody else's by now.
 */
function numberBefore(round: Round, rows: readonly ItemRow[], number: number | undefined): number | null {
  if (number === undefined || round.lastNumber === null) return null;
  if (number > round.lastNumber || rows.some((row) => row.number === number)) throw new Refusal('stale');
  return number;
}

/** Puts one accepted act into the order. */
export const addPerformance = plan<InputOf<Lineup['addPerformance']>>(
  async ({ work, round, rows }, { body: given }) => {
    const act = (await actsOf(work.tx, round.eventId)).find(
      (candidate) => candidate.id === given.participantId,
    );
    if (!act) throw new Refusal('not_found', 'There is no such act.');
    if (rows.some((row) => row.participantId === act.id))
      throw new Refusal('already_exists', `${act.stageName} is in the running order already.`);
    if (act.status !== 'accepted')
      throw new Refusal('wrong_state', `${act.stageName} is not accepted yet. Accept the act first.`);
    const isGuest = given.isGuest ? (1 as const) : (0 as const);
    const added = (await actRows(work, round, [act.id])).map((row) => ({
      ...row,
      isGuest,
      plannedMs: given.plannedMs ?? row.plannedMs,
      stageSide: given.stageSide ?? ('' as const),
      number: numberBefore(round, rows, given.number),
    }));
    await insert(work, round, rows, added, given.position ?? beforeTheEnd(rows));
  },
);

/** Puts a cue that is not an act into the order. */
export const addCue = plan<InputOf<Lineup['addCue']>>(async ({ work, round, rows }, { body: given }) => {
  const row = newRow(round, { kind: given.kind, title: given.title, plannedMs: given.plannedMs });
  await insert(work, round, rows, [row], given.position ?? rows.length);
});

/**
 * Changes the fields of an item that are given. Whether an act competes cannot be changed once the result is certified.
 */
export const changeItem = change<InputOf<Lineup['changeItem']>>(
  async ({ work, round, rows }, { params: { id }, body: given }, { roundPhase }) => {
    const row = among(rows, id);
    const { isGuest, stageSide, ...plain } = given;
    if (stageSide !== undefined || Object.keys(plain).length > 0)
      await refuseWhenOver(work.tx, roundPhase, round);
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
  },
);

/** @throws Refusal `wrong_state`: that an item was on, and when, is what happened, and no plan moves it or takes it out. */
async function requireStillToCome(
  { hadOn }: ShowProgress,
  { work, round }: Changing,
  rows: ItemRow[],
): Promise<void> {
  const been = await hadOn(work.tx, round.id);
  const row = rows.find((one) => been.has(one.id));
  if (row === undefined) return;
  const acts = await actsOf(work.tx, round.eventId);
  const name = acts.find((act) => act.id === row.participantId)?.stageName ?? row.title;
  throw new Refusal('wrong_state', `${name} has been on already. What is over keeps its place.`);
}

/** Moves an item to a position, counted from 0 in the order that results. */
export const moveItem = plan<InputOf<Lineup['moveItem']>>(
  async (changing, { params: { id }, body: { position } }, show) => {
    const { work, round, rows } = changing;
    const row = among(rows, id);
    await requireStillToCome(show, changing, [row]);
    const rest = rows.filter((other) => other.id !== id);
    await arrange(work, round, rows, rest.toSpliced(position, 0, row), 'order.moved', `item:${id}`);
  },
);

/** Exchanges two items. */
export const swapItems = plan<InputOf<Lineup['swapItems']>>(
  async (changing, { body: { firstId, secondId } }, show) => {
    const { work, round, rows } = changing;
    const first = among(rows, firstId);
    const second = among(rows, secondId);
    await requireStillToCome(show, changing, [first, second]);
    const swapped = rows.map((row) => (row.id === firstId ? second : row.id === secondId ? first : row));
    await arrange(work, round, rows, swapped, 'order.swapped', `item:${firstId}`);
  },
);

/**
 * Puts all items of the running order into another order. @throws Refusal `stale` when the list was made before
 * the order had another item.
 */
export const arrangeItems = plan<InputOf<Lineup['arrangeItems']>>(
  async (changing, { body: { itemIds } }, show) => {
    const { work, round, rows } = changing;
    const arranged = [...new Set(itemIds)].map((id) => among(rows, id));
    if (arranged.length !== rows.length)
      throw new Refusal('stale', 'The order has other items now. Look at it again.');
    const moved = arranged.filter((row, position) => rows[position]?.id !== row.id);
    await requireStillToCome(show, changing, moved);
    await arrange(work, round, rows, arranged, 'order.arranged', `round:${round.id}`);
  },
);

/**
 * Takes an item out of the running order. @throws Refusal `wrong_state` for an item that has been on, `in_use` for
 * one with scores or votes: the database itself knows what refers to it.
 */
export const removeItem = plan<InputOf<Lineup['removeItem']>>(async (changing, { params: { id } }, show) => {
  const { work, round, rows } = changing;
  const row = among(rows, id);
  await requireStillToCome(show, changing, [row]);
  await unlessInUse(
    work.tx.deleteFrom('runningOrderItem').where('id', '=', id).execute(),
    'This act has scores or stands on a ballot. Scratch it instead; they are kept.',
  );
  work.audit({
    action: 'item.removed',
    subject: `item:${id}`,
    eventId: round.eventId,
    before: { kind: row.kind, title: row.title, participantId: row.participantId },
  });
});
