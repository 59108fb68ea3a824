import type { Translated } from '../../catalogue.ts';

export const texts: Translated<'texts'> = {};
