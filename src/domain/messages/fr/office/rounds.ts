import type { Translated } from '../../catalogue.ts';

export const rounds: Translated<'rounds'> = {};
