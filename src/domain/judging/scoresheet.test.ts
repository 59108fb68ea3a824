import { describe, expect, it } from 'vitest';
import { decideSheet, type Sheet, type SheetEntry } from './scoresheet.ts';

const CRITERIA = [
  { id: 'technique', weight: 3, minSteps: 1, maxSteps: 10, step: '1' },
  { id: 'expression', weight: 2, minSteps: 0, maxSteps: 20, step: '0.5' },
];
const entry = (change: Partial<SheetEntry> = {}): SheetEntry => ({
  marks: { technique: 8, expression: 17 },
  abstained: false,
  note: '',
  feedback: '',
  submitted: true,
  baseRevision: 0,
  ...change,
});
const kept = (change: Partial<Sheet> = {}): Sheet => ({
  marks: { technique: 8, expression: 17 },
  abstained: false,
  note: '',
  feedback: '',
  state: 'submitted',
  revision: 1,
  ...change,
});

describe('a scoresheet that is sent', () => {
  it('becomes revision 1 the first time', () => {
    expect(decideSheet(null, 'open', CRITERIA, entry())).toEqual({ kind: 'changed', sheet: kept() });
  });

  it('may be incomplete as a draft but not when submitted', () => {
    const half = { marks: { technique: 8, expression: null } };
    expect(decideSheet(null, 'open', CRITERIA, entry({ ...half, submitted: false }))).toMatchObject({
      kind: 'changed',
      sheet: { state: 'draft', marks: { technique: 8 } },
    });
    expect(decideSheet(null, 'open', CRITERIA, entry(half))).toEqual({
      kind: 'invalid',
      fields: { 'marks.expression': 'Still to score.' },
    });
  });

  it('needs no marks when the judge abstains, and keeps none', () => {
    expect(decideSheet(null, 'open', CRITERIA, entry({ abstained: true }))).toMatchObject({
      kind: 'changed',
      sheet: { abstained: true, marks: {} },
    });
  });

  it.each([0, 11, 8.5, -1, Number.NaN])('is refused with the mark %s, naming the field', (steps) => {
    expect(
      decideSheet(null, 'open', CRITERIA, entry({ marks: { technique: steps, expression: 1 } })),
    ).toMatchObject({
      kind: 'invalid',
      fields: { 'marks.technique': expect.any(String) },
    });
  });

  it('is refused with a mark on a criterion that the act does not have', () => {
    for (const id of ['other', 'constructor'])
      expect(
        decideSheet(null, 'open', CRITERIA, entry({ marks: { [id]: 1 }, submitted: false })),
      ).toMatchObject({
        kind: 'invalid',
        fields: { [`marks.${id}`]: expect.any(String) },
      });
  });

  it('is refused before the act takes the stage and after the lock', () => {
    expect(decideSheet(null, 'closed', CRITERIA, entry())).toEqual({ kind: 'not_open' });
    expect(decideSheet(kept(), 'locked', CRITERIA, entry({ note: 'late', baseRevision: 1 }))).toEqual({
      kind: 'locked',
    });
  });

  it('changes nothing when it says what is kept, whatever it was made from and even when locked', () => {
    expect(decideSheet(kept({ revision: 4 }), 'locked', CRITERIA, entry())).toEqual({ kind: 'unchanged' });
  });

  it('is refused as stale when it was made from another revision and differs', () => {
    const other = { marks: { technique: 7, expression: 17 } };
    expect(
      decideSheet(kept({ revision: 2 }), 'open', CRITERIA, entry({ ...other, baseRevision: 1 })),
    ).toEqual({
      kind: 'stale',
    });
    expect(decideSheet(null, 'open', CRITERIA, entry({ baseRevision: 3 }))).toEqual({ kind: 'stale' });
  });

  it('is reopened by a change that is not final, and counts again when submitted', () => {
    const reopened = decideSheet(
      kept(),
      'open',
      CRITERIA,
      entry({ marks: { technique: 9, expression: 17 }, submitted: false, baseRevision: 1 }),
    );
    expect(reopened).toMatchObject({ kind: 'changed', sheet: { state: 'reopened', revision: 2 } });
    if (reopened.kind !== 'changed') throw new Error('it was accepted');
    expect(
      decideSheet(
        reopened.sheet,
        'open',
        CRITERIA,
        entry({ marks: { technique: 9, expression: 17 }, baseRevision: 2 }),
      ),
    ).toMatchObject({ kind: 'changed', sheet: { state: 'submitted', revision: 3 } });
  });
});
