import { describe, expect, it } from 'vitest';
import {
  attempted,
  canSend,
  chosen,
  edited,
  type Held,
  isUnsent,
  notTaken,
  readAgain,
  type ServerSheet,
  saved,
  untouched,
  windowChanged,
} from './held.ts';

const sheet = (
  revision: number,
  marks: Record<string, number>,
  state: ServerSheet['state'] = 'draft',
): ServerSheet => ({
  performanceId: 'p1',
  state,
  revision,
  marks,
  abstained: false,
  note: '',
  feedback: '',
  total: null,
  updatedAt: 0,
  submittedAt: null,
});
const tapped = (held: Held, marks: Record<string, number>) => edited(held, { marks });

describe('what a device holds of a scoresheet', () => {
  it('is unsent from the first tap until the server has it', () => {
    const held = tapped(untouched(null), { a: 8 });
    expect([isUnsent(untouched(null)), isUnsent(held)]).toEqual([false, true]);
    const waiting = attempted(held, 'c1');
    expect(isUnsent(waiting)).toBe(true);
    expect(isUnsent(saved(waiting, sheet(1, { a: 8 })))).toBe(false);
  });

  it('repeats an unanswered attempt word for word, and sends later taps after it', () => {
    const first = attempted(tapped(untouched(null), { a: 8 }), 'c1');
    const again = attempted(tapped(first, { a: 9 }), 'c2');
    expect(again.attempt).toEqual(first.attempt);
    const next = saved(again, sheet(1, { a: 8 }));
    expect(next.content.marks).toEqual({ a: 9 });
    expect(attempted(next, 'c2').attempt).toMatchObject({
      commandId: 'c2',
      entry: { marks: { a: 9 }, baseRevision: 1 },
    });
  });

  it('takes over a change of the other device where nothing here differs', () => {
    expect(readAgain(untouched(sheet(1, { a: 8 })), sheet(2, { a: 7 })).content.marks).toEqual({ a: 7 });
  });

  it('lets the judge choose where both devices changed it, and loses neither before', () => {
    const held = tapped(untouched(sheet(1, { a: 8 })), { a: 9 });
    const torn = readAgain(held, sheet(2, { a: 7 }));
    expect(torn).toMatchObject({
      content: { marks: { a: 9 } },
      trouble: { kind: 'stale', theirs: { marks: { a: 7 } } },
    });
    expect(canSend(torn)).toBe(false);
    expect(attempted(chosen(torn, 'mine'), 'c').attempt.entry).toMatchObject({
      marks: { a: 9 },
      baseRevision: 2,
    });
    expect(isUnsent(chosen(torn, 'theirs'))).toBe(false);
  });

  it('still holds what the server refused, and tries again when scoring opens', () => {
    const held = notTaken(attempted(tapped(untouched(null), { a: 8 }), 'c1'), { kind: 'waits' });
    expect([isUnsent(held), canSend(held)]).toEqual([true, false]);
    expect(canSend(windowChanged(held, 'closed'))).toBe(false);
    expect(canSend(windowChanged(held, 'open'))).toBe(true);
  });

  it('waits with a locked act until it is opened again', () => {
    const held = notTaken(tapped(untouched(sheet(1, { a: 8 })), { a: 9 }), {
      kind: 'locked',
      sentence: 'closed',
    });
    expect(canSend(windowChanged(held, 'locked'))).toBe(false);
    expect(canSend(windowChanged(held, 'open'))).toBe(true);
  });

  it('does not go back to an older sheet when a late answer arrives', () => {
    const held = untouched(sheet(3, { a: 9 }));
    expect(saved(held, sheet(2, { a: 8 })).seen?.revision).toBe(3);
    expect(readAgain(held, sheet(2, { a: 8 }))).toBe(held);
    expect(readAgain(held, null)).toBe(held);
  });

  it('is not final any more once something in it changes', () => {
    const held = untouched(sheet(1, { a: 8 }, 'submitted'));
    expect(held.content.final).toBe(true);
    expect(tapped(held, { a: 9 }).content.final).toBe(false);
  });
});
