import type { Translated } from '../../catalogue.ts';

export const help: Translated<'help'> = {};
