/** Choosing a file of music and seeing it go: how far, how long still, what came of it. */

import { CircleAlert, CircleCheck, Upload, WifiOff } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { Banner } from './Banner.tsx';
import { Bar } from './Bar.tsx';
import { Button } from './Button.tsx';
import { cx } from './cx.ts';
import { showSize } from './format.ts';
import { Icon } from './Icon.tsx';
import { say } from './say.ts';
import styles from './TrackSender.module.css';

/** How far the upload of a file is. */
export type UploadState =
  | { phase: 'idle' }
  /** `part` is 0 to 1; `secondsLeft` once the speed is known; `away` while the line is broken. */
  | { phase: 'sending'; part: number; secondsLeft: number | undefined; away: boolean }
  /** Every byte is there and is being looked at. */
  | { phase: 'checking' }
  | { phase: 'done' }
  | { phase: 'refused'; sentence: string };

/** One upload, as `useTrackUpload` makes it. */
export interface TrackUpload {
  state: UploadState;
  send(file: File): void;
  /** Stops the upload and deletes what was sent. */
  cancel(): void;
}

export interface TrackSenderProps {
  upload: TrackUpload;
  /** The largest file, in bytes. */
  maxSize: number;
  /** What the button says: "Choose your song". */
  words: string;
  /** Only the button, for replacing what is there. */
  small?: boolean;
  /** Whether nothing may be begun any more: what is on its way is shown, and what came of it. */
  closed?: boolean;
}

const ACCEPT = 'audio/*,.mp3,.m4a,.aac,.wav,.flac,.ogg,.oga,.opus';

/** Chooses a file of music, by a button or by dropping it, and shows its upload. */
export function TrackSender({ upload, maxSize, words, small, closed = false }: TrackSenderProps) {
  const { state, send, cancel } = upload;
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [tooLarge, setTooLarge] = useState<number>();
  const busy = state.phase === 'sending' || state.phase === 'checking';
  const isOpen = !busy && !closed;
  const choose = (file: File | undefined) => {
    if (!file || !isOpen) return;
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
      {isOpen && (
        <Button kind={small ? 'secondary' : 'primary'} onClick={() => input.current?.click()}>
          <Icon of={Upload} /> {words}
        </Button>
      )}
      {isOpen && !small && <p className="small muted">{say('track.formats', { size: showSize(maxSize) })}</p>}
      {state.phase === 'sending' && <Progress {...state} onCancel={cancel} />}
      {state.phase === 'checking' && (
        <p className="small" role="status">
          {say('track.checking')}
        </p>
      )}
      {state.phase === 'done' && (
        <p className="small row" role="status">
          <Icon of={CircleCheck} /> {say('track.whole')}
        </p>
      )}
      {(state.phase === 'refused' || tooLarge !== undefined) && !busy && (
        <div role="alert">
          <Banner tone="danger" icon={CircleAlert} lead={say('track.notTaken')}>
            {tooLarge === undefined
              ? state.phase === 'refused' && state.sentence
              : say('track.tooLarge', { size: showSize(tooLarge), most: showSize(maxSize) })}
          </Banner>
        </div>
      )}
    </div>
  );
}

type ProgressProps = Extract<UploadState, { phase: 'sending' }> & { onCancel: () => void };

function Progress({ part, secondsLeft, away, onCancel }: ProgressProps) {
  return (
    <div className={styles.progress}>
      <div className="row between">
        <span className="strong tnum" role="status">
          {say('track.uploading', { part: Math.floor(part * 100) })}
        </span>
        <Button size="s" kind="quiet" onClick={onCancel}>
          {say('track.cancel')}
        </Button>
      </div>
      <Bar value={part} label={say('track.upload')} />
      {away ? (
        <span className="small muted row">
          <Icon of={WifiOff} /> {say('track.away')}
        </span>
      ) : (
        <span className="small muted tnum">{leftWords(secondsLeft)}</span>
      )}
    </div>
  );
}

function leftWords(seconds: number | undefined): string {
  if (seconds === undefined) return say('track.keepOpen');
  if (seconds < 60) return say('track.secondsLeft', { seconds: Math.max(1, seconds) });
  return say('track.minutesLeft', { minutes: Math.round(seconds / 60) });
}
