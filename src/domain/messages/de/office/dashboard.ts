import type { Translated } from '../../catalogue.ts';

export const dashboard: Translated<'dashboard'> = {};
