/**
 * The last two, side by side in the order of the show: the light looks at one as long as at the other, and stops between
 * them. Their pictures stand above their names where both have one: with one alone they would be no equals.
 */

import { useEffect, useState } from 'react';
import { AwardMark } from '#web/ui/AwardPlate.tsx';
import { whichAct } from '#web/ui/format.ts';
import { useMotion } from '#web/ui/motion.ts';
import { FittedName } from '#web/ui/Name.tsx';
import { say } from '#web/ui/say.ts';
import { leavesRoom } from './face-room.ts';
import { MovingSpot } from './MovingSpot.tsx';
import shared from './Projector.module.css';
import styles from './Reveal.module.css';
import type { Reveal, RevealedEntry } from './reveal-rows.ts';
import type { Stage } from './stage.ts';

const RADIUS = { wide: 330, tall: 300 };
/** How long the light stays at each place. */
const LOOK_MS = 1_400;
const MIDDLE = 0.5;
/** Where the light stands in turn, as a part of the picture's longer way. */
const SEARCH = [0.26, 0.74, 0.26, 0.74];
/** Where its middle is in a wide picture, as a part of the height: that of the names, or of the pictures. */
const HEIGHT = { names: 0.47, pictures: 0.44 };
const WIDTHS = [90, 80, 72, 66, 62];

interface TwoLeftProps {
  reveal: Pick<Reveal, 'title' | 'light'>;
  two: readonly RevealedEntry[];
  stage: Stage;
  /** The address of an act's picture. */
  pictureOf?: ((performanceId: string) => string | undefined) | undefined;
}

export function TwoLeftScene({ reveal, two, stage, pictureOf }: TwoLeftProps) {
  const at = useSearch();
  const wide = stage.shape === 'wide';
  const pictures = two.map(({ performanceId, stageName }) =>
    leavesRoom(stageName) ? pictureOf?.(performanceId) : undefined,
  );
  const pictured = pictures.every((picture) => picture !== undefined);
  const x = stage.width * (wide ? at : MIDDLE);
  const y = stage.height * (wide ? HEIGHT[pictured ? 'pictures' : 'names'] : at);
  return (
    <div className={styles.twoLeft} data-pictured={pictured || undefined}>
      <div className={styles.fill}>
        <MovingSpot place={{ x, y, r: RADIUS[stage.shape] }} board={stage}>
          {(copy) => (
            <div className={styles.pair} data-equals>
              {two.map((entry) => (
                <div key={entry.performanceId} className={styles.side}>
                  <div className={styles.sideName}>
                    <FittedName
                      {...(copy === 'plain' && { as: 'h2' })}
                      max={260}
                      lines={pictured || !wide ? 3 : 4}
                      least={64}
                      widths={WIDTHS}
                    >
                      {entry.stageName}
                    </FittedName>
                  </div>
                  <div className={styles.sideFacts}>
                    {entry.number !== null && <b>{whichAct(entry.number, null)}</b>}
                    {entry.song && <bdi>{entry.song}</bdi>}
                  </div>
                </div>
              ))}
            </div>
          )}
        </MovingSpot>
      </div>
      {pictured && (
        <div className={styles.pictures}>
          {pictures.map((picture) => (
            <img key={picture} src={picture} alt="" />
          ))}
        </div>
      )}
      <div className={shared.top}>
        <h1 className={shared.award}>
          <AwardMark light={reveal.light} />
          <bdi>{reveal.title}</bdi>
        </h1>
        <span className={shared.quiet}>{say('projector.twoLeft')}</span>
      </div>
    </div>
  );
}

/** It searches once, as the picture comes up; with motion off it stands in the middle from the start. */
function useSearch(): number {
  const moves = useMotion();
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (!moves || turn >= SEARCH.length) return;
    const timer = setTimeout(() => setTurn(turn + 1), LOOK_MS);
    return () => clearTimeout(timer);
  }, [moves, turn]);
  return moves ? (SEARCH[turn] ?? MIDDLE) : MIDDLE;
}
