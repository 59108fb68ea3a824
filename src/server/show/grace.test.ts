/** The time that judges have after an act, by the server's clock: told, held to, and taken back with the step. */
import { afterEach, expect, it } from 'vitest';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { judgingEndpoints } from '#contract/judging/endpoints.ts';
import { showEndpoints } from '#contract/show/endpoints.ts';
import { newId } from '#server/store/secrets.ts';
import { type Evening, startEvening } from '#test/show/evening.ts';
import { describeStoresByTurns } from '#test/store.ts';

const GRACE_MS = 60_000;

describeStoresByTurns('the judges’ time after an act', (_open, engine) => {
  let evening: Evening | undefined;
  afterEach(() => evening?.stop());

  it('locks the act’s scoring when it has passed, and an undo of the end gives it back', async () => {
    evening = await startEvening({ engine });
    const { desk, show, server, pass, go } = evening;
    const [event] = await desk.call(eventsEndpoints.events);
    await desk.call(eventsEndpoints.changeEvent, {
      params: { id: event?.id ?? '' },
      body: { settings: { scoringGraceMs: GRACE_MS } },
    });
    const [performanceId = ''] = show.performanceIds;
    const token = show.judges[0]?.token ?? '';
    const { sessionId } = await server.caller().call(judgingEndpoints.judgeAccess, { params: { token } });
    const judge = server.caller({ 'x-judge-token': token, 'x-judge-session': sessionId });
    const { criteria } = await judge.call(judgingEndpoints.panel);
    const give = (baseRevision: number, steps: number) =>
      judge.call(judgingEndpoints.saveScoresheet, {
        params: { performanceId },
        body: {
          marks: Object.fromEntries(criteria.map(({ id }) => [id, steps])),
          submitted: true,
          baseRevision,
        },
      });
    const act = async () => {
      const view = await desk.call(showEndpoints.show);
      return view.items.find((item) => item.act?.performanceId === performanceId)?.act;
    };
    const order = async (kind: 'undo') =>
      desk.call(showEndpoints.command, {
        body: {
          kind,
          commandId: newId(),
          expectedVersion: (await desk.call(showEndpoints.show)).version,
        },
      });

    await evening.until('on stage');
    expect(await act()).toMatchObject({ window: 'open', locksAt: null });
    await go();
    expect(await act()).toMatchObject({ window: 'open', locksAt: expect.any(Number) });
    await order('undo');
    expect(await act()).toMatchObject({ window: 'open', locksAt: null });
    await go();
    await give(0, 7);
    pass(GRACE_MS);
    expect(await act()).toMatchObject({ window: 'locked', locksAt: null });
    await expect(give(1, 8)).rejects.toMatchObject({ code: 'scoring_closed' });
    const { performances } = await judge.call(judgingEndpoints.panel);
    expect(performances.find((one) => one.id === performanceId)).toMatchObject({
      scoring: 'locked',
      sheet: { revision: 1 },
    });

    await desk.call(showEndpoints.command, {
      body: {
        kind: 'open_scoring',
        performanceId,
        reason: 'One tablet was flat',
        commandId: newId(),
        expectedVersion: (await desk.call(showEndpoints.show)).version,
      },
    });
    pass(GRACE_MS);
    expect(await act()).toMatchObject({ window: 'open', locksAt: null });
    await give(1, 8);
  });
});
