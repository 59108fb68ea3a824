/** Whether acts of several categories are ranked together, and the press that turns it. */
import { resultsEndpoints } from '#contract/results/endpoints.ts';
import { keyOf, useAsk } from '#web/client/ask.ts';
import { useCommand } from '#web/client/command.ts';
import { say } from '#web/ui/say.ts';
import { draftOf } from '../scoring/rules/rules-draft.ts';

/** @param enabled whether it may be asked for: an admin looks, and there is an event. */
export function useRanking(enabled: boolean) {
  const scoring = useAsk(resultsEndpoints.scoring, { round: undefined, enabled });
  const change = useCommand(resultsEndpoints.changeRules, {
    failed: say('categories.rankingStays'),
    changes: [keyOf(resultsEndpoints.scoring)],
  });
  const { data } = scoring;
  const rules = data && draftOf(data);
  const turn = (scope: 'round' | 'category') =>
    data && rules && change.send({ round: data.round.id, body: { rules: { ...rules, scope } } });
  return {
    /** Unknown until the server answered. */
    isApart: rules && rules.scope === 'category',
    busy: change.busy,
    turn,
    /** A second category begins with a winner in each, unless marks are in: those were given for one table. */
    secondAdded: () => {
      if (data?.sheets.in === 0 && rules?.scope === 'round') turn('category');
    },
  };
}
