/** Choosing a file of music and seeing it go: how far, how long still, what came of it. */
import { CircleAlert, CircleCheck, Upload, WifiOff } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { FORMATS_IN_WORDS } from '#domain/tracks/formats.ts';
import { useTrackUpload } from '#web/client/use-track-upload.ts';
import { Banner } from './Banner.tsx';
import { Bar } from './Bar.tsx';
import { Button } from './Button.tsx';
import { cx } from './cx.ts';
import { Icon } from './Icon.tsx';
import styles from './TrackSender.module.css';
import { sizeText } from './track-words.ts';

export interface TrackSenderProps {
  /** The upload address, below the API's root. */
  path: string;
  /** The private link's token, for performers. */
  participantToken?: string;
  /** In bytes. */
  maxSize: number;
  /** What the button says: "Choose your song". */
  words: string;
  /** Only the button, for replacing what is there. */
  small?: boolean;
  /** Called when the server has taken the file. */
  onDone: () => void;
  /** Called when it has not, with the sentence that is shown here. */
  onRefused: (sentence: string) => void;
}

const ACCEPT = 'audio/*,.mp3,.m4a,.aac,.wav,.flac,.ogg,.oga,.opus';

/** The sender. */
export function TrackSender({
  path,
  participantToken,
  maxSize,
  words,
  small,
  onDone,
  onRefused,
}: TrackSenderProps) {
  const input = useRef<HTMLInputElement>(null);
  const { state, send, cancel } = useTrackUpload(path, participantToken, { onDone, onRefused });
  const [over, setOver] = useState(false);
  const [tooLarge, setTooLarge] = useState<number>();
  const busy = state.phase === 'sending' || state.phase === 'checking';
  const choose = (file: File | undefined) => {
    if (!file || busy) return;
    setTooLarge(file.size > maxSize ? file.size : undefined);
    if (file.size <= maxSize) send(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    choose(event.dataTransfer.files[0]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the button does the same
    <div
      className={cx(styles.sender, !small && styles.area, over && styles.over)}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input
        ref={input}
        type="file"
        hidden
        accept={ACCEPT}
        onChange={(event) => {
          choose(event.target.files?.[0]);
          // So that the same file can be chosen again.
          event.target.value = '';
        }}
      />
      {!busy && (
        <Button kind={small ? 'secondary' : 'primary'} onClick={() => input.current?.click()}>
          <Icon of={Upload} /> {words}
        </Button>
      )}
      {!busy && !small && (
        <p className="small muted">
          {FORMATS_IN_WORDS}, up to {sizeText(maxSize)}. If the connection breaks, it goes on where it
          stopped.
        </p>
      )}
      {state.phase === 'sending' && (
        <div className={styles.progress}>
          <div className="row between">
            <span className="strong tnum" role="status">
              Uploading, {Math.floor(state.part * 100)}%
            </span>
            <Button size="s" kind="quiet" onClick={cancel}>
              Cancel
            </Button>
          </div>
          <Bar value={state.part} label="Upload" />
          {state.away ? (
            <span className="small muted row">
              <Icon of={WifiOff} /> The connection is away. It goes on by itself; keep this page open.
            </span>
          ) : (
            <span className="small muted tnum">{leftWords(state.secondsLeft)}</span>
          )}
        </div>
      )}
      {state.phase === 'checking' && (
        <p className="small" role="status">
          It is here. We are looking whether it is whole.
        </p>
      )}
      {state.phase === 'done' && (
        <p className="small row" role="status">
          <Icon of={CircleCheck} /> It is here, whole.
        </p>
      )}
      {(state.phase === 'refused' || tooLarge !== undefined) && !busy && (
        <div role="alert">
          <Banner tone="danger" icon={CircleAlert} lead="Not taken.">
            {tooLarge === undefined
              ? state.phase === 'refused' && state.sentence
              : `This file has ${sizeText(tooLarge)}; ${sizeText(maxSize)} is the most. MP3 or M4A is smaller than WAV.`}
          </Banner>
        </div>
      )}
    </div>
  );
}

function leftWords(seconds: number | undefined): string {
  if (seconds === undefined) return 'Keep this page open.';
  if (seconds < 60) return `About ${Math.max(1, seconds)} s left. Keep this page open.`;
  return `About ${Math.round(seconds / 60)} min left. Keep this page open.`;
}
