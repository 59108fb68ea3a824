/**
 * At the ballot's end: what shows the sponsors is fetched only there, since the ballot's script has no room for it. The
 * room for a row of them is free from the beginning: nothing moves.
 */
import { type ComponentType, useEffect, useState } from 'react';

/** What the screen above leaves free, px: one row. */
export const SPONSORS_PX = 96;

export function LateSponsors() {
  const [parts, setParts] = useState<{ Sponsors: ComponentType }>();
  useEffect(() => {
    let isLeft = false;
    void import('./Sponsors.tsx').then(
      (come) => !isLeft && setParts(come),
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, []);
  return (
    <div style={{ minHeight: SPONSORS_PX, maxWidth: 560, margin: '0 auto', padding: '0 20px 28px' }}>
      {parts && <parts.Sponsors />}
    </div>
  );
}
