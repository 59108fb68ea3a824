/** One more heat or group, empty at first. */
import { useState } from 'react';
import { longest } from '#contract/primitives.ts';
import { roundName, roundsEndpoints } from '#contract/results/rounds.ts';
import { say } from '#web/ui/say.ts';
import { TextField } from '#web/ui/TextField.tsx';
import { OfficeDialog } from '../../OfficeDialog.tsx';
import { useNamedRound } from '../use-scoring.ts';
import { type RoundList, useRoundChange } from './use-rounds.ts';

export function AddRoundDialog({ rounds, onClose }: { rounds: RoundList; onClose: () => void }) {
  const change = useRoundChange();
  const round = useNamedRound();
  const [name, setName] = useState(() =>
    say('rounds.heatNumber', { number: rounds.filter((round) => round.from.length === 0).length + 1 }),
  );
  const taken = rounds.some((round) => round.name === name.trim());
  return (
    <OfficeDialog
      onClose={onClose}
      onSubmit={() =>
        change.send(
          roundsEndpoints.addRound,
          { round, body: { name: name.trim() } },
          { done: say('rounds.addedDone'), onDone: onClose },
        )
      }
      title={say('rounds.addTitle')}
      submit={say('rounds.addIt')}
      busy={change.busy}
      disabled={name.trim() === '' || taken}
    >
      <TextField
        label={say('rounds.called')}
        hint={say('rounds.addHint')}
        error={taken ? say('rounds.calledSo') : undefined}
        small
        value={name}
        onChange={setName}
        most={longest(roundName)}
      />
    </OfficeDialog>
  );
}
