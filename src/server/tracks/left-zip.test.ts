/** A zip of all music that is left in the middle: what was being read for it is closed. */
import { readdirSync, readlinkSync } from 'node:fs';
import { expect, it } from 'vitest';
import { crewUploads, tracksEndpoints } from '#contract/tracks/endpoints.ts';
import { asWav } from '#domain/recordings/sound.ts';
import { musicFixtures } from '#test/tracks/music-fixture.ts';
import { sendFile } from '#test/tracks/sending.ts';
import { API } from '../http/calls.ts';

const open = musicFixtures('sqlite');

/** How many files of the folder this process has open. */
const openFilesIn = (folder: string): number =>
  readdirSync('/proc/self/fd').filter((fd) => {
    try {
      return readlinkSync(`/proc/self/fd/${fd}`).startsWith(`${folder}/originals`);
    } catch {
      return false;
    }
  }).length;

it.runIf(process.platform === 'linux')('holds no file open for whoever left, early or late', async () => {
  const fixture = await open({ programs: '/nowhere' });
  // More than a connection holds that nobody reads from.
  const song = Buffer.from(asWav(new Uint8Array(10_000_000)));
  await sendFile(fixture.origin + API + crewUploads(fixture.act.id), song, fixture.crewHeaders);
  await fixture.room.idle();
  const { url } = await fixture.crew.call(tracksEndpoints.offerZip);
  const files = () => openFilesIn(fixture.folder);
  const begin = async () => {
    const leaving = new AbortController();
    expect((await fetch(fixture.origin + url, { signal: leaving.signal })).status).toBe(200);
    return leaving;
  };
  const readers = await Promise.all(Array.from({ length: 5 }, begin));
  await expect.poll(files).toBe(5);
  for (const leaving of readers) leaving.abort();
  await expect.poll(files).toBe(0);

  for (let left = 0; left < 5; left += 1) {
    const leaving = new AbortController();
    const answer = fetch(fixture.origin + url, { signal: leaving.signal });
    setTimeout(() => leaving.abort(), left);
    await answer.catch(() => undefined);
  }
  const whole = await (await fetch(fixture.origin + url)).arrayBuffer();
  expect(whole.byteLength).toBeGreaterThan(song.length);
  await expect.poll(files).toBe(0);
});
