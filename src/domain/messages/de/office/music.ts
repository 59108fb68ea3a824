import type { Translated } from '../../catalogue.ts';

export const music: Translated<'music'> = {};
