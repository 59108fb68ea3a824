import { expect, it } from 'vitest';
import { TEMPLATES } from '#domain/planning/templates.ts';
import type { Template } from './draft.ts';
import { withHall, withoutJudges, withWay } from './winner.ts';
import { workedOf } from './worked.ts';

const SCHOOL: Template = TEMPLATES.school_show;
const first = (template: Template, judges: number) => workedOf(template, judges)?.acts[0];

it('counts made-up marks by the answers, and says by which other one another act would win', () => {
  expect(workedOf(SCHOOL, 4)?.acts.map(({ place, result }) => `${place} ${result}`)).toEqual([
    '1 87.00',
    '2 84.50',
    '3 83.00',
  ]);
  // Of five judges the highest and the lowest total go: the one low mark of the second no longer counts.
  expect(workedOf(SCHOOL, 5)?.other).toEqual({ way: 'trimmed_mean', name: '林薇' });
  const trimmed = first(withWay(SCHOOL, 'trimmed_mean'), 5);
  expect(trimmed?.name).toBe('林薇');
  expect(trimmed?.totals.filter(({ isLeftOut }) => isLeftOut).map(({ total }) => total)).toEqual([70, 92]);
});

it('lets the hall count as it will', () => {
  expect(first(withHall(SCHOOL, 'apart', null), 4)?.votes).toBeNull();
  expect(first(withHall(SCHOOL, 'counts', null), 4)?.votes).not.toBeNull();
  const alone = first(withoutJudges(SCHOOL, null), 0);
  expect(alone?.name).toMatch(/^Amélie/);
  expect(alone?.totals).toEqual([]);
});

it('works each template out that the sentences have words for', () => {
  const worked = Object.entries(TEMPLATES).map(([id, template]) => [id, workedOf(template, 5)?.acts.length]);
  expect(Object.fromEntries(worked)).toEqual({
    school_show: 3,
    open_mic: 3,
    convention_stage: 3,
    heats: 3,
    song_contest: 3,
    pageant: 3,
  });
});
