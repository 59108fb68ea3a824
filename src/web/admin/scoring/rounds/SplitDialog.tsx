/** From one show to several heats, in one go. */
import { useState } from 'react';
import { longest } from '#contract/primitives.ts';
import { eachHeat, roundsEndpoints } from '#contract/results/rounds.ts';
import { PickGroup } from '#web/ui/Choice.tsx';
import { say } from '#web/ui/say.ts';
import { TextField } from '#web/ui/TextField.tsx';
import { OfficeDialog } from '../../OfficeDialog.tsx';
import styles from './Rounds.module.css';
import { type RoundInList, useRoundChange } from './use-rounds.ts';

const HOW_MANY = [2, 3, 4, 5, 6];

export function SplitDialog({ round, onClose }: { round: RoundInList; onClose: () => void }) {
  const change = useRoundChange();
  const [heats, setHeats] = useState('2');
  const [called, setCalled] = useState(() => say('rounds.heat'));
  const options = HOW_MANY.filter((count) => count <= round.acts).map((count) => ({
    value: String(count),
    label: String(count),
  }));
  const split = () =>
    change.send(
      roundsEndpoints.split,
      { params: { id: round.id }, body: { heats: Number(heats), called: called.trim() } },
      { done: say('rounds.splitDone'), onDone: onClose },
    );
  const share = Math.ceil(round.acts / Number(heats));
  return (
    <OfficeDialog
      onClose={onClose}
      onSubmit={split}
      title={say('rounds.splitTitle')}
      submit={say('rounds.makeHeats', { heats })}
      busy={change.busy}
      disabled={called.trim() === ''}
    >
      <div className={styles.form}>
        <PickGroup label={say('rounds.howMany')} options={options} value={heats} onChange={setHeats} />
        <TextField
          label={say('rounds.eachCalled')}
          hint={say('rounds.andSoOn', { name: called.trim() })}
          small
          value={called}
          onChange={setCalled}
          most={longest(eachHeat)}
        />
        <p className="muted">{say('rounds.splitLead', { count: share })}</p>
      </div>
    </OfficeDialog>
  );
}
