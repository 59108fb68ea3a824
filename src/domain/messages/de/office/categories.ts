import type { Translated } from '../../catalogue.ts';

export const categories: Translated<'categories'> = {};
