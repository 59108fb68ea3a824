/** Ports and addresses, and the code that phones read off a terminal. */
import { createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import qrcode from 'qrcode';

/** `wanted` when nobody listens there, else any free port. */
export async function freePort(wanted: number, host: string): Promise<number> {
  return (await isFree(wanted, host)) ? wanted : 0;
}

const isFree = (port: number, host: string): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });

/** The address of this machine in the network it shares with phones; undefined when it shares none. */
export function lanAddress(): string | undefined {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find((address) => address.family === 'IPv4' && !address.internal)?.address;
}

/** A QR code of the text, to print in a terminal. */
export const terminalCode = (text: string): Promise<string> =>
  qrcode.toString(text, { type: 'terminal', small: true });
