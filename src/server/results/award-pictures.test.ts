/** Pictures on curtains of awards: drawn anew, named by the script, fixed with the certified document, and let go of. */
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { revealEndpoints } from '#contract/results/reveal.ts';
import { CANARY, photo } from '#test/registration/photo.ts';
import { testServers } from '#test/server.ts';
import { ENGINES } from '#test/store.ts';
import { firstOf } from '#test/tried.ts';
import { keptInParts } from '../kept-in-parts.ts';
import { SYSTEM } from '../store/audit.ts';
import { letPicturesGo } from './award-pictures.ts';

const DAY = 86_400_000;

describe.each(firstOf(1, ENGINES))('pictures on curtains of awards (%s)', (engine) => {
  const start = testServers();

  const begin = async () => {
    let ahead = 0;
    const server = await start({ engine, clock: () => Date.now() + ahead });
    const { desk } = await server.sample();
    const send = async (file: Buffer) =>
      (await desk.call(revealEndpoints.sendAwardPicture, { body: { picture: file.toString('base64') } }))
        .picture;
    const direct = async (picture: string | undefined) => {
      const { awards } = await desk.call(revealEndpoints.revealScript);
      const [first, ...others] = awards.map(({ telling }) => telling);
      if (!first) throw new Error('The sample has an award.');
      const { picture: _before, ...without } = first;
      return desk.call(revealEndpoints.directReveal, {
        body: { awards: [{ ...without, ...(picture && { picture }) }, ...others] },
      });
    };
    const served = async (picture: string) => {
      const answer = await fetch(`${server.origin}/api/v1/award-pictures/${picture}`);
      return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) };
    };
    return { server, desk, send, direct, served, pass: (ms: number) => (ahead += ms) };
  };

  it('are drawn anew, turned as they were taken, and no larger than the big screen shows them', async () => {
    const { send, served } = await begin();
    const { status, bytes } = await served(await send(await photo(3_000, 2_000)));
    expect(status).toBe(200);
    expect(bytes.includes(CANARY)).toBe(false);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1_067, height: 1_600 });
    await expect(send(await photo(300, 200))).rejects.toThrow('too small for a big screen');
    await expect(send(Buffer.from('%PDF-1.7'))).rejects.toThrow('cannot be read');
  });

  it('stay as long as a script names them, or for a day until one does', async () => {
    const { server, send, direct, served, pass } = await begin();
    const [first, second, never] = [
      await send(await photo()),
      await send(await photo(900, 900)),
      await send(await photo(800, 600)),
    ];
    const { awards } = await direct(first);
    expect(awards[0]?.telling.picture).toBe(first);
    await direct(second);
    const kept = async () =>
      Promise.all([first, second, never].map(async (one) => (await served(one)).status));
    expect(await kept()).toEqual([404, 200, 200]);
    await expect(direct(first)).rejects.toThrow('Choose it again');
    pass(DAY + 1);
    await server.store.write({ by: SYSTEM }, async (work) => {
      work.audit({ action: 'round.reveal_changed', subject: 'round:tried' });
      await letPicturesGo(work, []);
    });
    expect(await kept()).toEqual([404, 200, 404]);
  });

  it('go along with a copied event, and outlive the pictures of the event before it', async () => {
    const { server, desk, send, direct, served } = await begin();
    const picture = await send(await photo());
    await direct(picture);
    const [old] = await desk.call(eventsEndpoints.events);
    const copy = await desk.call(eventsEndpoints.copyEvent, {
      params: { id: old?.id ?? '' },
      body: { name: 'Next year' },
    });
    await desk.call(eventsEndpoints.makeEventCurrent, { params: { id: copy.id } });
    const { awards } = await desk.call(revealEndpoints.revealScript);
    expect(awards.map(({ telling }) => telling.picture)).toContain(picture);
    const erase = (eventId: string) =>
      server.store.write({ by: SYSTEM }, async (work) => {
        work.audit({ action: 'event.part_erased', subject: `event:${eventId}` });
        await keptInParts.parts.pictures.take(work, { eventId, acts: [] });
      });
    await erase(old?.id ?? '');
    expect((await served(picture)).status).toBe(200);
    await desk.call(revealEndpoints.directReveal, { body: { awards: [] } });
    expect((await served(picture)).status).toBe(200);
    await erase(old?.id ?? '');
    expect((await served(picture)).status).toBe(404);
  });
});
