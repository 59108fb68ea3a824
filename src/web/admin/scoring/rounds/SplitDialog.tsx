/** From one show to several heats, in one go. */
import { useState } from 'react';
import { roundsEndpoints } from '#contract/results/rounds.ts';
import { Button } from '#web/ui/Button.tsx';
import { PickGroup } from '#web/ui/Choice.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import styles from './Rounds.module.css';
import { type RoundInList, useRoundChange } from './use-rounds.ts';

const HOW_MANY = [2, 3, 4, 5, 6];

export function SplitDialog({ round, onClose }: { round: RoundInList; onClose: () => void }) {
  const change = useRoundChange();
  const [heats, setHeats] = useState('2');
  const [called, setCalled] = useState('Heat');
  const options = HOW_MANY.filter((count) => count <= round.acts).map((count) => ({
    value: String(count),
    label: String(count),
  }));
  const split = () =>
    change.send(
      roundsEndpoints.split,
      { params: { id: round.id }, body: { heats: Number(heats), called: called.trim() } },
      { done: 'Split. Move acts as you like.', onDone: onClose },
    );
  const share = Math.ceil(round.acts / Number(heats));
  return (
    <Dialog
      open
      onClose={onClose}
      onSubmit={split}
      title="Split the acts into heats"
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="primary" disabled={called.trim() === ''} busy={change.busy} type="submit">
            Make {heats} heats
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <PickGroup label="How many" options={options} value={heats} onChange={setHeats} />
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
