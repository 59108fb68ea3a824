/**
 * Who each gate lets in and whom it turns away, on one store: what a call may do is decided by the proof that it gets
 * here; of screens, gear and rounds beside this file. `npm run mutations -- gates` changes the gates line by line
 * against both.
 */
import type { FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { adminGates } from '#server/accounts/gate.ts';
import { IDLE_MS } from '#server/accounts/queries.ts';
import { takeBackReasonOf } from '#server/accounts/take-back-reason.ts';
import { anyoneGate, bearerToken, cameAt, header } from '#server/http/access.ts';
import { judgeGate } from '#server/judging/gate.ts';
import { mintSession } from '#server/judging/sessions.ts';
import { participantGate } from '#server/registration/gate.ts';
import { hashToken, newToken } from '#server/store/secrets.ts';
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

describe('somebody of the admin', () => {
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
    passes(IDLE_MS - 1);
    await crew(bearing(idle.token));
    passes(IDLE_MS);
    await expect(crew(bearing(idle.token))).rejects.toMatchObject(unknown);
  });

  it('keeps a session alive by using it, noted every five minutes', async () => {
    const { crew } = adminGates(store);
    const { token, lastSeen } = await signedIn('crew');
    const begun = now;
    passes(5 * MINUTE - 1);
    await crew(bearing(token));
    expect(await lastSeen()).toBe(begun);
    passes(1);
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
      statusTokenHash: hashToken(token),
      eventId: round.eventId,
      by: { kind: 'participant', id: act.id, name: 'Act 1' },
    });
    for (const headers of [{}, { 'x-participant-token': newToken() }])
      await expect(gate(request(headers))).rejects.toMatchObject(refused('link_unknown'));
    const erasedAt = (at: number | null) =>
      change((tx) => tx.updateTable('participant').set({ erasedAt: at }).where('id', '=', act.id).execute());
    await erasedAt(now);
    await expect(gate(request({ 'x-participant-token': token }))).rejects.toMatchObject(
      refused('link_erased'),
    );
    await erasedAt(null);
  });
});

describe('the reason for which a certified result is taken back', () => {
  it('is read from its header, and refused in words where that is not encoded', () => {
    expect(takeBackReasonOf.parse('A%20mark%20was%20wrong.')).toBe('A mark was wrong.');
    const { error } = takeBackReasonOf.safeParse('100%');
    expect(error?.issues).toMatchObject([{ message: 'This is not percent-encoded.' }]);
  });
});
