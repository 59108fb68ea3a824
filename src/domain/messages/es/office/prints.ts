import type { Translated } from '../../catalogue.ts';

export const prints: Translated<'prints'> = {};
