/** What a judge reads under an act whose scoring is closed, at every moment of the night. */
import { describe, expect, it } from 'vitest';
import { present } from '#contract/live/views.ts';
import { MOMENTS, untilCommand } from '#domain/show/moments.ts';
import { sampleEvening } from '#test/show/sample-evening.ts';
import { type JudgedAct, practiceAct } from './acts.ts';
import { footWords } from './foot-words.ts';
import { type Panel, untouched } from './held.ts';
import { opensAgain } from './stage-now.ts';

const evening = sampleEvening();
const view = present.judge(evening);
const panel = { criteria: [], performances: [] } as unknown as Panel;

function closed(about: Partial<JudgedAct['performance']> = {}, abstained = false): JudgedAct {
  const held = untouched(null);
  const act = practiceAct(panel, { ...held, content: { ...held.content, abstained } });
  return {
    ...act,
    stage: 'none',
    performance: { ...act.performance, number: 14, scoring: 'locked', ...about },
  };
}

describe('the foot of a closed sheet', () => {
  it('sends a judge to the desk only while the desk can open an act again', () => {
    const asked = MOMENTS.filter((kind) => {
      const at = { ...view, moments: [untilCommand(kind)] };
      return /Ask the desk/.test(footWords(closed(), false, opensAgain(at, evening.now)));
    });
    expect(MOMENTS.filter((kind) => !asked.includes(kind))).toEqual(['results_ready', 'reveal', 'after']);
    expect(footWords(closed(), false, false)).toBe('Closed before your score came in.');
    expect(footWords(closed(), false, opensAgain(undefined, 0))).toBe('Closed. Ask the desk to open act 14.');
  });

  it('asks nothing for an act that nobody waits for', () => {
    expect(footWords(closed({ scratched: true }), false, true)).toBe('Closed');
    expect(footWords(closed({ excused: { by: 'Ida', reason: '' } }), false, true)).toBe('Closed');
  });

  it('lets no scores stand that were never given', () => {
    expect(footWords(closed(), true, false)).toBe('Closed. Your scores stand.');
    expect(footWords(closed({}, true), true, false)).toBe('You do not score this act');
  });
});
