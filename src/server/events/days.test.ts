/** The first and the last day that an event may be on: all that is worked out from them can be told. */
import { expect, it } from 'vitest';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { liveEndpoints, showEndpoints } from '#contract/show/endpoints.ts';
import { reportEndpoints } from '#contract/show/report.ts';
import { sampledServers } from '#test/sampled.ts';

const start = sampledServers();

it.each([
  ['1899-12-31T23:59:59Z', '1900-01-01T00:00:00Z'],
  ['3000-01-01T00:00:00Z', '2999-12-31T23:59:59Z'],
  ['9999-12-31T23:59:59Z', '2999-12-31T23:59:59Z'],
])('no show is on %s, and one on %s is told on every page', async (never, day) => {
  const server = await start();
  const { desk } = await server.sample();
  const { id } = (await desk.call(eventsEndpoints.events))[0] ?? { id: '' };
  const moveTo = (at: string) =>
    desk.call(eventsEndpoints.changeEvent, {
      params: { id },
      body: { startsAt: Date.parse(at), doorsAt: null },
    });
  await expect(moveTo(never)).rejects.toMatchObject({
    code: 'invalid',
    fields: { starts_at: expect.any(String) },
  });
  await moveTo(day);
  for (const view of [liveEndpoints.audienceNow, liveEndpoints.projectorNow, liveEndpoints.crewNow] as const)
    await desk.call(view);
  await desk.call(showEndpoints.show);
  await desk.call(reportEndpoints.cueSheet);
});
