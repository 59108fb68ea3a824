/**
 * Who each gate lets in and whom it turns away, on one store: what a call may do is decided by the proof that it gets
 * here. `npm run mutations -- gates` changes the gates line by line against this file.
 */
import type { FastifyRequest } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { adminGates } from '#server/accounts/gate.ts';
import { IDLE_MS } from '#server/accounts/queries.ts';
import { type AccessOf, anyoneGate, bearerToken, cameAt, header, mint } from '#server/http/access.ts';
import { judgeGate } from '#server/judging/gate.ts';
import { mintSession } from '#server/judging/sessions.ts';
import { requireOn, roundGate, roundOf, roundOnNow } from '#server/lineup/gate.ts';
import { participantGate } from '#server/registration/gate.ts';
import { gearGate } from '#server/show/gear/tokens.ts';
import { mcGate, nobody, screenGate } from '#server/show/screens.ts';
import { hashToken, newId, newToken, secretsFrom } from '#server/store/secrets.ts';
import { openStore, type Store } from '#server/store/store.ts';
import { besideTheDoor } from './beside-the-door.ts';
import { type SeededRound, seedRound } from './round.ts';
import { type FreshDatabase, freshDatabase } from './store.ts';

let fresh: FreshDatabase;
let store: Store;
/** Of the event that is over, and of the one that is on. */
let past: SeededRound;
let round: SeededRound;
let now = Date.UTC(2026, 3, 18, 20);
const MINUTE = 60_000;

const request = (headers: Record<string, string | undefined>) => ({ headers }) as unknown as FastifyRequest;
const bearing = (token: string) => request({ authorization: `Bearer ${token}` });
const change: <T>(work: Parameters<typeof besideTheDoor<T>>[1]) => Promise<T> = (work) =>
  besideTheDoor(store, work);
const refused = (code: string, words?: string) => ({
  code,
  ...(words !== undefined && { message: expect.stringContaining(words) }),
});

beforeAll(async () => {
  fresh = await freshDatabase('sqlite', 'nothing');
  store = await openStore({
    database: fresh.database,
    secrets: secretsFrom(Buffer.alloc(32, 7)),
    clock: () => now,
    clockIsMoved: true,
    onTrouble: (message) => {
      throw new Error(message);
    },
  });
  past = await seedRound(store, { acts: 1, judges: 1 });
  await change((tx) => tx.updateTable('event').set({ isCurrent: 0 }).execute());
  now += MINUTE;
  round = await seedRound(store, { acts: 1, judges: 1 });
});
afterAll(async () => {
  await store.close();
  await fresh.remove();
});
beforeEach(() => {
  now += 24 * 60 * MINUTE;
});

/** An account that is signed in by a token of its own. */
async function signedIn(role: 'admin' | 'crew') {
  const [adminId, sessionId, token] = [newId(), newId(), newToken()];
  await change(async (tx) => {
    await tx
      .insertInto('admin')
      .values({
        id: adminId,
        email: `${adminId}@example.org`,
        name: `A ${role}`,
        passwordHash: '',
        role,
        createdAt: now,
        updatedAt: now,
        disabledAt: null,
      })
      .execute();
    await tx
      .insertInto('adminSession')
      .values({
        id: sessionId,
        adminId,
        tokenHash: hashToken(token),
        device: 'a test',
        createdAt: now,
        lastSeenAt: now,
        expiresAt: now + 30 * 24 * 60 * MINUTE,
      })
      .execute();
  });
  const lastSeen = async () =>
    (
      await store.read.selectFrom('adminSession').select('lastSeenAt').where('id', '=', sessionId).execute()
    )[0]?.lastSeenAt;
  return { adminId, sessionId, token, lastSeen };
}

describe('anybody', () => {
  it('comes as a visitor without a name of their own', async () => {
    expect((await anyoneGate(request({}))).by).toEqual({ kind: 'visitor', id: null, name: 'A visitor' });
  });
});

