import type { Translated } from '../../catalogue.ts';

export const sheets: Translated<'sheets'> = {};
