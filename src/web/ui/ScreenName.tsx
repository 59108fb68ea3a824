/** A hall screen's own words: the code to pair it by in a corner, and who it is when somebody asks. */
import { useEffect, useState } from 'react';
import styles from './ScreenName.module.css';
import { tell } from './say.ts';

/** A code of nine letters as it is read out: three by three. */
const inThrees = (code: string): string => code.match(/.{1,3}/g)?.join(' ') ?? '';

/** The pairing code, small and in a corner: it is for the crew, not for the audience. */
export function PairingCode({ code }: { code: string }) {
  return <p className={styles.code}>{tell('screens.pair', { code: <b>{inThrees(code)}</b> })}</p>;
}

/** The pairing code large, with where at the desk it is typed, on a page that shows little else. */
export const PairingSentence = ({ code }: { code: string }) => (
  <p role="status">{tell('screens.toPair', { code: <b className={styles.large}>{inThrees(code)}</b> })}</p>
);

/** A screen's number and name over everything it shows. */
export function ScreenName({ number, name }: { number: number | null; name: string }) {
  return (
    <div className={styles.name} role="status">
      {number !== null && <b>{number}</b>}
      <span>
        <bdi>{name}</bdi>
      </span>
    </div>
  );
}

/** True until `untilAt`, the server's time in ms. */
export function useUntil(untilAt: number, now: () => number): boolean {
  const [, renew] = useState(0);
  const left = untilAt - now();
  useEffect(() => {
    if (untilAt <= now()) return;
    const timer = setTimeout(() => renew((count) => count + 1), untilAt - now() + 10);
    return () => clearTimeout(timer);
  }, [untilAt, now]);
  return left > 0;
}