describe('a bearer token', () => {
  it('is read whatever the case of its scheme, and nothing else is', () => {
    const token = 'a'.repeat(16);
    expect(bearerToken(request({ authorization: `bEARER   ${token}` }))).toBe(token);
    expect(bearerToken(bearing('a'.repeat(200)))).toBe('a'.repeat(200));
    for (const wrong of [
      token,
      `Basic ${token}`,
      `Bearer ${token} more`,
      `x Bearer ${token}`,
      `Bearer${token}`,
    ])
      expect(bearerToken(request({ authorization: wrong }))).toBeUndefined();
    for (const wrong of ['a'.repeat(15), 'a'.repeat(201), `${'a'.repeat(16)}/`])
      expect(bearerToken(bearing(wrong))).toBeUndefined();
    expect(bearerToken(request({}))).toBeUndefined();
  });

  it('and any other header is one that says something', () => {
    expect(header(request({ 'x-judge-token': 'abc' }), 'x-judge-token')).toBe('abc');
    expect(header(request({ 'x-judge-token': '' }), 'x-judge-token')).toBeUndefined();
    expect(header(request({}), 'x-judge-token')).toBeUndefined();
    const twice = { headers: { 'x-judge-token': ['abc', 'def'] } } as unknown as FastifyRequest;
    expect(header(twice, 'x-judge-token')).toBeUndefined();
  });

  it('comes with a request that came once, however often it is asked about', () => {
    const [one, other] = [request({}), request({})];
    expect([cameAt(one, 5), cameAt(one, 9), cameAt(other, 9)]).toEqual([5, 5, 9]);
  });
});

describe('somebody of the office', () => {
  it('is let in by a session that counts: as an admin for everything, as crew for crew’s calls alone', async () => {
    const { admin, crew } = adminGates(store);
    const [boss, helper] = [await signedIn('admin'), await signedIn('crew')];
    expect(await admin(bearing(boss.token))).toEqual({
      adminId: boss.adminId,
      sessionId: boss.sessionId,
      role: 'admin',
      by: { kind: 'admin', id: boss.adminId, name: 'A admin' },
    });
    expect((await crew(bearing(boss.token))).role).toBe('admin');
    expect(await crew(bearing(helper.token))).toMatchObject({
      role: 'crew',
      by: { kind: 'crew', id: helper.adminId },
    });
    await expect(admin(bearing(helper.token))).rejects.toMatchObject(refused('forbidden'));
  });

  it('is turned away without a session, by one that ended or idled, and once the account is switched off', async () => {
    const { crew } = adminGates(store);
    const unknown = refused('unauthenticated');
    await expect(crew(request({}))).rejects.toMatchObject(unknown);
    await expect(crew(bearing(newToken()))).rejects.toMatchObject(unknown);
    const off = await signedIn('crew');
    await change((tx) =>
      tx.updateTable('admin').set({ disabledAt: now }).where('id', '=', off.adminId).execute(),
    );
    await expect(crew(bearing(off.token))).rejects.toMatchObject(unknown);
    const ended = await signedIn('crew');
    await change((tx) =>
      tx.updateTable('adminSession').set({ expiresAt: now }).where('id', '=', ended.sessionId).execute(),
    );
    await expect(crew(bearing(ended.token))).rejects.toMatchObject(unknown);
    const idle = await signedIn('crew');
    now += IDLE_MS - 1;
    await crew(bearing(idle.token));
    now += IDLE_MS;
    await expect(crew(bearing(idle.token))).rejects.toMatchObject(unknown);
  });

  it('keeps a session alive by using it, noted every five minutes', async () => {
    const { crew } = adminGates(store);
    const { token, lastSeen } = await signedIn('crew');
    const begun = now;
    now += 5 * MINUTE - 1;
    await crew(bearing(token));
    expect(await lastSeen()).toBe(begun);
    now += 1;
    await crew(bearing(token));
    expect(await lastSeen()).toBe(now);
  });

  it('says why a certified result is taken back, as an admin, in words that can be read', async () => {
    const { admin, crew } = adminGates(store);
    const [boss, helper] = [await signedIn('admin'), await signedIn('crew')];
    const saying = (token: string, why: string) =>
      request({ authorization: `Bearer ${token}`, 'take-back-result': why });
    const why = encodeURIComponent('Лист переплутано');
    expect((await admin(saying(boss.token, why))).by).toHaveProperty('takesBack', 'Лист переплутано');
    expect((await crew(saying(helper.token, why))).by).not.toHaveProperty('takesBack');
    expect((await admin(saying(boss.token, ''))).by).not.toHaveProperty('takesBack');
    for (const unread of ['%', 'x'.repeat(301)])
      await expect(admin(saying(boss.token, unread))).rejects.toMatchObject({
        code: 'invalid',
        fields: { 'take-back-result': expect.stringContaining('300') },
      });
  });
});

