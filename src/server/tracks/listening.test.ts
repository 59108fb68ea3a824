import { readFileSync } from 'node:fs';
import { expect, it, onTestFinished } from 'vitest';
import { OWN_UPLOADS, tracksEndpoints } from '#contract/tracks/endpoints.ts';
import { musicHouses } from '#test/tracks/music-house.ts';
import { sendFile } from '#test/tracks/sending.ts';
import { soundFolder } from '#test/tracks/sounds.ts';
import { API } from '../http/calls.ts';

const open = musicHouses('sqlite');

it('a levelled copy for which there is no room is made once there is', async () => {
  const folder = soundFolder();
  onTestFinished(() => folder.remove());
  const troubles: unknown[] = [];
  const house = await open({ troubles });
  const song = readFileSync(folder.tone('song.wav', { seconds: 4, level: -20 }));
  await sendFile(house.origin + API + OWN_UPLOADS, song, house.holder);
  await house.room.idle();
  const params = { participantId: house.act.id };
  const trim = (on: boolean) => house.crew.call(tracksEndpoints.setTrim, { params, body: { trim: on } });
  const listening = async () =>
    (await house.crew.call(tracksEndpoints.actTrack, { params })).files[0]?.listening;
  const { free } = house.room.storage;
  // Enough for votes and scores, and not for four seconds of music beside them.
  house.room.storage.free = async () => 50_000_001;
  await trim(true);
  await expect.poll(() => troubles).toMatchObject([{ message: /too little room/ }]);
  expect(await listening()).toBe('waiting');
  house.room.storage.free = free;
  await trim(false);
  await house.room.idle();
  expect(await listening()).toBe('done');
});
