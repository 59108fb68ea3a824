import { describe, expect, it } from 'vitest';
import { adminGates } from '#server/accounts/gate.ts';
import { type AccessOf, mint } from '#server/http/access.ts';
import { requireOn, roundGate, roundOf, roundOnNow } from '#server/lineup/gate.ts';
import { gearGate } from '#server/show/gear/tokens.ts';
import { mcGate, screenGate, undefinedIfRefused } from '#server/show/screens.ts';
import { hashToken, newId, newToken } from '#server/store/secrets.ts';
import {
  bearing,
  change,
  MINUTE,
  now,
  onOneStore,
  passes,
  past,
  refused,
  request,
  round,
  signedIn,
  store,
} from './gates-store.ts';

onOneStore();

/** A page that was paired. */
async function paired(kind: 'mc' | 'projector', eventId = round.eventId) {
  const [id, token] = [newId(), newToken()];
  await change((tx) =>
    tx
      .insertInto('screen')
      .values({
        id,
        eventId,
        tokenHash: hashToken(token),
        kind,
        name: 'The wall',
        createdAt: now,
        lastSeenAt: now,
      })
      .execute(),
  );
  const lastSeen = async () =>
    (await store.read.selectFrom('screen').select('lastSeenAt').where('id', '=', id).execute())[0]
      ?.lastSeenAt;
  return { id, headers: { 'x-screen-token': token }, lastSeen };
}

describe('a screen', () => {
  it('is let in where it was paired for the event that is on', async () => {
    const gate = screenGate(store);
    const [wall, mc, old] = [await paired('projector'), await paired('mc'), await paired('mc', past.eventId)];
    expect(await gate(request(wall.headers))).toEqual({
      screenId: wall.id,
      eventId: round.eventId,
      kind: 'projector',
      by: { kind: 'screen', id: wall.id, name: 'The wall' },
    });
    expect((await gate(request(mc.headers))).by.name).toBe('MC');
    await expect(gate(request(old.headers))).rejects.toMatchObject(refused('forbidden', 'another event'));
    for (const headers of [{}, { 'x-screen-token': newToken() }])
      await expect(gate(request(headers))).rejects.toMatchObject(refused('forbidden', 'not paired'));
  });

  it('is noted as heard every fifteen seconds', async () => {
    const gate = screenGate(store);
    const { headers, lastSeen } = await paired('mc');
    const begun = now;
    passes(14_999);
    await gate(request(headers));
    expect(await lastSeen()).toBe(begun);
    passes(1);
    await gate(request(headers));
    expect(await lastSeen()).toBe(now);
  });
});

describe('the MC', () => {
  it('comes by a paired page, or is somebody of the desk; a projector is told that it is another screen', async () => {
    const gate = mcGate(screenGate(store), adminGates(store).crew);
    const [page, wall, helper] = [await paired('mc'), await paired('projector'), await signedIn('crew')];
    const desk = { authorization: `Bearer ${helper.token}` };
    expect(await gate(request(page.headers))).toEqual({
      by: { kind: 'screen', id: page.id, name: 'MC' },
      eventId: round.eventId,
    });
    expect(await gate(request(desk))).toEqual({ by: { kind: 'crew', id: helper.adminId, name: 'A crew' } });
    expect((await gate(request({ ...wall.headers, ...desk }))).by.kind).toBe('crew');
    await expect(gate(request(wall.headers))).rejects.toMatchObject(refused('wrong_screen'));
    await expect(gate(request({}))).rejects.toMatchObject(refused('forbidden', 'not paired'));
    await expect(gate(bearing(newToken()))).rejects.toMatchObject(refused('forbidden', 'not paired'));
  });

  it('is not taken for nobody where the database does not answer', async () => {
    const away = async () => {
      throw new Error('away');
    };
    const turned = await screenGate(store)(request({})).catch((error: unknown) => error);
    expect(undefinedIfRefused(turned)).toBeUndefined();
    const helper = await signedIn('crew');
    await expect(mcGate(away, adminGates(store).crew)(bearing(helper.token))).rejects.toThrow('away');
    await expect(mcGate(screenGate(store), away)(bearing(helper.token))).rejects.toThrow('away');
  });
});

