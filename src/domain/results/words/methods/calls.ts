import { alternateKinds, alternatesOf, type Call, callOf } from '../../../judging/named-marks.ts';
import { alternateWorths } from '../../../tabulation/calls.ts';
import { cell } from '../../../tabulation/panel.ts';
import type { PerformanceStanding } from '../../../tabulation/standings.ts';
import type { CallRules } from '../../../tabulation/types.ts';
import { stepsByCriterion } from '../by-criterion.ts';
import type { MethodWords } from '../method-words.ts';
import type { ResultFacts } from '../sources.ts';
import type { Voice } from '../voice.ts';

export const calls: MethodWords = {
  rules: (voice, { calls: rule }) =>
    rule
      ? [
          voice.say('regulations.calls', { worths: worthsInWords(voice, alternateWorths(rule)) }),
          askedInWords(voice, rule),
        ]
      : [],
  steps: (facts, row) => {
    const rule = facts.standings.rules.calls;
    const given = callsFor(facts, row);
    const lines = stepsByCriterion(facts, row);
    if (!rule || given.length === 0) return lines;
    const kinds = alternateKinds(rule);
    const counts = (['yes', ...alternatesOf(kinds), 'no'] as const).map(
      (call) => `${given.filter((one) => one === call).length} ${nameOf(facts, call, kinds)}`,
    );
    return [facts.voice.say('why.calls', { calls: counts.join(', ') }), ...lines];
  },
};

/** A call in lower case: "yes", "alternate", or with several kinds "× alternate 2". */
function nameOf({ voice: { say } }: ResultFacts, call: Call, kinds: number): string {
  if (call === 'yes' || call === 'no') return say(`marks.${call}`).toLowerCase();
  return kinds === 1
    ? say('marks.alternate').toLowerCase()
    : `× ${say('marks.alternateOf', { number: alternatesOf(kinds).indexOf(call) + 1 }).toLowerCase()}`;
}

function worthsInWords({ say }: Voice, [first = '', ...further]: readonly string[]): string {
  if (further.length === 0) return say('regulations.oneAlternate', { worth: first });
  const each = [first, ...further].map((worth, at) =>
    say('regulations.alternateWorth', { number: at + 1, worth }),
  );
  return say('regulations.alternates', { each: each.join(', '), last: each.length });
}

function askedInWords({ say }: Voice, rule: CallRules): string {
  const { recall, alternates: count } = rule;
  const yes = recall === 0 ? say('regulations.recallOpen') : say('regulations.recall', { count: recall });
  const alternates =
    count === 0
      ? say('regulations.alternatesOpen')
      : say(alternateKinds(rule) > 1 ? 'regulations.alternatesOfEach' : 'regulations.alternatesAsked', {
          count,
        });
  return `${yes} ${alternates}`;
}

/** All calls that counting judges gave the act. */
function callsFor(facts: ResultFacts, row: PerformanceStanding): Call[] {
  const { panel, input, standings } = facts;
  const { calls: rule } = standings.rules;
  if (!rule) return [];
  const written = facts.ofField(row, 'calls', () =>
    Map.groupBy(input.scoresheets, ({ performanceId }) => performanceId),
  );
  const p = facts.at(row);
  return panel.judges.flatMap((judge, j) => {
    const sheet = written.get(row.performanceId)?.find(({ judgeId }) => judgeId === judge.id);
    return input.criteria.flatMap((criterion, c) => {
      const counts = panel.steps[cell(panel, p, j) * panel.criteria.length + c] ?? Number.NaN;
      const mark = sheet?.marks[criterion.id] ?? null;
      return Number.isNaN(counts) || mark === null ? [] : [callOf(mark, criterion, alternateKinds(rule))];
    });
  });
}
