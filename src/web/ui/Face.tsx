/**
 * An act's face. A place for one has its size from the beginning: nothing moves when a picture comes, and until then,
 * and where there is none, it holds the act's number. Which pictures may be shown the live view says.
 */
import { type CSSProperties, createContext, type ReactNode, useContext, useState } from 'react';
import type { PictureSize } from '#domain/pictures/sizes.ts';

type Shown = Readonly<Record<string, string>>;
const NONE: Shown = {};
const Pictures = createContext<Shown>(NONE);

/** Provides the pictures of acts to the parts below it: addresses of pictures by performance id. */
export const ShowPictures = ({ of, children }: { of: Shown | undefined; children: ReactNode }) => (
  <Pictures.Provider value={of ?? NONE}>{children}</Pictures.Provider>
);

/** Whether any act of the page has a picture. */
export const useAnyPicture = (): boolean => Object.keys(useContext(Pictures)).length > 0;

/** Where the act's picture is served, before its size; undefined when it has none. */
export const usePicture = (act: string): string | undefined => useContext(Pictures)[act];

interface FaceProps {
  /** The act in its slot. */
  act: string;
  size: PictureSize;
  className?: string | undefined;
  style?: CSSProperties | undefined;
}

/** The act's picture; nothing where it has none or it cannot be loaded. */
export function Face({ act, size, className, style }: FaceProps) {
  const picture = usePicture(act);
  const [missing, setMissing] = useState<string>();
  if (picture === undefined || missing === picture) return null;
  return (
    <img
      // One's own stands at an address that says its size already.
      src={picture.startsWith('/') ? picture : `/api/v1/pictures/${picture}/${size}`}
      alt=""
      loading="lazy"
      decoding="async"
      draggable={false}
      className={className}
      style={style}
      onError={() => setMissing(picture)}
    />
  );
}

const FILLS: CSSProperties = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  borderRadius: '50%',
  objectFit: 'cover',
};

interface FaceDiscProps extends Pick<FaceProps, 'act' | 'size'> {
  /** The act's number, which stays in sight. */
  number: number | null;
  /** Across, in px of the page. */
  px: number;
  /** The smallest letters, in px of the page, where it is seen from far away. */
  least?: number;
  /** Not on stage now: without colour. */
  waits?: boolean;
  /** Lies over the number that the row was drawn with, so that no row moves. */
  over?: boolean;
}

/**
 * A disc, `px` wide, with the act's picture and number, or the number alone where there is no picture. Its look is
 * written here and not in a sheet, since the ballot's first answer has no room for what comes later.
 */
export function FaceDisc({ act, size, number, px, least = 12, waits = false, over = false }: FaceDiscProps) {
  const picture = usePicture(act);
  const disc: CSSProperties = {
    position: over ? 'absolute' : 'relative',
    ...(over && { insetBlockStart: `calc(50% - ${px / 2}px)`, insetInlineStart: `calc(50% - ${px / 2}px)` }),
    width: px,
    height: px,
    flex: 'none',
    borderRadius: '50%',
    display: 'grid',
    placeItems: 'center',
    background: 'var(--s3)',
    color: 'var(--text)',
    fontSize: Math.max(least, px * 0.42),
    lineHeight: 1,
    textAlign: 'center',
  };
  const badge: CSSProperties = {
    position: 'absolute',
    insetBlockEnd: -px * 0.06,
    insetInlineEnd: -px * 0.1,
    minWidth: px * 0.46,
    padding: `${px * 0.05}px ${px * 0.08}px`,
    borderRadius: px,
    background: 'var(--bg)',
    color: 'var(--text)',
    fontSize: Math.max(least, px * 0.3),
  };
  return (
    <span className="num" style={disc} aria-hidden={over || undefined}>
      {picture === undefined && number}
      <Face act={act} size={size} style={waits ? { ...FILLS, filter: 'grayscale(1)' } : FILLS} />
      {picture !== undefined && number !== null && <span style={badge}>{number}</span>}
    </span>
  );
}
