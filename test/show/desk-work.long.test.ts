/** What the desk does beside GO: the order by drag, notes to the posts, words and lists on the projector. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { judgingEndpoints } from '#contract/judging/endpoints.ts';
import { registrationEndpoints } from '#contract/registration/endpoints.ts';
import { liveEndpoints, showEndpoints } from '#contract/show/endpoints.ts';
import { votingEndpoints } from '#contract/voting/endpoints.ts';
import { newId } from '#server/store/secrets.ts';
import { DESKTOP, type Person, PROJECTOR, testBrowser } from '../browser.ts';
import { dragBelow } from '../dragging.ts';
import { ADMIN, type Evening, startEvening } from './evening.ts';

const browser = testBrowser();
let evening: Evening;
beforeAll(async () => {
  evening = await startEvening();
  await evening.until('on stage');
});
afterAll(() => evening.stop());

/** Somebody of the crew, signed in, at this address. */
async function crewAt(path: string): Promise<Person> {
  const person = await browser.person(evening.server.origin, { viewport: DESKTOP });
  await person.page.addInitScript((token) => localStorage.setItem('auth_token', token), evening.token);
  await person.page.goto(path);
  return person;
}

it('a row of the unlocked order is dragged to another place, and the server has it there', async () => {
  const before = (await evening.desk.call(showEndpoints.show)).items;
  const waiting = before.filter((item) => item.status === 'scheduled' && item.kind === 'performance');
  const [moved, target] = waiting;
  if (!moved || !target) throw new Error('Two acts still wait.');
  const crew = await crewAt('/admin/live-event');
  const { page } = crew;
  await page.getByRole('button', { name: 'Locked', exact: true }).click();
  // A name that is read from right to left is kept apart by marks that are not seen.
  const mover = (title: string) => page.getByRole('button', { name: new RegExp(`^Move .?${title}.? up$`) });
  const row = (title: string) => page.locator('li', { has: mover(title) }).first();
  const top = async (title: string) => (await mover(title).first().boundingBox())?.y ?? 0;
  await dragBelow(
    page,
    row(moved.title).locator('[data-grip]').first(),
    row(target.title),
    async () => (await top(moved.title)) > (await top(target.title)),
  );
  await expect
    .poll(async () => {
      const { items } = await evening.desk.call(showEndpoints.show);
      const at = (id: string) => items.findIndex((item) => item.itemId === id);
      return at(moved.itemId) > at(target.itemId);
    })
    .toBe(true);
});

it('the unlocked order says which act was skipped or scratched, and no row of it is a button around its menu', async () => {
  const { page } = await crewAt('/admin/live-event');
  await page.getByRole('button', { name: 'Locked', exact: true }).click();
  const [act] = (await evening.desk.call(showEndpoints.show)).items.filter(
    ({ status, kind }) => status === 'scheduled' && kind === 'performance',
  );
  const row = page.locator('ol > li').filter({ hasText: act?.title ?? '' });
  const press = async (entry: string) => {
    await row.getByRole('button', { name: /^More for/ }).click();
    await page.getByRole('menuitem', { name: entry }).click();
  };
  await press('Skip for now');
  await row.getByText(', skipped').waitFor();
  const { statusUrl } = await evening.desk.call(registrationEndpoints.showLinks, {
    params: { id: act?.act?.participantId ?? '' },
  });
  const performer = await browser.person(evening.server.origin);
  await performer.page.goto(new URL(statusUrl).pathname);
  await performer.page.getByText('Your act comes later.').waitFor();
  await press('Put it back in');
  await row.getByText(', skipped').waitFor({ state: 'detached' });
  await press('Scratch');
  await row.getByText(', scratched').waitFor();
  await press('Undo the scratch');
  await row.getByText(', scratched').waitFor({ state: 'detached' });
  expect(await page.locator('li[role=button]').count()).toBe(0);
});

it('a note to sound is read at the sound post, then answered with ready, and the desk sees both', async () => {
  const sound = await crewAt('/backstage?post=sound');
  const stage = await crewAt('/backstage?post=stage');
  const desk = await crewAt('/admin/live-event');
  await desk.page.getByRole('button', { name: 'Sound', exact: true }).click();
  await desk.page.getByRole('textbox', { name: 'Note to sound' }).fill('Track two is quiet');
  await desk.page.getByRole('textbox', { name: 'Note to sound' }).press('Enter');
  await sound.page.getByText('Track two is quiet').waitFor();
  await stage.page.getByText('Nothing to read.').waitFor();
  await sound.page.getByRole('button', { name: 'Got it' }).click();
  await desk.page.getByText(/Last one read/).waitFor();
  await sound.page.getByRole('button', { name: 'Ready' }).click();
  await desk.page.getByText(/Ready since/).waitFor();
  await sound.page.getByText('Nothing to read.').waitFor();
});

