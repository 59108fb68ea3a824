import type { Translated } from '../../catalogue.ts';

export const people: Translated<'people'> = {};
