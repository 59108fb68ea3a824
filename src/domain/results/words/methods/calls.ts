import { alternateKinds, alternatesOf, type Call, callName, callOf } from '../../../judging/named-marks.ts';
import { alternateWorths } from '../../../tabulation/calls.ts';
import { cell } from '../../../tabulation/panel.ts';
import type { PerformanceStanding } from '../../../tabulation/standings.ts';
import type { CallRules } from '../../../tabulation/types.ts';
import { stepsByCriterion } from '../by-criterion.ts';
import type { MethodWords } from '../method-words.ts';
import { counted, type ResultFacts } from '../sources.ts';

/** `calls` in words. */
export const calls: MethodWords = {
  rules: ({ calls: rule }) =>
    rule
      ? [
          `Every judge calls yes, alternate or no: the highest mark is a yes and counts 1, the lowest a no and counts 0, ${worthsInWords(alternateWorths(rule))}. On each criterion what the calls count is added, brought up to all judges of the act where some are out; weighted, these are added.`,
          askedInWords(rule),
        ]
      : [],
  steps: (told, row) => {
    const rule = told.standings.rules.calls;
    const given = callsFor(told, row);
    const lines = stepsByCriterion(told, row);
    if (!rule || given.length === 0) return lines;
    const kinds = alternateKinds(rule);
    const counts = (['yes', ...alternatesOf(kinds), 'no'] as const).map(
      (call) => `${given.filter((one) => one === call).length} ${nameOf(call, kinds)}`,
    );
    return [`Calls: ${counts.join(', ')}`, ...lines];
  },
};

/** "alternate"; of several kinds "× alternate 2". */
const nameOf = (call: Call, kinds: number): string =>
  `${kinds > 1 && call.startsWith('alternate') ? '× ' : ''}${callName(call, kinds).toLowerCase()}`;

function worthsInWords([first = '', ...further]: readonly string[]): string {
  if (further.length === 0) return `any between an alternate and counts ${first}`;
  const each = [first, ...further].map((worth, at) => `alternate ${at + 1}, which counts ${worth}`);
  return `the next ones below a yes in turn ${each.join(', ')}, and any other between the ends is alternate ${each.length} too`;
}

function askedInWords(rule: CallRules): string {
  const yes =
    rule.recall === 0
      ? 'How many acts a judge says yes to is open'
      : `Each judge says yes to ${counted(rule.recall, 'act')}, and as many are recalled`;
  const ofEach = alternateKinds(rule) > 1 ? ' of each kind' : '';
  const alternates =
    rule.alternates === 0
      ? 'alternates are open'
      : `each gives ${counted(rule.alternates, 'alternate')}${ofEach}`;
  return `${yes}; ${alternates}.`;
}

/** All calls that judges who take part gave an act. */
function callsFor(told: ResultFacts, row: PerformanceStanding): Call[] {
  const { panel, input, standings } = told;
  const { calls: rule } = standings.rules;
  if (!rule) return [];
  const written = told.ofField(row, 'calls', () =>
    Map.groupBy(input.scoresheets, ({ performanceId }) => performanceId),
  );
  const p = told.at(row);
  return panel.judges.flatMap((judge, j) => {
    const sheet = written.get(row.performanceId)?.find(({ judgeId }) => judgeId === judge.id);
    return input.criteria.flatMap((criterion, c) => {
      const counts = panel.steps[cell(panel, p, j) * panel.criteria.length + c] ?? Number.NaN;
      const mark = sheet?.marks[criterion.id] ?? null;
      return Number.isNaN(counts) || mark === null ? [] : [callOf(mark, criterion, alternateKinds(rule))];
    });
  });
}
