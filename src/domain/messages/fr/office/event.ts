import type { Translated } from '../../catalogue.ts';

export const event: Translated<'event'> = {};
