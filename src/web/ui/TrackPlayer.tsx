/** One file of music to look at and to listen to: its wave, where it is, play and pause, as sent or levelled. */

import { AudioLines, Pause, Play } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from './Button.tsx';
import { durationText } from './clock.ts';
import { Icon } from './Icon.tsx';
import { say } from './say.ts';
import styles from './TrackPlayer.module.css';
import { Waveform } from './Waveform.tsx';

export interface TrackPlayerProps {
  /** What is played, for screen readers: the song. */
  name: string;
  file: {
    wave: readonly number[];
    durationMs: number;
    playUrl: string;
    levelledUrl: string | null;
    /** The levelled copy where silence was left out of it. */
    trimmed: { durationMs: number; headMs: number } | null;
  };
  /** What stands at the end of the time's line. */
  facts: ReactNode;
  /** Buttons beside play. */
  children?: ReactNode;
}

/**
 * Its sound: as sent, or levelled (`even`). Time stays that of the file that was sent; a copy without its silence
 * begins later in it.
 */
function useSound({ file }: Pick<TrackPlayerProps, 'file'>) {
  const audio = useRef<HTMLAudioElement>(null);
  const [failed, setFailed] = useState(false);
  const headMs = (even: boolean) => (even ? (file.trimmed?.headMs ?? 0) : 0);
  const inSound = (ms: number, even: boolean) => Math.max(0, ms - headMs(even)) / 1000;
  const urlOf = (even: boolean) => (even && file.levelledUrl ? file.levelledUrl : file.playUrl);
  return {
    audio,
    failed,
    fail: () => setFailed(true),
    /** Where the sound is, as a time of the file. */
    heardMs: (element: HTMLAudioElement, even: boolean) =>
      headMs(even) + Math.round(element.currentTime * 1000),
    begin(fromMs: number, even: boolean, url = urlOf(even)) {
      const element = audio.current;
      if (!element) return;
      setFailed(false);
      // The address is renewed now and then; the one that began is good until the end.
      if (element.dataset.url !== url) {
        element.dataset.url = url;
        element.src = url;
      }
      const from = inSound(fromMs, even);
      if (Math.abs(element.currentTime - from) > 0.05) element.currentTime = from;
      element.play().catch((error: unknown) => {
        if (!(error instanceof DOMException && error.name === 'AbortError')) setFailed(true);
      });
    },
    seek(ms: number, even: boolean) {
      if (audio.current?.dataset.url !== undefined) audio.current.currentTime = inSound(ms, even);
    },
  };
}

/** Plays a file of music. Give it the file's id as its key, so that another file starts over. */
export function TrackPlayer({ name, file, facts, children }: TrackPlayerProps) {
  const { audio, failed, fail, heardMs, begin, seek } = useSound({ file });
  const [playing, setPlaying] = useState(false);
  const [levelled, setLevelled] = useState(false);
  const [atMs, setAtMs] = useState(0);
  const { durationMs } = file;
  const toggle = () => {
    if (playing) audio.current?.pause();
    else begin(atMs >= durationMs ? 0 : atMs, levelled, audio.current?.dataset.url);
  };
  const level = (even: boolean) => {
    setLevelled(even);
    if (playing) begin(atMs, even);
    else if (audio.current) delete audio.current.dataset.url;
  };

  return (
    <div className={styles.player}>
      {/* biome-ignore lint/a11y/useMediaCaption: music of an act; there are no words for it */}
      <audio
        ref={audio}
        preload="none"
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onEnded={() => setAtMs(0)}
        onTimeUpdate={(event) => setAtMs(heardMs(event.currentTarget, levelled))}
        onError={fail}
      />
      <Position
        {...{ name, atMs, durationMs }}
        wave={file.wave}
        onSeek={(ms) => {
          setAtMs(ms);
          seek(ms, levelled);
        }}
      />
      <div className={styles.line}>
        <span className="small muted tnum">{durationText(atMs)}</span>
        <span className="small muted tnum">{facts}</span>
      </div>
      <div className={styles.buttons}>
        <Button onClick={toggle}>
          <Icon of={playing ? Pause : Play} /> {say(playing ? 'track.pause' : 'track.play')}
        </Button>
        {file.levelledUrl !== null && (
          <Button
            aria-pressed={levelled}
            kind={levelled ? 'outline' : 'secondary'}
            onClick={() => level(!levelled)}
          >
            <Icon of={AudioLines} /> {say(levelled ? 'track.evened' : 'track.evenOut')}
          </Button>
        )}
        {children}
      </div>
      {failed && (
        <p className="small" role="alert">
          {say('track.notPlayed')}
        </p>
      )}
    </div>
  );
}

interface PositionProps {
  name: string;
  wave: readonly number[];
  atMs: number;
  durationMs: number;
  onSeek: (ms: number) => void;
}

/** The wave, and where in it the sound is. */
const Position = ({ name, wave, atMs, durationMs, onSeek }: PositionProps) => (
  <div className={styles.stage}>
    <Waveform wave={wave} played={durationMs > 0 ? atMs / durationMs : 0} />
    <input
      type="range"
      className={styles.seek}
      aria-label={say('track.position', { name })}
      aria-valuetext={say('track.positionAt', { at: durationText(atMs), length: durationText(durationMs) })}
      min={0}
      max={durationMs}
      step={1000}
      value={Math.min(atMs, durationMs)}
      onChange={(event) => onSeek(Number(event.target.value))}
    />
  </div>
);
