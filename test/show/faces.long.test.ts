/** Whose face the show tells whom: of the acts that a view names, once the crew approved it and everybody agreed. */
import { expect, it, onTestFinished } from 'vitest';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { judgingEndpoints } from '#contract/judging/endpoints.ts';
import { lineupEndpoints } from '#contract/lineup/endpoints.ts';
import { picturesEndpoints } from '#contract/pictures/endpoints.ts';
import { registrationEndpoints } from '#contract/registration/endpoints.ts';
import { resultsEndpoints } from '#contract/results/endpoints.ts';
import { liveEndpoints, showEndpoints } from '#contract/show/endpoints.ts';
import { reportEndpoints } from '#contract/show/report.ts';
import type { PhotoPlace } from '#domain/registration/photo-places.ts';
import type { Caller } from '#server/demo/api.ts';
import { newId } from '#server/store/secrets.ts';
import { PHONE, testBrowser } from '../browser.ts';
import { photo } from '../registration/photo.ts';
import { sampledServers } from '../sampled.ts';
import { startEvening } from './evening.ts';
import { HARD } from './hard-show.ts';
import { makeSmallShow } from './small-show.ts';

const start = sampledServers();
const browser = testBrowser();

it('tells nobody a face before it is approved and agreed to, then whoever follows the show, and nobody again once it is taken back', async () => {
  const server = await start();
  const { desk, judges } = await server.sample();
  const [event] = await desk.call(eventsEndpoints.events);
  await desk.call(eventsEndpoints.changeEvent, {
    params: { id: event?.id ?? '' },
    body: { settings: { lineupPublished: true } },
  });
  const token = judges[0]?.url.split('/').at(-1) ?? '';
  const { sessionId } = await server.caller().call(judgingEndpoints.judgeAccess, { params: { token } });
  const judge = server.caller({ 'x-judge-token': token, 'x-judge-session': sessionId });
  const anyone = server.caller();
  const views: Record<string, () => Promise<unknown>> = {
    'the hall': () => anyone.call(liveEndpoints.audienceNow),
    'a projector': () => anyone.call(liveEndpoints.projectorNow),
    'the MC': () => desk.call(liveEndpoints.mcNow),
    'the public programme': () => anyone.call(liveEndpoints.mcNow),
    'the crew': () => desk.call(liveEndpoints.crewNow),
    'the programme': () => desk.call(reportEndpoints.cueSheet),
    'a judge': () => judge.call(liveEndpoints.judgeNow),
    'the desk': () => desk.call(liveEndpoints.adminNow),
    'whoever reads the results': () => anyone.call(resultsEndpoints.results).catch(() => null),
  };
  const told = async (picture: string) => {
    const found: string[] = [];
    for (const [who, ask] of Object.entries(views))
      if (JSON.stringify(await ask()).includes(picture)) found.push(who);
    return found;
  };
  const { items } = await desk.call(lineupEndpoints.runningOrder);
  const [first] = items.flatMap(({ act }) => act?.participantId ?? []);
  const participantId = first ?? '';
  const params = { participantId };
  await desk.call(picturesEndpoints.sendActPicture, {
    params,
    body: { picture: (await photo()).toString('base64') },
  });
  const of = async (caller: Caller) =>
    (await caller.call(picturesEndpoints.actPictures)).find((one) => one.participantId === participantId);
  const { pictureId = '' } = (await of(desk)) ?? {};

  // The projector and the public page of the MC name nobody yet; judges see their own pages, where no act has a face.
  const FOLLOW = ['the hall', 'the MC', 'the crew', 'the programme'].toSorted();
  expect((await told(pictureId)).toSorted()).toEqual(FOLLOW);
  const decide = (state: 'approved' | 'refused') =>
    desk.call(picturesEndpoints.decidePicture, { params, body: { pictureId, state } });
  await decide('refused');
  expect(await told(pictureId)).toEqual([]);
  await decide('approved');
  expect((await told(pictureId)).toSorted()).toEqual(FOLLOW);

  const { version } = await desk.call(showEndpoints.show);
  await desk.call(showEndpoints.command, {
    body: { kind: 'set_scene', scene: 'lineup', text: '', commandId: newId(), expectedVersion: version },
  });
  expect((await told(pictureId)).toSorted()).toEqual([...FOLLOW, 'a projector'].toSorted());
  const say = await placesSaid(desk, server.caller, participantId);
  await say('results', false);
  expect((await told(pictureId)).toSorted()).toEqual([...FOLLOW, 'a projector'].toSorted());
  await say('ballot', false);
  await say('results', true);
  expect((await told(pictureId)).toSorted()).toEqual(['a projector', 'the MC', 'the crew']);
  await say('screen', false);
  // On the crew's own pages it stays as long as it is shown anywhere.
  expect((await told(pictureId)).toSorted()).toEqual(['the MC', 'the crew']);
  await say('results', false);
  expect(await told(pictureId)).toEqual([]);
  await say('ballot', true);
  expect((await told(pictureId)).toSorted()).toEqual(FOLLOW);
  await desk.call(registrationEndpoints.setStatus, {
    params: { id: participantId },
    body: { status: 'withdrawn' },
  });
  expect(await told(pictureId)).toEqual([]);
});

