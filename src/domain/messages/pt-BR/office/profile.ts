import type { Translated } from '../../catalogue.ts';

export const profile: Translated<'profile'> = {};
