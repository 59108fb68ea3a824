/** What every conformance test has: a server with an event, an admin, a crew member, a judge and an act; a browser. */
import { afterAll, beforeAll } from 'vitest';
import { accountsEndpoints } from '#contract/accounts/endpoints.ts';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { judgingEndpoints } from '#contract/judging/endpoints.ts';
import { registrationEndpoints } from '#contract/registration/endpoints.ts';
import { testParticipant } from '#contract/registration/test-participants.ts';
import { addAdmin } from '#server/accounts/commands.ts';
import type { Caller } from '#server/demo/api.ts';
import { SYSTEM } from '#server/store/audit.ts';
import type { Person } from '../browser.ts';
import { startTestServer, type TestServer } from '../server.ts';

export const ADMIN = {
  name: 'Jo Brandt',
  email: 'jo@example.org',
  role: 'admin',
  password: 'a long walk by the sea',
} as const;
export const CREW = {
  name: 'Sam Reyes',
  email: 'sam@example.org',
  role: 'crew',
  password: 'three lamps and a ladder',
} as const;
export const JUDGE_NAME = 'Mei-Ling Zhou';

export interface Fixture extends TestServer {
  desk: Caller;
  /** `/judge/…` */
  judgePath: string;
  judgeToken: string;
  participantId: string;
}

/** One server for the file. Answers how to get it, since it starts before the first test. */
export function conformanceFixture(): () => Fixture {
  let fixture: Fixture | undefined;
  let stop: (() => unknown) | undefined;
  beforeAll(async () => {
    const [server, stopServer] = await startTestServer();
    stop = stopServer;
    for (const account of [ADMIN, CREW]) await addAdmin(server.store, SYSTEM, account);
    const desk = server.caller(await bearer(server, ADMIN));
    await desk.call(eventsEndpoints.addEvent, { body: { name: 'Open Stage', registrationMode: 'open' } });
    await desk.call(judgingEndpoints.addJudges, { body: { names: [JUDGE_NAME] } });
    const [link] = await desk.call(judgingEndpoints.judgeLinks);
    const { participant } = await desk.call(registrationEndpoints.addParticipant, {
      body: testParticipant(0),
    });
    const judgePath = link?.path ?? '';
    const judgeToken = judgePath.split('/').at(-1) ?? '';
    fixture = { ...server, desk, judgePath, judgeToken, participantId: participant.id };
  });
  afterAll(() => stop?.());
  return () => {
    if (!fixture) throw new Error('The server starts before the first test.');
    return fixture;
  };
}

/** A fresh session's header. */
export async function bearer(
  server: TestServer,
  { email, password }: { email: string; password: string },
): Promise<Record<string, string>> {
  const { token } = await server.caller().call(accountsEndpoints.login, { body: { email, password } });
  return { authorization: `Bearer ${token}` };
}

/** Fills in the login form that the page shows, and sends it. */
export async function fillLogin(
  { page }: Person,
  account: { email: string; password: string },
): Promise<void> {
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Signs in through the page. */
export async function signIn(
  person: Person,
  account: { email: string; password: string } = ADMIN,
): Promise<void> {
  await person.page.goto('/login');
  // The page asks for the profile as soon as it has a token: nobody goes on before it is told.
  await Promise.all([
    person.page.waitForResponse('**/api/v1/admin/profile'),
    person.page.waitForURL('**/admin/dashboard'),
    fillLogin(person, account),
  ]);
}

/** The toast with this text. */
export const toast = ({ page }: Person, text: string) => page.locator('.Toastify__toast', { hasText: text });

/** What the browser keeps under a key of its storage, or null. */
export const stored = ({ page }: Person, key: string): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), key);

/** Opens the judge's personal link and waits for the form. */
export async function openJudgeLink(person: Person, path: string): Promise<void> {
  await person.page.goto(path);
  await person.page.waitForURL('**/judge/scoring');
}

/** Ends the judge's session through the page. */
export async function endJudgeSession({ page }: Person): Promise<void> {
  await page.getByRole('button', { name: 'Judge menu' }).click();
  await page.getByRole('menuitem', { name: 'End session' }).click();
}
