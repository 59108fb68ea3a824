import type { Translated } from '../../catalogue.ts';

export const calls: Translated<'calls'> = {};
