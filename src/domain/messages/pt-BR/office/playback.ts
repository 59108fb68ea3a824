import type { Translated } from '../../catalogue.ts';

export const playback: Translated<'playback'> = {};
