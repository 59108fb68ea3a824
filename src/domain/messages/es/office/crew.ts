import type { Translated } from '../../catalogue.ts';

export const crew: Translated<'crew'> = {};
