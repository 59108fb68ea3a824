/** Real files of every format, measured by what we tell people: length within 0.1 s, loudness within 0.5 LU. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { soundFolder, type Tone } from '#test/tracks/sounds.ts';
import { firstOf } from '#test/tried.ts';
import { examine } from './examine.ts';
import { makeLevelled } from './level.ts';
import { listen } from './listen.ts';
import { findProgram } from './programs.ts';

const folder = soundFolder();
afterAll(() => folder.remove());

const ffmpeg = findProgram('ffmpeg') ?? 'ffmpeg is missing';
const LIMIT_MS = 600_000;

/** Examined and listened to, as an upload is. */
async function heard(path: string) {
  const examined = await examine(path);
  if ('fault' in examined) throw new Error(`${path} is refused: ${examined.fault}`);
  const listened = await listen(ffmpeg, { path, format: examined.format, ...examined.facts }, LIMIT_MS);
  if (!listened) throw new Error(`${path} cannot be listened to`);
  return { ...examined, ...listened };
}

const stereo = (seconds: number, level: number, more: Partial<Tone> = {}): Tone => ({
  seconds,
  level,
  ...more,
});
const mono = (seconds: number, level: number, more: Partial<Tone> = {}): Tone => ({
  seconds,
  level,
  channels: 1,
  ...more,
});

/** One of each kind first. */
const FILES: readonly (readonly [name: string, format: string, tone: Tone, as: readonly string[]])[] = [
  ['usual.mp3', 'mp3', stereo(15, -14, { rate: 44_100 }), ['-b:a', '192k']],
  ['store.m4a', 'm4a', stereo(14, -15, { rate: 44_100 }), ['-c:a', 'aac', '-b:a', '192k']],
  ['bytes.wav', 'wav', mono(7, -12, { rate: 32_000 }), ['-c:a', 'pcm_u8']],
  ['vorbis.ogg', 'ogg', stereo(11.2, -16, { rate: 44_100 }), ['-c:a', 'libvorbis', '-q:a', '6']],
  ['voice.flac', 'flac', mono(9, -22), []],
  ['cd.wav', 'wav', stereo(12, -23, { rate: 44_100 }), []],
  ['studio.wav', 'wav', stereo(9.5, -16), ['-c:a', 'pcm_s24le']],
  ['float.wav', 'wav', stereo(8, -9, { rate: 96_000 }), ['-c:a', 'pcm_f32le']],
  ['phone.wav', 'wav', mono(10, -20, { rate: 22_050 }), ['-c:a', 'pcm_s16le']],
  ['variable.mp3', 'mp3', stereo(11, -18), ['-q:a', '2']],
  ['bare.mp3', 'mp3', stereo(10, -20), ['-b:a', '256k', '-write_xing', '0', '-id3v2_version', '0']],
  ['voice.mp3', 'mp3', mono(13, -17, { rate: 24_000 }), ['-b:a', '96k']],
  [
    'tagged.mp3',
    'mp3',
    stereo(8, -10),
    ['-b:a', '320k', '-metadata', 'title=Ночь', '-metadata', 'artist=月野'],
  ],
  ['stream.m4a', 'm4a', stereo(9, -21), ['-c:a', 'aac', '-b:a', '160k', '-movflags', '+faststart']],
  ['lossless.m4a', 'm4a', stereo(7.3, -13), ['-c:a', 'alac']],
  ['radio.aac', 'aac', stereo(10, -19), ['-c:a', 'aac', '-b:a', '192k', '-f', 'adts']],
  ['archive.flac', 'flac', stereo(12.7, -24, { rate: 44_100 }), []],
  ['hires.flac', 'flac', stereo(6, -11, { rate: 96_000 }), ['-sample_fmt', 's32']],
  ['opus.opus', 'ogg', stereo(10, -18), ['-c:a', 'libopus', '-b:a', '160k']],
  ['opus-voice.ogg', 'ogg', mono(12, -20), ['-c:a', 'libopus', '-b:a', '96k']],
  ['flac-in.ogg', 'ogg', stereo(8, -25), ['-c:a', 'flac']],
];

