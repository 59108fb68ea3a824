/**
 * Certificates (RFC 5280) of this server's own: an authority that may speak for nothing but machines of its own
 * network, and what it says of this machine. Signed by ECDSA on P-256, which every browser we support takes.
 */
import { createHash, generateKeyPairSync, randomBytes, sign, X509Certificate } from 'node:crypto';
import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** A private key and its certificate, both as PEM. */
export interface KeyPair {
  key: string;
  certificate: string;
}

/** A certificate authority, and the public addresses that it may vouch for beside private ones. */
export interface Authority extends KeyPair {
  addresses: readonly string[];
}

const DAY_MS = 86_400_000;
/** Apple's devices take none that is good for longer. */
const AUTHORITY_DAYS = 825;
const LEAF_DAYS = 30;
/** Tablets' clocks may be behind. */
const EARLIER_MS = DAY_MS;

/** A value of ASN.1 in DER: a tag, a length and what it holds. */
function der(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(parts);
  const size = Buffer.from(body.length.toString(16).padStart(body.length > 0xff ? 4 : 2, '0'), 'hex');
  const length = body.length < 0x80 ? Buffer.from([body.length]) : Buffer.from([0x80 | size.length, ...size]);
  return Buffer.concat([Buffer.from([tag]), length, body]);
}
const sequence = (...parts: readonly Uint8Array[]) => der(0x30, ...parts);
const octets = (body: Uint8Array) => der(0x04, body);
const bits = (unused: number, body: Uint8Array) => der(0x03, Buffer.from([unused]), body);
const TRUE = der(0x01, Buffer.from([0xff]));
/** Object identifiers by their bytes: the numbers stand in the comments. */
const oid = (hex: string) => der(0x06, Buffer.from(hex, 'hex'));
const ECDSA_WITH_SHA256 = sequence(oid('2a8648ce3d040302')); // 1.2.840.10045.4.3.2
const COMMON_NAME = oid('550403'); // 2.5.4.3
const SERVER_AUTH = oid('2b06010505070301'); // 1.3.6.1.5.5.7.3.1

/** An extension of `id-ce` (2.5.29) by its last number. */
const extension = (number: number, critical: boolean, value: Uint8Array) =>
  sequence(oid(`551d${number.toString(16).padStart(2, '0')}`), ...(critical ? [TRUE] : []), octets(value));

const nameOf = (text: string) => sequence(der(0x31, sequence(COMMON_NAME, der(0x0c, Buffer.from(text)))));

/** As UTCTime, which is good to the end of 2049. */
const time = (ms: number) =>
  der(0x17, Buffer.from(`${new Date(ms).toISOString().replace(/[-:T]/g, '').slice(2, 14)}Z`));

/** An IP address as four or sixteen bytes. */
export function addressBytes(address: string): Buffer {
  if (isIPv4(address)) return Buffer.from(address.split('.').map(Number));
  const [head = '', tail] = address.split('::');
  const groups = (part: string | undefined) =>
    part ? part.split(':').map((one) => one.padStart(4, '0')) : [];
  const [before, after] = [groups(head), groups(tail)];
  const between = Array<string>(tail === undefined ? 0 : 8 - before.length - after.length).fill('0000');
  return Buffer.from([...before, ...between, ...after].join(''), 'hex');
}

const isAddress = (name: string) => isIPv4(name) || isIPv6(name);
const generalName = (name: string) =>
  isAddress(name) ? der(0x87, addressBytes(name)) : der(0x82, Buffer.from(name, 'latin1'));

/** The networks that are nobody's on the internet (RFC 1918, 3927, 6598, 4193, 4291), and this machine itself. */
const OWN_NETWORKS: readonly (readonly [address: string, bits: number])[] = [
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['fc00::', 7],
  ['fe80::', 10],
  ['::1', 128],
];
/** Names that stand for machines of the own network alone. */
const OWN_NAMES = ['localhost', 'local', 'lan', 'home.arpa', 'internal'];

const ownNetworks = new BlockList();
for (const [address, length] of OWN_NETWORKS)
  ownNetworks.addSubnet(address, length, isIPv4(address) ? 'ipv4' : 'ipv6');

