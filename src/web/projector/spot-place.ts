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

const RADIUS = 0.36;
const MARGIN = 62;
/** Free of the rows above and below. */
const AIR = 12;
/** At most this part of a name lies in the light, or there would be no edge to see. */
const MOST = 0.6;
/** At least this part must stay outside on the side that was asked for. */
const LEAST = 0.25;

/**
 * `side` is the end of the name that the light prefers; where a short name would be swallowed whole, it takes
 * the other. `bite` is how far it reaches into the name, in radii.
 */
export function spotPlace(
  { left, right, bandTop, bandBottom }: NameExtent,
  board: { width: number; height: number },
  { side, bite }: { side: 'left' | 'right'; bite: number },
): SpotPlace {
  const band = bandBottom - bandTop;
  const r = Math.max(0, Math.min(RADIUS * Math.min(board.width, board.height), band / 2 - AIR));
  const y = bandTop + band / 2;
  const depth = Math.min(MOST * (right - left), bite * r);
  const atRight = Math.min(right - depth + r, board.width - MARGIN - r);
  const atLeft = Math.max(left + depth - r, MARGIN + r);
  // How much of the name stays outside the light, from its far end to the edge.
  const outside = { left: right - (atLeft + r), right: atRight - r - left };
  const other = side === 'left' ? 'right' : 'left';
  const chosen = outside[side] >= LEAST * (right - left) || outside[side] >= outside[other] ? side : other;
  return { x: chosen === 'left' ? atLeft : atRight, y, r };
}
