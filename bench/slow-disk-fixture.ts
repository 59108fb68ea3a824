/** The server of `bench/slow-disk.ts` and `bench/screens.ts`, in a process of its own whose syncs can be made slow. Says where it is. */
import { newToken } from '#server/store/secrets.ts';
import { type CrowdFixture, openCrowdFixture } from './crowd-fixture.ts';

/** What the other process is told. */
export interface SlowDiskFixture {
  origin: string;
  headers: CrowdFixture['headers'];
  poll: string;
  act: string;
  /** Cookies of so many phones that got their mark an hour ago. */
  marks: string[];
}

/** What it answers to `spent`. */
export interface FixtureSpent {
  /** Processor time of this process so far. */
  cpuMs: number;
}

const PHONES = 20_000;
const MARKED = Math.floor(Date.now() / 1_000 - 3_600).toString(36);

const fixture = await openCrowdFixture({ acts: 60, ballots: 2_000 });
const { secrets } = fixture.server.store;
const told: SlowDiskFixture = {
  origin: `http://127.0.0.1:${new URL(fixture.server.url).port}`,
  headers: fixture.headers,
  poll: fixture.polls.open,
  act: fixture.acts[0] ?? '',
  marks: Array.from(
    { length: PHONES },
    () => `ovation_voter=${secrets.sign('voter', `${newToken()}-${MARKED}`)}`,
  ),
};
process.send?.(told);
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ cpuMs: (user + system) / 1_000 } satisfies FixtureSpent);
});
process.on('disconnect', () => process.exit());
