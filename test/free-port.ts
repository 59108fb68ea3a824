/** Ports for servers that have to be told theirs, or come back where they were. */
import { createServer } from 'node:net';

/** Below the ports that systems give to whoever asks for any, so that nobody is given it while its server is away. */
const PORTS = { from: 20_000, to: 32_000 };

/** A port of this machine that nobody listens at. */
export async function freePort({ from, to } = PORTS): Promise<number> {
  for (;;) {
    const port = from + Math.floor(Math.random() * (to - from));
    if (await isFree(port)) return port;
  }
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
