/** Listening, and why it cannot be done, in words. */
import { createServer, type Server } from 'node:net';
import { TYPED } from '../typed.ts';

/** The address and port to listen on. */
export interface Place {
  host: string;
  port: number;
}

/**
 * Checks that the port can be listened on, before a second server could touch the data folder. @throws Error in words.
 */
export async function requireFree(place: Place): Promise<void> {
  const trouble = await new Promise<Error | undefined>((resolve) => {
    const probe = createServer().once('error', resolve);
    probe.listen(place.port, place.host, () => probe.close(() => resolve(undefined)));
  });
  if (trouble) throw listenTrouble(trouble, place);
}

/** An error of `listen` in words that say what to do; any other error is returned unchanged. */
export function listenTrouble(error: unknown, { host, port }: Place): unknown {
  const code = (error as { code?: unknown }).code;
  const choose = `choose another one: ${TYPED} start --port ${port < 1_024 ? 8080 : port + 1} (or OVATION_PORT)`;
  if (code === 'EADDRINUSE')
    return new Error(`Port ${port} is taken: another program listens there. End it, or ${choose}.`);
  if (code === 'EACCES') return new Error(`This account may not listen on port ${port}; ${choose}.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new Error(
      `This machine has no address ${host}. Correct OVATION_HOST; with 0.0.0.0 it listens on all that it has.`,
    );
  return error;
}

/** The port that the server listens on, also where the system chose it. */
export function listeningPort(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}
