/**
 * Everything that hangs on the installation's secret key, which lives beside the database, never in it:
 * sealing personal data, hashing tokens, signing voter cookies. Random ids and tokens come from here too.
 */
import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hash,
  hkdfSync,
  randomBytes,
  randomFillSync,
  timingSafeEqual,
} from 'node:crypto';
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeFolder } from '../make-folder.ts';

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

// Asking the system for a few bytes costs as much as for thousands.
const pool = Buffer.alloc(8_192);
let spent = pool.length;

/** `bytes` bytes that nobody has seen before; each is handed out once. */
function fewRandomBytes(bytes: number): Buffer {
  if (spent + bytes > pool.length) {
    randomFillSync(pool);
    spent = 0;
  }
  spent += bytes;
  return pool.subarray(spent - bytes, spent);
}

/** `bytes` random bytes as lower-case letters and digits, five bits each, none that look alike. */
function randomWord(bytes: number): string {
  let bits = 0;
  let held = 0;
  let word = '';
  for (const byte of fewRandomBytes(bytes)) {
    held = ((held << 8) | byte) & 0xfff;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      word += ALPHABET[(held >> bits) & 31];
    }
  }
  return bits > 0 ? word + ALPHABET[(held << (5 - bits)) & 31] : word;
}

/** A new row's id: 80 random bits as 16 characters. */
export const newId = (): string => randomWord(10);
/** A new secret for a link or a session: 160 random bits as 32 characters. */
export const newToken = (): string => randomWord(20);
/** A short code that a person reads aloud or types: 40 random bits as 8 characters. */
export const newCode = (): string => randomWord(5);

/** How a token is kept: its SHA-256. A token is random and long, so no salt and no slow hash is needed. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

const SIGNATURE_LENGTH = 32;
const BLOCK = 64;
const DIGEST = 32;
/** Texts up to so many characters go the short way. */
const SHORT = 300;

/**
 * HMAC-SHA-256 (RFC 2104) under a key of at most 64 bytes. Of short texts by two hashes at one go over blocks that
 * stand ready, which takes half the time of an Hmac object and leaves the collector nothing to free; every ballot
 * takes two of them.
 */
export function hmacOf(key: Buffer): (text: string, as: 'hex' | 'base64url') => string {
  // A character takes three bytes at most.
  const inner = Buffer.alloc(BLOCK + SHORT * 3, 0x36);
  const outer = Buffer.alloc(BLOCK + DIGEST, 0x5c);
  for (const [i, byte] of key.entries()) {
    inner[i] = byte ^ 0x36;
    outer[i] = byte ^ 0x5c;
  }
  /** The inner block up to where a text in it ends. */
  const upTo: Buffer[] = [];
  return (text, as) => {
    if (text.length > SHORT) return createHmac('sha256', key).update(text).digest(as);
    const end = BLOCK + inner.write(text, BLOCK);
    upTo[end] ??= inner.subarray(0, end);
    outer.write(hash('sha256', upTo[end], 'binary'), BLOCK, 'binary');
    return hash('sha256', outer, as);
  };
}

/** Whether the texts are equal, in a time that does not tell where they differ. */
export function equalBlindly(a: string, b: string): boolean {
  const [one, other] = [Buffer.from(a), Buffer.from(b)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** Encryption, fingerprints and signatures with the installation's key. */
export interface Secrets {
  /** Encrypts text (AES-256-GCM). The same text sealed twice differs. */
  seal(plain: string): string;
  /** @throws Error when the text was not sealed with this key or was changed since. */
  unseal(sealed: string): string;
  /** A keyed fingerprint for `purpose`, as hex: equal inputs give equal outputs, nobody without the key can tell which. */
  fingerprint(purpose: string, text: string): string;
  /** The key of `chain` as text, for a thread that follows the audit log. */
  readonly chainKey: string;
  /** The keyed hash of a row of the audit log, in hexadecimal. */
  chain(text: string): string;
  /** `text` with a signature that `verify` accepts for the same `purpose` only. */
  sign(purpose: string, text: string): string;
  /** The text that was signed; undefined when the signature is not ours or is for another purpose. */
  verify(purpose: string, signed: string): string | undefined;
}

/** A new random key of 32 bytes. */
export const newKey = (): Buffer => randomBytes(32);

/** Writes a key to a file that must not exist yet, readable by its owner only; it is on the disk when this returns. */
export function keepKey(keyFile: string, master: Buffer): void {
  makeFolder(dirname(keyFile), 0o700);
  writeFileSync(keyFile, `${master.toString('hex')}\n`, { mode: 0o600, flag: 'wx', flush: true });
}

/** The secrets of the key in the file; a missing file is created with a new key. */
export function openSecrets(keyFile: string): Secrets {
  if (!existsSync(keyFile)) keepKey(keyFile, newKey());
  chmodSync(keyFile, 0o600);
  return secretsFrom(readKey(keyFile));
}

/** The key in a file that is there. @throws Error when it holds none. */
export function readKey(keyFile: string): Buffer {
  const master = Buffer.from(readFileSync(keyFile, 'utf8').trim(), 'hex');
  if (master.length !== 32) throw new Error(`${keyFile} does not hold a key of 64 hexadecimal digits.`);
  return master;
}

/** The keyed hash of the audit chain, from `Secrets.chainKey`. */
export function chainBy(key: string): Secrets['chain'] {
  const hashOf = hmacOf(Buffer.from(key, 'hex'));
  return (text) => hashOf(text, 'hex');
}

/** The secrets of a key of 32 bytes. */
export function secretsFrom(master: Buffer): Secrets {
  const derived = (use: string) => Buffer.from(hkdfSync('sha256', master, '', `ovation ${use}`, 32));
  const sealing = derived('seal');
  const fingerprinting = hmacOf(derived('fingerprint'));
  const signing = hmacOf(derived('sign'));
  const chainKey = derived('audit').toString('hex');
  const signature = (purpose: string, text: string) =>
    signing(`${purpose}\n${text}`, 'base64url').slice(0, SIGNATURE_LENGTH);
  return {
    seal(plain) {
      const iv = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', sealing, iv);
      const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
    },
    unseal(sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', sealing, bytes.subarray(0, 12));
      decipher.setAuthTag(bytes.subarray(12, 28));
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
    },
    fingerprint: (purpose, text) => fingerprinting(`${purpose}\n${text}`, 'hex'),
    chainKey,
    chain: chainBy(chainKey),
    sign: (purpose, text) => `${text}.${signature(purpose, text)}`,
    verify(purpose, signed) {
      const at = signed.lastIndexOf('.');
      if (at < 0) return undefined;
      const text = signed.slice(0, at);
      return equalBlindly(signed.slice(at + 1), signature(purpose, text)) ? text : undefined;
    },
  };
}
