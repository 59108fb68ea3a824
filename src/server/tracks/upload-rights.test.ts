/** A file may be an hour on its way, and whoever sends it may not any more when its last byte comes. */
import { readdirSync } from 'node:fs';
import { request } from 'node:http';
import { expect, it } from 'vitest';
import { registrationEndpoints } from '#contract/registration/endpoints.ts';
import { OWN_UPLOADS, tracksEndpoints } from '#contract/tracks/endpoints.ts';
import { musicFixtures } from '#test/tracks/music-fixture.ts';
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
