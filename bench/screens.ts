/**
 * How soon a press of GO is on the last of so many screens of each kind, and what it costs the server. Run by
 *
 *   node_modules/.bin/node bench/screens.ts [screens …]                (1 50 500)
 *
 * All screens of one kind follow at once, on SQLite with 60 acts. Times are from before the press to the end of the
 * frame that brings its version to the last of them; the processor time is the server's process alone.
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
import type { HouseSpent, SlowDiskHouse } from './slow-disk-house.ts';

const COUNTS = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [1, 50, 500];
/** Each with what its page asks for. The desk is one more that is there in all of them. */
const KINDS = ['projector', 'audience', 'mc', 'crew', 'admin'] as const;
const PRESSES = 7;
const BETWEEN_PRESSES_MS = GO_DEAF_MS + 200;

const say = (line: string) => process.stdout.write(`${line}\n`);
const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const child = fork(join(import.meta.dirname, 'slow-disk-house.ts'));
const [house] = (await once(child, 'message')) as [SlowDiskHouse];
const desk = callerOf(house.origin, house.desk);

/** The processor time of the server's process so far, ms. */
async function spent(): Promise<number> {
  const answer = once(child, 'message');
  child.send('spent');
  const [{ cpuMs }] = (await answer) as [HouseSpent];
  return cpuMs;
}

/** So many screens of one kind, each with a line of its own. */
async function openScreens(kind: (typeof KINDS)[number], count: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
  const heard = Array.from({ length: count }, () => 0);
  let onHeard: () => void = () => undefined;
  const lines: ClientRequest[] = [];
  for (let screen = 0; screen < count; screen += 1) {
    const line = get(`${house.origin}/api/v1/live/${kind}`, { agent, headers: house.desk }, (answer) => {
      if (answer.statusCode !== 200) throw new Error(`${kind}: ${answer.statusCode}`);
      answer.setEncoding('utf8').on('data', (text: string) => {
        for (const [, version] of text.matchAll(/^id: (\d+)/gm))
          heard[screen] = Math.max(heard[screen] ?? 0, Number(version));
        onHeard();
      });
    });
    line.on('error', () => undefined);
    lines.push(line);
  }
  const allHave = async (version: number) => {
    while (heard.some((newest) => newest < version))
      await new Promise<void>((resolve) => {
        onHeard = resolve;
      });
  };
  return {
    allHave,
    close: () => {
      for (const line of lines) line.destroy();
    },
  };
}

/** Presses GO once; answers how long until the last screen had it, and what that cost. */
async function press(screens: Awaited<ReturnType<typeof openScreens>>) {
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
  await screens.allHave(now.version);
  const ms = performance.now() - beganAt;
  return { ms, cpuMs: (await spent()) - before };
}

try {
  say(
    `Node ${process.version}, SQLite, 60 acts. GO to the last screen, the middle of ${PRESSES}, ms by the clock (the server's processor time).\n`,
  );
  say(`| screens | ${KINDS.join(' | ')} |`);
  say(`|--:|${KINDS.map(() => '--:').join('|')}|`);
  for (const count of COUNTS) {
    process.stdout.write(`| ${count} |`);
    for (const kind of KINDS) {
      const screens = await openScreens(kind, count);
      const { version } = await desk.call(showEndpoints.show);
      await screens.allHave(version);
      const presses: Awaited<ReturnType<typeof press>>[] = [];
      for (let i = 0; i < PRESSES; i += 1) {
        await pause(BETWEEN_PRESSES_MS);
        presses.push(await press(screens));
      }
      screens.close();
      const [ms, cpuMs] = [presses.map((one) => one.ms), presses.map((one) => one.cpuMs)].map(middle);
      process.stdout.write(` ${ms?.toFixed(0)} (${cpuMs?.toFixed(1)}) |`);
    }
    say('');
  }
  say(`\nLoad average at the end ${loadavg()[0]?.toFixed(1)}.`);
} finally {
  child.kill('SIGKILL');
}
process.exit(0);
