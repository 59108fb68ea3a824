import type { Translated } from '../../catalogue.ts';

export const copies: Translated<'copies'> = {};