it('a judge and a post call the desk: it stands beside GO, is taken on, told to who called, and put away', async () => {
  const { server, show } = evening;
  const desk = await crewAt('/admin/live-event');
  const light = await crewAt('/backstage?post=light');
  const judge = await browser.person(server.origin, { viewport: DESKTOP });
  await judge.page.goto(`/judge/${show.judges[0]?.token}`);
  const calls = desk.page.getByRole('region', { name: 'Calls' });
  await judge.page.getByRole('button', { name: 'Call the desk' }).click();
  await judge.page.getByText('The desk knows that you need help.').waitFor();
  await calls.getByText('Needs help').waitFor();
  await calls.getByRole('button', { name: 'I’m on it' }).click();
  await judge.page.getByText(`${ADMIN.name} at the desk is on it.`).waitFor();
  await light.page.getByRole('button', { name: 'Call the desk' }).click();
  // Who waits for nobody stands below who waits.
  await calls.getByRole('button', { name: 'I’m on it' }).waitFor();
  expect(await calls.getByRole('button').allTextContents()).toEqual(['I’m on it', 'Solved']);
  if (process.env.LOOK) await desk.page.screenshot({ path: `${process.env.LOOK}/desk-calls.png` });
  await calls.getByRole('button', { name: 'Solved' }).click();
  await judge.page.getByRole('button', { name: 'Call the desk' }).waitFor();
  await light.page.getByRole('button', { name: 'No longer needed' }).click();
  await calls.getByText('Needs help').waitFor({ state: 'detached' });
});

it('a judge’s page that comes back opens the act on stage, also where an earlier one was begun', async () => {
  const { server, show, desk } = evening;
  const token = show.judges[1]?.token ?? '';
  const { sessionId } = await server.caller().call(judgingEndpoints.judgeAccess, { params: { token } });
  const caller = server.caller({ 'x-judge-token': token, 'x-judge-session': sessionId });
  const first = await desk.call(showEndpoints.show);
  const { criteria, performances } = await caller.call(judgingEndpoints.panel);
  const begun = performances.find(({ scoring }) => scoring === 'open');
  await caller.call(judgingEndpoints.saveScoresheet, {
    params: { performanceId: begun?.id ?? '' },
    body: { marks: { [criteria[0]?.id ?? '']: 5 }, submitted: false, baseRevision: 0 },
  });
  let view = first;
  while (view.currentId === first.currentId || view.stage !== 'on_stage') {
    await evening.go();
    view = await desk.call(showEndpoints.show);
  }
  const onStage = view.items.find(({ itemId }) => itemId === view.currentId)?.title ?? '';
  const { page } = await browser.person(server.origin, { viewport: DESKTOP });
  await page.goto(`/judge/${token}`);
  await page.getByRole('heading', { level: 1, name: onStage }).waitFor();
  await page.reload();
  await page.getByRole('heading', { level: 1, name: onStage }).waitFor();
});

it('words for the projector are got ready, then put there; a vote opens for as long as was chosen', async () => {
  const { page } = await crewAt('/admin/live-event');
  const now = () => evening.desk.call(showEndpoints.show);
  await page.getByRole('button', { name: 'More scenes' }).click();
  await page.getByRole('menuitem', { name: 'Message' }).click();
  const ready = page.getByRole('button', { name: 'Get it ready' });
  expect(await ready.isDisabled()).toBe(true);
  await page.getByRole('textbox', { name: 'Message' }).fill('Back at nine');
  await ready.click();
  await page.getByRole('button', { name: 'Put Message on screen' }).waitFor();
  expect((await now()).scene.kind).not.toBe('message');
  await page.getByRole('button', { name: 'Put Message on screen' }).click();
  await expect.poll(async () => (await now()).scene).toEqual({ kind: 'message', text: 'Back at nine' });
  await page.getByRole('button', { name: /^Open for: / }).click();
  await page.getByRole('menuitem', { name: '2 minutes' }).click();
  await page.getByRole('button', { name: 'Open for: 2 minutes' }).waitFor();
  await page.getByRole('button', { name: 'Hold to open' }).click({ delay: 1_000 });
  await expect.poll(async () => (await now()).polls.find(({ state }) => state !== 'draft')).toBeDefined();
  const [poll] = (await now()).polls;
  expect((poll?.closesAt ?? 0) - (poll?.openedAt ?? 0)).toBe(120_000);
  // The act goes on; the vote's end is announced and brought about all the same.
  await page.getByRole('button', { name: 'Close in 30 s' }).click();
  await expect
    .poll(async () => (await now()).polls.map(({ closesAt }) => closesAt))
    .not.toContain(poll?.closesAt);
  await page.getByRole('button', { name: 'Hold to close' }).click({ delay: 1_000 });
  await expect.poll(async () => (await now()).polls.map(({ state }) => state)).toContain('closed');
  // Open again is offered until it would be refused, and then the panel says why.
  await page.getByRole('button', { name: 'Open again' }).waitFor();
  await evening.desk.call(votingEndpoints.publishPoll, { params: { id: poll?.id ?? '' } });
  await page.getByText('The count of this vote is published, so it stays closed.').waitFor();
  expect(await page.getByRole('button', { name: 'Open again' }).count()).toBe(0);
});

