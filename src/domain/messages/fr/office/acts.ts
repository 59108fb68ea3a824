import type { Translated } from '../../catalogue.ts';

export const acts: Translated<'acts'> = {};
