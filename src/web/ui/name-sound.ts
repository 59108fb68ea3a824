/** How a name is said: heard by the microphone or read from a file, packed as it is sent, and played. */
import { asWav, LONGEST_RECORDING_MS, RECORDING_RATE } from '#domain/recordings/sound.ts';

/** A recording under way. */
export interface SoundRecording {
  /** Ends the recording and resolves with it. */
  stop(): Promise<Blob>;
  /** Ends the recording and discards it. */
  leave(): void;
}

/** Begins to record. @throws Error where there is no microphone or the browser may not use it. */
export async function startRecording(): Promise<SoundRecording> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
  const recorder = new MediaRecorder(stream);
  const parts: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
  const leave = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  recorder.start();
  return {
    leave,
    stop: () =>
      new Promise((resolve) => {
        recorder.addEventListener('stop', () => resolve(new Blob(parts, { type: recorder.mimeType })), {
          once: true,
        });
        recorder.stop();
        leave();
      }),
  };
}

const FULL = 0x7fff;
/** A little below the top. */
const PEAK = 0.9;
/** Above that, what is raised is the room's noise. */
const MOST_GAIN = 12;

/**
 * The beginning of a recording as WAV in base64, as the server takes it. @throws Error where the browser cannot decode
 * it.
 */
export async function soundAsSent(file: Blob): Promise<string> {
  // A context of our rate gives what it reads at our rate.
  const read = new OfflineAudioContext(1, 1, RECORDING_RATE);
  const sound = await read.decodeAudioData(await file.arrayBuffer());
  const length = Math.min(sound.length, (LONGEST_RECORDING_MS / 1_000) * RECORDING_RATE);
  const mixed = new Float32Array(length);
  for (let channel = 0; channel < sound.numberOfChannels; channel += 1)
    for (const [at, sample] of sound.getChannelData(channel).subarray(0, length).entries())
      mixed[at] = (mixed[at] ?? 0) + sample / sound.numberOfChannels;
  const loudest = mixed.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  const gain = loudest === 0 ? 1 : Math.min(MOST_GAIN, PEAK / loudest);
  const samples = new DataView(new ArrayBuffer(length * 2));
  for (const [at, sample] of mixed.entries())
    samples.setInt16(at * 2, Math.round(Math.max(-1, Math.min(1, sample * gain)) * FULL), true);
  const bytes = asWav(new Uint8Array(samples.buffer));
  let letters = '';
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return btoa(letters);
}

/** Plays a recording and resolves at its end. @throws Error where it cannot be loaded. */
export async function playRecording(recordingId: string): Promise<void> {
  // Opened at once, while the browser still counts the press as the person's own.
  const out = new AudioContext();
  try {
    const answer = await fetch(`/api/v1/recordings/${recordingId}`);
    if (!answer.ok) throw new Error(`recording: ${answer.status}`);
    const source = out.createBufferSource();
    source.buffer = await out.decodeAudioData(await answer.arrayBuffer());
    source.connect(out.destination);
    await new Promise<void>((resolve) => {
      source.addEventListener('ended', () => resolve(), { once: true });
      source.start();
    });
  } finally {
    await out.close();
  }
}
