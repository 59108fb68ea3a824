/**
 * https beside http, on a port of its own: what comes in there is answered by the same server. Its certificate is
 * either a file that somebody has, or one that the installation's own authority made for what this machine is called
 * now; the one that is shown follows both, while the server runs.
 */
import { X509Certificate } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { hostname, networkInterfaces } from 'node:os';
import { createSecureContext, createServer, type Server as TlsServer } from 'node:tls';
import type { Connections } from '../http/connections.ts';
import { type Authority, isOwn, type KeyPair, makeLeaf } from './certificates.ts';

export interface HttpsSettings {
  port: number;
  /** The files of a certificate of somebody's own. */
  own?: { certificate: string; key: string };
}

/** https as it is served, as other parts see it. */
export interface Https {
  port: number;
  /** The installation's authority that vouches for the certificate now; undefined where it is somebody's own. */
  authority(): Authority | undefined;
  /** The certificate that is presented now. */
  shown(): X509Certificate;
  /** Checks now whether another certificate has to be presented. */
  look(): Promise<void>;
  close(): Promise<void>;
}

const LOOK_EVERY_MS = 10_000;
/** Of thirty days; renewed in their second half. */
const RENEW_BEFORE_MS = 15 * 86_400_000;
const HANDSHAKE_MS = 10_000;

/** The IP addresses by which this machine is reached. */
export const machineAddresses = (): string[] =>
  Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    // An address that holds on one cable only is in no link.
    .filter(({ scopeid }) => !scopeid)
    .map(({ address }) => address);

/** The names and addresses by which this machine is reached in its own network. */
export function machineNames(): string[] {
  const host = hostname().toLowerCase();
  const names = ['localhost', `${host.split('.')[0]}.local`, host, ...machineAddresses(), '127.0.0.1'];
  return [...new Set(names.filter((name) => /^[\w.:-]+$/.test(name)))].sort();
}

/** What is shown now, and another as soon as that is due; undefined while the one that is shown is right. */
interface Source {
  due(shown: X509Certificate | undefined): KeyPair | undefined | Promise<KeyPair | undefined>;
  /** The authority by which the last one was signed. */
  signer?(): Authority | undefined;
}

/** One from later than now was made while the clock was ahead: no device takes it. */
const isGoodAt = ({ validFromDate, validToDate }: X509Certificate, now: number): boolean =>
  validFromDate.getTime() <= now && validToDate.getTime() - now > RENEW_BEFORE_MS;

function madeBy(authority: () => Promise<Authority>, names: () => string[]): Source {
  let named = '';
  let signer: Authority | undefined;
  return {
    async due(shown) {
      const before = signer;
      signer = await authority();
      const { addresses } = signer;
      const wanted = names().filter((name) => isOwn(name) || addresses.includes(name));
      const isNew = wanted.join() !== named || signer !== before;
      if (shown && !isNew && isGoodAt(shown, Date.now())) return undefined;
      named = wanted.join();
      return makeLeaf(signer, wanted, Date.now());
    },
    signer: () => signer,
  };
}

/** Why a server would not start with this certificate and key; undefined where they can be served. */
export function whyNotServed(own: NonNullable<HttpsSettings['own']>): string | undefined {
  try {
    readFrom(own).due();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Read anew when the file changes, as whoever renews certificates leaves it. @throws Error in words. */
function readFrom({ certificate, key }: NonNullable<HttpsSettings['own']>) {
  let readOf = 0;
  return {
    due(): KeyPair | undefined {
      const changedAt = Math.max(...[certificate, key].map((file) => statSync(file).mtimeMs));
      if (changedAt === readOf) return undefined;
      const pair = { certificate: readFileSync(certificate, 'utf8'), key: readFileSync(key, 'utf8') };
      // Half of a renewal is none: it is looked at again.
      createSecureContext({ cert: pair.certificate, key: pair.key });
      readOf = changedAt;
      return pair;
    },
  };
}

/** What https is served with. */
export interface HttpsParts {
  server: Server;
  /** Counts connections in their handshake together with those that are answered. */
  connections: Connections;
  host: string;
  settings: HttpsSettings;
  /** Called only where there is no certificate of somebody's own; asked again and again. */
  authority: () => Promise<Authority>;
  /** Called with what a person should see to, while everything goes on. */
  onTrouble: (sentence: string, error: unknown) => void;
  /** The machine's names; asked again and again. */
  names?: () => string[];
}

/**
 * Serves https. Undefined, and reported, when the port is taken. @throws Error in words when somebody's own certificate
 * cannot be used.
 */
export async function openHttps(parts: HttpsParts): Promise<Https | undefined> {
  const { server, connections, host, settings, onTrouble } = parts;
  const source: Source = settings.own
    ? readFrom(settings.own)
    : madeBy(parts.authority, parts.names ?? machineNames);
  let shown: X509Certificate | undefined;
  const door: TlsServer = createServer({ handshakeTimeout: HANDSHAKE_MS, ALPNProtocols: ['http/1.1'] });
  countEarly(door, connections);
  door.on('secureConnection', (socket) => server.emit('connection', socket));
  // Whoever does not trust the certificate hangs up: that is no trouble of ours.
  door.on('tlsClientError', (_error, socket) => socket.destroy());
  const look = async () => {
    const pair = await source.due(shown);
    if (pair === undefined) return;
    door.setSecureContext({ cert: pair.certificate, key: pair.key });
    shown = new X509Certificate(pair.certificate);
  };
  try {
    await look();
  } catch (error) {
    if (!settings.own) {
      // A database that takes nothing just now: the show runs over http all the same.
      onTrouble('no certificate could be made, so there is only http', error);
      return undefined;
    }
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(
      `The certificate for https cannot be used: ${why}. Correct OVATION_TLS_CERTIFICATE and OVATION_TLS_KEY.`,
    );
  }
  if (!(await listens(door, settings.port, host, onTrouble))) return undefined;
  const looking = setInterval(() => {
    look().catch((error: unknown) =>
      onTrouble('the certificate for https could not be renewed; the one before is still shown', error),
    );
  }, LOOK_EVERY_MS).unref();
  const address = door.address();
  return {
    port: typeof address === 'object' && address ? address.port : settings.port,
    authority: () => source.signer?.(),
    shown: () => shown as X509Certificate,
    look,
    close: () =>
      new Promise((resolve) => {
        clearInterval(looking);
        door.close(() => resolve());
      }),
  };
}

/** Each takes a descriptor from its first packet on; the server hears of it only once it has agreed on a key. */
function countEarly(door: TlsServer, connections: Connections): void {
  /** By where they come from: what comes out of the handshake is another object. */
  const early = new Map<string, Socket>();
  const from = ({ remoteAddress, remotePort }: Socket) => `${remoteAddress} ${remotePort}`;
  door.on('connection', (socket: Socket) => {
    const place = from(socket);
    early.set(place, socket);
    connections.count(socket);
    socket.once('close', () => {
      if (early.get(place) === socket) early.delete(place);
    });
  });
  door.on('secureConnection', (secure) => {
    const socket = early.get(from(secure));
    if (!socket) return;
    early.delete(from(secure));
    connections.forget(socket);
  });
}

const listens = (
  door: TlsServer,
  port: number,
  host: string,
  onTrouble: HttpsParts['onTrouble'],
): Promise<boolean> =>
  new Promise((resolve) => {
    door.once('error', (error) => {
      onTrouble(`https cannot be served on port ${port}, so there is only http`, error);
      resolve(false);
    });
    door.listen(port, host, () => resolve(true));
  });
