/** The sound desk's zip: in running order, by names that any laptop takes, with the very bytes that came. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { crewUploads, tracksEndpoints } from '#contract/tracks/endpoints.ts';
import { ENGINES } from '#test/store.ts';
import { type MusicFixture, musicFixtures } from '#test/tracks/music-fixture.ts';
import { sendFile } from '#test/tracks/sending.ts';
import { soundFolder } from '#test/tracks/sounds.ts';
import { API } from '../http/calls.ts';

const folder = soundFolder();
let song: Buffer;
let other: Buffer;
beforeAll(() => {
  song = readFileSync(folder.tone('song.flac', { seconds: 11, level: -20 }));
  other = readFileSync(folder.tone('other.mp3', { seconds: 12, level: -12 }, ['-b:a', '128k']));
});
afterAll(() => folder.remove());

const attach = (fixture: MusicFixture, id: string, bytes: Buffer) =>
  sendFile(fixture.origin + API + crewUploads(id), bytes, fixture.crewHeaders);

/** Unpacks with Python's zipfile, which is none of ours. */
async function unpacked(address: string): Promise<Map<string, Buffer>> {
  const at = mkdtempSync(join(tmpdir(), 'ovation-zip-'));
  writeFileSync(join(at, 'all.zip'), Buffer.from(await (await fetch(address)).arrayBuffer()));
  execFileSync('python3', ['-m', 'zipfile', '-e', join(at, 'all.zip'), join(at, 'out')]);
  const files = new Map(
    readdirSync(join(at, 'out')).map((name) => [name, readFileSync(join(at, 'out', name))]),
  );
  rmSync(at, { recursive: true });
  return files;
}

describe.each(ENGINES)('all tracks (%s)', (engine) => {
  const open = musicFixtures(engine);

  it('are numbered in running order, original or levelled, and say who is missing', async () => {
    const places = new Map<string, number>();
    const fixture = await open({ places });
    const second = await fixture.register('../月野 <Hikari>', 'Con/Aux: "take 2"');
    const third = await fixture.register('Late Act', 'Not here');
    places.set(second.id, 1).set(fixture.act.id, 12);
    await attach(fixture, fixture.act.id, other);
    await attach(fixture, second.id, other);
    await attach(fixture, second.id, song);
    await fixture.room.idle();
    const offer = await fixture.crew.call(tracksEndpoints.offerZip);
    expect(offer).toMatchObject({ files: 2, size: song.length + other.length, missing: ['Late Act'] });
    const files = await unpacked(fixture.origin + offer.url);
    expect([...files.keys()].sort()).toEqual([
      '01_月野 Hikari - Con Aux take 2.flac',
      '12_Астра Ковалёва - Moonlight Sonata.mp3',
    ]);
    expect(files.get('01_月野 Hikari - Con Aux take 2.flac')?.equals(song)).toBe(true);
    expect(files.get('12_Астра Ковалёва - Moonlight Sonata.mp3')?.equals(other)).toBe(true);
    const levelled = await fixture.crew.call(tracksEndpoints.offerZip, { query: { sound: 'levelled' } });
    expect([...(await unpacked(fixture.origin + levelled.url)).keys()].sort()).toEqual([
      '01_月野 Hikari - Con Aux take 2.mp3',
      '12_Астра Ковалёва - Moonlight Sonata.mp3',
    ]);
    await fixture.crew.call(tracksEndpoints.setTrack, {
      params: { participantId: third.id },
      body: { state: 'not_needed' },
    });
    expect((await fixture.crew.call(tracksEndpoints.offerZip)).missing).toEqual([]);
    expect((await fetch(fixture.origin + offer.url.replace('original', 'levelled'))).status).toBe(404);
  });
});

describe('a machine without ffmpeg', () => {
  const open = musicFixtures('sqlite');

  it('takes music all the same, tells what it could not hear, and listens once there is one', async () => {
    const fixture = await open({ programs: '/nowhere' });
    expect(await attach(fixture, fixture.act.id, song)).toMatchObject({ status: 0 });
    await fixture.room.idle();
    const own = await fixture.performer.call(tracksEndpoints.ownTrack);
    expect(own.file).toMatchObject({
      listening: 'without',
      durationMs: 11_000,
      heard: null,
      wave: [],
      levelledUrl: null,
      findings: [{ kind: 'not_heard', weight: 'note', ms: null }],
    });
    await fixture.restart({ programs: process.env.PATH ?? '' });
    await expect
      .poll(async () => (await fixture.performer.call(tracksEndpoints.ownTrack)).file?.listening)
      .toBe('done');
  });
});
