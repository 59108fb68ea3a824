import type { Translated } from '../../catalogue.ts';

export const gear: Translated<'gear'> = {};
