/** A track's wave with its cue point. In the panel it is to look at; where `onCue` is given the point is dragged. */
import { useEffect, useState } from 'react';
import { durationText } from '#web/ui/clock.ts';
import { say } from '#web/ui/say.ts';
import { Waveform } from '#web/ui/Waveform.tsx';
import styles from './Music.module.css';

export interface CueWaveProps {
  wave: readonly number[];
  durationMs: number;
  positionMs: number;
  cueMs: number;
  height: number;
  /** The song, for a screen reader. */
  name?: string;
  onCue?: (ms: number) => void;
}

const STEP_MS = 100;

export function CueWave({ wave, durationMs, positionMs, cueMs, height, name = '', onCue }: CueWaveProps) {
  const [dragged, setDragged] = useState<number>();
  // What another desk set comes in while nobody drags here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a cue that was kept ends the drag
  useEffect(() => setDragged(undefined), [cueMs]);
  const at = dragged ?? cueMs;
  const keep = () => dragged !== undefined && dragged !== cueMs && onCue?.(dragged);
  return (
    <div className={styles.wave}>
      <Waveform wave={wave} height={height} played={durationMs > 0 ? positionMs / durationMs : 0} />
      {(at > 0 || onCue) && (
        <i
          className={styles.cue}
          style={{ insetInlineStart: `${(at / Math.max(1, durationMs)) * 100}%` }}
          aria-hidden="true"
        />
      )}
      {onCue && (
        <input
          type="range"
          className={styles.seek}
          aria-label={say('playback.cuePoint', { name })}
          aria-valuetext={say('playback.positionOf', {
            time: durationText(at),
            length: durationText(durationMs),
          })}
          min={0}
          max={Math.max(0, durationMs - STEP_MS)}
          step={STEP_MS}
          value={at}
          onChange={(event) => setDragged(Number(event.target.value))}
          onPointerUp={keep}
          onKeyUp={keep}
        />
      )}
    </div>
  );
}
