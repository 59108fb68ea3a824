/** How the desk plays music, and what it plays, kept for every desk. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect } from 'vitest';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { peopleEndpoints } from '#contract/registration/people.ts';
import { crewUploads, tracksEndpoints } from '#contract/tracks/endpoints.ts';
import { type ENGINES, itByTurns } from '#test/store.ts';
import { type MusicFixture, musicFixtures } from '#test/tracks/music-fixture.ts';
import { sendFile } from '#test/tracks/sending.ts';
import { soundFolder } from '#test/tracks/sounds.ts';
import { API } from '../http/calls.ts';
import { SYSTEM } from '../store/audit.ts';
import { cuesOf } from './cue-points.ts';
import { deskPlaying } from './cues.ts';
import { beginListening, storeListened } from './hearing.ts';

const folder = soundFolder();
let long: Buffer;
let short: Buffer;
beforeAll(() => {
  long = readFileSync(folder.tone('long.mp3', { seconds: 12, level: -12 }));
  short = readFileSync(folder.tone('short.mp3', { seconds: 3, level: -12 }));
});
afterAll(() => folder.remove());

itByTurns(
  'a cue changes only what is named; of desks that start by themselves the first plays (%s)',
  async (engine) => {
    const fixture = await open[engine]();
    const params = { participantId: fixture.act.id };
    const set = (body: { startMs?: number; level?: number; withGo?: boolean }) =>
      fixture.crew.call(tracksEndpoints.setCue, { params, body });
    expect(await set({ level: 60 })).toEqual({ startMs: 0, level: 60, withGo: false });
    expect(await set({ startMs: 2_500, withGo: true })).toEqual({ startMs: 2_500, level: 60, withGo: true });
    expect((await cuesOf(fixture.store.read, [fixture.act.id])).get(fixture.act.id)?.startMs).toBe(2_500);

    const say = (deskId: string, state: 'playing' | 'stopped', leftMs: number, unlessOther = false) =>
      fixture.crew.call(tracksEndpoints.sayPlaying, {
        params,
        body: { deskId, state, positionMs: 0, leftMs, unlessOther },
      });
    const playing = async (after = 0) => {
      const event = await fixture.admin.call(eventsEndpoints.currentEvent);
      return (await deskPlaying(fixture.store.read, event.id, Date.now() + after))?.deskId;
    };
    await say('one', 'playing', 60_000, true);
    await expect(say('two', 'playing', 60_000, true)).rejects.toMatchObject({ code: 'wrong_state' });
    // Another desk's stop says nothing about what this one plays.
    await say('two', 'stopped', 0);
    expect(await playing()).toBe('one');
    // A laptop that went away without a word stops counting at its music's end.
    expect(await playing(61_000)).toBeUndefined();
    await say('one', 'stopped', 0);
    expect(await playing()).toBeUndefined();
  },
);

itByTurns('other music begins at its start, as loud and with GO as the act has it (%s)', async (engine) => {
  const fixture = await open[engine]({ programs: '' });
  const params = { participantId: fixture.act.id };
  const set = (body: { startMs?: number; level?: number; withGo?: boolean }) =>
    fixture.crew.call(tracksEndpoints.setCue, { params, body });
  const cue = async () => (await cuesOf(fixture.store.read, [fixture.act.id])).get(fixture.act.id);
  await send(fixture, fixture.act.id, long);
  await set({ startMs: 9_000, level: 60, withGo: true });
  const desk = { deskId: 'one', state: 'playing' as const, positionMs: 9_000, leftMs: 3_000 };
  await fixture.crew.call(tracksEndpoints.sayPlaying, { params, body: desk });

  await send(fixture, fixture.act.id, short);
  expect(await cue()).toEqual({ startMs: 0, level: 60, withGo: true });
  expect(await lastEntry(fixture, 'track.file_added')).toMatchObject({
    before: { trackVersion: 1, startMs: 9_000 },
    after: { trackVersion: 2, startMs: 0 },
  });
  // What plays from the old file plays on.
  const { eventId } = await actOf(fixture, fixture.act.id);
  expect(await deskPlaying(fixture.store.read, eventId, Date.now())).toMatchObject({ positionMs: 9_000 });

  await set({ startMs: 2_000 });
  const { files } = await fixture.crew.call(tracksEndpoints.actTrack, { params });
  await fixture.crew.call(tracksEndpoints.makeFileCurrent, {
    params: { ...params, fileId: files[1]?.id ?? '' },
  });
  expect(await cue()).toEqual({ startMs: 0, level: 60, withGo: true });
  expect(await lastEntry(fixture, 'track.file_made_current')).toMatchObject({
    before: { startMs: 2_000 },
    after: { startMs: 0 },
  });
});

itByTurns('a cue point goes with its music to the act that takes it over (%s)', async (engine) => {
  const fixture = await open[engine]({ programs: '' });
  const twin = await fixture.register('Астра Ковалёва');
  const third = await fixture.register('Астра Ковалёва');
  const set = (participantId: string, body: { startMs?: number; level?: number }) =>
    fixture.crew.call(tracksEndpoints.setCue, { params: { participantId }, body });
  const cue = async () => (await cuesOf(fixture.store.read, [fixture.act.id])).get(fixture.act.id);
  await send(fixture, fixture.act.id, long);
  await set(fixture.act.id, { startMs: 9_000, level: 60 });
  await send(fixture, twin.id, short);
  await set(twin.id, { startMs: 1_000, level: 30 });
  await merge(fixture, twin.id);
  expect(await cue()).toEqual({ startMs: 1_000, level: 60, withGo: false });
  expect(await lastEntry(fixture, 'track.moved')).toMatchObject({
    before: { startMs: 9_000 },
    after: { trackFiles: 1, startMs: 1_000 },
  });
  await send(fixture, third.id, short);
  await merge(fixture, third.id);
  expect(await cue()).toMatchObject({ startMs: 0, level: 60 });
});

itByTurns('what is heard late in an earlier file moves no cue point (%s)', async (engine) => {
  const fixture = await open[engine]({ programs: '' });
  await send(fixture, fixture.act.id, long);
  await fixture.room.idle();
  await fixture.store.write({ by: SYSTEM }, ({ tx }) =>
    tx.updateTable('trackFile').set({ listening: 'waiting', tries: 0, trim: 1 }).execute(),
  );
  const params = { participantId: fixture.act.id };
  const { files } = await fixture.crew.call(tracksEndpoints.actTrack, { params });
  const heard = await beginListening(fixture.store, files[0]?.id ?? '', 3);
  if (!heard) throw new Error('It waits.');
  await send(fixture, fixture.act.id, short);
  await fixture.crew.call(tracksEndpoints.setCue, { params, body: { startMs: 2_500 } });
  const sound = { loudness: -12, truePeak: -12, headSilenceMs: 2_000, tailSilenceMs: 0, clippedRuns: 0 };
  await storeListened(fixture.store, heard, {
    outcome: 'done',
    listened: { durationMs: 12_000, heard: sound, wave: [] },
    levelled: true,
    cut: { headMs: 1_900, tailMs: 0 },
  });
  expect((await cuesOf(fixture.store.read, [fixture.act.id])).get(fixture.act.id)?.startMs).toBe(2_500);
});

const send = async (fixture: MusicFixture, participantId: string, bytes: Buffer) =>
  expect(
    await sendFile(`${fixture.origin}${API}${crewUploads(participantId)}`, bytes, fixture.crewHeaders),
  ).toMatchObject({ status: 0 });

const actOf = (fixture: MusicFixture, id: string) =>
  fixture.store.read.selectFrom('participant').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

async function merge(fixture: MusicFixture, otherId: string): Promise<void> {
  const { revision } = await actOf(fixture, fixture.act.id);
  const { revision: otherRevision } = await actOf(fixture, otherId);
  await fixture.admin.call(peopleEndpoints.mergeActs, {
    params: { id: fixture.act.id },
    body: { otherId, revision, otherRevision, take: ['tracks'] },
  });
}

async function lastEntry(fixture: MusicFixture, action: string) {
  const { before, after } = await fixture.store.read
    .selectFrom('audit')
    .select(['before', 'after'])
    .where('action', '=', action)
    .orderBy('seq', 'desc')
    .executeTakeFirstOrThrow();
  return { before: JSON.parse(before ?? '{}'), after: JSON.parse(after ?? '{}') };
}

const open: Record<(typeof ENGINES)[number], ReturnType<typeof musicFixtures>> = {
  sqlite: musicFixtures('sqlite'),
  postgres: musicFixtures('postgres'),
};
