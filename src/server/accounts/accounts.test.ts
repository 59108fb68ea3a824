import { expect, it } from 'vitest';
import { describeEachStore } from '#test/store.ts';
import { type CrewAccess, mint } from '../http/access.ts';
import { SYSTEM } from '../store/audit.ts';
import type { Store } from '../store/store.ts';
import { addAdmin, changeAdmin, changePassword, issueSetupLink, login, setUp } from './commands.ts';
import { sessionByToken, sessionsOf } from './queries.ts';

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

  it('ends a session a week after sign-in', async () => {
    let now = Date.parse('2026-04-18T12:00:00Z');
    const store = await open({ clock: () => now });
    await addAdmin(store, SYSTEM, JO);
    const { token } = await login(store, JO, '');
    now += 7 * 86_400_000 - 1;
    expect(await sessionByToken(store.read, token, store.now())).toBeDefined();
    now += 1;
    expect(await sessionByToken(store.read, token, store.now())).toBeUndefined();
  });
});
