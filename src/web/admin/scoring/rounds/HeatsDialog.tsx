/** Who is in which heat: dealt evenly with one press, or moved by hand. */
import { roundsEndpoints } from '#contract/results/rounds.ts';
import { Button } from '#web/ui/Button.tsx';
import { say } from '#web/ui/say.ts';
import { SelectField } from '#web/ui/TextField.tsx';
import { AdminDialog } from '../../AdminDialog.tsx';
import styles from './Rounds.module.css';
import { isSeedable, type RoundInList, type RoundList, useRoundChange } from './use-rounds.ts';

export function HeatsDialog({ rounds, onClose }: { rounds: RoundList; onClose: () => void }) {
  const change = useRoundChange();
  const heats = rounds.filter(isSeedable);
  return (
    <AdminDialog
      wide
      onClose={onClose}
      onSubmit={onClose}
      title={say('rounds.whoInHeat')}
      actions={
        <>
          <Button
            busy={change.busy}
            onClick={() =>
              change.send(
                roundsEndpoints.deal,
                { body: { roundIds: heats.map(({ id }) => id) } },
                { done: say('rounds.dealt') },
              )
            }
          >
            {say('rounds.deal')}
          </Button>
          <Button kind="primary" type="submit">
            {say('admin.done')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <p className="muted">{say('rounds.dealLead')}</p>
        <div className={styles.heats}>
          {heats.map((heat) => (
            <Heat key={heat.id} heat={heat} heats={heats} change={change} />
          ))}
        </div>
      </div>
    </AdminDialog>
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
        <bdi>{heat.name}</bdi> <span className="muted">{say('certify.countActs', { count: heat.acts })}</span>
      </h3>
      <ul>
        {heat.performances.map((act) => (
          <li key={act.id}>
            <span>
              <b>
                <bdi>{act.stageName}</bdi>
              </b>
              <small>{act.isGuest ? say('scoring.guest') : act.category}</small>
            </span>
            <SelectField
              label={<span className="vh">{say('rounds.heatOf', { name: act.stageName })}</span>}
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
      {heat.performances.length === 0 && <p className="muted small">{say('rounds.nobody')}</p>}
    </section>
  );
}
