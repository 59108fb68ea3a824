import type { Translated } from '../../catalogue.ts';

export const bulk: Translated<'bulk'> = {};