describe('a judge', () => {
  it('is let in by link and session of their own, and not once either was ended', async () => {
    const gate = judgeGate(store);
    const [id = '', token] = [round.judgeIds[0], newToken()];
    const [otherId = ''] = past.judgeIds;
    await change((tx) =>
      tx
        .updateTable('judge')
        .set({ tokenHash: hashToken(token) })
        .where('id', '=', id)
        .execute(),
    );
    const session = mintSession(store.secrets, id);
    const asking = (headers: Record<string, string | undefined>) => gate(request(headers));
    const proof = { 'x-judge-token': token, 'x-judge-session': session };
    expect(await asking(proof)).toEqual({
      judgeId: id,
      eventId: round.eventId,
      sessionId: session,
      by: { kind: 'judge', id, name: 'Judge 1' },
    });
    const unknown = refused('judge_unknown');
    for (const wrong of [
      {},
      { 'x-judge-token': token },
      { 'x-judge-session': session },
      { ...proof, 'x-judge-token': newToken() },
      { ...proof, 'x-judge-session': mintSession(store.secrets, otherId) },
      { ...proof, 'x-judge-session': `${session}0` },
      { ...proof, 'x-judge-session': session.slice(-16) },
    ])
      await expect(asking(wrong)).rejects.toMatchObject(unknown);
    const noted = () =>
      store.read
        .selectFrom('judgeSession')
        .select(['judgeId', 'lastSeenAt'])
        .where('id', '=', session)
        .execute();
    expect(await noted()).toEqual([{ judgeId: id, lastSeenAt: now }]);
    await change((tx) =>
      tx.updateTable('judgeSession').set({ revokedAt: now }).where('id', '=', session).execute(),
    );
    await expect(asking(proof)).rejects.toMatchObject(unknown);
    await change((tx) => tx.updateTable('judge').set({ revokedAt: now }).where('id', '=', id).execute());
    const again = { ...proof, 'x-judge-session': mintSession(store.secrets, id) };
    await expect(asking(again)).rejects.toMatchObject(unknown);
  });
});

describe('a performer', () => {
  it('is let in by the private link alone', async () => {
    const gate = participantGate(store);
    const token = newToken();
    const [act] = await store.read
      .selectFrom('participant')
      .select(['id', 'stageName'])
      .where('eventId', '=', round.eventId)
      .execute();
    if (!act) throw new Error('The round has an act.');
    await change((tx) =>
      tx
        .updateTable('participant')
        .set({ statusTokenHash: hashToken(token) })
        .where('id', '=', act.id)
        .execute(),
    );
    expect(await gate(request({ 'x-participant-token': token }))).toEqual({
      participantId: act.id,
      eventId: round.eventId,
      by: { kind: 'participant', id: act.id, name: 'Act 1' },
    });
    for (const headers of [{}, { 'x-participant-token': newToken() }])
      await expect(gate(request(headers))).rejects.toMatchObject(refused('link_unknown'));
  });
});

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
    now += 14_999;
    await gate(request(headers));
    expect(await lastSeen()).toBe(begun);
    now += 1;
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
    expect(nobody(turned)).toBeUndefined();
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
    now += MINUTE;
    await gate(bearing(token));
    expect(await lastUsed()).toBe(begun);
    now += 1;
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
