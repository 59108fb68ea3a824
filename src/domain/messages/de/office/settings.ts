import type { Translated } from '../../catalogue.ts';

export const settings: Translated<'settings'> = {};
