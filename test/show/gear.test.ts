/** Other gear: keys that press GO without a body, and addresses that are told what the hall sees. */
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { Webhook } from 'standardwebhooks';
import { afterEach, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { liveEndpoints, showEndpoints } from '#contract/show/endpoints.ts';
import { controlFrame, gearEndpoints } from '#contract/show/gear.ts';
import { rehearsalEndpoints } from '#contract/show/rehearsal.ts';
import { webhookMessage } from '#contract/show/webhook.ts';
import { tracksEndpoints } from '#contract/tracks/endpoints.ts';
import { NOTIFICATIONS } from '#domain/show/notifications.ts';
import { mayReach } from '#server/reachable.ts';
import { besideTheDoor } from '../beside-the-door.ts';
import { itAtLength } from '../tried.ts';
import { type Evening, startEvening } from './evening.ts';

const stops: (() => unknown)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});

async function begin(): Promise<Evening> {
  const evening = await startEvening();
  stops.push(evening.stop);
  return evening;
}

/** As a key of a Stream Deck presses: a POST without a body. */
const presser =
  (origin: string, token: string) =>
  async (path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${origin}/api/v1/control/${path}`, {
      method: path === 'state' ? 'GET' : 'POST',
      headers: { authorization: `Bearer ${token}`, ...headers },
    });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };

interface Heard {
  headers: IncomingHttpHeaders;
  text: string;
  body: z.infer<typeof webhookMessage>;
}

/** An address that hears everything; it is deaf for the first `deaf` calls, and never answers while it is silent. */
async function listener(deaf = 0) {
  const heard: Heard[] = [];
  const mood = { silent: false };
  let calls = 0;
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk) => {
      text += chunk;
    });
    request.on('end', () => {
      calls += 1;
      if (mood.silent) return;
      if (calls > deaf) heard.push({ headers: request.headers, text, body: JSON.parse(text) });
      response.writeHead(calls > deaf ? 204 : 500).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stops.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook?room=1`;
  const until = async (holds: () => boolean) => {
    for (let waited = 0; !holds(); waited += 20) {
      if (waited > 40_000)
        throw new Error(`It did not come to hold; heard ${heard.map(({ body }) => body.type)}.`);
      await pause(20);
    }
  };
  return { url, heard, until, mood };
}

describe('keys', () => {
  test('press GO once however often they are pressed, and are answered in words', async () => {
    const evening = await begin();
    const { desk, server } = evening;
    const { id, token } = await desk.call(gearEndpoints.addControlToken, { body: { name: 'Stream Deck' } });
    const press = presser(server.origin, token);
    expect((await press('state')).body).toMatchObject({ phase: 'preshow', current: null, blanked: false });
    const went = await press('go', { 'content-type': 'application/json' });
    expect(went).toMatchObject({ status: 200, body: { phase: 'running' } });
    expect(await press('go')).toMatchObject({ status: 409, body: { code: 'too_soon' } });
    evening.pass(3_000);
    expect(await press('go?version=0')).toMatchObject({ status: 409, body: { code: 'stale' } });
    evening.pass(3_000);
    // Sent again, at once and later, because its answer was lost: it was carried out, and is not carried out again.
    const sure = { 'idempotency-key': 'press-00002' };
    const second = await press('go?version=1', sure);
    expect(second).toMatchObject({ status: 200, body: { version: 2 } });
    for (const later of [0, 5_000]) {
      evening.pass(later);
      expect(await press('go?version=1', sure)).toMatchObject({
        status: 200,
        body: { version: 2, current: second.body.current },
      });
    }
    expect((await press('scenes/holding/arm')).body).toMatchObject({ armed: 'holding' });
    expect((await press('take')).body).toMatchObject({ scene: 'holding', armed: null });
    expect((await press('blank')).body).toMatchObject({ blanked: true });
    expect((await press('unblank')).body).toMatchObject({ blanked: false });
    expect((await press('hold')).body).toMatchObject({ held: true });
    expect(await press('pause')).toMatchObject({ status: 409 });
    expect((await press('lift')).body).toMatchObject({ held: false });
    expect((await press('poll/open')).body).toMatchObject({ open_poll: 'Audience favourite' });
    expect((await press('poll/close')).body).toMatchObject({ open_poll: null });
    expect(await press('poll/open')).toMatchObject({ status: 409, body: { code: 'too_soon' } });
    const moves = await server.store.read.selectFrom('showStep').select('actorName').execute();
    expect(new Set(moves.map((move) => move.actorName))).toEqual(new Set(['Stream Deck']));
    // Where nothing can be written a key sees its lamps all the same.
    await besideTheDoor(server.store, (tx) =>
      sql`create trigger full_disk before update on control_token begin select raise(abort, 'full'); end`.execute(
        tx,
      ),
    );
    evening.pass(120_000);
    expect(await press('state')).toMatchObject({ status: 200 });
    await besideTheDoor(server.store, (tx) => sql`drop trigger full_disk`.execute(tx));
    await desk.call(gearEndpoints.removeControlToken, { params: { id } });
    expect(await press('blank')).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
    expect((await desk.call(gearEndpoints.gear)).tokens).toEqual([]);
  });

  test('that are set up alike press each for itself', async () => {
    const { desk, server } = await begin();
    const alike = { 'idempotency-key': 'the-blank-key' };
    for (const name of ['Left', 'Right']) {
      const { token } = await desk.call(gearEndpoints.addControlToken, { body: { name } });
      const press = presser(server.origin, token);
      expect((await press('blank', alike)).body).toMatchObject({ blanked: true });
      expect((await press('unblank')).body).toMatchObject({ blanked: false });
    }
  });
});

