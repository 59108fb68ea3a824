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
  /** What is played, for a screen reader: the song. */
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

/** A player. Give it the file's id as its key: another file begins anew. */
export function TrackPlayer({ name, file, facts, children }: TrackPlayerProps) {
  const audio = useRef<HTMLAudioElement>(null);
  const [playing, setPlaying] = useState(false);
  const [failed, setFailed] = useState(false);
  const [levelled, setLevelled] = useState(false);
  const [atMs, setAtMs] = useState(0);
  const { durationMs } = file;

  // Time and wave stay those of the file that was sent; a copy without its silence begins later in it.
  const headMs = (even: boolean) => (even ? (file.trimmed?.headMs ?? 0) : 0);
  const inSound = (ms: number, even: boolean) => Math.max(0, ms - headMs(even)) / 1000;

  const begin = (url: string, fromMs: number, even: boolean) => {
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
  };
  const urlOf = (even: boolean) => (even && file.levelledUrl ? file.levelledUrl : file.playUrl);
  const toggle = () => {
    if (playing) audio.current?.pause();
    else begin(audio.current?.dataset.url ?? urlOf(levelled), atMs >= durationMs ? 0 : atMs, levelled);
  };
  const seek = (ms: number) => {
    setAtMs(ms);
    if (audio.current?.dataset.url !== undefined) audio.current.currentTime = inSound(ms, levelled);
  };
  const level = (even: boolean) => {
    setLevelled(even);
    if (playing) begin(urlOf(even), atMs, even);
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
        onTimeUpdate={(event) =>
          setAtMs(headMs(levelled) + Math.round(event.currentTarget.currentTime * 1000))
        }
        onError={() => setFailed(true)}
      />
      <div className={styles.stage}>
        <Waveform wave={file.wave} played={durationMs > 0 ? atMs / durationMs : 0} />
        <input
          type="range"
          className={styles.seek}
          aria-label={say('track.position', { name })}
          aria-valuetext={say('track.positionAt', {
            at: durationText(atMs),
            length: durationText(durationMs),
          })}
          min={0}
          max={durationMs}
          step={1000}
          value={Math.min(atMs, durationMs)}
          onChange={(event) => seek(Number(event.target.value))}
        />
      </div>
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
