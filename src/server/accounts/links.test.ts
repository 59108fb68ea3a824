import { expect, it } from 'vitest';
import { JO, login, ofAccount } from '#test/accounts.ts';
import { describeStoresByTurns } from '#test/store.ts';
import { mint } from '../http/access.ts';
import { commandsOf } from '../http/command.ts';
import { SYSTEM } from '../store/audit.ts';
import { addAdmin, changeAdmin, issueAccountLink, issueSetupLink, setUp } from './commands.ts';
import { sessionByToken } from './queries.ts';
import { openSignIns } from './sign-in.ts';

describeStoresByTurns('accounts', (open) => {
  it('are entered by a link that sets a password once, and ends what was signed in before', async () => {
    let now = Date.UTC(2026, 3, 18);
    const store = await open({ clock: () => now });
    const jo = await addAdmin(store, SYSTEM, JO);
    const command = commandsOf(store);
    const access = mint<'admin'>({
      adminId: jo.id,
      sessionId: 'none',
      role: 'admin',
      by: { kind: 'admin', id: jo.id, name: jo.name },
    });
    const link = (id: string) => command(issueAccountLink)({ access, ...ofAccount(id) });
    const { password: _none, ...sam } = {
      ...JO,
      name: 'Sam',
      email: 'sam@example.org',
      role: 'crew',
    } as const;
    const { id } = await addAdmin(store, SYSTEM, sam);
    await expect(login(store, { ...sam, password: '' }, 'a test')).rejects.toMatchObject({
      code: 'wrong_login',
    });

    const first = await link(id);
    const { token } = await link(id);
    const chosen = { name: 'Sam Reyes', email: sam.email, password: 'three lamps and a ladder' };
    const used = (given: string) => setUp(store, given, chosen, 'a test');
    await expect(used(first.token)).rejects.toMatchObject({ code: 'link_unknown' });
    expect((await used(token)).admin).toMatchObject({ id, name: 'Sam Reyes', role: 'crew' });
    await expect(used(token)).rejects.toMatchObject({ code: 'link_unknown' });
    const signedIn = await login(store, chosen, 'a test');

    const reset = await link(id);
    expect(JSON.stringify(await store.read.selectFrom('setupLink').selectAll().execute())).not.toContain(
      reset.token,
    );
    await setUp(store, reset.token, { ...chosen, password: 'four lamps and a ladder' }, 'a test');
    expect(await sessionByToken(store.read, signedIn.token, now)).toBeUndefined();
    await expect(login(store, chosen, 'a test')).rejects.toMatchObject({ code: 'wrong_login' });

    // Whoever changes their password has no use for a link that is still about.
    const left = await link(id);
    const mine = await login(store, { ...chosen, password: 'four lamps and a ladder' }, 'a test');
    const session = await sessionByToken(store.read, mine.token, now);
    await openSignIns(store).changePassword(
      mint<'crew'>({
        ...{ adminId: id, sessionId: session?.sessionId ?? '', role: 'crew' },
        by: { kind: 'crew', id, name: 'Sam Reyes' },
      }),
      { currentPassword: 'four lamps and a ladder', newPassword: 'five lamps and a ladder' },
    );
    await expect(used(left.token)).rejects.toMatchObject({ code: 'link_unknown' });

    const late = await link(id);
    now += 2 * 86_400_000 + 1;
    await expect(used(late.token)).rejects.toMatchObject({ code: 'link_unknown' });
    const off = await link(id);
    await command(changeAdmin)({ access, ...ofAccount(id), body: { disabled: true } });
    await expect(used(off.token)).rejects.toMatchObject({ code: 'link_unknown' });
    await expect(link(id)).rejects.toMatchObject({ code: 'wrong_state' });
    // A link for an account leaves the first admin's alone, and the other way round.
    const own = await link(jo.id);
    await issueSetupLink(store);
    await setUp(store, own.token, { ...JO, password: 'six plain words in a row' }, 'a test');
  });
});
