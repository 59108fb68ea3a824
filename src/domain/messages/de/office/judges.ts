import type { Translated } from '../../catalogue.ts';

export const judges: Translated<'judges'> = {};
