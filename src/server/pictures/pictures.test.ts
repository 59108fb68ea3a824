/** Pictures of acts: sent, looked at, served, moved and removed. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { sayIn } from '#domain/messages/catalogue.ts';
import { fetchWords } from '#domain/messages/fetch.ts';
import { type HistoryEntry, historyInWords } from '#domain/registration/history-words.ts';
import { PHOTO_PLACES } from '#domain/registration/photo-places.ts';
import { ADULT, fixture, MINOR, own } from '#test/registration/fixture.ts';
import { CANARY, photo } from '#test/registration/photo.ts';
import { describeStoresByTurns } from '#test/store.ts';
import { API } from '../http/calls.ts';
import { drawnAnew } from './drawn-anew.ts';
import { PICTURES } from './files.ts';
import { shownPictures } from './queries.ts';

const base64 = (bytes: Buffer) => ({ picture: bytes.toString('base64') });

describeStoresByTurns('pictures of acts', (open) => {
  const begun = async () => {
    const made = await fixture(open);
    const { ask, admin, app } = made;
    const act = async (body: object) => {
      const { body: answer } = await ask('POST', '/participants', body);
      return { id: String(answer.participant.id), mine: own(answer.status_url) };
    };
    const accept = (id: string) =>
      ask('PUT', `/admin/participants/${id}/status`, { status: 'accepted' }, admin);
    const settings = async (body: object) => {
      const [event] = (await ask('GET', '/admin/events', undefined, admin)).body;
      expect((await ask('PATCH', `/admin/events/${event.id}`, { settings: body }, admin)).status).toBe(200);
    };
    const bytes = async (url: string) => {
      const { statusCode, rawPayload, headers } = await app.inject({ method: 'GET', url });
      return { status: statusCode, bytes: rawPayload, headers };
    };
    const shown = async (id: string) => (await shownPictures(made.store.read, [id])).get(id);
    return { ...made, act, accept, settings, bytes, shown };
  };

  it('are opened by an address for as long as the link of whoever was given it', async () => {
    const { act, ask, admin, crew, bytes } = await begun();
    const { id, mine } = await act(ADULT);
    const sent = await ask('PUT', '/participants/me/picture', base64(await photo()), mine);
    const [seen] = (await ask('GET', '/admin/pictures', undefined, crew)).body;
    const urls = [sent.body.picture.large_url, seen.large_url];
    const statuses = () => Promise.all(urls.map(async (url) => (await bytes(url)).status));
    expect(await statuses()).toEqual([200, 200]);
    await ask('POST', `/admin/participants/${id}/links/replace`, undefined, admin);
    expect(await statuses()).toEqual([404, 200]);
  });

  it('are kept from everybody but the act and the crew until the crew approved them and the act is in the show', async () => {
    const { act, accept, ask, admin, crew, bytes, shown } = await begun();
    const { id, mine } = await act(ADULT);
    expect((await ask('GET', '/participants/me/picture', undefined, mine)).body).toEqual({
      picture: null,
      may_send: true,
      own_places: ['screen', 'ballot', 'results'],
      bar: null,
    });
    // What is no long text is refused before anything is made of it.
    const lists = { picture: Array.from({ length: 5_000 }, () => []) };
    const refused = (await ask('PUT', '/participants/me/picture', lists, mine)).body;
    expect([refused.code, refused.fields]).toEqual(['invalid', undefined]);
    const sent = await ask('PUT', '/participants/me/picture', base64(await photo()), mine);
    expect(sent.status).toBe(200);
    const { picture_id: pictureId, small_url: small, state, side } = sent.body.picture;
    expect([state, side]).toEqual(['waiting', 1_080]);
    const open = `${API}/pictures/screen/${pictureId}/large`;
    expect((await bytes(open)).status).toBe(404);
    const own144 = await bytes(small);
    expect(own144.status).toBe(200);
    expect(own144.headers['cache-control']).toBe('private, no-store');
    expect(await sharp(own144.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 144, height: 144 });
    const [waiting] = (await ask('GET', '/admin/pictures', undefined, crew)).body;
    expect(waiting).toMatchObject({ participant_id: id, state: 'waiting', sent_by_crew: false });
    expect((await bytes(waiting.large_url)).status).toBe(200);

    const decide = (body: object) => ask('PUT', `/admin/pictures/${id}/state`, body, crew);
    expect((await decide({ picture_id: 'another', state: 'approved' })).body.code).toBe('stale');
    expect((await decide({ picture_id: pictureId, state: 'approved' })).body.state).toBe('approved');
    // Not in the show yet.
    expect((await bytes(open)).status).toBe(404);
    await accept(id);
    expect(await shown(id)).toEqual({ id: pictureId, isBig: true, places: PHOTO_PLACES });
    const large = await bytes(open);
    expect(large.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'private, max-age=86400, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(await sharp(large.bytes).metadata()).toMatchObject({ width: 1_080, height: 1_080 });
    expect((await bytes(`${API}/pictures/screen/${id}/large`)).status).toBe(404);
    expect((await bytes(`${API}/pictures/signed/nothing`)).status).toBe(404);

    // Another one waits again, and the one before is gone with its file.
    await ask('PUT', '/participants/me/picture', base64(await photo(900, 900)), mine);
    expect(await shown(id)).toBe(undefined);
    expect((await bytes(open)).status).toBe(404);
    await decide({
      picture_id: (await ask('GET', '/admin/pictures', undefined, crew)).body[0].picture_id,
      state: 'refused',
      note: 'Nobody is in it.',
    });
    expect((await ask('GET', '/participants/me/picture', undefined, mine)).body.picture).toMatchObject({
      state: 'refused',
      note: 'Nobody is in it.',
    });
    expect((await ask('DELETE', '/participants/me/picture', undefined, mine)).body.picture).toBe(null);

    const say = sayIn('en', await fetchWords('en', ['history']));
    const { body: history } = await ask('GET', `/admin/participants/${id}/history`, undefined, admin);
    const told = history.map((entry: Record<string, unknown>) =>
      historyInWords(say, 'en', { ...(entry as unknown as HistoryEntry), by: '', why: null }),
    );
    expect(told.filter((line: string) => line.startsWith('Picture'))).toEqual([
      'Picture removed',
      'Picture refused',
      'Picture sent',
      'Picture approved',
      'Picture sent',
    ]);
  });

  it('hold to what was agreed to: no photos, a parent who has not signed, a crew that was told nothing', async () => {
    const { act, accept, ask, admin, crew, settings, shown } = await begun();
    await settings({ photo_consent_asked: true });
    const no = await act({ ...ADULT, photo_consent: false });
    expect((await ask('PUT', '/participants/me/picture', base64(await photo()), no.mine)).body).toMatchObject(
      {
        code: 'wrong_state',
      },
    );
    const byCrew = (id: string) =>
      photo().then((one) => ask('PUT', `/admin/pictures/${id}`, base64(one), crew));
    expect((await byCrew(no.id)).body.code).toBe('wrong_state');

    const child = await act({ ...MINOR, photo_consent: true });
    const { body } = await ask('PUT', '/participants/me/picture', base64(await photo()), child.mine);
    expect(body.picture.bar).toBe('parent');
    const approve = () =>
      ask(
        'PUT',
        `/admin/pictures/${child.id}/state`,
        { picture_id: body.picture.picture_id, state: 'approved' },
        crew,
      );
    expect((await approve()).body.code).toBe('wrong_state');
    await ask(
      'PUT',
      `/admin/participants/${child.id}/consent`,
      { state: 'given', reason: 'On paper' },
      admin,
    );
    expect((await approve()).body.state).toBe('approved');
    await accept(child.id);
    expect(await shown(child.id)).toBeDefined();
    // Taken back, it is gone at once, whatever was approved.
    await ask(
      'PUT',
      `/admin/participants/${child.id}/consent`,
      { state: 'withdrawn', reason: 'By telephone' },
      admin,
    );
    expect(await shown(child.id)).toBe(undefined);
  });

  it('leave with the person: row, file, and what waits to be removed', async () => {
    const { act, ask, admin, crew, store, folder, clearAway } = await begun();
    const { id } = await act(ADULT);
    expect((await ask('PUT', `/admin/pictures/${id}`, base64(await photo()), crew)).body.state).toBe(
      'approved',
    );
    const files = () => globSync('**/pictures/*', { cwd: folder });
    expect(files()).toHaveLength(1);
    const [file = ''] = files();
    const kept = readFileSync(join(folder, file)).toString('latin1');
    for (const trace of [CANARY, 'Exif', 'GPS']) expect(kept).not.toContain(trace);
    await ask('POST', `/admin/participants/${id}/erase`, { dry_run: false }, admin);
    await PICTURES.forgetErased(store);
    await clearAway();
    expect(files()).toEqual([]);
    expect((await ask('GET', '/admin/pictures', undefined, crew)).body).toEqual([]);
  });

  it('go along when the act takes another registration in and has none', async () => {
    const { act, ask, admin, crew } = await begun();
    const kept = await act(ADULT);
    const other = await act({ ...ADULT, stage_name: 'Astra K' });
    await ask('PUT', `/admin/pictures/${other.id}`, base64(await photo()), crew);
    const merged = await ask(
      'POST',
      `/admin/participants/${kept.id}/merge`,
      { other_id: other.id, take: [], revision: 1, other_revision: 1 },
      admin,
    );
    expect(merged.status).toBe(200);
    const [picture] = (await ask('GET', '/admin/pictures', undefined, crew)).body;
    expect(picture.participant_id).toBe(kept.id);
  });
});

it('a picture is drawn anew: turned, cut, and without the place where it was taken', async () => {
  const sent = await photo();
  expect(sent.toString('latin1')).toContain(CANARY);
  const { small, medium, large, side } = await drawnAnew(sent);
  expect(side).toBe(1_080);
  for (const [one, pixels] of [
    [small, 144],
    [medium, 480],
    [large, 1_080],
  ] as const) {
    const { width, height, orientation, exif, format } = await sharp(one).metadata();
    expect({ width, height, orientation, exif, format }).toEqual({
      width: pixels,
      height: pixels,
      orientation: undefined,
      exif: undefined,
      format: 'jpeg',
    });
    expect(one.toString('latin1')).not.toContain(CANARY);
  }
  // The mark at the top left of the file is at the top right of the picture.
  const { data, info } = await sharp(large).raw().toBuffer({ resolveWithObject: true });
  const redAt = (x: number, y: number) => data[(y * info.width + x) * info.channels] ?? 0;
  expect(redAt(1_000, 20)).toBeGreaterThan(200);
  expect(redAt(20, 20)).toBeLessThan(150);
});

it('refuses what is no picture, in a sentence', async () => {
  const png = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const cut = (await photo()).subarray(0, 3_000);
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>');
  const huge = Buffer.from(png);
  huge.writeUInt32BE(60_000, 16);
  huge.writeUInt32BE(60_000, 20);
  for (const [file, code] of [
    [Buffer.from('MZ no picture at all'), 'unsupported_type'],
    [svg, 'unsupported_type'],
    [cut, 'unsupported_type'],
    [huge, /too_large|unsupported_type/],
    [Buffer.alloc(2_000_000, 0xff), 'too_large'],
    [await photo(200, 900), 'unsupported_type'],
  ] as const) {
    const error = await Promise.resolve()
      .then(() => drawnAnew(file))
      .then(
        () => undefined,
        (refused) => refused,
      );
    expect(error).toMatchObject({ code: expect.stringMatching(code), message: expect.stringMatching(/\.$/) });
  }
  // A picture small enough to be kept is kept as small as it is, and is for phones alone.
  expect((await drawnAnew(png)).side).toBe(300);
});
