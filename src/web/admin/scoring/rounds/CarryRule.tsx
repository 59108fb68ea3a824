/** Among a later round's rules: how its points begin. A first round has no such rule. */
import { roundsEndpoints } from '#contract/results/rounds.ts';
import { call } from '#web/client/api.ts';
import { newCommandId } from '#web/client/command-id.ts';
import { PointsChoice } from './PointsChoice.tsx';
import { useRoundChange, useRounds } from './use-rounds.ts';

export function CarryRule({ roundId }: { roundId: string }) {
  const { data } = useRounds('rules');
  const change = useRoundChange();
  const round = data?.find((one) => one.id === roundId);
  if (!round || round.from.length === 0) return null;
  return (
    <PointsChoice
      value={round.points}
      settled={round.scored}
      onChange={(points) =>
        change.mutate({
          make: () =>
            call(roundsEndpoints.choosePoints, {
              params: { id: roundId },
              body: { points },
              commandId: newCommandId(),
            }),
          done: points === 'carry' ? 'Points are carried forward.' : 'Everyone starts at zero.',
        })
      }
    />
  );
}
