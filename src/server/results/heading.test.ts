/** The host and the time zone over a result: put right by an admin they agree with the log, written past it they do not. */
import { expect, it } from 'vitest';
import { besideTheDoor } from '#test/beside-the-door.ts';
import { seedRichRound } from '#test/results/rich-round.ts';
import { describeStoresByTurns } from '#test/store.ts';
import { changeEvent } from '../events/commands.ts';
import type { AdminAccess } from '../http/access.ts';
import { SYSTEM } from '../store/audit.ts';
import { recount } from './recount.ts';

describeStoresByTurns('host and time zone of a certified result', (open) => {
  it('are those of the audit log, also after an admin changed them', async () => {
    const store = await open();
    const { heat, round } = await seedRichRound(store);
    const params = { id: heat.eventId };
    const details = async () => {
      const found = await recount(store, round.id);
      return found.kind === 'recounted' ? found.details : found.kind;
    };
    const around = { opened: '', begun: async () => true, lineupTurned: async () => undefined };
    for (const body of [{ host: 'Aurora' }, { timeZone: 'Asia/Tokyo' }, { host: 'Aurora e.V.' }])
      await store.write({ by: SYSTEM }, (work) =>
        changeEvent(work, { by: SYSTEM } as AdminAccess, { params, body }, around),
      );
    expect(await details()).toEqual([]);
    await besideTheDoor(store, (tx) => tx.updateTable('event').set({ host: 'Others' }).execute());
    expect(await details()).toEqual(['host: the records say “Others”, the audit log “Aurora e.V.”']);
  });
});
