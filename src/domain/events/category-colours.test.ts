/** Words on a category's colour can be read, whichever it is. */
import { expect, it } from 'vitest';
import { CATEGORY_COLOURS, inkOn } from './category-colours.ts';
import { contrast } from './look/colour.ts';

it('has an ink that is read on every colour', () => {
  const steps = [0, 51, 102, 117, 118, 153, 204, 255];
  const hex = (value: number) => value.toString(16).padStart(2, '0');
  const all = steps.flatMap((r) => steps.flatMap((g) => steps.map((b) => `#${hex(r)}${hex(g)}${hex(b)}`)));
  expect(all.filter((colour) => contrast(inkOn(colour), colour) < 4.5)).toEqual([]);
});

it('gives each category a colour of its own', () => {
  expect(new Set(CATEGORY_COLOURS).size).toBe(CATEGORY_COLOURS.length);
});
