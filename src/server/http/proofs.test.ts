/** Whoever took a while to send a call, or for whom the server worked a while, is held to their proof once more. */
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { Refusal } from '#contract/refusal.ts';
import { storesOf } from '#test/store.ts';
import { SYSTEM } from '../store/audit.ts';
import { mint } from './access.ts';
import { preparedCommandsOf } from './command.ts';
import { openProofs } from './proofs.ts';

const open = storesOf('sqlite');
/** Longer than a proof holds without being shown again. */
const LONG_MS = 1_100;

async function shown() {
  let isSignedIn = true;
  const proofs = openProofs<'crew'>(async () => {
    if (!isSignedIn) throw new Refusal('unauthenticated');
    return mint<'crew'>({ sessionId: 's', adminId: 'a', role: 'crew', by: SYSTEM });
  });
  const request = {} as FastifyRequest;
  const access = await proofs.show(request);
  return { proofs, request, access, signOut: () => (isSignedIn = false) };
}

it('a proof that ended while a call was sent is none once the call is here', async () => {
  const { proofs, request, signOut } = await shown();
  signOut();
  await pause(LONG_MS);
  await expect(proofs.whole(request)).rejects.toMatchObject({ code: 'unauthenticated' });
});

it('a command that was prepared is not carried out once the proof of who sent it has ended', async () => {
  const store = await open();
  const { access, signOut } = await shown();
  const command = preparedCommandsOf(store, () => async () => {
    await pause(LONG_MS);
    return { answer: null, version: await store.version() };
  })(async () => 'done');
  expect(await command({ access })).toBe('done');
  signOut();
  await expect(command({ access })).rejects.toMatchObject({ code: 'unauthenticated' });
});
