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
    expect(give(sent, read, 1_000).show.calls).toEqual([]);
    const again = give(sent, { kind: 'mc_signal', signal: 'mic_problem' }, 1_000);
    expect(give(again, read, 1_000).show.calls[0]?.what).toBe('mic_problem');
  });

  it('that the desk is called by is taken on once, told to the caller, and put away', () => {
    const judgeId = 'j1';
    const asked = give(sampleEvening(), { kind: 'call_desk', from: 'judge', judgeId });
    const broken = give(asked, { kind: 'mc_signal', signal: 'mic_problem' }, 1_000);
    expect(refusal(broken, { kind: 'call_desk', from: 'judge', judgeId })).toBe('no_change');
    const callId = broken.show.calls[0]?.id ?? '';
    const taken = give(broken, { kind: 'take_call', callId }, 2_000);
    expect(taken.show.calls).toMatchObject([
      { from: 'judge', judgeId, what: 'need_help', at: asked.now, takenAt: taken.now },
      { from: 'mc', what: 'mic_problem', takenAt: null },
    ]);
    expect(refusal(taken, { kind: 'take_call', callId })).toBe('no_change');
    // A broken microphone is not over with the next act.
    expect(give(taken, { kind: 'go', confirms: [] }, 3_000).show.calls).toHaveLength(2);
    const solved = give(taken, { kind: 'end_call', callId }, 3_000);
    expect(solved.show.calls.map(({ from }) => from)).toEqual(['mc']);
    expect(refusal(solved, { kind: 'end_call', callId })).toBe('no_change');
    expect(give(solved, { kind: 'withdraw_call', from: 'mc', judgeId: null }).show.calls).toEqual([]);
    expect(refusal(solved, { kind: 'withdraw_call', from: 'judge', judgeId })).toBe('no_change');
  });

  it('to sound leaves the signal of the MC alone', () => {
    const asked = give(sampleEvening(), { kind: 'mc_signal', signal: 'need_a_minute' });
    const sent = give(asked, { kind: 'send_note', to: 'sound', text: 'Hold' }, 1_000);
    const read = give(sent, { kind: 'read_note', noteId: newest(sent).id }, 1_000);
    expect(read.show.calls[0]?.what).toBe('need_a_minute');
  });
});
