import type { Translated } from '../../catalogue.ts';

export const act: Translated<'act'> = {};
