/** Rounding in words. */
import type { Rounding } from '../../tabulation/types.ts';
import type { Voice } from './voice.ts';

const MODES = {
  half_up: 'regulations.halfUp',
  half_even: 'regulations.halfEven',
  down: 'regulations.cutOff',
} as const satisfies Record<Rounding['mode'], string>;

/** How a figure is rounded: "2 decimals, halves up". */
export const decimals = ({ say }: Voice, { places, mode }: Rounding): string =>
  say('regulations.decimals', { places, mode: say(MODES[mode]) });
