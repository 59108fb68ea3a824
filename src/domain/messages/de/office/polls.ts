import type { Translated } from '../../catalogue.ts';

export const polls: Translated<'polls'> = {};
