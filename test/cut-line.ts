/**
 * A line to a server that can be cut as a hall's network cuts it: nothing passes any more in either way, and no end
 * tells of it. Connections that were open when it was cut stay dead when it is mended; new ones pass again.
 */
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface Line {
  readonly origin: string;
  /** From here on nothing passes, and nobody is told. */
  cut(): void;
  mend(): void;
  close(): Promise<void>;
}

/** Opens a line to the server at `origin`. */
export async function openLine(origin: string): Promise<Line> {
  const { hostname, port } = new URL(origin);
  const all = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    all.add(near);
    near.on('error', () => undefined);
    near.once('close', () => all.delete(near));
    // Whoever connects while the line is cut waits for an answer that does not come.
    if (isCut) return;
    const far = connect(Number(port), hostname);
    all.add(far);
    far.on('error', () => near.destroy());
    far.once('close', () => all.delete(far));
    near.pipe(far);
    far.pipe(near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut() {
      isCut = true;
      for (const socket of all) socket.unpipe().pause();
    },
    mend() {
      isCut = false;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of all) socket.destroy();
      }),
  };
}
