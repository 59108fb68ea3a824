import type { Translated } from '../../catalogue.ts';

export const hall: Translated<'hall'> = {};
