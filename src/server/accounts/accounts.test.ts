import { expect, it } from 'vitest';
import { describeEachStore } from '#test/store.ts';
import { type CrewAccess, mint } from '../http/access.ts';
import { SYSTEM } from '../store/audit.ts';
import type { Store } from '../store/store.ts';
import {
  addAdmin,
  changeAdmin,
  changePassword,
  endOtherSessions,
  issueSetupLink,
  login,
  setUp,
  signOutAdmin,
} from './commands.ts';
import { adminGates } from './gate.ts';
import { passwordWork } from './passwords.ts';
import { IDLE_MS, sessionByToken, sessionsOf } from './queries.ts';

const JO = {
  name: 'Jo Brandt',
  email: 'jo@example.org',
  role: 'admin',
  password: 'five plain words in a row',
} as const;

async function accessOf(store: Store, token: string): Promise<CrewAccess> {
  const found = await sessionByToken(store.read, token, store.now());
  if (!found) throw new Error('the session does not count');
  return mint<'crew'>({
    adminId: found.adminId,
    sessionId: found.sessionId,
    role: found.role,
    by: { kind: found.role, id: found.adminId, name: found.name },
  });
}

describeEachStore('accounts', (open) => {
  it('keeps no password and no token in the clear', async () => {
    const store = await open();
    await addAdmin(store, SYSTEM, JO);
    const { token } = await login(store, JO, 'Firefox on Linux');
    const rows = JSON.stringify([
      await store.read.selectFrom('admin').selectAll().execute(),
      await store.read.selectFrom('adminSession').selectAll().execute(),
      await store.read.selectFrom('audit').selectAll().execute(),
    ]);
    expect(rows).not.toContain(JO.password);
    expect(rows).not.toContain(token);
    expect(rows).toContain('argon2id$19456$2$');
  });

  it('answers a wrong password and an unknown address alike', async () => {
    const store = await open();
    await addAdmin(store, SYSTEM, JO);
    const wrong = login(store, { ...JO, password: 'not the one' }, '').catch((error) => error.answer());
    const unknown = login(store, { ...JO, email: 'no@example.org' }, '').catch((error) => error.answer());
    expect(await wrong).toEqual({
      code: 'wrong_login',
      error: 'That email and password do not match. 4 tries left.',
    });
    expect(await unknown).toEqual(await wrong);
  });

  it('does the same work for an unknown address, a switched-off account and a wrong password', async () => {
    const store = await open();
    await addAdmin(store, SYSTEM, JO);
    const off = await addAdmin(store, SYSTEM, { ...JO, email: 'off@example.org' });
    await store.quiet((tx) =>
      tx.updateTable('admin').set({ disabledAt: 1 }).where('id', '=', off.id).execute(),
    );
    const kept = async () => (await store.read.selectFrom('audit').select('seq').execute()).length;
    for (const given of [
      { ...JO, password: 'not the one' },
      { ...JO, email: 'nobody@example.org' },
      { ...JO, email: 'off@example.org' },
    ]) {
      const [derived, version, noted] = [passwordWork.done, await store.version(), await kept()];
      await expect(login(store, given, '')).rejects.toMatchObject({ code: 'wrong_login', status: 401 });
      expect([passwordWork.done, await store.version(), await kept()]).toEqual([
        derived + 1,
        version + 1,
        noted + 1,
      ]);
    }
  });

  it('lets no stranger keep out whoever signed in on this browser before, or tries from elsewhere', async () => {
    const store = await open();
    await addAdmin(store, SYSTEM, JO);
    const wrong = { ...JO, password: 'guessed' };
    for (let tries = 0; tries < 6; tries += 1)
      await login(store, wrong, '', { address: '203.0.113.9' }).catch(() => undefined);
    await expect(login(store, JO, '', { address: '203.0.113.9' })).rejects.toMatchObject({
      code: 'too_many',
    });
    expect((await login(store, JO, '', { address: '203.0.113.9', known: 'this' })).admin.name).toBe(JO.name);
    expect((await login(store, JO, '', { address: '198.51.100.1' })).admin.name).toBe(JO.name);
    for (let tries = 0; tries < 5; tries += 1)
      await login(store, wrong, '', { address: '', known: 'stolen' }).catch(() => undefined);
    await expect(login(store, JO, '', { address: '', known: 'stolen' })).rejects.toMatchObject({
      code: 'too_many',
    });
  });

  it('slows whoever guesses the current password on a device that was left open', async () => {
    const store = await open();
    await addAdmin(store, SYSTEM, JO);
    const access = await accessOf(store, (await login(store, JO, '')).token);
    const guess = (currentPassword: string) =>
      changePassword(store, access, { currentPassword, newPassword: 'other plain words entirely' });
    for (let tries = 0; tries < 5; tries += 1)
      await expect(guess('no')).rejects.toMatchObject({ code: 'wrong_password' });
    await expect(guess(JO.password)).rejects.toMatchObject({ code: 'too_many' });
  });

  it('makes an address wait after five failures, and lets it in afterwards', async () => {
    let now = Date.parse('2026-04-18T12:00:00Z');
    const store = await open({ clock: () => now });
    await addAdmin(store, SYSTEM, JO);
    for (let tries = 0; tries < 5; tries += 1)
      await expect(login(store, { ...JO, password: 'no' }, '')).rejects.toMatchObject({
        code: 'wrong_login',
      });
    await expect(login(store, JO, '')).rejects.toMatchObject({ code: 'too_many', retryAfter: 1 });
    now += 1_000;
    expect((await login(store, JO, '')).admin.name).toBe('Jo Brandt');
  });

  it('ends all other sessions when the password changes, and asks for the current one', async () => {
    const store = await open();
    await addAdmin(store, SYSTEM, JO);
    const here = await login(store, JO, 'here');
    const there = await login(store, JO, 'there');
    const access = await accessOf(store, here.token);
    const next = { newPassword: 'other plain words entirely' };
    await expect(changePassword(store, access, { ...next, currentPassword: 'no' })).rejects.toMatchObject({
      status: 400,
      code: 'wrong_password',
    });
    expect(await changePassword(store, access, { ...next, currentPassword: JO.password })).toEqual({
      endedSessions: 1,
    });
    expect(await sessionByToken(store.read, there.token, store.now())).toBeUndefined();
    expect(await sessionsOf(store.read, access.adminId, store.now())).toHaveLength(1);
  });

  it('lets a set-up link make one admin, once, even pressed twice at the same moment', async () => {
    const store = await open();
    const token = await issueSetupLink(store);
    const both = await Promise.allSettled([
      setUp(store, token, JO, ''),
      setUp(store, token, { ...JO, email: 'b@example.org' }, ''),
    ]);
    expect(both.filter((done) => done.status === 'fulfilled')).toHaveLength(1);
    expect(await store.read.selectFrom('admin').selectAll().execute()).toHaveLength(1);
  });

  it('never lets the last admin go', async () => {
    const store = await open();
    const { id } = await addAdmin(store, SYSTEM, JO);
    const { token } = await login(store, JO, '');
    const access = await accessOf(store, token);
    const admin = mint<'admin'>({ ...access, role: 'admin' });
    await expect(changeAdmin(store, admin, id, { role: 'crew' })).rejects.toMatchObject({
      code: 'last_admin',
    });
    await expect(changeAdmin(store, admin, id, { disabled: true })).rejects.toMatchObject({
      code: 'last_admin',
    });
  });

  it('refuses a second account with the same address, with the field', async () => {
    const store = await open();
    await addAdmin(store, SYSTEM, JO);
    await expect(addAdmin(store, SYSTEM, { ...JO, name: 'Another' })).rejects.toMatchObject({
      code: 'email_taken',
      fields: { email: expect.any(String) },
    });
  });

  it('ends a session a week after sign-in, and after half a day without use', async () => {
    let now = Date.parse('2026-04-18T12:00:00Z');
    const store = await open({ clock: () => now });
    await addAdmin(store, SYSTEM, JO);
    const { token } = await login(store, JO, '');
    const use = () =>
      adminGates(store).crew({ headers: { authorization: `bearer ${token}` } } as Parameters<
        ReturnType<typeof adminGates>['crew']
      >[0]);
    const end = now + 7 * 86_400_000;
    for (; now < end; now += IDLE_MS - 1) await use();
    now = end - 1;
    await use();
    now = end;
    await expect(use()).rejects.toMatchObject({ code: 'unauthenticated' });

    const second = await login(store, JO, '');
    now += IDLE_MS;
    expect(await sessionByToken(store.read, second.token, now)).toBeUndefined();
    expect(await sessionByToken(store.read, second.token, now - 1)).toBeDefined();
  });

  it('ends the other sessions on demand, one’s own and, for an admin, anybody’s', async () => {
    const store = await open();
    const { id } = await addAdmin(store, SYSTEM, JO);
    const here = await login(store, JO, 'here');
    await login(store, JO, 'there');
    const access = await accessOf(store, here.token);
    expect(await endOtherSessions(store, access)).toEqual({ endedSessions: 1 });
    expect((await sessionsOf(store.read, id, store.now())).map(({ device }) => device)).toEqual(['here']);
    const admin = mint<'admin'>({ ...access, role: 'admin' });
    expect(await signOutAdmin(store, admin, id)).toEqual({ endedSessions: 1 });
    expect(await sessionByToken(store.read, here.token, store.now())).toBeUndefined();
    await expect(signOutAdmin(store, admin, 'nobody')).rejects.toMatchObject({ code: 'not_found' });
  });
});