it('the projector shows the line-up and the title; the lower third is the act over nothing', async () => {
  const put = async (scene: 'lineup' | 'title' | 'now') => {
    const { version } = await evening.desk.call(showEndpoints.show);
    await evening.desk.call(showEndpoints.command, {
      body: { kind: 'set_scene', scene, text: '', commandId: newId(), expectedVersion: version },
    });
  };
  const { page } = await browser.person(evening.server.origin, { viewport: PROJECTOR });
  const lower = await browser.person(evening.server.origin, { viewport: PROJECTOR });
  const { items } = await evening.desk.call(showEndpoints.show);
  const acts = items.filter((item) => item.kind === 'performance');
  await put('lineup');
  await page.goto('/projector');
  await page.getByRole('heading', { name: 'Line-up' }).waitFor();
  for (const act of acts) await page.getByText(act.title, { exact: true }).waitFor();
  await put('title');
  await page.getByRole('heading', { name: 'Line-up' }).waitFor({ state: 'detached' });
  await lower.page.goto('/projector?view=lower-third');
  const onStage = items.find((item) => item.status === 'on_stage')?.title ?? '';
  expect(await lower.page.getByText(onStage).count()).toBe(0);
  await put('now');
  await lower.page.getByText(onStage, { exact: true }).waitFor();
  const ground = () =>
    [document.documentElement, document.body, document.querySelector('main')].map(
      (element) => element && getComputedStyle(element).backgroundColor,
    );
  expect(new Set(await lower.page.evaluate(ground))).toEqual(new Set(['rgba(0, 0, 0, 0)']));
});

it('a judge who is not here is excused at the desk from every act, in one step, and waited for again', async () => {
  const now = () => evening.desk.call(showEndpoints.show);
  while ((await now()).go.waits?.reason !== 'not_certified') await evening.go();
  const [absent] = (await now()).judges;
  if (!absent) throw new Error('A judge is waited for.');
  const { page } = await crewAt('/admin/live-event');
  await page.getByRole('button', { name: `Hold to excuse ${absent.name}` }).click({ delay: 1_000 });
  await page.getByText(`${absent.name} is excused from`).waitFor();
  const waited = async () => (await now()).judges.find(({ id }) => id === absent.id)?.sheetsExpected;
  expect(await waited()).toBe(0);
  await page.goto('/admin/scoring');
  await page.getByRole('button', { name: `${absent.name} is excused from every act` }).click();
  await page.getByText(`The scores of ${absent.name} are expected again.`).waitFor();
  expect(await waited()).toBe(absent.sheetsExpected);
});

it('an act that was on stage is disqualified at the desk, which says so, and comes back by the same menu', async () => {
  const { page } = await crewAt('/admin/live-event');
  await page.getByRole('button', { name: 'Locked', exact: true }).click();
  const past = (await evening.desk.call(showEndpoints.show)).items.find(
    ({ status, act }) => status === 'done' && act !== null,
  );
  const row = page.locator('ol > li').filter({ hasText: past?.title ?? '' });
  const more = row.getByRole('button', { name: /^More for/ });
  await more.click();
  await page.getByRole('menuitem', { name: 'Disqualify' }).click();
  await page.getByRole('textbox', { name: 'Why' }).fill('Left with the microphone');
  await page.getByRole('button', { name: 'Disqualify' }).click();
  await row.getByText(', disqualified').waitFor();
  const listed = await evening.server.caller().call(liveEndpoints.audienceNow);
  expect(listed.view.lineup?.find(({ itemId }) => itemId === past?.itemId)?.number).toBe(past?.number);
  const { page: paper } = await crewAt('/admin/report');
  for (const sheet of ['/admin/report', '/admin/running-order']) {
    await paper.goto(sheet);
    const printed = paper.locator('tbody tr').filter({ hasText: past?.title ?? '' });
    await printed.getByText('Disqualified').waitFor();
  }
  await more.click();
  await page.getByRole('menuitem', { name: 'Back into the competition' }).click();
  await row.getByText(', disqualified').waitFor({ state: 'detached' });
});
