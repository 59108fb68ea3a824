/** One more heat or group, empty at first. */
import { useState } from 'react';
import { roundsEndpoints } from '#contract/results/rounds.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { useNamedRound } from '../use-scoring.ts';
import { type RoundList, useRoundChange } from './use-rounds.ts';

export function AddRoundDialog({ rounds, onClose }: { rounds: RoundList; onClose: () => void }) {
  const change = useRoundChange();
  const round = useNamedRound();
  const [name, setName] = useState(`Heat ${rounds.filter((round) => round.from.length === 0).length + 1}`);
  const taken = rounds.some((round) => round.name === name.trim());
  return (
    <Dialog
      open
      onClose={onClose}
      onSubmit={() =>
        change.send(
          roundsEndpoints.addRound,
          { round, body: { name: name.trim() } },
          { done: 'Added. Move acts into it under “Who is where”.', onDone: onClose },
        )
      }
      title="Add a heat or group"
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="primary" disabled={name.trim() === '' || taken} busy={change.busy} type="submit">
            Add it
          </Button>
        </>
      }
    >
      <TextField
        label="What it is called"
        hint="It is scored by the rules of the one whose scores are open."
        error={taken ? 'Another one is called so already.' : undefined}
        small
        value={name}
        onChange={setName}
        maxLength={60}
      />
    </Dialog>
  );
}
