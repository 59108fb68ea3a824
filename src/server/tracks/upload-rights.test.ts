/** What is sent and what is given ends with the right of whoever sends or was given it, also where that takes hours. */
import { readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { registrationEndpoints } from '#contract/registration/endpoints.ts';
import { OWN_UPLOADS, tracksEndpoints } from '#contract/tracks/endpoints.ts';
import { endAll } from '#server/accounts/sessions.ts';
import { besideTheDoor } from '#test/beside-the-door.ts';
import { musicFixtures } from '#test/tracks/music-fixture.ts';
import { sendFile } from '#test/tracks/sending.ts';
import { soundFolder } from '#test/tracks/sounds.ts';
import { API } from '../http/calls.ts';

const open = musicFixtures('sqlite');
const SIZE = 2_000;

it('a file whose sender’s link was replaced meanwhile is refused, and nothing of it stays', async () => {
  const fixture = await open();
  const tus = { 'tus-resumable': '1.0.0', ...fixture.holder };
  const made = await fetch(fixture.origin + API + OWN_UPLOADS, {
    method: 'POST',
    headers: { ...tus, 'upload-length': String(SIZE) },
  });
  const part = request(fixture.origin + made.headers.get('location'), {
    method: 'PATCH',
    headers: {
      ...{ ...tus, 'upload-offset': '0', 'content-length': SIZE },
      'content-type': 'application/offset+octet-stream',
    },
  });
  const answered = new Promise<number | undefined>((resolve, reject) => {
    part.once('error', reject).once('response', (response) => resolve(response.resume().statusCode));
  });
  part.write(Buffer.alloc(SIZE / 2));
  const underWay = async () =>
    (await fixture.crew.call(tracksEndpoints.tracks)).flatMap(({ upload }) => upload?.percent ?? []);
  await expect.poll(underWay).toEqual([50]);
  await fixture.admin.call(registrationEndpoints.replaceLink, { params: { id: fixture.act.id } });
  part.end(Buffer.alloc(SIZE / 2));
  expect(await answered).toBe(404);
  expect(readdirSync(`${fixture.folder}/incoming`)).toEqual([]);
});

it('a file that was begun in time may arrive for an hour after the deadline, and not later', async () => {
  const sounds = soundFolder();
  onTestFinished(() => sounds.remove());
  const song = readFileSync(sounds.tone('song.mp3', { seconds: 11, level: -12 }));
  const half = song.length >> 1;
  const { origin, holder, admin, crew } = await open();
  const [event] = await admin.call(eventsEndpoints.events);
  const answered = async (late: number) => {
    const whole = request(origin + API + OWN_UPLOADS, {
      method: 'POST',
      headers: {
        ...{ ...holder, 'tus-resumable': '1.0.0', 'upload-length': song.length },
        ...{ 'content-length': song.length, 'content-type': 'application/offset+octet-stream' },
      },
    });
    const answer = new Promise<number | undefined>((resolve, reject) => {
      whole.once('error', reject).once('response', (response) => resolve(response.resume().statusCode));
    });
    whole.write(song.subarray(0, half));
    const underWay = async () =>
      (await crew.call(tracksEndpoints.tracks)).flatMap(({ upload }) => upload?.percent ?? []);
    await expect.poll(underWay).toHaveLength(1);
    const close = (tracksUntilAt: number | null) =>
      admin.call(eventsEndpoints.changeEvent, {
        params: { id: event?.id ?? '' },
        body: { settings: { tracksUntilAt } },
      });
    await close(Date.now() - late);
    whole.end(song.subarray(half));
    const status = await answer;
    await close(null);
    return status;
  };
  expect(await answered(3_600_000)).toBe(409);
  expect(await answered(1_000)).toBe(201);
});

it('an address of music is good for as long as the sign-in or the link of whoever was given it', async () => {
  const sounds = soundFolder();
  onTestFinished(() => sounds.remove());
  const { origin, act, holder, store, admin, crew, performer } = await open();
  const params = { participantId: act.id };
  const song = readFileSync(sounds.tone('song.mp3', { seconds: 11, level: -12 }));
  await sendFile(origin + API + OWN_UPLOADS, song, holder);
  const { files } = await crew.call(tracksEndpoints.actTrack, { params });
  const zip = await crew.call(tracksEndpoints.offerZip, { query: { sound: 'original' } });
  const theirs = await admin.call(tracksEndpoints.actTrack, { params });
  const own = await performer.call(tracksEndpoints.ownTrack);
  const crews = [files[0]?.playUrl, files[0]?.saveUrl, zip.url];
  const others = [theirs.files[0]?.playUrl, own.file?.playUrl];
  const answered = (urls: readonly (string | undefined)[]) =>
    Promise.all(urls.map(async (url) => (await fetch(origin + url, { method: 'HEAD' })).status));
  expect(await answered([...crews, ...others])).toEqual([200, 200, 200, 200, 200]);
  await besideTheDoor(store, async (tx) => {
    const helper = tx.selectFrom('admin').select('id').where('role', '=', 'crew');
    await endAll(tx, (await helper.executeTakeFirstOrThrow()).id);
  });
  expect(await answered([...crews, ...others])).toEqual([404, 404, 404, 200, 200]);
  await admin.call(registrationEndpoints.replaceLink, { params: { id: act.id } });
  expect(await answered(others)).toEqual([200, 404]);
});
