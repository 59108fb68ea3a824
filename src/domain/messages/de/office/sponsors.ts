import type { Translated } from '../../catalogue.ts';

export const sponsors: Translated<'sponsors'> = {};
