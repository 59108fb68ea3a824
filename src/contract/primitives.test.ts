import { expect, it } from 'vitest';
import { line, optionalLine, paragraph } from './primitives.ts';

it('refuse half of a character, which is kept as another one', () => {
  for (const schema of [line(20), optionalLine(20), paragraph(20)]) {
    for (const half of ['cut \ud83d', '\ud83d cut', 'cut \ude00 here'])
      expect(schema.safeParse(half).error?.issues).toMatchObject([
        { message: 'This holds characters that cannot be shown.' },
      ]);
    expect(schema.parse('whole 😀')).toBe('whole 😀');
  }
});
