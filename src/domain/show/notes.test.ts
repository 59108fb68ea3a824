import { describe, expect, it } from 'vitest';
import { give, refusal } from '#test/show/pressed-desk.ts';
import { sampleEvening } from '#test/show/sample-evening.ts';

const noted = (to: 'mc' | 'sound') => give(sampleEvening(), { kind: 'send_note', to, text: 'Stretch' });
const newest = (facts: ReturnType<typeof noted>) => {
  const note = facts.show.notes.at(-1);
  if (note === undefined) throw new Error('There is a note.');
  return note;
};

describe('a note', () => {
  it('is read and then ready; ready alone says that it was read too, and neither is said twice', () => {
    const sent = noted('sound');
    const { id } = newest(sent);
    const read = give(sent, { kind: 'read_note', noteId: id }, 1_000);
    expect(newest(read)).toMatchObject({ readAt: read.now, readyAt: null });
    const ready = give(read, { kind: 'ready_note', noteId: id }, 1_000);
    expect(newest(ready)).toMatchObject({ readAt: read.now, readyAt: ready.now });
    expect(refusal(ready, { kind: 'ready_note', noteId: id })).toBe('no_change');
    expect(refusal(ready, { kind: 'ready_note', noteId: 'none' })).toBe('unknown_note');
    const atOnce = give(sent, { kind: 'ready_note', noteId: id }, 1_000);
    expect(newest(atOnce)).toMatchObject({ readAt: atOnce.now, readyAt: atOnce.now });
  });

  it('that the MC reads answers the signal given before it, not one given after', () => {
    const asked = give(sampleEvening(), { kind: 'mc_signal', signal: 'need_a_minute' });
    const sent = give(asked, { kind: 'send_note', to: 'mc', text: 'Take it' }, 1_000);
    const read = { kind: 'read_note', noteId: newest(sent).id } as const;
    expect(give(sent, read, 1_000).show.mcSignal).toBeNull();
    const again = give(sent, { kind: 'mc_signal', signal: 'mic_problem' }, 1_000);
    expect(give(again, read, 1_000).show.mcSignal?.signal).toBe('mic_problem');
  });

  it('to sound leaves the signal of the MC alone', () => {
    const asked = give(sampleEvening(), { kind: 'mc_signal', signal: 'need_a_minute' });
    const sent = give(asked, { kind: 'send_note', to: 'sound', text: 'Hold' }, 1_000);
    const read = give(sent, { kind: 'read_note', noteId: newest(sent).id }, 1_000);
    expect(read.show.mcSignal?.signal).toBe('need_a_minute');
  });
});
