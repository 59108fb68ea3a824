/**
 * How soon a press of GO is on the screens of each kind, and what it costs the server. Run by
 *
 *   node_modules/.bin/node bench/screens.ts [screens …]                (1 50 200 500)
 *
 * All screens of one kind follow at once, on SQLite with 60 acts. Times are from before the press to the end of the
 * frame that brings its version, for each screen by itself: half of them and 99 of 100 have it by then. The processor time
 * is the server's process alone, the middle of the presses. A view in which nothing changes with a press is not sent, and
 * that press not counted.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, type ClientRequest, get } from 'node:http';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { showEndpoints } from '#contract/show/endpoints.ts';
import { GO_DEAF_MS } from '#domain/show/state.ts';
import { callerOf } from '#server/demo/api.ts';
import { newId } from '#server/store/secrets.ts';
import type { FixtureSpent, SlowDiskFixture } from './slow-disk-fixture.ts';

const COUNTS = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [1, 50, 200, 500];
/** Each with what its page follows and as whom. The desk is one more that is there in all of them. */
const KINDS = [
  { name: 'projector', follows: 'projector', as: 'visitor' },
  { name: 'lower third', follows: 'projector', as: 'visitor' },
  { name: 'phone', follows: 'audience', as: 'voter' },
  { name: 'MC', follows: 'mc', as: 'desk' },
  { name: 'judge', follows: 'judge', as: 'judge' },
  { name: 'call board', follows: 'board', as: 'board' },
  { name: 'desk', follows: 'admin', as: 'desk' },
] as const;
const PRESSES = 9;
/** A view that has not changed by then does not change with this press. */
const UNCHANGED_MS = 3_000;
const BETWEEN_PRESSES_MS = GO_DEAF_MS + 200;

const say = (line: string) => process.stdout.write(`${line}\n`);
const at = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ??
  Number.NaN;

interface Fixture extends SlowDiskFixture {
  desk: ReturnType<typeof callerOf>;
  /** The processor time of the server's process so far, ms. */
  spent(): Promise<number>;
  stop(): void;
}

/** A show that has just begun: each has as many acts left as are pressed for. */
async function openFixture(): Promise<Fixture> {
  const child = fork(join(import.meta.dirname, 'slow-disk-fixture.ts'));
  const [fixture] = (await once(child, 'message')) as [SlowDiskFixture];
  return {
    ...fixture,
    desk: callerOf(fixture.origin, fixture.headers.desk),
    async spent() {
      const answer = once(child, 'message');
      child.send('spent');
      const [{ cpuMs }] = (await answer) as [FixtureSpent];
      return cpuMs;
    },
    stop: () => void child.kill('SIGKILL'),
  };
}

type Screens = Awaited<ReturnType<typeof openScreens>>;

/** So many screens of one kind, each with a line of its own; answered once each has its first frame. */
async function openScreens(
  { origin, headers }: Fixture,
  { follows, as }: (typeof KINDS)[number],
  count: number,
) {
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
  const heard = Array.from({ length: count }, () => ({ version: -1, at: 0 }));
  let onHeard: () => void = () => undefined;
  const lines: ClientRequest[] = [];
  for (const screen of heard) {
    const line = get(`${origin}/api/v1/live/${follows}`, { agent, headers: headers[as] }, (answer) => {
      if (answer.statusCode !== 200) throw new Error(`${follows}: ${answer.statusCode}`);
      answer.setEncoding('utf8').on('data', (text: string) => {
        for (const [, version] of text.matchAll(/^id: (\d+)/gm))
          Object.assign(screen, { version: Number(version), at: performance.now() });
        onHeard();
      });
    });
    line.on('error', () => undefined);
    lines.push(line);
  }
  /** When each screen had this version; none where the view did not change with it. */
  const whenAllHave = async (version: number): Promise<number[]> => {
    const until = performance.now() + UNCHANGED_MS;
    while (heard.some((newest) => newest.version < version)) {
      if (performance.now() > until && heard.every((newest) => newest.version < version)) return [];
      await Promise.race([new Promise<void>((resolve) => (onHeard = resolve)), pause(UNCHANGED_MS)]);
    }
    return heard.map((newest) => newest.at);
  };
  await whenAllHave(0);
  return {
    whenAllHave,
    close: () => {
      for (const line of lines) line.destroy();
    },
  };
}

/** Presses GO once; answers how long it took to each screen, and what that cost. */
async function press({ desk, spent }: Fixture, screens: Screens) {
  const { version, go } = await desk.call(showEndpoints.show);
  const before = await spent();
  const beganAt = performance.now();
  const now = await desk.call(showEndpoints.command, {
    body: {
      kind: 'go',
      commandId: newId(),
      expectedVersion: version,
      ...(go.asks && { confirms: go.asks }),
    },
  });
  const had = await screens.whenAllHave(now.version);
  return { waits: had.map((ms) => ms - beganAt), cpuMs: (await spent()) - before };
}

say(
  `Node ${process.version}, SQLite, 60 acts, ${PRESSES} presses: half of the screens, 99 of 100, ms by the clock (the server's processor time).\n`,
);
say(`| screens | ${KINDS.map(({ name }) => name).join(' | ')} |`);
say(`|--:|${KINDS.map(() => '--:').join('|')}|`);
for (const count of COUNTS) {
  process.stdout.write(`| ${count} |`);
  for (const kind of KINDS) {
    const fixture = await openFixture();
    const screens = await openScreens(fixture, kind, count);
    const presses: Awaited<ReturnType<typeof press>>[] = [];
    for (let i = 0; i < PRESSES; i += 1) {
      await pause(BETWEEN_PRESSES_MS);
      presses.push(await press(fixture, screens));
    }
    screens.close();
    fixture.stop();
    const shown = presses.filter(({ waits }) => waits.length > 0);
    const waits = shown.flatMap((one) => one.waits);
    const cpuMs = shown.map((one) => one.cpuMs);
    process.stdout.write(
      ` ${at(waits, 0.5).toFixed(0)}, ${at(waits, 0.99).toFixed(0)} (${at(cpuMs, 0.5).toFixed(1)}) |`,
    );
  }
  say('');
}
say(`\nLoad average at the end ${loadavg()[0]?.toFixed(1)}.`);
process.exit(0);
