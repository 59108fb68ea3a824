/** Who is in which heat: dealt evenly with one press, or moved by hand. */
import { roundsEndpoints } from '#contract/results/rounds.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { counted } from '#web/ui/format.ts';
import { SelectField } from '#web/ui/TextField.tsx';
import styles from './Rounds.module.css';
import { isSeedable, type RoundInList, type RoundList, useRoundChange } from './use-rounds.ts';

export function HeatsDialog({ rounds, onClose }: { rounds: RoundList; onClose: () => void }) {
  const change = useRoundChange();
  const heats = rounds.filter(isSeedable);
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      onSubmit={onClose}
      title="Who is in which heat"
      actions={
        <>
          <Button
            busy={change.busy}
            onClick={() =>
              change.send(
                roundsEndpoints.deal,
                { body: { roundIds: heats.map(({ id }) => id) } },
                { done: 'Dealt evenly.' },
              )
            }
          >
            Deal evenly
          </Button>
          <Button kind="primary" type="submit">
            Done
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <p className="muted">
          Dealing gives every heat its share of each category. Guests stay where they are. Once a heat is
          scored, its acts stay too.
        </p>
        <div className={styles.heats}>
          {heats.map((heat) => (
            <Heat key={heat.id} heat={heat} heats={heats} change={change} />
          ))}
        </div>
      </div>
    </Dialog>
  );
}

function Heat({
  heat,
  heats,
  change,
}: {
  heat: RoundInList;
  heats: RoundList;
  change: ReturnType<typeof useRoundChange>;
}) {
  const options = heats.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <section className={styles.heat}>
      <h3 className="h3">
        <bdi>{heat.name}</bdi> <span className="muted">{counted(heat.acts, 'act')}</span>
      </h3>
      <ul>
        {heat.performances.map((act) => (
          <li key={act.id}>
            <span>
              <b>
                <bdi>{act.stageName}</bdi>
              </b>
              <small>{act.isGuest ? 'Guest' : act.category}</small>
            </span>
            <SelectField
              label={<span className="vh">Heat of {act.stageName}</span>}
              small
              disabled={change.busy}
              value={heat.id}
              options={options}
              onChange={(id) =>
                change.send(roundsEndpoints.moveInto, { params: { id }, body: { performanceIds: [act.id] } })
              }
            />
          </li>
        ))}
      </ul>
      {heat.performances.length === 0 && <p className="muted small">Nobody yet.</p>}
    </section>
  );
}
