import { readFileSync } from 'node:fs';
import { expect, it, onTestFinished } from 'vitest';
import { OWN_UPLOADS, tracksEndpoints } from '#contract/tracks/endpoints.ts';
import { musicFixtures } from '#test/tracks/music-fixture.ts';
import { sendFile } from '#test/tracks/sending.ts';
import { soundFolder } from '#test/tracks/sounds.ts';
import { API } from '../http/calls.ts';

const open = musicFixtures('sqlite');

it('a levelled copy for which there is no room is made once there is', async () => {
  const folder = soundFolder();
  onTestFinished(() => folder.remove());
  const troubles: unknown[] = [];
  const fixture = await open({ troubles });
  const song = readFileSync(folder.tone('song.wav', { seconds: 4, level: -20 }));
  await sendFile(fixture.origin + API + OWN_UPLOADS, song, fixture.holder);
  await fixture.room.idle();
  const params = { participantId: fixture.act.id };
  const trim = (on: boolean) => fixture.crew.call(tracksEndpoints.setTrim, { params, body: { trim: on } });
  const listening = async () =>
    (await fixture.crew.call(tracksEndpoints.actTrack, { params })).files[0]?.listening;
  const { free } = fixture.room.storage;
  // Enough for votes and scores, and not for four seconds of music beside them.
  fixture.room.storage.free = async () => 50_000_001;
  await trim(true);
  await expect.poll(() => troubles).toMatchObject([{ message: /too little room/ }]);
  expect(await listening()).toBe('waiting');
  fixture.room.storage.free = free;
  await trim(false);
  await fixture.room.idle();
  expect(await listening()).toBe('done');
});
