/** From one show to several heats: they are made, named and dealt in one go. */
import { useState } from 'react';
import { roundsEndpoints } from '#contract/results/rounds.ts';
import { call } from '#web/client/api.ts';
import { newCommandId } from '#web/client/command-id.ts';
import { Button } from '#web/ui/Button.tsx';
import { PickGroup } from '#web/ui/Choice.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import styles from './Rounds.module.css';
import { type RoundInList, useRoundChange } from './use-rounds.ts';

const HOW_MANY = ['2', '3', '4', '5', '6'].map((value) => ({ value, label: value }));

export function SplitDialog({ round, onClose }: { round: RoundInList; onClose: () => void }) {
  const change = useRoundChange();
  const [heats, setHeats] = useState('2');
  const [called, setCalled] = useState('Heat');
  const split = async () => {
    const named = (at: number) => `${called.trim()} ${at}`;
    await call(roundsEndpoints.renameRound, {
      params: { id: round.id },
      body: { name: named(1) },
      commandId: newCommandId(),
    });
    const ids = [round.id];
    for (let at = 2; at <= Number(heats); at += 1) {
      const before = new Set(ids);
      const rounds = await call(roundsEndpoints.addRound, {
        body: { name: named(at) },
        commandId: newCommandId(),
      });
      const made = rounds.find(({ id, name }) => name === named(at) && !before.has(id));
      if (made) ids.push(made.id);
    }
    await call(roundsEndpoints.deal, { body: { roundIds: ids }, commandId: newCommandId() });
  };
  const share = Math.ceil(round.acts / Number(heats));
  return (
    <Dialog
      open
      onClose={onClose}
      title="Split the acts into heats"
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            kind="primary"
            disabled={called.trim() === ''}
            busy={change.isPending}
            onClick={() =>
              change.mutate({ make: split, done: 'Split. Move acts as you like.' }, { onSuccess: onClose })
            }
          >
            Make {heats} heats
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <PickGroup label="How many" options={HOW_MANY} value={heats} onChange={setHeats} />
        <TextField
          label="What each is called"
          hint={`${called.trim()} 1, ${called.trim()} 2 and so on.`}
          small
          value={called}
          onChange={setCalled}
          maxLength={50}
        />
        <p className="muted">
          Each heat has its own running order, show and result; about {share} acts in each, shared out by
          category. Once the heats are certified, the best of them make the final.
        </p>
      </div>
    </Dialog>
  );
}