/** Whether a name or address is one of private networks, for which every authority of ours may vouch. */
export const isOwn = (name: string): boolean =>
  isAddress(name)
    ? ownNetworks.check(name, isIPv4(name) ? 'ipv4' : 'ipv6')
    : OWN_NAMES.some((own) => name === own || name.endsWith(`.${own}`));

/** For what a certificate below the authority is taken: devices refuse it for anything else, whoever has the key. */
function nameConstraints(addresses: readonly string[]): Buffer {
  const machines = addresses.map((address) => [address, isIPv4(address) ? 32 : 128] as const);
  const networks = [...OWN_NETWORKS, ...machines].map(([address, length]) => {
    const bytes = addressBytes(address);
    const mask = Buffer.from(
      bytes.map((_, at) => 256 - 2 ** (8 - Math.min(8, Math.max(0, length - 8 * at)))),
    );
    return sequence(der(0x87, bytes, mask));
  });
  const names = OWN_NAMES.map((name) => sequence(generalName(name)));
  return sequence(der(0xa0, ...names, ...networks));
}

interface Claim {
  subject: string;
  issuer: string;
  days: number;
  now: number;
  extensions: readonly Buffer[];
}

/** Signs what is claimed of the public key. */
function certificateOf(claim: Claim, publicKey: Uint8Array, signingKey: string): string {
  const serial = randomBytes(16);
  // A positive number, whatever was drawn.
  serial[0] = ((serial[0] ?? 0) & 0x7f) | 0x40;
  const claimed = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, serial),
    ECDSA_WITH_SHA256,
    nameOf(claim.issuer),
    sequence(time(claim.now - EARLIER_MS), time(claim.now + claim.days * DAY_MS)),
    nameOf(claim.subject),
    publicKey,
    der(0xa3, sequence(...claim.extensions)),
  );
  const signature = sign('sha256', claimed, signingKey);
  return new X509Certificate(sequence(claimed, ECDSA_WITH_SHA256, bits(0, signature))).toString();
}

function newKey(): { key: string; publicKey: Buffer } {
  const made = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return {
    key: made.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    publicKey: made.publicKey.export({ type: 'spki', format: 'der' }),
  };
}

/** How a key is called in certificates (RFC 7093). */
const keyId = (publicKey: Uint8Array) => createHash('sha256').update(publicKey).digest().subarray(0, 20);

/** Makes an authority. `name` is what devices show of it; `addresses` are public ones that it may vouch for too. */
export function makeAuthority(name: string, now: number, addresses: readonly string[] = []): Authority {
  const { key, publicKey } = newKey();
  const extensions = [
    // An authority, of no other authorities.
    extension(19, true, sequence(TRUE, der(0x02, Buffer.from([0])))),
    // It signs certificates.
    extension(15, true, bits(2, Buffer.from([0x04]))),
    extension(30, true, nameConstraints(addresses)),
    extension(14, false, octets(keyId(publicKey))),
  ];
  const claim = { subject: name, issuer: name, days: AUTHORITY_DAYS, now, extensions };
  return { key, certificate: certificateOf(claim, publicKey, key), addresses };
}

/** Makes the certificate of a server that is reached by these names and addresses. */
export function makeLeaf(authority: KeyPair, names: readonly string[], now: number): KeyPair {
  const { key, publicKey } = newKey();
  const { subject, publicKey: signer } = new X509Certificate(authority.certificate);
  const extensions = [
    extension(19, true, sequence()),
    extension(15, true, bits(7, Buffer.from([0x80]))),
    extension(37, false, sequence(SERVER_AUTH)),
    extension(17, false, sequence(...names.map(generalName))),
    extension(35, false, sequence(der(0x80, keyId(signer.export({ type: 'spki', format: 'der' }))))),
  ];
  const claim = { subject: 'Ovation', issuer: subject.replace(/^CN=/, ''), days: LEAF_DAYS, now, extensions };
  return { key, certificate: certificateOf(claim, publicKey, authority.key) };
}
