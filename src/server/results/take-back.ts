/**
 * One rule for every write of every room: what would take a certified result back is done by an admin who says why, or
 * not at all. Held at the door for writes, before the commit, so that no room has to remember it.
 */
import { TAKE_BACK } from '#contract/take-back.ts';
import { currentEvent } from '../events/queries.ts';
import { Refusal } from '../http/refusal.ts';
import type { Round } from '../lineup/queries.ts';
import { roundsOf } from '../lineup/rounds.ts';
import type { Actor } from '../store/audit.ts';
import type { Store } from '../store/store.ts';
import type { Work, Written } from '../store/write.ts';
import { type CertifiedResult, newestResult, whyVoid } from './queries.ts';
import type { CountPoll } from './records.ts';
import { writeVoid } from './write-void.ts';

/** Written in the course of a show, and no part of what a result is made from. */
const BESIDE: ReadonlySet<string> = new Set([
  'admin',
  'adminSession',
  'announcement',
  'audit',
  'command',
  'controlToken',
  'judgeSession',
  'ledger',
  'listView',
  'mail',
  'screen',
  'screenCode',
  'setupLink',
  'showStep',
  'webhook',
  'webhookDelivery',
]);

interface Standing {
  round: Round;
  result: CertifiedResult;
}

/** Begins to hold every write to it. The server's own pass, for they only write down what is so. */
export function holdCertified(store: Store, count: CountPoll): void {
  store.holdWrites(async (work, written) => {
    if (written.by.kind === 'system' || [...written.tables].every((table) => BESIDE.has(table))) return;
    const at = { now: work.now, count };
    const lost: Standing[] = [];
    for (const round of await roundsTouched(work, written)) {
      const result = await newestResult(work.tx, round.id);
      if (result?.state !== 'certified' || (await whyVoid(work.tx, round, result, at)) === null) continue;
      // One that did not stand before is not taken back by this.
      if ((await whyVoid(store.read, round, result, at)) === null) lost.push({ round, result });
    }
    await takeBack(work, written.by, lost);
  });
}

/**
 * Takes back what is certified of a round, for a change that ends what it stands on before a figure differs.
 * @throws Refusal `certified` unless it is an admin who says why.
 */
export async function takeBackRound(work: Work, by: Actor, round: Round): Promise<void> {
  const result = await newestResult(work.tx, round.id);
  if (result?.state === 'certified') await takeBack(work, by, [{ round, result }]);
}

/** The rounds of the current event and of each that the write says it changed. */
async function roundsTouched({ tx }: Work, { entries }: Written): Promise<Round[]> {
  const events = new Set([(await currentEvent(tx))?.id, ...entries.map(({ eventId }) => eventId)]);
  const rounds: Round[] = [];
  for (const eventId of events) if (eventId) rounds.push(...(await roundsOf(tx, eventId)));
  return rounds;
}

/** Voids them for the reason that an admin gave. @throws Refusal `certified` from anybody else, and without a reason. */
async function takeBack(work: Work, by: Actor, lost: readonly Standing[]): Promise<void> {
  if (lost.length === 0) return;
  if (by.takesBack === undefined) throw refusalFor(by, lost);
  for (const { result } of lost) await writeVoid(work, result, by.takesBack);
}

function refusalFor(by: Actor, lost: readonly Standing[]): Refusal {
  const named = lost.map(
    ({ round, result }) =>
      `the result of ${round.name}, version ${result.version}, which is ${toldOf(result)}`,
  );
  const what = `This would take back ${named.join(', and ')}.`;
  return by.kind === 'admin'
    ? new Refusal('certified', `${what} Say why, and it is done.`, {
        fields: { [TAKE_BACK]: 'Say why the result is taken back.' },
      })
    : new Refusal('certified', `${what} Only an admin can do that.`);
}

function toldOf({ announcements }: CertifiedResult): string {
  const isAnywhere = (state: string) => announcements.some((table) => table.state === state);
  if (isAnywhere('published')) return 'published';
  return isAnywhere('revealing') ? 'being revealed' : 'certified';
}
