/** Saying a name into the microphone, or choosing a file in which it is said; and listening to it. */
import { FileAudio, Mic, Play, Square } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { LONGEST_RECORDING_MS } from '#domain/recordings/sound.ts';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';
import { playRecording, type SoundRecording, soundAsSent, startRecording } from './name-sound.ts';

/** The recorder's texts, in the reader's language. */
export interface RecorderWords {
  record: string;
  stop: string;
  choose: string;
  noMicrophone: string;
  unread: string;
}

interface NameRecorderProps {
  words: RecorderWords;
  busy: boolean;
  /** Given the sound in base64. */
  onUse: (recording: string) => void;
}

/** Records how a name is said, plays it back and hands it over. */
export function NameRecorder({ words, busy, onUse }: NameRecorderProps) {
  const input = useRef<HTMLInputElement>(null);
  const [hearing, setHearing] = useState<SoundRecording>();
  const [trouble, setTrouble] = useState<string>();
  const use = async (sound: Blob) => {
    setHearing(undefined);
    const sent = await soundAsSent(sound).catch(() => undefined);
    setTrouble(sent === undefined ? words.unread : undefined);
    if (sent !== undefined) onUse(sent);
  };
  const stop = async () => {
    if (hearing) await use(await hearing.stop());
  };
  const atEnd = useRef(stop);
  atEnd.current = stop;
  useEffect(() => {
    if (!hearing) return;
    const end = setTimeout(() => void atEnd.current(), LONGEST_RECORDING_MS);
    return () => {
      clearTimeout(end);
      hearing.leave();
    };
  }, [hearing]);
  const begin = async () => {
    const begun = await startRecording().catch(() => undefined);
    setTrouble(begun ? undefined : words.noMicrophone);
    setHearing(begun);
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept="audio/*"
        onChange={(change) => {
          const file = change.target.files?.[0];
          if (file) void use(file);
          // So that the same file can be chosen again.
          change.target.value = '';
        }}
      />
      {hearing ? (
        <Button kind="primary" onClick={() => void stop()}>
          <Icon of={Square} /> {words.stop}
        </Button>
      ) : (
        <Button busy={busy} onClick={() => void begin()}>
          <Icon of={Mic} /> {words.record}
        </Button>
      )}
      <Button kind="quiet" busy={busy} onClick={() => input.current?.click()}>
        <Icon of={FileAudio} /> {words.choose}
      </Button>
      {trouble !== undefined && <p role="alert">{trouble}</p>}
    </>
  );
}

/** Plays a recording; the button stays pressed until it has ended. */
export function ListenButton({ recording, word }: { recording: string; word: string }) {
  const [playing, setPlaying] = useState(false);
  return (
    <Button
      busy={playing}
      style={{ alignSelf: 'center' }}
      onClick={() => {
        setPlaying(true);
        void playRecording(recording)
          .catch(() => undefined)
          .then(() => setPlaying(false));
      }}
    >
      <Icon of={Play} /> {word}
    </Button>
  );
}
