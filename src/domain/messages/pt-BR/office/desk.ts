import type { Translated } from '../../catalogue.ts';

export const desk: Translated<'desk'> = {};
