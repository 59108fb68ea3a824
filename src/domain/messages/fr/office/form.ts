import type { Translated } from '../../catalogue.ts';

export const form: Translated<'form'> = {};
