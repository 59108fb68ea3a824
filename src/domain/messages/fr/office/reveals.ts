import type { Translated } from '../../catalogue.ts';

export const reveals: Translated<'reveals'> = {};
