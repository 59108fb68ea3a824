import type { Translated } from '../../catalogue.ts';

export const begin: Translated<'begin'> = {};
