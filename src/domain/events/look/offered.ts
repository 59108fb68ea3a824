/** Colours offered by name; any other colour can be typed or picked. */

/** A named colour, `#rrggbb`. */
export interface NamedColour {
  name: string;
  colour: string;
}

/** Accent colours that are offered. */
export const ACCENT_COLOURS: readonly NamedColour[] = [
  { name: 'Lime', colour: '#ddf247' },
  { name: 'Amber', colour: '#ffb84d' },
  { name: 'Gold', colour: '#e8c169' },
  { name: 'Coral', colour: '#ff7f6b' },
  { name: 'Pink', colour: '#ff8fb8' },
  { name: 'Sky', colour: '#8cc8ff' },
  { name: 'Mint', colour: '#82e3b0' },
  { name: 'Bone', colour: '#f3f5ec' },
];

/** Ground colours that are offered. */
export const GROUND_COLOURS: readonly NamedColour[] = [
  { name: 'Night', colour: '#0b0c0a' },
  { name: 'Navy', colour: '#0b1430' },
  { name: 'Plum', colour: '#1f0d26' },
  { name: 'Forest', colour: '#0d2018' },
  { name: 'Daylight', colour: '#fff4ea' },
];
