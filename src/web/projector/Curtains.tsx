/** Curtains of flat folds in the light of an award: nothing of an act is in the page before its step. */
import { useState } from 'react';
import type { AwardLight } from '#domain/show/award-light.ts';
import { useMotion } from '#web/ui/motion.ts';
import { FittedName } from '#web/ui/Name.tsx';
import { say } from '#web/ui/say.ts';
import styles from './Places.module.css';
import type { Reveal } from './reveal-rows.ts';
import { SeatDots } from './SeatDots.tsx';
import type { Stage } from './stage.ts';

/** So many curtains stand in the picture; of more those that open next. */
const MOST = 8;
const TITLE_WIDTHS = [84, 76, 68, 62];

/** A curtain for each act that is not told yet, numbered as rows, so that a tie behind them does not show. */
export function CurtainRows({ light, hidden }: { light: AwardLight; hidden: number }) {
  const from = Math.max(0, hidden - MOST);
  const numbers = Array.from({ length: hidden - from }, (_, index) => from + index + 1);
  return (
    <ol className={styles.curtains} aria-hidden="true">
      {numbers.map((number) => (
        <li key={number} data-light={light} className={styles.folds}>
          <b>{number}</b>
        </li>
      ))}
    </ol>
  );
}

/** An award begins: its curtain over everything, its word, and its own picture where it has one. */
export function OpeningCurtain({
  reveal: { title, light, picture, votesCast },
  event,
  stage,
}: {
  reveal: Pick<Reveal, 'title' | 'light' | 'picture' | 'votesCast'>;
  event: string;
  stage: Stage;
}) {
  const [missing, setMissing] = useState<string>();
  const pictured = picture !== undefined && picture !== missing;
  return (
    <div className={styles.opening} data-light={light}>
      <div className={styles.folds} data-light={light} data-pictured={pictured || undefined} data-hem>
        <div className={styles.openingWord}>
          <FittedName
            as="h1"
            max={340}
            lines={stage.shape === 'tall' ? 6 : 3}
            least={90}
            widths={TITLE_WIDTHS}
          >
            {title}
          </FittedName>
        </div>
        {pictured && (
          <img
            className={styles.ownPicture}
            src={`/api/v1/award-pictures/${picture}`}
            alt=""
            onError={() => setMissing(picture)}
          />
        )}
      </div>
      {light === 'paper' && <SeatDots votes={Number.NaN} cast={votesCast} width={stage.width} />}
      <bdi>{event}</bdi>
      {votesCast !== undefined && (
        <span className={styles.cast}>{say('night.votesFor', { count: votesCast })}</span>
      )}
    </div>
  );
}

/** Two halves that part once, over what was told in this moment. With motion off they are not there. */
export function PartingCurtain({ light }: { light: AwardLight }) {
  const moves = useMotion();
  if (!moves) return null;
  return <CurtainHalves light={light} className={styles.half} />;
}

/** The folds of a curtain at the left and at the right; `className` says where they hang and whether they move. */
export function CurtainHalves({ light, className }: { light: AwardLight; className: string | undefined }) {
  return ['left', 'right'].map((side) => (
    <i
      key={side}
      className={`${styles.folds} ${className}`}
      data-side={side}
      data-light={light}
      aria-hidden="true"
    />
  ));
}
