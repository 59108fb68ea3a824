import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { planningEndpoints } from '#contract/planning/endpoints.ts';
import { STATES } from '#domain/events/look/legible.ts';
import { CANARY as PLACE, photo } from '#test/registration/photo.ts';
import { testServers } from '#test/server.ts';
import { drawnAnew } from './logo-picture.ts';

const start = testServers();
const GALA = { accent: '#e8c169', ground: '#0b1430', face: 'roboto_serif' } as const;
const CANARY = 'GPSLatitude 48.2082';

const chunk = (type: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(type), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length);
  ends.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([ends.subarray(0, 4), named, ends.subarray(4)]);
};

interface Drawing {
  width?: number;
  height?: number;
  depth?: number;
  colour?: number;
  rows?: Buffer;
}

/** A picture as a camera's program writes it: with words inside and behind. */
function picture({ width = 4, height = 2, depth = 8, colour = 6, rows }: Drawing = {}): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  head.set([depth, colour], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('tEXt', Buffer.from(`Comment\0${CANARY}`)),
    chunk('eXIf', Buffer.from(CANARY)),
    chunk('IDAT', deflateSync(rows ?? Buffer.alloc(height * (1 + width * 4)))),
    chunk('IEND', Buffer.alloc(0)),
    Buffer.from(`<script>alert('${CANARY}')</script>`),
  ]);
}

it('draws a picture anew from its pixels alone', async () => {
  const { png, width, height } = await drawnAnew(picture());
  expect([width, height]).toEqual([4, 2]);
  expect(png.toString('latin1')).not.toMatch(/GPS|script|tEXt|eXIf/);
  expect((await drawnAnew(png)).png.equals(png)).toBe(true);
});

it('lets everybody else be answered while a large picture is packed', async () => {
  const side = 1_024;
  const rows = Buffer.alloc(side * (1 + side * 4));
  for (let at = 0; at < rows.length; at += 1) if (at % (1 + side * 4) > 0) rows[at] = (at * at) % 251;
  let turns = 0;
  const count = () => {
    turns += 1;
    counting = setImmediate(count);
  };
  let counting = setImmediate(count);
  await drawnAnew(picture({ width: side, height: side, rows }));
  clearImmediate(counting);
  expect(turns).toBeGreaterThan(2);
});

it.each([
  ['what is no picture', Buffer.from('<svg onload="alert(1)"/>')],
  ['a picture that is cut off', picture().subarray(0, 70)],
  ['pixels that are fewer than said', picture({ height: 3, rows: Buffer.alloc(17) })],
  ['pixels that unpack to more than said', picture({ rows: Buffer.alloc(40_000_000) })],
  ['a filter that there is not', picture({ rows: Buffer.alloc(34, 9) })],
  ['colours of sixteen bits', picture({ depth: 16 })],
  ['a palette', picture({ colour: 3 })],
  ['a side that is too long', picture({ width: 1_025, height: 1, rows: Buffer.alloc(1 + 1_025 * 4) })],
  ['no pixels at all', picture({ width: 0, height: 0, rows: Buffer.alloc(0) })],
])('refuses %s', async (_what, file) => {
  await expect(drawnAnew(file)).rejects.toThrow(/picture|pixels/);
});

it('measures states in the colours that pages show them in', () => {
  const sheet = readFileSync(join(import.meta.dirname, '../../web/ui/tokens.css'), 'utf8');
  const part = { night: /\[data-theme="dark"\] \{([^}]*)\}/, day: /\[data-theme="light"\] \{([^}]*)\}/ };
  for (const by of ['night', 'day'] as const) {
    const declared = part[by].exec(sheet)?.[1] ?? '';
    for (const [name, colour] of Object.entries(STATES[by]))
      expect(declared).toContain(`--${name}: ${colour};`);
  }
});