describe('a file of known length and loudness', () => {
  it.each(firstOf(5, FILES))('%s is recognised and measured', async (name, format, tone, as) => {
    const found = await heard(folder.tone(name, tone, as));
    expect(found.format).toBe(format);
    expect(found.facts.channels).toBe(tone.channels ?? 2);
    expect(Math.abs(found.durationMs - tone.seconds * 1000)).toBeLessThanOrEqual(100);
    expect(Math.abs(found.facts.durationMs - tone.seconds * 1000)).toBeLessThanOrEqual(100);
    expect(Math.abs((found.heard.loudness ?? 0) - tone.level)).toBeLessThanOrEqual(0.5);
    expect(Math.abs((found.heard.truePeak ?? 0) - tone.level)).toBeLessThanOrEqual(1);
    expect(found.heard.clippedRuns).toBe(0);
    expect(found.wave).toHaveLength(600);
  });

  it('has its silence at head and tail told to a tenth of a second', async () => {
    const found = await heard(folder.tone('late.flac', stereo(14, -20, { head: 3.4, tail: 5.2 })));
    expect(Math.abs(found.heard.headSilenceMs - 3_400)).toBeLessThanOrEqual(100);
    expect(Math.abs(found.heard.tailSilenceMs - 5_200)).toBeLessThanOrEqual(100);
    const sounding = found.wave.flatMap((value, index) => (value > 0 ? [index] : []));
    expect(Math.abs((sounding[0] ?? 0) - (3.4 / 14) * 600)).toBeLessThanOrEqual(3);
    expect(found.wave[300]).toBe(10);
  });

  it('without any sound has no loudness', async () => {
    folder.ffmpeg('-f', 'lavfi', '-i', 'anullsrc=r=44100:cl=stereo:d=10', 'nothing.mp3');
    const found = await heard(join(folder.path, 'nothing.mp3'));
    expect(found.heard).toMatchObject({ loudness: null, truePeak: null, headSilenceMs: found.durationMs });
    expect(Math.max(...found.wave)).toBe(0);
  });

  it('that was driven over full scale counts as clipped', async () => {
    folder.ffmpeg(
      ...['-f', 'lavfi', '-i', "aevalsrc='min(1,max(-1,1.8*sin(2*PI*220*t)))':s=44100:d=10"],
      'hot.wav',
    );
    expect((await heard(join(folder.path, 'hot.wav'))).heard.clippedRuns).toBeGreaterThan(1_000);
  });
});

describe('the levelled copy', () => {
  it.each(
    firstOf(1, [
      // Strokes: far louder at their peaks than on the whole.
      ['strokes.wav', '0.9*sin(2*PI*700*t)*exp(-12*mod(t,0.6))'],
      ['quiet.wav', '0.01*sin(2*PI*440*t)+0.006*sin(2*PI*1300*t)'],
      ['loud.wav', 'min(1,max(-1,1.5*sin(2*PI*180*t)+0.5*sin(2*PI*2500*t)))'],
    ] as const),
  )('of %s is at −16 LUFS, below −1 dBTP, and leaves the original alone', async (name, sound) => {
    folder.ffmpeg('-f', 'lavfi', '-i', `aevalsrc='${sound}'|'${sound}':s=44100:d=20`, name);
    const path = join(folder.path, name);
    const before = readFileSync(path);
    const original = await heard(path);
    const copy = join(folder.path, `${name}.copy`);
    expect(await makeLevelled(ffmpeg, { path, ...original }, copy, LIMIT_MS)).toBe(true);
    const levelled = await heard(copy);
    expect(levelled.format).toBe('mp3');
    expect(Math.abs((levelled.heard.loudness ?? 0) + 16)).toBeLessThanOrEqual(0.5);
    expect(levelled.heard.truePeak).toBeLessThanOrEqual(-1);
    expect(Math.abs(levelled.durationMs - original.durationMs)).toBeLessThanOrEqual(100);
    expect(readFileSync(path).equals(before)).toBe(true);
  });
});
