/** Ports and addresses, and the code that phones read off a terminal. */
import { createServer } from 'node:net';
import { encodeQR } from 'qr';

/** The port `wanted` if nobody listens on it, else any free one. */
export async function freePort(wanted: number, host: string): Promise<number> {
  return (await isFree(wanted, host)) ? wanted : 0;
}

const isFree = (port: number, host: string): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });

/** A QR code of the text in half blocks, to print in a terminal with a dark background. */
export const terminalCode = (text: string): string => encodeQR(text, 'ascii', { ecc: 'low', border: 2 });
