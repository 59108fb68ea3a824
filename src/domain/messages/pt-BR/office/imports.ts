import type { Translated } from '../../catalogue.ts';

export const imports: Translated<'imports'> = {};
