/** One round: what it is called, how its points begin, and taking it out while nothing happened in it. */
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { longest } from '#contract/primitives.ts';
import { roundName, roundsEndpoints } from '#contract/results/rounds.ts';
import { call } from '#web/client/api.ts';
import { usePress } from '#web/client/command.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { listed } from '#web/ui/format.ts';
import { say } from '#web/ui/say.ts';
import { TextField } from '#web/ui/TextField.tsx';
import { AdminDialog } from '../../AdminDialog.tsx';
import { PointsChoice } from './PointsChoice.tsx';
import styles from './Rounds.module.css';
import { afterChange, type RoundInList, useRoundChange } from './use-rounds.ts';

/** Keeps what differs of a round's name and points, each by its own call. */
function useSaving(round: RoundInList, onClose: () => void) {
  const params = { id: round.id };
  return usePress(
    async (typed: { name: string; points: RoundInList['points'] }, commandId) => {
      if (typed.name !== round.name)
        await call(roundsEndpoints.renameRound, {
          params,
          body: { name: typed.name },
          commandId: `${commandId}-name`,
        });
      if (typed.points !== round.points)
        await call(roundsEndpoints.choosePoints, {
          params,
          body: { points: typed.points },
          commandId: `${commandId}-points`,
        });
    },
    { ...afterChange(), done: say('rounds.saved'), onDone: onClose },
  );
}

export function RoundDialog({ round, onClose }: { round: RoundInList; onClose: () => void }) {
  const change = useRoundChange();
  const [name, setName] = useState(round.name);
  const [points, setPoints] = useState(round.points);
  const params = { id: round.id };
  const made = round.from.length > 0;
  const unchanged = name.trim() === round.name && points === round.points;
  const saving = useSaving(round, onClose);
  const busy = change.busy || saving.busy;
  return (
    <AdminDialog
      onClose={onClose}
      onSubmit={() => saving.send({ name: name.trim(), points })}
      title={<bdi>{round.name}</bdi>}
      submit={say('admin.save')}
      leave={say('rules.leave')}
      busy={busy}
      disabled={unchanged || name.trim() === ''}
    >
      <div className={styles.form}>
        <TextField
          label={say('rounds.called')}
          small
          value={name}
          onChange={setName}
          most={longest(roundName)}
        />
        {made && <PointsChoice value={points} onChange={setPoints} settled={round.scored} />}
        {made && (
          <p className="small muted">
            {say('rounds.madeFrom', { rounds: listed(round.from.map((earlier) => earlier.name)) })}
          </p>
        )}
        {round.takenBack.length > 0 && (
          <TakenBack
            rounds={listed(round.takenBack)}
            busy={busy}
            onTake={() =>
              change.send(
                roundsEndpoints.takeTotals,
                { params },
                { done: say('rounds.restsOnNew'), onDone: onClose },
              )
            }
          />
        )}
        {!round.current && round.state !== 'certified' && round.show === 'waiting' && !round.scored && (
          <Button
            kind="destructive"
            busy={busy}
            onClick={() =>
              change.send(
                roundsEndpoints.removeRound,
                { params },
                { done: say('rounds.wasTakenOut', { name: round.name }), onDone: onClose },
              )
            }
          >
            {say('rounds.takeItOut')}
          </Button>
        )}
      </div>
    </AdminDialog>
  );
}

interface TakenBackProps {
  rounds: string;
  busy: boolean;
  onTake: () => void;
}

/** Results that this round rests on were taken back. */
const TakenBack = ({ rounds, busy, onTake }: TakenBackProps) => (
  <Banner
    tone="warn"
    icon={TriangleAlert}
    lead={say('rounds.wasTakenBack', { rounds })}
    action={
      <Button size="s" busy={busy} onClick={onTake}>
        {say('rounds.takeNew')}
      </Button>
    }
  >
    {say('rounds.certifyAgain')}
  </Banner>
);
