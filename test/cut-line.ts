/**
 * A line to a server that can be cut as a hall's network cuts it: nothing passes any more in either way, and no end
 * tells of it. What was under way when it was cut goes on when it is mended, as far as both sides still wait.
 */
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface Line {
  readonly origin: string;
  /** From here on nothing passes, and nobody is told. */
  cut(): void;
  mend(): void;
  /** New connections pass again. Those from before hang for good, as over a Wi-Fi that forgot its devices. */
  mendForNew(): void;
  close(): Promise<void>;
}

/** Opens a line to the server at `origin`. */
export async function openLine(origin: string): Promise<Line> {
  const { hostname, port } = new URL(origin);
  /** Each near end with its far one; none yet for whoever connected while the line was cut. */
  const ends = new Map<Socket, Socket | undefined>();
  let isCut = false;
  const drop = (near: Socket) => {
    ends.get(near)?.destroy();
    ends.delete(near);
  };
  const join = (near: Socket) => {
    const far = ends.get(near) ?? connect(Number(port), hostname);
    if (ends.get(near) === undefined) far.on('error', () => near.destroy());
    ends.set(near, far);
    near.pipe(far);
    far.pipe(near);
  };
  const server = createServer((near) => {
    ends.set(near, undefined);
    near.on('error', () => undefined);
    // Over a line that is cut the other end does not hear of it.
    near.once('close', () => !isCut && drop(near));
    if (!isCut) join(near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut() {
      isCut = true;
      for (const socket of [...ends].flat()) socket?.unpipe().pause();
    },
    mendForNew() {
      isCut = false;
    },
    mend() {
      if (!isCut) return;
      isCut = false;
      for (const near of [...ends.keys()]) near.destroyed ? drop(near) : join(near);
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of [...ends].flat()) socket?.destroy();
      }),
  };
}
