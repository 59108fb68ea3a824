/** Among a later round's rules: how its points begin, and how much of either counts. A first round has no such rule. */
import { roundsEndpoints } from '#contract/results/rounds.ts';
import { say } from '#web/ui/say.ts';
import { decimalOf } from '#web/ui/scale.ts';
import { TextField } from '#web/ui/TextField.tsx';
import type { RulesPartProps } from '../rules/PanelRules.tsx';
import styles from '../Scoring.module.css';
import { PointsChoice } from './PointsChoice.tsx';
import { useRoundChange, useRounds } from './use-rounds.ts';

export function CarryRule({ roundId, ...part }: { roundId: string } & RulesPartProps) {
  const { data } = useRounds('rules');
  const change = useRoundChange();
  const round = data?.find((one) => one.id === roundId);
  if (!round || round.from.length === 0) return null;
  return (
    <>
      <PointsChoice
        value={round.points}
        settled={round.scored}
        onChange={(points) =>
          change.send(
            roundsEndpoints.choosePoints,
            { params: { id: roundId }, body: { points } },
            { done: say(points === 'carry' ? 'rounds.carryDone' : 'rounds.zeroDone') },
          )
        }
      />
      {round.points === 'carry' && <Percents {...part} />}
    </>
  );
}

const PERCENTS = [
  ['earlier', 'rounds.percentEarlier'],
  ['round', 'rounds.percentRound'],
] as const;

/** How much counts of either. */
function Percents({ rules, set }: RulesPartProps) {
  const carry = rules.carry ?? { earlier: '100', round: '100' };
  return (
    <div className={styles.rules}>
      {PERCENTS.map(([part, label]) => (
        <TextField
          key={part}
          label={say(label)}
          hint={part === 'earlier' ? say('rounds.percentHint') : undefined}
          small
          inputMode="decimal"
          value={carry[part]}
          onChange={(text) => set({ ...rules, carry: { ...carry, [part]: decimalOf(text) } })}
        />
      ))}
    </div>
  );
}
