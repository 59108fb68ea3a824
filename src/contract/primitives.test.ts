import { expect, it } from 'vitest';
import { z } from 'zod';
import { id, line, longest, optionalLine, paragraph } from './primitives.ts';

it('refuse half of a character, which is kept as another one', () => {
  for (const schema of [line(20), optionalLine(20), paragraph(20)]) {
    for (const half of ['cut \ud83d', '\ud83d cut', 'cut \ude00 here'])
      expect(schema.safeParse(half).error?.issues).toMatchObject([
        { message: 'This holds characters that cannot be shown.' },
      ]);
    expect(schema.parse('whole 😀')).toBe('whole 😀');
  }
});

it('say how long their texts may be, also where they may be left out', () => {
  for (const schema of [line(20), optionalLine(20), paragraph(20)])
    for (const asked of [schema, schema.optional(), schema.nullable().default('')])
      expect(longest(asked)).toBe(20);
  for (const unlimited of [id, z.string(), z.int().max(20)])
    expect(() => longest(unlimited)).toThrow('no limit');
});
