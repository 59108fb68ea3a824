import type { Translated } from '../../catalogue.ts';

export const scoring: Translated<'scoring'> = {};
