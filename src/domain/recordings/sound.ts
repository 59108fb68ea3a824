/** The only form in which a recording of a name is sent and kept: a WAV file with 16-bit samples and one channel. */

/** Samples a second; enough for speech. */
export const RECORDING_RATE = 16_000;
export const LONGEST_RECORDING_MS = 10_000;
/** The shortest recording; nobody says a name faster. */
export const SHORTEST_RECORDING_MS = 300;

const HEAD = 44;
const BYTES_PER_SAMPLE = 2;
const BYTES_PER_MS = (RECORDING_RATE * BYTES_PER_SAMPLE) / 1_000;
const MONO = 1;
const PCM = 1;

/** The most bytes of a file; other programs than our page may write longer headers. */
export const LARGEST_RECORDING = LONGEST_RECORDING_MS * BYTES_PER_MS + 4_096;

/** The length in ms of so many bytes of samples. */
export const soundMs = (bytes: number): number => Math.round(bytes / BYTES_PER_MS);

/** A WAV file of these samples. */
export function asWav(samples: Uint8Array): Uint8Array<ArrayBuffer> {
  const file = new Uint8Array(HEAD + samples.length);
  const view = new DataView(file.buffer);
  const word = (at: number, letters: string) => {
    for (const [place, letter] of [...letters].entries()) view.setUint8(at + place, letter.charCodeAt(0));
  };
  word(0, 'RIFF');
  view.setUint32(4, HEAD - 8 + samples.length, true);
  word(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, PCM, true);
  view.setUint16(22, MONO, true);
  view.setUint32(24, RECORDING_RATE, true);
  view.setUint32(28, RECORDING_RATE * BYTES_PER_SAMPLE, true);
  view.setUint16(32, BYTES_PER_SAMPLE, true);
  view.setUint16(34, BYTES_PER_SAMPLE * 8, true);
  word(36, 'data');
  view.setUint32(40, samples.length, true);
  file.set(samples, HEAD);
  return file;
}

/** The samples of a WAV file of this form; undefined where it is anything else or incomplete. */
export function samplesIn(file: Uint8Array): Uint8Array | undefined {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const word = (at: number) => String.fromCharCode(...file.subarray(at, at + 4));
  if (file.length < HEAD || word(0) !== 'RIFF' || word(8) !== 'WAVE') return undefined;
  let isOurs = false;
  for (let at = 12; at + 8 <= file.length; ) {
    const start = at + 8;
    const length = view.getUint32(at + 4, true);
    if (start + length > file.length) return undefined;
    if (word(at) === 'fmt ') isOurs = length >= 16 && isOurForm(view, start);
    if (word(at) === 'data')
      return isOurs && length % BYTES_PER_SAMPLE === 0 ? file.subarray(start, start + length) : undefined;
    at = start + length + (length % 2);
  }
  return undefined;
}

const isOurForm = (view: DataView, at: number): boolean =>
  view.getUint16(at, true) === PCM &&
  view.getUint16(at + 2, true) === MONO &&
  view.getUint32(at + 4, true) === RECORDING_RATE &&
  view.getUint16(at + 14, true) === BYTES_PER_SAMPLE * 8;
