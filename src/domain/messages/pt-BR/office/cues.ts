import type { Translated } from '../../catalogue.ts';

export const cues: Translated<'cues'> = {};
