/** The place that was told in this moment: its number in the light, and everybody who has it as equals. */
import type { CSSProperties } from 'react';
import { showDecimal } from '#web/ui/format.ts';
import { FittedName } from '#web/ui/Name.tsx';
import styles from './Places.module.css';
import type { Reveal } from './reveal-rows.ts';
import type { Stage } from './stage.ts';

const ALONE = [100, 90, 80, 72, 66, 62];
const TOGETHER = [74, 68, 62];
/** All are as small as one needs to be: a word that alone would make them smaller than this, in px, goes on in the next line. */
const TOGETHER_LEAST = 64;
/** Names beside each other from here on. */
const IN_COLUMNS = 4;
/** The light grows as fewer are left: its radius in px, by how many that is. */
const RADII = [236, 236, 224, 208];
const LEAST_RADIUS = 188;
const AMONG_MANY = 140;

type RevealedStep = Reveal['steps'][number];

/** @param left how many acts are still to be revealed. */
export function RevealedPlace({ step, left, stage }: { step: RevealedStep; left: number; stage: Stage }) {
  const { place, tied, entries } = step;
  const alone = entries.length === 1;
  const [first] = entries;
  const many = entries.length >= IN_COLUMNS;
  const radius = many ? AMONG_MANY : (RADII[left] ?? LEAST_RADIUS);
  const disc: CSSProperties & Record<'--disc', string> = { '--disc': `${2 * radius}px` };
  const same = entries.every(({ score }) => score === first?.score);
  return (
    <>
      <div className={styles.disc} style={disc}>
        {place}
        {tied && '='}
      </div>
      <ol className={styles.names} data-equals data-columns={(many && stage.shape === 'wide') || undefined}>
        {entries.map((entry) => (
          <li key={entry.performanceId}>
            <div className={styles.nameBox}>
              <FittedName
                max={240}
                lines={stage.shape === 'tall' ? 6 : many ? 4 : 3}
                least={alone ? 44 : TOGETHER_LEAST}
                widths={alone ? ALONE : TOGETHER}
              >
                {entry.stageName}
              </FittedName>
            </div>
            {entry.song && entries.length < IN_COLUMNS && <bdi className={styles.song}>{entry.song}</bdi>}
            {!same && entry.score !== null && <span className={styles.song}>{showDecimal(entry.score)}</span>}
          </li>
        ))}
      </ol>
      {same && first?.score != null && <div className={styles.score}>{showDecimal(first.score)}</div>}
    </>
  );
}
