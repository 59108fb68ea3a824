/**
 * Phones that go away without a word: clients behind a line of their own (a network namespace of Linux), which is
 * then cut. No packet tells the server. Needs root.
 */
import { execFileSync, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

export interface FarPhones {
  /** The address of this machine as they see it. */
  host: string;
  /** Opens so many streams to the path; resolves once each has had bytes. */
  open(port: number, path: string, streams: number): Promise<void>;
  /** Cuts the line: from here on nothing arrives in either way. */
  cut(): void;
  remove(): void;
}

/** Follows streams until it is killed; says how many have had bytes. */
const CLIENT = `
  const [host, port, path, count] = process.argv.slice(1);
  let heard = 0;
  for (let n = 0; n < Number(count); n += 1) {
    const socket = require('node:net').connect(Number(port), host, () =>
      socket.write('GET ' + path + ' HTTP/1.1\\r\\nhost: far\\r\\n\\r\\n'));
    socket.once('data', () => console.log(++heard));
    socket.on('data', () => {});
    socket.on('error', () => {});
  }
  setInterval(() => {}, 1e6);`;

/** Lays the line. @throws Error where that may not be done: these tests are not skipped. */
export function farPhones(): FarPhones {
  const name = `ovation-${process.pid}`;
  const [here, there] = [`ov${process.pid}a`, `ov${process.pid}b`];
  const network = `10.231.${process.pid % 250}`;
  const host = `${network}.1`;
  const ip = (...given: string[]) => execFileSync('ip', given, { stdio: 'pipe' });
  const over = (...given: string[]) => ip('netns', 'exec', name, 'ip', ...given);
  ip('netns', 'add', name);
  ip('link', 'add', here, 'type', 'veth', 'peer', 'name', there, 'netns', name);
  ip('addr', 'add', `${host}/24`, 'dev', here);
  ip('link', 'set', here, 'up');
  over('addr', 'add', `${network}.2/24`, 'dev', there);
  over('link', 'set', there, 'up');
  const clients: ReturnType<typeof spawn>[] = [];
  return {
    host,
    async open(port, path, streams) {
      const client = spawn(
        'ip',
        [
          'netns',
          'exec',
          name,
          process.execPath,
          '-e',
          CLIENT,
          ...[host, String(port), path, String(streams)],
        ],
        { stdio: ['ignore', 'pipe', 'inherit'] },
      );
      clients.push(client);
      if (client.stdout === null) throw new Error('unreachable: its output is a pipe');
      for await (const line of createInterface({ input: client.stdout }))
        if (Number(line) === streams) return;
      throw new Error('The phones ended before all of them had heard something.');
    },
    cut: () => void over('link', 'set', there, 'down'),
    remove() {
      for (const client of clients) client.kill('SIGKILL');
      ip('netns', 'del', name);
    },
  };
}
