/** Whoever is not in the hall is told each place after the time that the event says, by the clock alone, and not before. */
import { afterEach, describe, expect, test } from 'vitest';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { resultsEndpoints } from '#contract/results/endpoints.ts';
import { liveEndpoints, showEndpoints } from '#contract/show/endpoints.ts';
import { screensEndpoints } from '#contract/show/screens.ts';
import { SYSTEM } from '#server/store/audit.ts';
import { follow, until } from '../following.ts';
import { ENGINES } from '../store.ts';
import { firstOf, itAtLength } from '../tried.ts';
import { type Evening, startEvening } from './evening.ts';
import { ACTS } from './small-show.ts';

const FOLLOW_MS = 3_000;

describe.each(firstOf(1, ENGINES))('phones follow the hall (%s)', (engine) => {
  let evening: Evening | undefined;
  afterEach(() => evening?.stop());

  const pairWall = async ({ server, desk }: Evening) => {
    const { code } = await server
      .caller()
      .call(screensEndpoints.offerScreen, { body: { kind: 'projector' } });
    await desk.call(screensEndpoints.claimScreen, { body: { code, name: 'The wall' } });
  };
  const start = async ({ paired = true } = {}) => {
    evening = await startEvening({ engine });
    if (paired) await pairWall(evening);
    const [event] = await evening.desk.call(eventsEndpoints.events);
    await evening.desk.call(eventsEndpoints.changeEvent, {
      params: { id: event?.id ?? '' },
      body: { settings: { lineupPublished: false, phonesFollowMs: FOLLOW_MS } },
    });
    await evening.until('certified');
    return evening;
  };
  /** Whoever has a place that was told, by what the desk is told of it. */
  const lastTold = async ({ desk }: Evening) => {
    const { results } = await desk.call(showEndpoints.show);
    return results[0]?.steps.at(-1)?.entries[0]?.stageName ?? '';
  };
  const toldAt = async ({ server }: Evening) => {
    const rows = await server.store.read.selectFrom('announcement').select('toldAt').execute();
    return rows.flatMap((row) => JSON.parse(row.toldAt) as number[]);
  };

  test('no stream that anybody may follow names a place before, and each does by itself then', async () => {
    const night = await start();
    const { server, token } = night;
    const open = [await follow(server.origin, 'audience'), await follow(server.origin, 'projector')];
    const known = await follow(server.origin, 'projector', { authorization: `Bearer ${token}` });
    await night.until('revealing');
    const name = await lastTold(night);
    expect(ACTS).toContain(name);
    const [told = 0] = await toldAt(night);
    const naming = ({ frames }: (typeof open)[number]) =>
      frames().filter(({ view }) => JSON.stringify(view).includes(`"reveal":{`) || 'results' in view);
    const isNamed = (view: object) => {
      const { reveal = null, results = [] } = view as { reveal?: unknown; results?: unknown };
      return JSON.stringify([reveal, results]).includes(name);
    };
    await until(() => known.frames().some(({ view }) => isNamed(view)));
    await until(() => open.every((one) => naming(one).some(({ view }) => isNamed(view))));
    for (const one of open)
      for (const frame of one.frames())
        if (isNamed(frame.view))
          expect(Date.parse((frame as unknown as { sent_at: string }).sent_at)).toBeGreaterThanOrEqual(
            told + FOLLOW_MS,
          );
  });

  // From here on the clock alone decides, on either engine alike.
  if (engine !== 'sqlite') return;

  test('nor does any answer, also of whoever comes later to a server that nobody follows', async () => {
    const night = await start();
    const { server, desk, pass } = night;
    const anyone = server.caller();
    await night.until('revealing');
    const name = await lastTold(night);
    const answers = () =>
      Promise.all([
        anyone.call(resultsEndpoints.results),
        anyone.call(liveEndpoints.audienceNow),
        anyone.call(liveEndpoints.projectorNow),
      ]);
    const [told = 0] = await toldAt(night);
    const early = await answers();
    // Only where the machine was quick enough to ask in time.
    if (early[1].sentAt < told + FOLLOW_MS) {
      expect(early[0]).toMatchObject({ state: 'before', tables: [] });
      expect(early[1].view.results).toEqual([]);
      expect(early[2].view.reveal?.steps).toEqual([]);
    }
    expect((await desk.call(liveEndpoints.projectorNow)).view.reveal?.steps).toHaveLength(1);
    pass(FOLLOW_MS);
    expect(JSON.stringify(await anyone.call(resultsEndpoints.results))).toContain(name);
    expect((await anyone.call(liveEndpoints.audienceNow)).view.results).toMatchObject([
      { state: 'revealing' },
    ]);
    expect((await anyone.call(liveEndpoints.projectorNow)).view).toMatchObject({
      followsMs: FOLLOW_MS,
      reveal: { steps: [{ entries: [{ stageName: name }] }] },
    });
  });

  itAtLength('what was told before its times were kept is waited for by nobody', async () => {
    const night = await start();
    await night.until('revealing');
    const { store, caller } = night.server;
    await store.write({ by: SYSTEM }, ({ tx }) =>
      tx.updateTable('announcement').set({ toldAt: '[]' }).execute(),
    );
    const name = await lastTold(night);
    expect(JSON.stringify(await caller().call(resultsEndpoints.results))).toContain(name);
    expect((await caller().call(liveEndpoints.audienceNow)).view.results).toHaveLength(1);
  });

  itAtLength('where no projector was paired, the picture that anybody may open is the wall', async () => {
    const { server, until, desk } = await start({ paired: false });
    await until('revealing');
    const steps = async (view: ReturnType<typeof server.caller>) =>
      (await view.call(liveEndpoints.projectorNow)).view.reveal?.steps;
    expect(await steps(server.caller())).toEqual(await steps(desk));
    expect((await server.caller().call(liveEndpoints.projectorNow)).view.reveal?.steps).toHaveLength(1);
  });

  itAtLength(
    'a page that was open when the first projector is paired is held back from then on',
    async () => {
      const night = await start({ paired: false });
      const open = await follow(night.server.origin, 'projector');
      await until(() => open.frames().length > 0);
      await pairWall(night);
      await until(() => open.stream.ended);
      const again = await follow(night.server.origin, 'projector');
      await until(() => again.frames().length > 0);
      expect(again.frames()[0]).toMatchObject({ view: { follows_ms: FOLLOW_MS } });
    },
  );

  itAtLength('what is published right after the winner waits for the winner to be told', async () => {
    const night = await start();
    await night.until('published');
    const { server, pass } = night;
    const anyone = server.caller();
    const times = await toldAt(night);
    const { state, certificate } = await anyone.call(resultsEndpoints.results);
    // The clock goes on by three seconds at each press, and the last one published.
    if (server.store.now() < Math.max(...times) + FOLLOW_MS) {
      expect(state).not.toBe('published');
      expect(certificate).toBeNull();
      for (const endpoint of [resultsEndpoints.resultRecord, resultsEndpoints.resultRecordBrief])
        await expect(anyone.call(endpoint)).rejects.toMatchObject({ code: 'not_found' });
    }
    pass(FOLLOW_MS);
    expect((await anyone.call(resultsEndpoints.results)).state).toBe('published');
  });
});