/** Says as a performer where the picture may be shown. */
async function placesSaid(
  desk: Caller,
  callerWith: (headers: Record<string, string>) => Caller,
  participantId: string,
): Promise<(place: PhotoPlace, shown: boolean) => Promise<unknown>> {
  const { statusUrl } = await desk.call(registrationEndpoints.showLinks, { params: { id: participantId } });
  const performer = callerWith({ 'x-participant-token': statusUrl.split('/').at(-1) ?? '' });
  return (place, shown) => performer.call(picturesEndpoints.showOwnAt, { body: { place, shown } });
}

it('shows the faces of a published result that were approved and agreed to, and no other, beside names that fit a phone', async () => {
  const evening = await startEvening({
    makeShow: (desk) =>
      makeSmallShow(
        desk,
        HARD.slice(0, 7).map(({ name }) => name),
      ),
  });
  onTestFinished(() => evening.stop() as Promise<void>);
  const { desk, server, show } = evening;
  const { items } = await desk.call(lineupEndpoints.runningOrder);
  const acts = items.flatMap(({ act }) => act?.participantId ?? []);
  const picture = (await photo()).toString('base64');
  const send = (at: number) =>
    desk.call(picturesEndpoints.sendActPicture, {
      params: { participantId: acts[at] ?? '' },
      body: { picture },
    });
  await send(0);
  await send(2);
  const pictures = await desk.call(picturesEndpoints.actPictures);
  expect(pictures).toHaveLength(2);
  const refused = pictures.find(({ participantId }) => participantId === acts[2]);
  await desk.call(picturesEndpoints.decidePicture, {
    params: { participantId: acts[2] ?? '' },
    body: { pictureId: refused?.pictureId ?? '', state: 'refused' },
  });
  await evening.until('published');
  const inResults = async () => {
    const { view } = await server.caller().call(liveEndpoints.audienceNow);
    return Object.keys(view?.resultPictures ?? {});
  };
  expect(await inResults()).toEqual([show.performanceIds[0]]);
  const refusedFile = await fetch(`${server.origin}/api/v1/pictures/results/${refused?.pictureId}/small`);
  expect(refusedFile.status).toBe(404);

  const { page } = await browser.person(server.origin, { viewport: PHONE });
  await page.goto('/results');
  const table = page.getByRole('table');
  await table.locator('img').waitFor();
  expect(await table.locator('img').count()).toBe(1);
  await page.getByText('Also took part').waitFor();
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth),
  ).toBe(true);

  // Those that a page is still to load would be refused once they are taken out.
  for (const face of await page.locator('img[src*="/pictures/"]').all()) {
    await face.scrollIntoViewIfNeeded();
    await expect
      .poll(() => face.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
  }
  const say = await placesSaid(desk, server.caller, acts[0] ?? '');
  await say('results', false);
  expect(await inResults()).toEqual([]);
  // Whoever reads them sees it go.
  await table.locator('img').waitFor({ state: 'detached' });
  const { view } = await server.caller().call(liveEndpoints.projectorNow);
  expect(Object.keys(view?.pictures ?? {})).toEqual([show.performanceIds[0]]);
});
