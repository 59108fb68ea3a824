import { expect, it } from 'vitest';
import { line, optionalLine, paragraph } from './primitives.ts';

it('refuse half of a character, which is kept as another one', () => {
  for (const schema of [line(20), optionalLine(20), paragraph(20)]) {
    expect(schema.safeParse('cut \ud83d').error?.issues).toMatchObject([
      { message: 'This holds characters that cannot be shown.' },
    ]);
    expect(schema.parse('whole 😀')).toBe('whole 😀');
  }
});
