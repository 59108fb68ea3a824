/** Backups under a passphrase: AES-256-GCM, the key by scrypt. What was changed or cut does not open. */
import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rm, stat } from 'node:fs/promises';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

const MARK = Buffer.from('ovation-sealed-1');
const SALT = 16;
const IV = 12;
const TAG = 16;
const HEAD = MARK.length + SALT + IV;

const keyOf = (passphrase: string, salt: Buffer): Buffer =>
  scryptSync(passphrase, salt, 32, { N: 1 << 16, r: 8, p: 1, maxmem: 128 << 20 });

/** A stream that encrypts what is written to it with the passphrase. */
export function sealing(passphrase: string): Transform {
  const salt = randomBytes(SALT);
  const iv = randomBytes(IV);
  const cipher = createCipheriv('aes-256-gcm', keyOf(passphrase, salt), iv);
  const stream = new Transform({
    transform: (chunk: Buffer, _encoding, done) => done(null, cipher.update(chunk)),
    flush(done) {
      cipher.final();
      done(null, cipher.getAuthTag());
    },
  });
  stream.push(Buffer.concat([MARK, salt, iv]));
  return stream;
}

/** Whether the file is encrypted. */
export async function isSealed(file: string): Promise<boolean> {
  const handle = await open(file, 'r');
  try {
    const { buffer } = await handle.read(Buffer.alloc(MARK.length), 0, MARK.length, 0);
    return buffer.equals(MARK);
  } finally {
    await handle.close();
  }
}

/** Decrypts a file to `to`. @throws Error, leaving no file, when the passphrase is wrong or the file was changed. */
export async function unsealFile(from: string, to: string, passphrase: string): Promise<void> {
  const { size } = await stat(from);
  const handle = await open(from, 'r');
  const head = Buffer.alloc(HEAD);
  const tag = Buffer.alloc(TAG);
  try {
    await handle.read(head, 0, HEAD, 0);
    await handle.read(tag, 0, TAG, Math.max(0, size - TAG));
  } finally {
    await handle.close();
  }
  const salt = head.subarray(MARK.length, MARK.length + SALT);
  const decipher = createDecipheriv('aes-256-gcm', keyOf(passphrase, salt), head.subarray(-IV));
  decipher.setAuthTag(tag);
  try {
    if (size <= HEAD + TAG) throw new Error('too short');
    await pipeline(
      createReadStream(from, { start: HEAD, end: size - TAG - 1 }),
      decipher,
      createWriteStream(to, { mode: 0o600, flags: 'wx' }),
    );
  } catch {
    await rm(to, { force: true });
    throw new Error(`${from} does not open: the passphrase is another one, or the file is damaged.`);
  }
}