test('keys for music reach a desk that plays, once, and say where there is none', async () => {
  const evening = await begin();
  const { desk, server } = evening;
  const { token } = await desk.call(gearEndpoints.addControlToken, { body: { name: 'Stream Deck' } });
  const press = presser(server.origin, token);
  const heard = (plays?: 'yes') =>
    desk.call(liveEndpoints.adminHeard, { query: { page: 'page-of-the-desk', ...(plays && { plays }) } });
  await heard();
  expect(await press('music/play')).toMatchObject({ status: 409, body: { code: 'wrong_state' } });
  await heard('yes');
  evening.pass(2_000);
  expect(await press('music/pause')).toMatchObject({ status: 409, body: { code: 'no_change' } });
  expect(await press('music/play')).toMatchObject({ status: 200, body: { music: null } });
  expect(await press('music/play')).toMatchObject({ status: 409, body: { code: 'too_soon' } });
  const { musicKey, items, version, lastMove } = await desk.call(showEndpoints.show);
  expect(musicKey).toMatchObject({ press: 'play' });
  expect({ version, lastMove }).toEqual({ version: 1, lastMove: null });
  const act = items.find((item) => item.act !== null);
  await desk.call(tracksEndpoints.sayPlaying, {
    params: { participantId: act?.act?.participantId ?? '' },
    body: { deskId: 'pageofthedesk123', state: 'playing', positionMs: 0, leftMs: 60_000 },
  });
  evening.pass(2_000);
  await heard('yes');
  expect(await press('music/play')).toMatchObject({ status: 409, body: { code: 'no_change' } });
  expect((await press('state')).body.music).toMatchObject({ state: 'playing', act: act?.title });
  expect(await press('music/fade')).toMatchObject({ status: 200 });
  expect((await desk.call(showEndpoints.show)).musicKey).toMatchObject({ press: 'fade' });
});

/** The next frame of a stream of the show that `holds`. */
async function frameOf(reader: ReadableStreamDefaultReader<Uint8Array>, holds: (view: object) => boolean) {
  let text = '';
  for (;;) {
    const { value, done } = await reader.read();
    if (done) throw new Error('The stream is over.');
    text += new TextDecoder().decode(value);
    for (const [, data = ''] of text.matchAll(/^event: view\ndata: (.+)\n/gm)) {
      const { view } = controlFrame.parse(JSON.parse(data));
      if (holds(view)) return view;
    }
  }
}

