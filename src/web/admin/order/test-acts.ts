/** Acts of made-up running orders, for tests. */
import type { Planned } from './look-at.ts';

/** An act of three minutes with nothing to look at, but for what is said of it. */
export const act = (id: string, more: Partial<Planned> = {}): Planned => ({
  id,
  kind: 'performance',
  title: id.toUpperCase(),
  number: null,
  category: '',
  limitMs: null,
  plannedMs: 180_000,
  contact: null,
  notes: '',
  said: true,
  ...more,
});
