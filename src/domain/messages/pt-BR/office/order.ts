import type { Translated } from '../../catalogue.ts';

export const order: Translated<'order'> = {};
