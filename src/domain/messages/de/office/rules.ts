import type { Translated } from '../../catalogue.ts';

export const rules: Translated<'rules'> = {};
