import type { Translated } from '../../catalogue.ts';

export const looks: Translated<'looks'> = {};
