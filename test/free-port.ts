/** Ports for servers that have to be told theirs, or come back where they were. */
import { createServer } from 'node:net';

/** Below the ports that systems give to whoever asks for any, so that nobody is given it while its server is away. */
const FIRST = 20_000;
const LAST = 32_000;

/** A port of this machine that nobody listens at. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * (LAST - FIRST));
    if (await isFree(port)) return port;
  }
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
