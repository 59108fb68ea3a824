/** A line to a server that breaks: each of the first connections that carries a lot is cut after so many bytes. */
import { connect, createServer, type Socket } from 'node:net';

export interface FlakyLine {
  readonly origin: string;
  /** How many connections were cut so far. */
  cuts(): number;
  close(): Promise<void>;
}

/** Stands in front of the server; the first `cuts` connections break after `after` bytes up, or down. */
export async function flakyLine(
  target: string,
  cuts: number,
  after: number,
  way: 'up' | 'down' = 'up',
): Promise<FlakyLine> {
  const { port } = new URL(target);
  const open = new Set<Socket>();
  let done = 0;
  const server = createServer((client) => {
    const onward = connect(Number(port), '127.0.0.1');
    let sent = 0;
    for (const socket of [client, onward]) {
      open.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        open.delete(socket);
        client.destroy();
        onward.destroy();
      });
    }
    const count = (chunk: Buffer) => {
      sent += chunk.length;
      if (done >= cuts || sent < after) return;
      done += 1;
      // What was written reaches the server; the rest of the answer never comes back.
      onward.end();
      client.destroy();
    };
    client.on('data', (chunk: Buffer) => {
      onward.write(chunk);
      if (way === 'up') count(chunk);
    });
    if (way === 'down') onward.on('data', count);
    onward.pipe(client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const own = typeof address === 'object' && address ? address.port : 0;
  return {
    origin: `http://127.0.0.1:${own}`,
    cuts: () => done,
    close: async () => {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