test('gear follows the show as a stream, with what its clock reads, and until its token ends', async () => {
  const { desk, server, pass } = await begin();
  const { id, token } = await desk.call(gearEndpoints.addControlToken, { body: { name: 'Lamp' } });
  const headers = { authorization: `Bearer ${token}` };
  const stream = await fetch(`${server.origin}/api/v1/control/stream`, { headers });
  expect(stream.headers.get('content-type')).toContain('text/event-stream');
  const reader = (stream.body as ReadableStream<Uint8Array>).getReader();
  const press = presser(server.origin, token);
  await frameOf(reader, (view) => 'phase' in view && view.phase === 'preshow');
  await press('go');
  await frameOf(reader, (view) => 'current' in view && view.current === 'Opening');
  pass(3_000);
  expect(await press(`notes/mc?text=${encodeURIComponent('Two minutes')}`)).toMatchObject({ status: 200 });
  const { notes } = await desk.call(showEndpoints.show);
  expect(notes).toMatchObject([{ to: 'mc', text: 'Two minutes', by: 'Lamp' }]);
  await desk.call(gearEndpoints.removeControlToken, { params: { id } });
  expect((await fetch(`${server.origin}/api/v1/control/stream`, { headers })).status).toBe(401);
  await reader.cancel();
});

describe('addresses', () => {
  test('are told what the hall sees, signed and in order, and again after a failure', async () => {
    const evening = await begin();
    const { desk, server } = evening;
    const { url, heard, until } = await listener(1);
    const body = {
      url,
      happenings: ['show_started', 'act_started', 'scene_shown'],
      inTheHall: true,
    } as const;
    const { id, secret } = await desk.call(gearEndpoints.addWebhook, {
      body: { ...body, happenings: [...body.happenings] },
    });
    await evening.until('on stage');
    await until(() => heard.length >= 1);
    evening.pass(5_000);
    // Any word of the store wakes the sender, so the retry need not wait for its own clock.
    await desk.call(gearEndpoints.testWebhook, { params: { id } });
    await until(
      () =>
        heard.some((one) => one.body.type === 'show_started') &&
        heard.some((one) => one.body.type === 'test'),
    );
    const started = heard.find((one) => one.body.type === 'act_started');
    expect(started?.body.data).toMatchObject({
      act: { number: 1, stage_name: 'Juniper Vale' },
      rehearsal: false,
    });
    // By the library that its makers give to whoever listens.
    const check = new Webhook(secret);
    for (const { headers, text } of heard) {
      expect(webhookMessage.parse(check.verify(text, headers as Record<string, string>))).toBeDefined();
      expect(() => check.verify(`${text} `, headers as Record<string, string>)).toThrow(/signature/i);
    }
    expect(heard.map(({ text }) => text).join()).not.toContain('Line for act');
    const [hook] = (await desk.call(gearEndpoints.gear)).webhooks;
    expect(hook?.deliveries.every((one) => one.state === 'sent')).toBe(true);
    expect(hook?.deliveries.find((one) => one.happening === 'show_started')?.tries).toBe(2);
    expect(JSON.stringify(await server.store.read.selectFrom('webhook').selectAll().execute())).not.toContain(
      secret,
    );
  });

  itAtLength(
    'hear things in the order in which they happened, though the first is refused, and wait for no other',
    async () => {
      const evening = await begin();
      const { desk, server } = evening;
      const silent = await listener();
      silent.mood.silent = true;
      const refusing = await listener(2);
      const willing = await listener();
      const happenings = [...NOTIFICATIONS];
      for (const { url } of [silent, refusing, willing])
        await desk.call(gearEndpoints.addWebhook, { body: { url, happenings, inTheHall: true } });
      await evening.until('on stage');
      // The silent one is asked since the first, and nobody waited for it.
      const inOrder = [
        'cue_started',
        'show_started',
        'scene_shown',
        'act_standing_by',
        'scene_shown',
        'act_started',
        'scene_shown',
      ];
      for (const { heard, until } of [willing, refusing]) {
        await until(() => heard.length >= inOrder.length);
        expect(heard.map(({ body }) => body.type)).toEqual(inOrder);
      }
      const versions = refusing.heard.map(({ body }) => body.data.version);
      expect(versions).toEqual(versions.toSorted((a, b) => a - b));

      // After a while nothing of it is worth telling; what comes then is.
      evening.pass(5 * 60_000);
      silent.mood.silent = false;
      await evening.go();
      await silent.until(() => silent.heard.some(({ body }) => body.type === 'act_ended'));
      expect(silent.heard.map(({ body }) => body.type)).not.toContain('show_started');
      const failed = await server.store.read
        .selectFrom('webhookDelivery')
        .select('answer')
        .where('state', '=', 'failed')
        .execute();
      expect(failed.length).toBeGreaterThanOrEqual(inOrder.length - 1);
      for (const { answer } of failed) expect(answer).toContain('five minutes');
    },
  );

  test('are told in time what was to be told again by a clock that was put back since', async () => {
    const evening = await begin();
    const { desk, server } = evening;
    const ear = await listener(1);
    const body = { url: ear.url, happenings: [...NOTIFICATIONS], inTheHall: true };
    await desk.call(gearEndpoints.addWebhook, { body });
    await evening.go();
    const tries = async () => {
      const rows = await server.store.read.selectFrom('webhookDelivery').select('tries').execute();
      return Math.max(0, ...rows.map((row) => row.tries));
    };
    await expect.poll(tries, { interval: 5 }).toBe(1);
    evening.pass(-86_400_000);
    // Any word wakes the line.
    await evening.go();
    await expect.poll(() => ear.heard.length, { timeout: 5_000 }).toBeGreaterThan(0);
  });

  itAtLength('hear nothing more of a rehearsal that was thrown away, and nothing of it is kept', async () => {
    const evening = await begin();
    const { desk, server } = evening;
    const { url, heard, mood, until } = await listener();
    mood.silent = true;
    await desk.call(gearEndpoints.addWebhook, {
      body: { url, happenings: ['show_started'], inTheHall: true },
    });
    const { id } = await desk.call(rehearsalEndpoints.startRehearsal, { body: {} });
    await evening.go();
    const kept = () => server.store.read.selectFrom('webhookDelivery').select('body').execute();
    expect(await kept()).toHaveLength(1);
    await desk.call(rehearsalEndpoints.throwRehearsalAway, { params: { id } });
    expect(await kept()).toEqual([]);
    mood.silent = false;
    evening.pass(60_000);
    await evening.go();
    await until(() => heard.length > 0);
    expect(heard.map(({ body }) => body.data.rehearsal)).toEqual([false]);
  });

  test('hear in a rehearsal that it is one', async () => {
    const evening = await begin();
    const { url, heard, until } = await listener();
    await evening.desk.call(gearEndpoints.addWebhook, {
      body: { url, happenings: ['show_started'], inTheHall: true },
    });
    await evening.desk.call(rehearsalEndpoints.startRehearsal, { body: {} });
    await evening.go();
    await until(() => heard.length > 0);
    expect(heard[0]?.body).toMatchObject({ type: 'show_started', data: { rehearsal: true } });
  });

  test('in a private network are called only where an admin said that they are of the hall', async () => {
    const evening = await begin();
    const { url, heard } = await listener();
    const { id } = await evening.desk.call(gearEndpoints.addWebhook, {
      body: { url, happenings: ['show_started'] },
    });
    await evening.desk.call(gearEndpoints.testWebhook, { params: { id } });
    await expect
      .poll(async () => (await evening.desk.call(gearEndpoints.gear)).webhooks[0]?.deliveries[0])
      .toMatchObject({ state: 'queued', answer: expect.stringContaining('private network') });
    expect(heard).toEqual([]);
  });

  test.each([
    ['93.184.216.34', false, true],
    ['192.168.1.20', false, false],
    ['192.168.1.20', true, true],
    ['::1', true, true],
    ['::ffff:10.0.0.1', false, false],
    ['169.254.169.254', true, false],
    ['fe80::1', true, false],
    ['0.0.0.0', true, false],
    ['64:ff9b::5db8:d822', false, true],
    ['64:ff9b::a00:1', false, false],
    ['64:ff9b::a9fe:a9fe', true, false],
    ['not an address', true, false],
  ])('may %s be called, of the hall: %s? %s', (address, inTheHall, may) => {
    expect(mayReach(address, inTheHall)).toBe(may);
  });
});
