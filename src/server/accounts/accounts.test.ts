import { expect, it } from 'vitest';
import { loginBody, newAdminBody } from '#contract/accounts/schema.ts';
import { JO, login, ofAccount } from '#test/accounts.ts';
import { besideTheDoor } from '#test/beside-the-door.ts';
import { describeStoresByTurns } from '#test/store.ts';
import { itAtLength } from '#test/tried.ts';
import { type CrewAccess, mint } from '../http/access.ts';
import { commandsOf } from '../http/command.ts';
import { SYSTEM } from '../store/audit.ts';
import type { Store } from '../store/store.ts';
import { addAdmin, changeAdmin, issueSetupLink, setUp } from './commands.ts';
import { adminGates } from './gate.ts';
import { passwordWork } from './passwords.ts';
import { IDLE_MS, sessionByToken, sessionsOf } from './queries.ts';
import { endOtherSessions, signOutAdmin } from './sessions.ts';
import { openSignIns } from './sign-in.ts';

/** How long something took, in ms. */
async function took(work: Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work.catch(() => undefined);
  return performance.now() - began;
}

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

describeStoresByTurns('accounts', (open) => {
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
      told: [{ line: 'refused.wrong_login' }, { line: 'triesLeft', blanks: { left: '4' } }],
    });
    expect(await unknown).toEqual(await wrong);
  });

  it('does the same work for an unknown address, a switched-off account and a wrong password', async () => {
    const store = await open();
    await addAdmin(store, SYSTEM, JO);
    const off = await addAdmin(store, SYSTEM, { ...JO, email: 'off@example.org' });
    await besideTheDoor(store, (tx) =>
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

  it('tells wrong passwords later and later, and lets the right one in at once from anywhere', async () => {
    const store = await open();
    await addAdmin(store, SYSTEM, JO);
    const signIns = openSignIns(store);
    const from = { address: '203.0.113.9' };
    const guess = () => signIns.login({ ...JO, password: 'guessed' }, '', from);
    for (let tries = 0; tries < 5; tries += 1) await guess().catch(() => undefined);
    expect(await took(guess())).toBeGreaterThan(490);
    await expect(guess()).rejects.toMatchObject({ code: 'wrong_login' });
    let told = 0;
    const held = [1, 2, 3].map(() => guess().catch(() => (told += 1)));
    // From the very network, on a browser that nobody knows, while the guesses go on.
    expect((await signIns.login(JO, '', from)).admin.name).toBe(JO.name);
    expect(told).toBeLessThan(3);
    await Promise.all(held);
  });

  itAtLength(
    'lets the right one in beside sixty who try wrong ones, of accounts that there are and that there are not',
    async () => {
      const store = await open();
      await addAdmin(store, SYSTEM, JO);
      const signIns = openSignIns(store);
      let over = false;
      const flood = Array.from({ length: 60 }, async (_, at) => {
        for (let tries = 0; !over; tries += 1) {
          const email = at % 2 === 0 ? JO.email : `nobody${at}.${tries}@example.org`;
          await signIns
            .login({ email, password: 'guessed' }, '', { address: '203.0.113.9' })
            .catch(() => undefined);
        }
      });
      for (let tries = 0; tries < 5; tries += 1)
        expect((await signIns.login(JO, '', { address: '203.0.113.9' })).admin.name).toBe(JO.name);
      over = true;
      await Promise.all(flood);
    },
  );

  it('answers wrong ones for the current password later and later, and takes the right one', async () => {
    const store = await open();
    await addAdmin(store, SYSTEM, JO);
    const signIns = openSignIns(store);
    const access = await accessOf(store, (await login(store, JO, '')).token);
    const guess = (currentPassword: string) =>
      signIns.changePassword(access, { currentPassword, newPassword: 'other plain words entirely' });
    for (let tries = 0; tries < 5; tries += 1)
      await expect(guess('no')).rejects.toMatchObject({ code: 'wrong_password' });
    expect(await took(guess('no'))).toBeGreaterThan(490);
    expect(await guess(JO.password)).toEqual({ endedSessions: 0 });
  });

  itAtLength('notes a flood of failures by fewer and fewer rows', async () => {
    const store = await open();
    const signIns = openSignIns(store);
    const many = Array.from({ length: 40 }, (_, at) =>
      signIns.login({ email: `nobody${at}@example.org`, password: 'guessed' }, '').catch(() => undefined),
    );
    await Promise.all(many);
    const rows = await store.read
      .selectFrom('audit')
      .select('after')
      .where('action', '=', 'login.failed')
      .execute();
    const noted = rows.map((row) => Number(JSON.parse(row.after ?? '{}').failures));
    expect(noted.toSorted((a, b) => a - b)).toEqual([
      ...Array.from({ length: 10 }, (_, at) => at + 1),
      16,
      32,
    ]);
  });

  it('lets nobody in by a password that was changed while it was being checked', async () => {
    const store = await open();
    await addAdmin(store, SYSTEM, JO);
    const signIns = openSignIns(store);
    const access = await accessOf(store, (await signIns.login(JO, 'here')).token);
    const underWay = Array.from({ length: 14 }, (_, at) => signIns.login(JO, `there ${at}`));
    const changed = signIns.changePassword(access, {
      currentPassword: JO.password,
      newPassword: 'other plain words entirely',
    });
    const outcomes = await Promise.allSettled([changed, ...underWay]);
    expect(outcomes[0]?.status).toBe('fulfilled');
    // Some got in before, and were ended; some came too late, and are refused.
    expect(await sessionsOf(store.read, access.adminId, store.now())).toHaveLength(1);
    const late = outcomes.filter((one) => one.status === 'rejected');
    expect(late.length).toBeGreaterThan(0);
    for (const one of late) expect(one.reason).toMatchObject({ code: 'wrong_login' });
  });

  it('changes a password once, however many change it at the same moment', async () => {
    const store = await open();
    await addAdmin(store, SYSTEM, JO);
    const signIns = openSignIns(store);
    const sessions = await Promise.all([1, 2].map(() => signIns.login(JO, '')));
    const accesses = await Promise.all(sessions.map(({ token }) => accessOf(store, token)));
    const outcomes = await Promise.allSettled(
      Array.from({ length: 6 }, (_, at) =>
        signIns.changePassword(accesses[at % 2] as CrewAccess, {
          currentPassword: JO.password,
          newPassword: `other plain words entirely ${at}`,
        }),
      ),
    );
    expect(outcomes.filter((one) => one.status === 'fulfilled')).toHaveLength(1);
    expect(await sessionsOf(store.read, accesses[0]?.adminId ?? '', store.now())).toHaveLength(1);
  });

  it('adds no account by a session that ended while the password was worked on', async () => {
    const store = await open();
    await addAdmin(store, SYSTEM, JO);
    const access = await accessOf(store, (await login(store, JO, '')).token);
    const admin = mint<'admin'>({ ...access, role: 'admin' });
    const added = addAdmin(store, admin, { ...JO, email: 'other@example.org' });
    await commandsOf(store)(signOutAdmin)({ access: admin, ...ofAccount(access.adminId) });
    await expect(added).rejects.toMatchObject({ code: 'unauthenticated' });
  });

  it('ends all other sessions when the password changes, and asks for the current one', async () => {
    const store = await open();
    await addAdmin(store, SYSTEM, JO);
    const here = await login(store, JO, 'here');
    const there = await login(store, JO, 'there');
    const access = await accessOf(store, here.token);
    const next = { newPassword: 'other plain words entirely' };
    const { changePassword } = openSignIns(store);
    await expect(changePassword(access, { ...next, currentPassword: 'no' })).rejects.toMatchObject({
      status: 400,
      code: 'wrong_password',
    });
    expect(await changePassword(access, { ...next, currentPassword: JO.password })).toEqual({
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

  it('ends the set-up link once there is an admin, however they came, and says whom to ask', async () => {
    const store = await open();
    const token = await issueSetupLink(store);
    await expect(setUp(store, 'made-up', JO, '')).rejects.toThrow('Start the server again for a new one.');
    await addAdmin(store, SYSTEM, { ...JO, email: 'crew@example.org', role: 'crew' });
    await addAdmin(store, SYSTEM, JO);
    await expect(setUp(store, token, { ...JO, email: 'b@example.org' }, '')).rejects.toThrow(
      'Ask an admin for a new one.',
    );
    expect(await store.read.selectFrom('admin').selectAll().execute()).toHaveLength(2);
  });

  it('takes no address with characters that nobody sees, and one address however it is written', () => {
    const read = (email: string) => newAdminBody.safeParse({ name: 'Jo', email, role: 'admin' });
    for (const hidden of ['\u0000', '\u0007', '\u202e', '\u200b'])
      expect(read(`a${hidden}b@example.org`).success).toBe(false);
    const parted = 'Jo\u0065\u0301@example.org';
    expect(read(parted).data?.email).toBe('jo\u00e9@example.org');
    expect(loginBody.parse({ email: parted, password: 'x' }).email).toBe('jo\u00e9@example.org');
  });

  it('never lets the last admin go', async () => {
    const store = await open();
    const { id } = await addAdmin(store, SYSTEM, JO);
    const { token } = await login(store, JO, '');
    const access = await accessOf(store, token);
    const admin = mint<'admin'>({ ...access, role: 'admin' });
    // One who was added and has no password yet cannot sign in.
    await addAdmin(store, SYSTEM, { name: 'Sam', email: 'sam@example.org', role: 'admin' });
    await expect(
      commandsOf(store)(changeAdmin)({ access: admin, ...ofAccount(id), body: { role: 'crew' } }),
    ).rejects.toMatchObject({
      code: 'last_admin',
    });
    await expect(
      commandsOf(store)(changeAdmin)({ access: admin, ...ofAccount(id), body: { disabled: true } }),
    ).rejects.toMatchObject({
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
    expect(await commandsOf(store)(endOtherSessions)({ access })).toEqual({ endedSessions: 1 });
    expect((await sessionsOf(store.read, id, store.now())).map(({ device }) => device)).toEqual(['here']);
    const admin = mint<'admin'>({ ...access, role: 'admin' });
    expect(await commandsOf(store)(signOutAdmin)({ access: admin, ...ofAccount(id) })).toEqual({
      endedSessions: 1,
    });
    expect(await sessionByToken(store.read, here.token, store.now())).toBeUndefined();
    await expect(
      commandsOf(store)(signOutAdmin)({ access: admin, ...ofAccount('nobody') }),
    ).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});
