/**
 * One place of a result behind a curtain of flat pleats. Nothing of the act is in the page before it is
 * revealed, so nobody can find it there: hand over `act` only when its step was taken.
 */
import { useEffect, useRef, useState } from 'react';
import styles from './Curtain.module.css';
import { cx } from './cx.ts';
import { showDecimal } from './format.ts';
import { useMotion } from './motion.ts';
import { FittedName, Name } from './Name.tsx';
import { say } from './say.ts';

const PLEATS_MS = 600;
const COUNT_MS = 500;
const ROW_WIDTHS = [74, 68, 62];

export interface CurtainProps {
  /** The place in words: "1", "3=". */
  place: string;
  /** What is behind it, once revealed. `score` is a number as text, or a word. */
  act?: { name: string; lang?: string; song?: string; score?: string };
  /** The last one revealed stands in limelight. */
  lit?: boolean;
  /** Size of the name in px. */
  nameSize?: number;
  /** The name fills the row in so many lines at most, up to `nameSize`; the row gives `--curtain-words`, the height of name and song. */
  nameLines?: number;
}

/** Pleats part from the centre, then the name, then the score counts up. With motion off all of it is one cut. */
export function Curtain({ place, act, lit = false, nameSize = 144, nameLines }: CurtainProps) {
  const phase = useReveal(act !== undefined);
  const parted = phase !== 'closed';
  const shown = phase === 'shown' ? act : undefined;
  return (
    <div className={cx(styles.row, parted && styles.open, shown !== undefined && lit && styles.lit)}>
      <i className={cx(styles.pleat, styles.left)} aria-hidden="true" />
      <i className={cx(styles.pleat, styles.right)} aria-hidden="true" />
      <div className={cx(styles.place, place.length > 2 && styles.longPlace)}>{place}</div>
      {shown ? (
        <>
          <div className={cx(styles.words, styles.appear, nameLines !== undefined && styles.fills)}>
            {nameLines === undefined ? (
              <Name as="div" lang={shown.lang} style={{ fontSize: nameSize, fontWeight: 850 }}>
                {shown.name}
              </Name>
            ) : (
              <div className={styles.nameBox}>
                <FittedName lang={shown.lang} max={nameSize} lines={nameLines} least={40} widths={ROW_WIDTHS}>
                  {shown.name}
                </FittedName>
              </div>
            )}
            {shown.song && <div className={styles.song}>{shown.song}</div>}
          </div>
          {shown.score !== undefined && <CountedUp className={styles.score} text={shown.score} />}
        </>
      ) : (
        <span className="vh">{say('ui.notRevealed')}</span>
      )}
    </div>
  );
}

// What is open from the start (a page loaded in the middle of a reveal) does not play its opening.
function useReveal(open: boolean): 'closed' | 'parting' | 'shown' {
  const moves = useMotion();
  const [phase, setPhase] = useState<'closed' | 'parting' | 'shown'>(open ? 'shown' : 'closed');
  const openedLive = useRef(!open);
  useEffect(() => {
    if (!open) {
      openedLive.current = true;
      setPhase('closed');
      return;
    }
    if (!openedLive.current || !moves) {
      setPhase('shown');
      return;
    }
    setPhase('parting');
    const timer = setTimeout(() => setPhase('shown'), PLEATS_MS);
    return () => clearTimeout(timer);
  }, [open, moves]);
  return phase;
}

// The numbers on the way up are for show; the last text is the one handed in.
function CountedUp({ text, className }: { text: string; className: string | undefined }) {
  const moves = useMotion();
  const [part, setPart] = useState(moves ? 0 : 1);
  useEffect(() => {
    if (!moves) return;
    let frame = 0;
    const start = performance.now();
    const step = (at: number) => {
      const next = Math.max(0, Math.min(1, (at - start) / COUNT_MS));
      setPart(next);
      if (next < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [moves]);
  const target = Number(text);
  const places = text.split('.')[1]?.length ?? 0;
  const now = part >= 1 || !moves || Number.isNaN(target) ? text : (target * part).toFixed(places);
  return (
    <div className={className}>
      <span aria-hidden="true">{showDecimal(now)}</span>
      <span className="vh">{showDecimal(text)}</span>
    </div>
  );
}
