import type { Translated } from '../../catalogue.ts';

export const panel: Translated<'panel'> = {};
