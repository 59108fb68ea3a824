import type { Translated } from '../../catalogue.ts';

export const certify: Translated<'certify'> = {};
