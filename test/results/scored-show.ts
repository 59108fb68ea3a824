/** A small show in which everything is scored, on a server whose clock the test moves. */
import { liveEndpoints, showEndpoints } from '#contract/show/endpoints.ts';
import { addAdmin } from '#server/accounts/commands.ts';
import { SYSTEM } from '#server/store/audit.ts';
import { newId } from '#server/store/secrets.ts';
import { ADMIN, bearer } from '../conformance/fixture.ts';
import { seedRound, submitSheet } from '../round.ts';
import type { testServers } from '../server.ts';

const MARKS = [9, 5, 7];
const AFTER_GO_MS = 10_000;

/** Three acts and one judge, with all marks in. */
export async function scoredShow(start: ReturnType<typeof testServers>) {
  let ahead = 0;
  const server = await start({ clock: () => Date.now() + ahead });
  await addAdmin(server.store, SYSTEM, ADMIN);
  const seeded = await seedRound(server.store, { acts: MARKS.length, judges: 1, weights: [1] });
  for (const [performance, mark] of MARKS.entries())
    await submitSheet(server.store, seeded, { performance, judge: 0, marks: [mark] });
  const desk = server.caller(await bearer(server, ADMIN));
  const pass = (ms: number) => {
    ahead += ms;
  };
  /** Presses GO, long enough after the last one, and answers what the projector shows then. */
  const go = async () => {
    pass(AFTER_GO_MS);
    const { version, go } = await desk.call(showEndpoints.show);
    await desk.call(showEndpoints.command, {
      body: { kind: 'go', confirms: go.asks, commandId: newId(), expectedVersion: version },
    });
    return (await desk.call(liveEndpoints.projectorNow)).view;
  };
  return { server, seeded, desk, pass, go };
}
