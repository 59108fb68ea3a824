/** Commands that need something slow to read are held to the proof of who sent them once more before they write. */
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { Refusal } from '#contract/refusal.ts';
import { describeStoresByTurns } from '#test/store.ts';
import { SYSTEM } from '../store/audit.ts';
import { mint } from './access.ts';
import { preparedCommandsOf } from './command.ts';
import { openProofs } from './proofs.ts';

describeStoresByTurns('a command that was prepared', (open) => {
  it('is not carried out once the proof of who sent it has ended', async () => {
    const store = await open();
    let isSignedIn = true;
    const proofs = openProofs<'crew'>(async () => {
      if (!isSignedIn) throw new Refusal('unauthenticated');
      return mint<'crew'>({ sessionId: 's', adminId: 'a', role: 'crew', by: SYSTEM });
    });
    const access = await proofs.show({} as FastifyRequest);
    const command = preparedCommandsOf(store, () => async () => {
      // Longer than a proof holds without being shown again.
      await pause(1_100);
      return { answer: null, version: await store.version() };
    })(async () => 'done');
    expect(await command({ access })).toBe('done');
    isSignedIn = false;
    await expect(command({ access })).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});
