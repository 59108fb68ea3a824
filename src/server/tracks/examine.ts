/**
 * Whether a file that arrived is whole music: by its bytes, then by what ffprobe and a decoding to the end
 * say. Where there is no ffmpeg, by the file's own description (music-metadata). Runs in a child process.
 */
import { open } from 'node:fs/promises';
import { z } from 'zod';
import type { TrackFacts } from '#domain/tracks/facts.ts';
import { TRACK_FORMATS, type TrackFormat } from '#domain/tracks/formats.ts';
import { DEMUXERS, findProgram, readingFile, run } from './programs.ts';
import { type Fault, recognise } from './recognise.ts';

/** What a file was found to be: music with these facts, or the fault for which it is refused. */
export type Examined = { format: TrackFormat; facts: TrackFacts } | { fault: Fault };

const LONGEST_MS = 60 * 60_000;
const PROBE_LIMIT_MS = 20_000;
const DECODE_LIMIT_MS = 90_000;
// What a decoder may leave out at the seams of a whole file.
const SLACK_MS = 500;
const SLACK_SHARE = 0.02;

/** Examines a file. Never throws for what the file holds. */
export async function examine(file: string): Promise<Examined> {
  const handle = await open(file, 'r');
  const format = await recognise(handle).finally(() => handle.close());
  if (!isFormat(format)) return { fault: format };
  const ffprobe = findProgram('ffprobe');
  const ffmpeg = findProgram('ffmpeg');
  const described =
    ffprobe && ffmpeg ? await probe(file, format, ffprobe, ffmpeg) : await describe(file, format);
  if ('fault' in described) return described;
  return described.facts.durationMs > LONGEST_MS ? { fault: 'endless' } : described;
}

const isFormat = (outcome: TrackFormat | Fault): outcome is TrackFormat =>
  (TRACK_FORMATS as readonly string[]).includes(outcome);

const CODECS: Readonly<Record<TrackFormat, RegExp>> = {
  mp3: /^mp3(float)?$/,
  m4a: /^(aac|alac)$/,
  aac: /^aac$/,
  wav: /^pcm_/,
  flac: /^flac$/,
  ogg: /^(vorbis|opus|flac)$/,
};

const probed = z.object({
  streams: z.array(
    z.object({
      codec_type: z.string().optional(),
      codec_name: z.string().optional(),
      channels: z.number().optional(),
      sample_rate: z.coerce.number().optional(),
      disposition: z.object({ attached_pic: z.number().optional() }).optional(),
    }),
  ),
  format: z.object({ duration: z.coerce.number().optional() }),
});

async function probe(file: string, format: TrackFormat, ffprobe: string, ffmpeg: string): Promise<Examined> {
  const asked = [
    '-v',
    'error',
    '-show_entries',
    'format=duration:stream=codec_type,codec_name,channels,sample_rate:stream_disposition=attached_pic',
  ];
  const said = await run(
    ffprobe,
    ['-protocol_whitelist', 'file', '-f', DEMUXERS[format], ...asked, '-of', 'json', file],
    { timeoutMs: PROBE_LIMIT_MS },
  );
  const parsed = said.well ? probed.safeParse(JSON.parse(said.output)) : undefined;
  if (!parsed?.success) return { fault: 'damaged' };
  const { streams, format: whole } = parsed.data;
  if (streams.some((one) => one.codec_type === 'video' && one.disposition?.attached_pic !== 1))
    return { fault: 'video' };
  const sound = streams.find((one) => one.codec_type === 'audio');
  if (!sound?.channels || !sound.sample_rate || !CODECS[format].test(sound.codec_name ?? ''))
    return { fault: 'not_music' };
  const declaredMs = Math.round((whole.duration ?? 0) * 1000);
  if (declaredMs > LONGEST_MS) return { fault: 'endless' };
  const decodedMs = await decodedLength(file, format, ffmpeg);
  if (decodedMs === undefined) return { fault: 'damaged' };
  // Bare AAC does not say how long it is; what ffprobe names is a guess.
  if (format !== 'aac' && decodedMs < declaredMs * (1 - SLACK_SHARE) - SLACK_MS) return { fault: 'cut_off' };
  return {
    format,
    facts: { durationMs: decodedMs, channels: sound.channels, sampleRate: sound.sample_rate, heard: null },
  };
}

/** How long the music is when it is played to its end, in ms; undefined when it cannot be. */
async function decodedLength(file: string, format: TrackFormat, ffmpeg: string): Promise<number | undefined> {
  const played = await run(
    ffmpeg,
    [
      '-v',
      'error',
      '-nostats',
      '-progress',
      'pipe:1',
      ...readingFile(file, format),
      '-map',
      '0:a:0',
      '-f',
      'null',
      '-',
    ],
    { timeoutMs: DECODE_LIMIT_MS },
  );
  const last = [...played.output.slice(-2_000).matchAll(/out_time_us=(\d+)/g)].at(-1)?.[1];
  const ms = Math.round(Number(last ?? 0) / 1000);
  return played.well && ms > 0 ? ms : undefined;
}

const CONTAINERS: Readonly<Record<TrackFormat, RegExp>> = {
  mp3: /^MPEG/,
  m4a: /M4A|mp4|isom|MP4|dash/i,
  aac: /^(ADTS|AAC)/,
  wav: /^WAVE/,
  flac: /^FLAC/,
  ogg: /^Ogg/,
};

/** What the file's own description says; nothing is decoded. */
async function describe(file: string, format: TrackFormat): Promise<Examined> {
  // Only where there is no ffmpeg: it takes longer to load than a file takes to be looked at.
  const { parseFile } = await import('music-metadata');
  try {
    const { format: found } = await parseFile(file, { duration: true, skipCovers: true });
    const { container = '', duration, numberOfChannels: channels, sampleRate, hasVideo } = found;
    if (hasVideo) return { fault: 'video' };
    if (!CONTAINERS[format].test(container)) return { fault: 'not_music' };
    if (!duration || !channels || !sampleRate) return { fault: 'damaged' };
    return {
      format,
      facts: { durationMs: Math.round(duration * 1000), channels, sampleRate, heard: null },
    };
  } catch {
    return { fault: 'damaged' };
  }
}
