/** The level of a track: heard at once while it moves, kept when it is let go. */
import { useEffect, useState } from 'react';
import { say } from '#web/ui/say.ts';
import { setLevel } from './deck.ts';
import styles from './Music.module.css';

export function Fader({
  level,
  live,
  disabled,
  onKeep,
}: {
  level: number;
  /** Whether this is what is heard now. */
  live: boolean;
  disabled: boolean;
  onKeep: (level: number) => void;
}) {
  const [moved, setMoved] = useState<number>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a level that was kept ends the move
  useEffect(() => setMoved(undefined), [level]);
  const at = moved ?? level;
  const keep = () => moved !== undefined && moved !== level && onKeep(moved);
  return (
    <label className={styles.fader}>
      <span className="small">{say('playback.level')}</span>
      <input
        type="range"
        min={0}
        max={100}
        step={1}
        value={at}
        disabled={disabled}
        onChange={(event) => {
          const next = Number(event.target.value);
          setMoved(next);
          if (live) setLevel(next);
        }}
        onPointerUp={keep}
        onKeyUp={keep}
      />
      <span className="small num">{at}</span>
    </label>
  );
}
