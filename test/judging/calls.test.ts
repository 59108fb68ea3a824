/** Judges call acts by three large keys, are told how many yes are left, and give grades by their names. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, it } from 'vitest';
import { judgingEndpoints } from '#contract/judging/endpoints.ts';
import { resultsEndpoints } from '#contract/results/endpoints.ts';
import { roundsEndpoints } from '#contract/results/rounds.ts';
import { addAdmin } from '#server/accounts/commands.ts';
import { openSignIns } from '#server/accounts/sign-in.ts';
import { setScoring } from '#server/judging/scoring-commands.ts';
import { SYSTEM } from '#server/store/audit.ts';
import { PHONE, testBrowser } from '../browser.ts';
import { seedRound } from '../round.ts';
import { testServers } from '../server.ts';

const start = testServers();
const browser = testBrowser();

/** Three acts, one judge, one criterion from 1 to 10. */
async function audition(rules: object) {
  const server = await start();
  const round = await seedRound(server.store, { acts: 3, judges: 1, weights: [1], rules });
  await server.store.write({ by: SYSTEM }, (work) => setScoring(work, round.performanceIds, 'open'));
  const account = { email: 'ana@example.org', password: 'a long password of ours' };
  await addAdmin(server.store, SYSTEM, { ...account, name: 'Ana', role: 'admin' });
  const { token } = await openSignIns(server.store).login(account, 'test');
  const admin = server.caller({ authorization: `Bearer ${token}` });
  const { path } = await admin.call(judgingEndpoints.reissueLink, {
    params: { id: round.judgeIds[0] ?? '' },
  });
  const person = await browser.person(server.origin, { viewport: PHONE });
  await person.page.goto(path);
  return { admin, page: person.page };
}

it('counts the yes and alternates of a judge down, and names judges who gave others to the desk', async () => {
  const { admin, page } = await audition({ method: 'calls', calls: { recall: 1, alternates: 1 } });
  const call = async (act: string, name: string) => {
    await page.getByRole('heading', { level: 1, name: act }).waitFor();
    await page.getByRole('radiogroup').getByText(name, { exact: true }).click();
  };
  const send = () => page.getByRole('button', { name: 'Send score' }).click();
  const open = async (act: string) => {
    await page.getByRole('button', { name: / of 3$/ }).click();
    await page.getByRole('button', { name: new RegExp(act) }).click();
  };
  await page.getByText('0 of 1 yes, 1 left; 0 of 1 alternates, 1 left').waitFor();
  await call('Act 1', 'Yes');
  await page.getByText('1 of 1 yes, all given; 0 of 1 alternates, 1 left').waitFor();
  await page.getByText('Not sent yet').waitFor();
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  await send();
  await open('Act 2');
  await call('Act 2', 'Yes');
  await page.getByText('2 of 1 yes, 1 too many').waitFor();
  await send();
  await open('Act 3');
  await call('Act 3', 'No');
  await send();
  const scoring = () => admin.call(resultsEndpoints.scoring);
  await expect
    .poll(async () => (await scoring()).doubts, { timeout: 30_000 })
    .toContainEqual(
      expect.objectContaining({ kind: 'calls_off', yes: 2, alternates: 0, recall: 1, alternatesAsked: 1 }),
    );
  await open('Act 2');
  await page.getByRole('button', { name: 'Change' }).click();
  await call('Act 2', 'Alternate');
  await send();
  await expect
    .poll(async () => (await scoring()).rows.map(({ result }) => result), { timeout: 30_000 })
    .toEqual(['1.00', '0.50', '0.00']);
  expect((await scoring()).doubts.map(({ kind }) => kind)).not.toContain('calls_off');
  expect((await admin.call(roundsEndpoints.rounds))[0]?.recall).toBe(1);
});

it('shows grades by their names, where there are as many as marks', async () => {
  const grades = ['F', 'E', 'D', 'C', 'B', 'A', 'A+', 'A++', 'S', 'S+'];
  const { page } = await audition({ method: 'majority_judgment', grades });
  await page.getByRole('radiogroup').getByText('S+', { exact: true }).click();
  await expect.poll(() => page.getByRole('radio', { name: 'S+', exact: true }).isChecked()).toBe(true);
  expect(await page.getByRole('radio').count()).toBe(10);
});
