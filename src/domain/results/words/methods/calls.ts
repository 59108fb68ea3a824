import { CALLS, type Call, callOf } from '../../../judging/named-marks.ts';
import { cell } from '../../../tabulation/panel.ts';
import { stepsByCriterion } from '../by-criterion.ts';
import type { MethodWords } from '../method-words.ts';
import { counted, type Told } from '../told.ts';

/** `calls` in words. */
export const calls: MethodWords = {
  rules: ({ calls: rule }) => [
    `Every judge calls yes, alternate or no: the highest mark is a yes and counts 1, the lowest a no and counts 0, any between an alternate and counts ${rule?.alternateWorth ?? ''}. On each criterion what the calls count is added, brought up to all judges of the act where some are out; weighted, these are added.`,
    ...(rule
      ? [
          `${rule.recall === 0 ? 'How many acts a judge says yes to is open' : `Each judge says yes to ${counted(rule.recall, 'act')}, and as many are recalled`}; ${rule.alternates === 0 ? 'alternates are open' : `each gives ${counted(rule.alternates, 'alternate')}`}.`,
        ]
      : []),
  ],
  steps: (told, row) => {
    const given = callsFor(told, told.at(row));
    const lines = stepsByCriterion(told, row);
    const counts = CALLS.map((call) => `${given.filter((one) => one === call).length} ${call}`);
    return given.length === 0 ? lines : [`Calls: ${counts.join(', ')}`, ...lines];
  },
};

/** All calls that judges who take part gave an act. */
function callsFor({ panel }: Told, p: number): Call[] {
  return panel.judges.flatMap((_judge, j) =>
    panel.criteria.flatMap((criterion, c) => {
      const steps = panel.steps[cell(panel, p, j) * panel.criteria.length + c] ?? Number.NaN;
      return Number.isNaN(steps) ? [] : [callOf(steps, criterion)];
    }),
  );
}
