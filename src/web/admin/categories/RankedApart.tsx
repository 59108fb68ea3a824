/** With several categories: whether each has a winner of its own, said where they are made and turned by one press. */
import { Info } from 'lucide-react';
import { resultsEndpoints } from '#contract/results/endpoints.ts';
import { keyOf, useAsk } from '#web/client/ask.ts';
import { useCommand } from '#web/client/command.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { say } from '#web/ui/say.ts';
import { draftOf } from '../scoring/rules/rules-draft.ts';

export function RankedApart({ count }: { count: number }) {
  const scoring = useAsk(resultsEndpoints.scoring, { round: undefined });
  const change = useCommand(resultsEndpoints.changeRules, {
    failed: say('categories.rankingStays'),
    changes: [keyOf(resultsEndpoints.scoring)],
  });
  if (count < 2 || !scoring.data) return null;
  const { round } = scoring.data;
  const rules = draftOf(scoring.data);
  const isApart = rules.scope === 'category';
  return (
    <Banner
      tone="info"
      icon={Info}
      lead={say(isApart ? 'categories.winnerEach' : 'categories.oneWinner')}
      action={
        <Button
          size="s"
          busy={change.busy}
          onClick={() =>
            change.send({
              round: round.id,
              body: { rules: { ...rules, scope: isApart ? 'round' : 'category' } },
            })
          }
        >
          {say(isApart ? 'categories.rankTogether' : 'categories.rankApart')}
        </Button>
      }
    >
      {say(isApart ? 'categories.winnerEachLead' : 'categories.oneWinnerLead')}
    </Banner>
  );
}
