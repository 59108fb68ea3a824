/** Screens of the hall, the MC's page, keys of other gear, and everything that is followed live. */
import { callEndpoints } from '#contract/show/call.ts';
import { countsEndpoints } from '#contract/show/counts.ts';
import { liveEndpoints, showEndpoints } from '#contract/show/endpoints.ts';
import { controlEndpoints, gearEndpoints } from '#contract/show/gear.ts';
import { reportEndpoints } from '#contract/show/report.ts';
import { screensEndpoints } from '#contract/show/screens.ts';
import { tracksEndpoints } from '#contract/tracks/endpoints.ts';
import type { Caller } from '#server/demo/api.ts';
import { command, type Fixture, refused } from './fixture.ts';

export async function playScreens(fixture: Fixture): Promise<Caller> {
  const { anyone, crew, as } = fixture;
  const { code, token } = await anyone.call(screensEndpoints.offerScreen, { body: { kind: 'backstage' } });
  await refused(crew, screensEndpoints.claimScreen, { body: { code: 'xxxxxx', name: 'Nowhere' } });
  const { id } = await crew.call(screensEndpoints.claimScreen, { body: { code, name: 'Green room' } });
  const screen = as({ 'x-screen-token': token });
  await screen.call(screensEndpoints.ownScreen);
  await screen.call(liveEndpoints.board);
  await screen.call(liveEndpoints.boardNow);
  await screen.call(liveEndpoints.boardHeard, { query: { page: 'page-in-the-green-room' } });
  await crew.call(screensEndpoints.renameScreen, { params: { id }, body: { name: 'Green room, left' } });
  await crew.call(screensEndpoints.identifyScreen, { params: { id } });
  await crew.call(screensEndpoints.pairedScreens);

  const pairing = await crew.call(showEndpoints.screenPairing);
  await refused(anyone, showEndpoints.pairScreen, { body: { code: 'not this' } });
  const paired = await anyone.call(showEndpoints.pairScreen, { body: { code: pairing.code } });
  const mc = as({ 'x-screen-token': paired.token });
  await refused(screen, showEndpoints.signal, { body: { signal: 'ready' } });
  await mc.call(showEndpoints.signal, { body: { signal: 'ready' } });
  await mc.call(showEndpoints.signal, { body: { signal: null } });
  await mc.call(showEndpoints.turnCard, { body: { resultId: 'a1b2', step: 1 } });
  await command(fixture, { kind: 'send_note', to: 'mc', text: 'Stretch by one minute.' });
  const { notes } = await crew.call(showEndpoints.show);
  await mc.call(showEndpoints.readNote, { params: { id: notes[0]?.id ?? '' } });
  await mc.call(liveEndpoints.mc);
  await mc.call(liveEndpoints.mcNow);
  await crew.call(screensEndpoints.unpairScreen, { params: { id } });
  await crew.call(showEndpoints.unpairScreens);
  await refused(mc, showEndpoints.signal, { body: { signal: 'ready' } });
  return mc;
}

/** What each kind of device follows, as a stream and once. */
export async function playFollowing(
  { anyone, crew, desk }: Fixture,
  { judge, performer }: { judge: Caller | undefined; performer: Caller },
): Promise<void> {
  for (const call of [
    liveEndpoints.audience,
    liveEndpoints.audienceNow,
    liveEndpoints.projector,
    liveEndpoints.projectorNow,
    liveEndpoints.mc,
    liveEndpoints.mcNow,
  ])
    await anyone.call(call);
  for (const call of [liveEndpoints.crew, liveEndpoints.crewNow, liveEndpoints.admin, liveEndpoints.adminNow])
    await crew.call(call);
  for (const call of [liveEndpoints.judge, liveEndpoints.judgeNow]) await judge?.call(call);
  // What a page answers to a beat.
  const query = { page: 'page-in-the-hall' };
  for (const call of [liveEndpoints.projectorHeard, liveEndpoints.mcHeard])
    await anyone.call(call, { query });
  for (const call of [liveEndpoints.crewHeard, liveEndpoints.adminHeard]) await crew.call(call, { query });
  await judge?.call(liveEndpoints.judgeHeard, { query });
  await crew.call(showEndpoints.show);
  await crew.call(showEndpoints.armedPicture);
  await anyone.call(showEndpoints.serverTime);
  await performer.call(callEndpoints.ownCall);
  await desk.call(countsEndpoints.counts);
  await crew.call(reportEndpoints.showReport);
  await crew.call(reportEndpoints.cueSheet);
}

/** A key for each thing that gear may press, while an act is on stage. */
export async function playGear(fixture: Fixture): Promise<void> {
  const { desk, as } = fixture;
  const made = await desk.call(gearEndpoints.addControlToken, { body: { name: 'Stream Deck' } });
  const gear = as({ authorization: `Bearer ${made.token}` });
  const press = async (
    key: Exclude<
      keyof typeof controlEndpoints,
      'controlState' | 'controlStream' | 'controlNote' | 'controlArm' | 'controlScene'
    >,
  ) => {
    fixture.pass(3_000);
    const { version } = await gear.call(controlEndpoints.controlState);
    await gear.call(controlEndpoints[key], { query: { version } });
  };
  await press('controlPause');
  await press('controlResume');
  await press('controlMoreTime');
  await press('controlLessTime');
  const { items, currentId } = await desk.call(showEndpoints.show);
  const participantId = items.find(({ itemId }) => itemId === currentId)?.act?.participantId ?? '';
  for (const key of ['controlMusicPlay', 'controlMusicPause', 'controlMusicFade'] as const) {
    await desk.call(liveEndpoints.adminHeard, { query: { page: 'page-of-the-desk', plays: 'yes' } });
    await press(key);
    const body = { deskId: 'desk', state: 'playing', positionMs: 0, leftMs: 60_000 } as const;
    await desk.call(tracksEndpoints.sayPlaying, { params: { participantId }, body });
  }
  await press('controlHold');
  await refused(gear, controlEndpoints.controlHold);
  await press('controlLift');
  await press('controlBlank');
  await press('controlUnblank');
  fixture.pass(3_000);
  await gear.call(controlEndpoints.controlArm, { params: { scene: 'holding' } });
  await press('controlTake');
  fixture.pass(3_000);
  await gear.call(controlEndpoints.controlScene, { params: { scene: 'now' } });
  await press('controlUndo');
  fixture.pass(3_000);
  const note = { params: { post: 'mc' }, query: { text: 'Two minutes' } } as const;
  await gear.call(controlEndpoints.controlNote, note);
  await gear.call(controlEndpoints.controlStream);
  await press('controlOpenPoll');
  await press('controlClosePoll');
  await press('controlGo');
  await desk.call(gearEndpoints.removeControlToken, { params: { id: made.id } });
  await refused(gear, controlEndpoints.controlState);

  const hook = await desk.call(gearEndpoints.addWebhook, {
    body: { url: 'http://127.0.0.1:9/lamp', happenings: ['act_started', 'poll_opened'], inTheHall: true },
  });
  await desk.call(gearEndpoints.testWebhook, { params: { id: hook.id } });
  await desk.call(gearEndpoints.gear);
  await desk.call(gearEndpoints.removeWebhook, { params: { id: hook.id } });
}
