/** The first admin comes by the link that the server prints; others are added, and sign in and out. */
import { accountsEndpoints } from '#contract/accounts/endpoints.ts';
import { issueSetupLink } from '#server/accounts/commands.ts';
import { type Fixture, refused } from './fixture.ts';

export const JO = { email: 'jo@example.org', password: 'a long walk by the sea' };
export const SAM = { email: 'sam@example.org', password: 'three lamps and a ladder' };

export async function playAccounts(fixture: Fixture): Promise<void> {
  const { anyone, store } = fixture;
  const token = await issueSetupLink(store);
  await anyone.call(accountsEndpoints.setupState, { params: { token } });
  await anyone.call(accountsEndpoints.setup, { params: { token }, body: { ...JO, name: 'Jo Brandt' } });
  await refused(anyone, accountsEndpoints.login, { body: { ...JO, password: 'a short walk' } });
  const signIn = async (account: { email: string; password: string }) => {
    const answer = await anyone.call(accountsEndpoints.login, { body: account });
    return fixture.as({ authorization: `Bearer ${answer.token}` });
  };
  const other = await signIn(JO);
  fixture.desk = await signIn(JO);
  const { desk } = fixture;
  await desk.call(accountsEndpoints.profile);
  await desk.call(accountsEndpoints.updateProfile, { body: { name: 'Jo Brandt', email: JO.email } });
  const sam = await desk.call(accountsEndpoints.addAdmin, {
    body: { ...SAM, name: 'Sam Reyes', role: 'crew' },
  });
  await desk.call(accountsEndpoints.admins);
  await desk.call(accountsEndpoints.changeAdmin, { params: { id: sam.id }, body: { role: 'crew' } });
  const sessions = await desk.call(accountsEndpoints.sessions);
  const elsewhere = sessions.find((session) => !session.isThis);
  await desk.call(accountsEndpoints.endSession, { params: { id: elsewhere?.id ?? '' } });
  await refused(other, accountsEndpoints.profile);
  await desk.call(accountsEndpoints.endOtherSessions);
  await desk.call(accountsEndpoints.changePassword, {
    body: { currentPassword: JO.password, newPassword: 'a longer walk by the sea' },
  });
  await desk.call(accountsEndpoints.changePassword, {
    body: { currentPassword: 'a longer walk by the sea', newPassword: JO.password },
  });
  fixture.crew = await signIn(SAM);
  await refused(fixture.crew, accountsEndpoints.admins);
  const { url } = await desk.call(accountsEndpoints.linkForAdmin, { params: { id: sam.id } });
  const link = { token: url.split('/').at(-1) ?? '' };
  await anyone.call(accountsEndpoints.setupState, { params: link });
  await anyone.call(accountsEndpoints.setup, { params: link, body: { ...SAM, name: 'Sam Reyes' } });
  await refused(anyone, accountsEndpoints.setupState, { params: link });
  await desk.call(accountsEndpoints.signOutAdmin, { params: { id: sam.id } });
  fixture.crew = await signIn(SAM);
  await (await signIn(SAM)).call(accountsEndpoints.logout);
}
