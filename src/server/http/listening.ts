/** Listening, and why it cannot be done, in words. */
import { createServer, type Server } from 'node:net';

/** Where to listen. */
export interface Place {
  host: string;
  port: number;
}

/** Tries the place before anything is touched that a second server should not touch. @throws Error in words. */
export async function requireFree(place: Place): Promise<void> {
  const trouble = await new Promise<Error | undefined>((resolve) => {
    const probe = createServer().once('error', resolve);
    probe.listen(place.port, place.host, () => probe.close(() => resolve(undefined)));
  });
  if (trouble) throw listenTrouble(trouble, place);
}

/** What keeps a server from listening, in words; any other error as it was. */
export function listenTrouble(error: unknown, { host, port }: Place): unknown {
  const code = (error as { code?: unknown }).code;
  const choose = `choose another one: npm start -- --port ${port < 1_024 ? 8080 : port + 1} (or OVATION_PORT)`;
  if (code === 'EADDRINUSE')
    return new Error(`Port ${port} is taken: another program listens there. End it, or ${choose}.`);
  if (code === 'EACCES') return new Error(`This account may not listen on port ${port}; ${choose}.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new Error(
      `This machine has no address ${host}. Correct OVATION_HOST; with 0.0.0.0 it listens on all that it has.`,
    );
  return error;
}

/** The port that it listens on, which nobody may have named. */
export function listeningPort(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}