it('puts a look on every page, and another one in its place', async () => {
  const server = await start();
  const { desk } = await server.sample();
  const [event] = await desk.call(eventsEndpoints.events);
  const params = { id: event?.id ?? '' };
  const get = (path: string) => fetch(`${server.origin}${path}`);
  expect(await (await get('/')).text()).not.toContain('data-look');
  expect(await (await get('/look.css')).text()).toBe('');

  await desk.call(eventsEndpoints.changeEvent, { params, body: { settings: { look: GALA } } });
  const page = await get('/register');
  const html = await page.text();
  const style = /<style id="look">([^<]*)<\/style>/.exec(html)?.[1] ?? '';
  expect(style).toContain('--lime:#e8c169');
  expect(page.headers.get('content-security-policy')).toMatch(/style-src 'self' 'sha256-/);
  const sheet = await get('/look.css');
  expect(sheet.headers.get('content-type')).toBe('text/css; charset=utf-8');
  expect(await sheet.text()).toBe(style);
  expect(await (await get('/vote')).text()).toContain('--lime:#e8c169');

  await desk.call(eventsEndpoints.changeEvent, { params, body: { settings: { look: null } } });
  expect(await (await get('/register')).text()).not.toContain('data-look');
});

it('puts on no look that cannot be read, and says which can', async () => {
  const server = await start();
  const { desk } = await server.sample();
  const [event] = await desk.call(eventsEndpoints.events);
  const look = { accent: '#c8102e', ground: '#151014', face: 'anybody' as const };
  await expect(
    desk.call(eventsEndpoints.changeEvent, { params: { id: event?.id ?? '' }, body: { settings: { look } } }),
  ).rejects.toMatchObject({
    fields: {
      'settings.look': expect.stringMatching(/^These colours cannot be read.*#[0-9a-f]{6} on #151014\.$/),
    },
  });
});

it('shows sponsors where they were asked for, and lets go of a picture that none shows any more', async () => {
  const server = await start();
  const { desk } = await server.sample();
  const [event] = await desk.call(eventsEndpoints.events);
  const params = { id: event?.id ?? '' };
  const add = (width: number, name: string) =>
    desk.call(eventsEndpoints.addSponsor, {
      params,
      body: { png: picture({ width, rows: Buffer.alloc(2 * (1 + width * 4)) }).toString('base64'), name },
    });
  await add(4, 'Quayside');
  await expect(add(4, 'The same')).rejects.toMatchObject({ code: 'already_exists' });
  const { settings } = await add(6, 'Bean There');
  const [quayside, bean] = settings.sponsors;
  if (!quayside || !bean) throw new Error('Both are there.');
  expect(bean).toMatchObject({ name: 'Bean There', ratio: 3 });
  expect((await fetch(`${server.origin}${bean.path}`)).headers.get('content-type')).toBe('image/png');
  const put = async (sponsors: { path: string; name: string; places: ('results' | 'ballot')[] }[]) => {
    const [now] = await desk.call(eventsEndpoints.events);
    const seen = now?.settings.sponsors ?? [];
    return desk.call(eventsEndpoints.changeSponsors, { params, body: { sponsors, seen } });
  };

  await put([
    { path: bean.path, name: 'Bean There Coffee', places: ['results'] },
    { path: quayside.path, name: 'Quayside', places: ['ballot'] },
  ]);
  expect(await (await fetch(`${server.origin}/api/v1/sponsors`)).json()).toEqual({
    ballot: [{ path: quayside.path, name: 'Quayside', ratio: 2 }],
    results: [{ path: bean.path, name: 'Bean There Coffee', ratio: 3 }],
  });
  await expect(put([{ path: '/look/other.png', name: 'Other', places: [] }])).rejects.toMatchObject({
    code: 'stale',
  });

  // A copied event thanks the same; a template of it nobody.
  const copy = await desk.call(eventsEndpoints.copyEvent, { params, body: { name: 'Next year' } });
  expect(copy.settings.sponsors).toHaveLength(2);
  expect(JSON.stringify(await desk.call(planningEndpoints.eventTemplate, { params }))).not.toContain(
    '/look/',
  );
  await put([]);
  expect((await fetch(`${server.origin}${bean.path}`)).status).toBe(200);
  const ofCopy = { params: { id: copy.id }, body: { sponsors: [], seen: copy.settings.sponsors } };
  await desk.call(eventsEndpoints.changeSponsors, ofCopy);
  expect((await fetch(`${server.origin}${bean.path}`)).status).toBe(404);
});

it('changes no sponsors that somebody else has changed since they were looked at', async () => {
  const server = await start();
  const { desk } = await server.sample();
  const [event] = await desk.call(eventsEndpoints.events);
  const params = { id: event?.id ?? '' };
  const add = async (width: number, name: string) => {
    const png = picture({ width, rows: Buffer.alloc(2 * (1 + width * 4)) }).toString('base64');
    return (await desk.call(eventsEndpoints.addSponsor, { params, body: { png, name } })).settings.sponsors;
  };
  const put = (sponsors: Sponsor[], seen: Sponsor[]) =>
    desk.call(eventsEndpoints.changeSponsors, { params, body: { sponsors, seen } });
  const named = async () =>
    (await desk.call(eventsEndpoints.events))[0]?.settings.sponsors.map(({ name }) => name);
  type Sponsor = Awaited<ReturnType<typeof add>>[number];
  const refusal = { code: 'stale', message: expect.stringContaining('Somebody else changed the sponsors.') };

  const seen = await add(4, 'Quayside');
  const after = await add(6, 'Bean There');
  const renamed = seen.map((one) => ({ ...one, name: 'Quayside Music' }));
  await expect(put(renamed, seen)).rejects.toMatchObject(refusal);
  // Nor with one that was not seen among those to keep.
  await expect(put(after, seen)).rejects.toMatchObject(refusal);
  expect(await named()).toEqual(['Quayside', 'Bean There']);
  const [, bean] = after;
  if (!bean) throw new Error('It was added.');
  expect((await fetch(`${server.origin}${bean.path}`)).status).toBe(200);

  // Whoever looks again may do it, and nobody puts back what they have changed.
  await put([...renamed, bean], after);
  await expect(put(after.toReversed(), after)).rejects.toMatchObject(refusal);
  expect(await named()).toEqual(['Quayside Music', 'Bean There']);
});

it('serves a logo as a picture and nothing else, for as long as an event shows it', async () => {
  const server = await start();
  const { desk } = await server.sample();
  const [event] = await desk.call(eventsEndpoints.events);
  const params = { id: event?.id ?? '' };
  const { settings } = await desk.call(eventsEndpoints.setLogo, {
    params,
    body: { png: picture().toString('base64'), tone: 'dark' },
  });
  const path = settings.logo?.path ?? '';
  expect(settings.logo).toMatchObject({ ratio: 2, tone: 'dark' });
  const answer = await fetch(`${server.origin}${path}`);
  expect(answer.headers.get('content-type')).toBe('image/png');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(Buffer.from(await answer.arrayBuffer()).toString('latin1')).not.toContain(CANARY);
  expect(await (await fetch(`${server.origin}/results`)).text()).toContain(`--logo:url(${path})`);

  // A copied event shows the same; a template of it is of no house.
  const copy = await desk.call(eventsEndpoints.copyEvent, { params, body: { name: 'Next year' } });
  expect(copy.settings.logo?.path).toBe(path);
  expect(JSON.stringify(await desk.call(planningEndpoints.eventTemplate, { params }))).not.toContain(path);
  await desk.call(eventsEndpoints.removeLogo, { params });
  expect((await fetch(`${server.origin}${path}`)).status).toBe(200);
  await desk.call(eventsEndpoints.removeLogo, { params: { id: copy.id } });
  expect((await fetch(`${server.origin}${path}`)).status).toBe(404);
});

it('puts a picture behind the event’s name: drawn anew, measured, veiled, on every page but the ballot', async () => {
  const server = await start();
  const { desk } = await server.sample();
  const [event] = await desk.call(eventsEndpoints.events);
  const params = { id: event?.id ?? '' };
  const get = async (path: string) => (await fetch(`${server.origin}${path}`)).text();
  const sent = await photo(1_600, 1_200);
  expect(sent.toString('latin1')).toContain(PLACE);
  const { settings } = await desk.call(eventsEndpoints.setBackground, {
    params,
    body: { picture: sent.toString('base64') },
  });
  const path = settings.background?.path ?? '';
  expect(path).toMatch(/^\/look\/[0-9a-f]{64}\.jpg$/);
  const answer = await fetch(`${server.origin}${path}`);
  expect(answer.headers.get('content-type')).toBe('image/jpeg');
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(bytes.toString('latin1')).not.toMatch(new RegExp(`${PLACE}|Exif|GPS`));
  // Turned as it was taken, and measured: the darkest is the wall, the lightest the window.
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 1_200, height: 1_600 });
  expect(settings.background).toMatchObject({
    darkest: expect.stringMatching(/^#[6-7].[1-3].[3-6].$/),
    lightest: expect.stringMatching(/^#[e-f].[d-e].[5-7].$/),
  });
  expect((await fetch(`${server.origin}${path.replace('.jpg', '.png')}`)).status).toBe(404);

  for (const page of ['/', '/projector', '/look.css']) {
    expect(await get(page)).toContain(`--backdrop:url(${path})`);
    expect(await get(page)).toMatch(/--backdrop-veil:rgb\([\d ]+\/\d+%\)/);
  }
  const ballot = await get('/vote');
  expect(ballot).toContain('data-look-id');
  expect(ballot).not.toContain('--backdrop');

  // A copied event shows the same; a template of it is of no house; gone, it is served no more.
  const copy = await desk.call(eventsEndpoints.copyEvent, { params, body: { name: 'Next year' } });
  expect(copy.settings.background?.path).toBe(path);
  expect(JSON.stringify(await desk.call(planningEndpoints.eventTemplate, { params }))).not.toContain(path);
  await desk.call(eventsEndpoints.removeBackground, { params });
  expect(await get('/')).not.toContain('--backdrop');
  expect((await fetch(`${server.origin}${path}`)).status).toBe(200);
  await desk.call(eventsEndpoints.removeBackground, { params: { id: copy.id } });
  expect((await fetch(`${server.origin}${path}`)).status).toBe(404);

  const refused = async (picture: Buffer) =>
    desk
      .call(eventsEndpoints.setBackground, { params, body: { picture: picture.toString('base64') } })
      .catch((error) => error);
  expect(await refused(await photo(900, 700))).toMatchObject({ code: 'unsupported_type' });
  expect(await refused(Buffer.from('<svg onload="alert(1)"/>'))).toMatchObject({
    fields: { picture: expect.stringContaining('JPEG, PNG or WebP') },
  });
});
