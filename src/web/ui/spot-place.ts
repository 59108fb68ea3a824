/**
 * Where the follow-spot stands: its edge crosses the name once, it stays in the picture and off the rows of small
 * words above and below. All in px of the board.
 */

/** Where the words of a name stand, and the band that the light may use. */
export interface NameExtent {
  left: number;
  right: number;
  bandTop: number;
  bandBottom: number;
}

export interface SpotPlace {
  x: number;
  y: number;
  r: number;
}

/** Of free picture beside the light: px, and less of a narrow one. */
const MARGIN = 62;
const NARROW_MARGIN = 0.05;
/** Free of the rows above and below. */
const AIR = 12;
/** At most this part of a name lies in the light, or there would be no edge to see. */
const MOST = 0.6;
/** At least this part must stay outside on the side that was asked for. */
const LEAST = 0.25;

/**
 * The circle of the follow-spot at a name, in px of the board. `side` is the end of the name that the light
 * prefers; where a short name would be swallowed whole, it takes the other. `bite` is how far it reaches into the
 * name, in radii; `radius` is a part of the shorter side of the board.
 */
export function spotPlace(
  { left, right, bandTop, bandBottom }: NameExtent,
  board: { width: number; height: number },
  { side, bite, radius }: { side: 'left' | 'right'; bite: number; radius: number },
): SpotPlace {
  const band = bandBottom - bandTop;
  const r = Math.max(0, Math.min(radius * Math.min(board.width, board.height), band / 2 - AIR));
  const y = bandTop + band / 2;
  const depth = Math.min(MOST * (right - left), bite * r);
  const margin = Math.min(MARGIN, NARROW_MARGIN * board.width);
  const atRight = Math.min(right - depth + r, board.width - margin - r);
  const atLeft = Math.max(left + depth - r, margin + r);
  // How much of the name stays outside the light, from its far end to the edge.
  const outside = { left: right - (atLeft + r), right: atRight - r - left };
  const other = side === 'left' ? 'right' : 'left';
  const chosen = outside[side] >= LEAST * (right - left) || outside[side] >= outside[other] ? side : other;
  return { x: chosen === 'left' ? atLeft : atRight, y, r };
}
