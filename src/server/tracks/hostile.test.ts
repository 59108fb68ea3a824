/** What is not music, or not only, or not all of it, is told apart by its bytes. */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import yazl from 'yazl';
import { soundFolder } from '#test/tracks/sounds.ts';
import { firstOf } from '#test/tried.ts';
import { openSandbox, type Sandbox } from './sandbox.ts';

/** The same bytes in every run: of any there are some that begin like the next part of a file. */
const noise = (length: number): Buffer =>
  createHash('shake256', { outputLength: length }).update('noise').digest();

const folder = soundFolder();
const tone = { seconds: 12, level: -18 };
let sandbox: Sandbox;
const music: Record<'mp3' | 'wav' | 'm4a' | 'flac' | 'ogg', Buffer> = {
  mp3: Buffer.alloc(0),
  wav: Buffer.alloc(0),
  m4a: Buffer.alloc(0),
  flac: Buffer.alloc(0),
  ogg: Buffer.alloc(0),
};

beforeAll(() => {
  sandbox = openSandbox(process.env.PATH ?? '');
  music.mp3 = readFileSync(folder.tone('good.mp3', tone, ['-b:a', '192k']));
  music.wav = readFileSync(folder.tone('good.wav', tone));
  music.m4a = readFileSync(folder.tone('good.m4a', tone, ['-c:a', 'aac', '-movflags', '+faststart']));
  music.flac = readFileSync(folder.tone('good.flac', tone));
  music.ogg = readFileSync(folder.tone('good.ogg', tone, ['-c:a', 'libvorbis']));
});
afterAll(() => {
  sandbox.close();
  folder.remove();
});

/** What the child process says of these bytes under this name. */
async function judged(name: string, bytes: Buffer): Promise<string> {
  const path = join(folder.path, name);
  writeFileSync(path, bytes);
  const found = await sandbox.examine(path);
  if (!found) throw new Error('The child process said nothing.');
  return 'fault' in found ? found.fault : found.format;
}

async function zipOf(name: string, text: string): Promise<Buffer> {
  const zip = new yazl.ZipFile();
  zip.addBuffer(Buffer.from(text), name);
  zip.end();
  const parts: Buffer[] = [];
  for await (const part of zip.outputStream) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** An ID3 tag that carries these bytes as a comment. */
function tagWith(content: string): Buffer {
  const frame = Buffer.from(`TXXX....\u0000\u0000\u0000${content}`, 'latin1');
  frame.writeUInt32BE(frame.length - 10, 4);
  const head = Buffer.from('ID3\u0003\u0000\u0000....', 'latin1');
  for (let at = 0; at < 4; at += 1) head[6 + at] = (frame.length >> (7 * (3 - at))) & 0x7f;
  return Buffer.concat([head, frame]);
}

describe('a file is what its bytes are', () => {
  it('whatever it is called', async () => {
    expect(await judged('song.wav', music.mp3)).toBe('mp3');
    expect(await judged('evil.exe', music.flac)).toBe('flac');
    expect(await judged('page.html', music.ogg)).toBe('ogg');
    expect(await judged('tagged.mp3', Buffer.concat([tagWith('a comment'), music.mp3]))).toBe('mp3');
  });

  it.each([
    ['text', Buffer.from('This is a letter about my song.\n'.repeat(100))],
    ['a page', Buffer.from(`<!doctype html><script>alert(1)</script>${' '.repeat(9_000)}`)],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452'.repeat(40), 'hex')],
    ['a program', Buffer.concat([Buffer.from('\u007fELF', 'latin1'), noise(50_000)])],
    ['noise', noise(200_000)],
    ['one byte', Buffer.from([0xff])],
    ['the head of a song alone', Buffer.from('ID3\u0003\u0000\u0000\u0000\u0000\u0000\u0000', 'latin1')],
    ['a frame that nothing follows', Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x00]), noise(9_000)])],
  ])('%s called .mp3 is not music', async (_what, bytes) => {
    expect(await judged('song.mp3', bytes)).toBe('not_music');
  });

  it('with nothing in it is empty', async () => {
    expect(await judged('song.mp3', Buffer.alloc(0))).toBe('empty');
  });

  it('with a film in it is a video', async () => {
    const source = ['-f', 'lavfi', '-i', 'testsrc=d=2:s=64x64', '-f', 'lavfi', '-i', 'sine=d=2'];
    folder.ffmpeg(...source, '-c:v', 'mpeg4', '-c:a', 'aac', 'film.mp4');
    expect(await judged('song.m4a', readFileSync(join(folder.path, 'film.mp4')))).toBe('video');
  });
});

describe('a song with something else packed in is refused', () => {
  it.each([
    ['a page in the tag', () => Buffer.concat([tagWith('<html><script>alert(1)</script>'), music.mp3])],
    ['a PDF in the tag', () => Buffer.concat([tagWith('%PDF-1.7 1 0 obj'), music.mp3])],
    ['a script in the tag', () => Buffer.concat([tagWith('<?php system("id"); ?>'), music.mp3])],
    ['a RAR behind it', () => Buffer.concat([music.mp3, Buffer.from('Rar!\u001a\u0007\u0000', 'latin1')])],
    ['bytes behind the last chunk', () => Buffer.concat([music.wav, noise(3_000)])],
  ])('%s', async (_what, bytes) => {
    expect(await judged('song.mp3', bytes())).toBe('two_in_one');
  });

  it.each(firstOf(2, ['mp3', 'wav', 'flac', 'ogg', 'm4a'] as const))(
    'an archive behind %s',
    async (format) => {
      const zip = await zipOf('evil.js', 'alert(1)'.repeat(200));
      expect(await judged('song', Buffer.concat([music[format], zip]))).toBe('two_in_one');
    },
  );
});

describe('a song that ends too early is refused', () => {
  it.each(firstOf(2, ['mp3', 'm4a', 'wav', 'flac', 'ogg'] as const))('%s', async (format) => {
    const whole = music[format];
    expect(await judged('song', whole)).toBe(format);
    for (const share of [0.5, 0.9])
      expect(['cut_off', 'damaged']).toContain(
        await judged('song', whole.subarray(0, Math.floor(whole.length * share))),
      );
  });

  it('and one whose middle is gone does not hang or crash', async () => {
    const torn = Buffer.from(music.mp3);
    torn.fill(0, 20_000, torn.length - 20_000);
    expect(['mp3', 'cut_off', 'damaged', 'not_music']).toContain(await judged('song', torn));
  });
});

describe('without ffmpeg', () => {
  const bare = openSandbox('/nowhere');
  afterAll(() => bare.close());

  it.each(firstOf(2, ['mp3', 'wav', 'm4a', 'flac', 'ogg'] as const))(
    '%s says how long it is itself',
    async (format) => {
      const path = join(folder.path, `good.${format}`);
      const found = await bare.examine(path);
      expect(found).toMatchObject({ format, facts: { channels: 2, sampleRate: 48_000, heard: null } });
      if (found && 'facts' in found)
        expect(Math.abs(found.facts.durationMs - 12_000)).toBeLessThanOrEqual(100);
      const known = { format, channels: 2, sampleRate: 48_000, trim: false, timeoutMs: 10_000 };
      expect(await bare.listen(path, known, join(folder.path, 'copy'))).toEqual({ outcome: 'without' });
    },
  );

  it('what is not music is refused all the same', async () => {
    const path = join(folder.path, 'noise');
    writeFileSync(path, noise(60_000));
    expect(await bare.examine(path)).toEqual({ fault: 'not_music' });
  });
});