describe('gear', () => {
  const made = async (eventId: string, lastUsedAt: number | null) => {
    const [id, token] = [newId(), newToken()];
    await change((tx) =>
      tx
        .insertInto('controlToken')
        .values({
          id,
          eventId,
          name: 'Buttons',
          tokenHash: hashToken(token),
          createdBy: 'Jo',
          createdAt: now,
          lastUsedAt,
        })
        .execute(),
    );
    const lastUsed = async () =>
      (await store.read.selectFrom('controlToken').select('lastUsedAt').where('id', '=', id).execute())[0]
        ?.lastUsedAt;
    return { id, token, lastUsed };
  };

  it('is let in by a token of the event that is on', async () => {
    const gate = gearGate(store);
    const [ours, old] = [await made(round.eventId, null), await made(past.eventId, null)];
    expect(await gate(bearing(ours.token))).toEqual({
      tokenId: ours.id,
      eventId: round.eventId,
      by: { kind: 'gear', id: ours.id, name: 'Buttons' },
    });
    expect(await ours.lastUsed()).toBe(now);
    await expect(gate(bearing(old.token))).rejects.toMatchObject(refused('unauthenticated', 'another event'));
    for (const wrong of [request({}), bearing(newToken())])
      await expect(gate(wrong)).rejects.toMatchObject(refused('unauthenticated', 'no token'));
  });

  it('is noted as used once a minute', async () => {
    const gate = gearGate(store);
    const begun = now;
    const { token, lastUsed } = await made(round.eventId, begun);
    passes(MINUTE);
    await gate(bearing(token));
    expect(await lastUsed()).toBe(begun);
    passes(1);
    await gate(bearing(token));
    expect(await lastUsed()).toBe(now);
  });
});

describe('a round', () => {
  const visitor = mint<'anyone'>({ by: { kind: 'visitor', id: null, name: '' } });
  const of = (eventId: string) => ({ ...visitor, eventId }) as unknown as AccessOf['participant'];

  it('is the one that is named, or the one that is on; of whoever belongs to an event it is of that one', async () => {
    const gate = roundGate(store);
    const [here, before] = [
      { roundId: round.roundId, eventId: round.eventId },
      { roundId: past.roundId, eventId: past.eventId },
    ];
    expect(await gate(visitor, undefined)).toEqual(here);
    expect(await gate(visitor, past.roundId)).toEqual(before);
    expect(await gate(of(past.eventId), undefined)).toEqual(before);
    expect(await gate(of(past.eventId), past.roundId)).toEqual(before);
    const missing = refused('not_found', 'no such round');
    await expect(gate(of(past.eventId), round.roundId)).rejects.toMatchObject(missing);
    await expect(gate(visitor, 'nosuchround')).rejects.toMatchObject(missing);
    await expect(gate(of('nosuchevent'), undefined)).rejects.toMatchObject(missing);
    expect((await roundOnNow(store.read))?.id).toBe(round.roundId);
    await expect(roundOf(store.read, { roundId: 'gone' })).rejects.toMatchObject(missing);
  });

  it('is moved only while it is the one that is on; whoever has another open is told which is', async () => {
    expect(await requireOn(store.read, round)).toMatchObject({
      round: { id: round.roundId },
      event: { id: round.eventId },
    });
    const stale = (words: string) => refused('stale', words);
    await expect(requireOn(store.read, past)).rejects.toMatchObject(
      stale('its event is not the current one'),
    );
    const named = (set: object) =>
      change((tx) => tx.updateTable('round').set(set).where('id', '=', round.roundId).execute());
    const final = {
      ...(await store.read
        .selectFrom('round')
        .selectAll()
        .where('id', '=', round.roundId)
        .executeTakeFirstOrThrow()),
    };
    const later = newId();
    await named({ name: 'Heat' });
    await change((tx) =>
      tx
        .insertInto('round')
        .values({ ...final, id: later, name: 'Final', position: 1, createdAt: now })
        .execute(),
    );
    await expect(requireOn(store.read, round)).rejects.toMatchObject(
      stale('This was pressed for “Heat”, which is not on now: “Final” is.'),
    );
    await change((tx) => tx.deleteFrom('round').where('id', '=', later).execute());
  });

  it('is none where no event is on', async () => {
    const on = (isCurrent: 0 | 1) =>
      change((tx) => tx.updateTable('event').set({ isCurrent }).where('id', '=', round.eventId).execute());
    await on(0);
    await expect(roundGate(store)(visitor, undefined)).rejects.toMatchObject(refused('no_event'));
    expect(await roundOnNow(store.read)).toBeUndefined();
    await on(1);
  });
});
