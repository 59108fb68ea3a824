/** Where this machine is reached in the network that it shares with phones. */
import { networkInterfaces } from 'node:os';

const ONLY_HERE = new Set(['127.0.0.1', '::1', 'localhost']);

/** The machine's address in that network; undefined when it shares none. */
export function lanAddress(): string | undefined {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find((address) => address.family === 'IPv4' && !address.internal)?.address;
}

/** What phones there open, over http, of a server that listens on `host`; undefined where none gets to it. */
export function networkOrigin(host: string, port: number): string | undefined {
  const address = ONLY_HERE.has(host) ? undefined : lanAddress();
  return address && `http://${address}:${port}`;
}
