/** An act's face beside its name; rows without one keep the same room, and a page without any looks as it always did. */
import type { CSSProperties, ReactNode } from 'react';
import { Face, useAnyPicture } from '#web/ui/Face.tsx';

const ROW: CSSProperties = { display: 'flex', alignItems: 'center', gap: 12 };
const WORDS: CSSProperties = { minWidth: 0 };
const FILLS: CSSProperties = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
};

const disc = (px: number): CSSProperties => ({
  position: 'relative',
  flex: 'none',
  width: px,
  height: px,
  borderRadius: '50%',
  overflow: 'hidden',
  display: 'grid',
  placeItems: 'center',
  background: 'var(--s3)',
  color: 'var(--text)',
  fontSize: px * 0.42,
  fontWeight: 700,
  lineHeight: 1,
});

export function WithFace({
  act,
  name,
  px,
  children,
}: {
  act: string;
  name: string;
  /** Across. */
  px: number;
  children: ReactNode;
}) {
  if (!useAnyPicture()) return children;
  return (
    <div style={ROW}>
      <span style={disc(px)} aria-hidden="true">
        {[...name.trim()][0]}
        <Face act={act} size="small" style={FILLS} />
      </span>
      <div style={WORDS}>{children}</div>
    </div>
  );
}
