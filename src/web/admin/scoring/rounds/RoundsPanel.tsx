/** Heats and finals: how far each is, which one the show follows, and making the next. Where there is one, it says little. */
import { Plus, Shuffle, TriangleAlert, Trophy } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { roundsEndpoints } from '#contract/results/rounds.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { Chip } from '#web/ui/Chip.tsx';
import { counted } from '#web/ui/format.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { AddRoundDialog } from './AddRoundDialog.tsx';
import { HeatsDialog } from './HeatsDialog.tsx';
import { NextRoundDialog } from './NextRoundDialog.tsx';
import { RoundDialog } from './RoundDialog.tsx';
import styles from './Rounds.module.css';
import { SplitDialog } from './SplitDialog.tsx';
import { isSeedable, type RoundInList, useRoundChange, useRounds } from './use-rounds.ts';

const STATES: Record<RoundInList['state'], string> = {
  empty: 'no acts yet',
  open: 'not certified',
  certified: 'certified',
};

type Open = 'next' | 'heats' | 'split' | 'add' | { id: string };

/** `shown` is the round whose scores the page shows. */
export function RoundsPanel({ shown, stamp }: { shown: string; stamp: string }) {
  const [open, setOpen] = useState<Open | null>(null);
  const { data: rounds } = useRounds(stamp);
  const [only, ...others] = rounds ?? [];
  if (!rounds || !only) return null;
  const single = others.length === 0;
  const ready = rounds.some((round) => round.state === 'certified');
  if (single && !ready && (!isSeedable(only) || only.acts < 2)) return null;
  const edited = typeof open === 'object' && rounds.find((round) => round.id === open?.id);
  const close = () => setOpen(null);
  const next = (
    <Button block disabled={!ready} onClick={() => setOpen('next')}>
      <Icon of={Trophy} />
      {single ? 'Make a final' : 'Who goes on'}
    </Button>
  );
  return (
    <Panel title={single ? (ready ? 'What comes next' : 'Heats and a final') : 'Rounds'}>
      {single ? (
        <>
          <p className="muted">
            {ready
              ? 'If the best acts meet again, their running order is made from the places.'
              : 'Everybody performs once. If acts compete in heats first, split them here.'}
          </p>
          <div className={styles.foot}>
            {ready ? (
              next
            ) : (
              <Button block onClick={() => setOpen('split')}>
                <Icon of={Shuffle} />
                Split into heats
              </Button>
            )}
          </div>
        </>
      ) : (
        <>
          <ul className={styles.list}>
            {rounds.map((round) => (
              <Line key={round.id} round={round} shown={shown} onEdit={() => setOpen({ id: round.id })} />
            ))}
          </ul>
          {!ready && (
            <p className="small muted">Once a result is certified, choose here who goes on from it.</p>
          )}
          <div className={styles.foot}>
            {next}
            {rounds.filter(isSeedable).length > 1 && (
              <Button block onClick={() => setOpen('heats')}>
                <Icon of={Shuffle} />
                Who is where
              </Button>
            )}
            <Button block onClick={() => setOpen('add')}>
              <Icon of={Plus} />
              Add a heat
            </Button>
          </div>
        </>
      )}
      {open === 'next' && <NextRoundDialog rounds={rounds} onClose={close} />}
      {open === 'heats' && <HeatsDialog rounds={rounds} onClose={close} />}
      {open === 'split' && <SplitDialog round={only} onClose={close} />}
      {open === 'add' && <AddRoundDialog rounds={rounds} onClose={close} />}
      {edited && <RoundDialog key={edited.id} round={edited} onClose={close} />}
    </Panel>
  );
}

function Line({ round, shown, onEdit }: { round: RoundInList; shown: string; onEdit: () => void }) {
  const change = useRoundChange();
  return (
    <li>
      <b className={styles.name}>
        <bdi>{round.name}</bdi>
      </b>
      <span className="row">
        {round.current ? (
          <Chip>Now</Chip>
        ) : (
          <Button
            size="s"
            busy={change.busy}
            aria-label={`Call ${round.name}`}
            onClick={() =>
              change.send(
                roundsEndpoints.makeRoundCurrent,
                { params: { id: round.id } },
                { done: `Every screen follows ${round.name} now.` },
              )
            }
          >
            Call
          </Button>
        )}
        {round.id !== shown && (
          <ButtonLink
            size="s"
            kind="quiet"
            to={round.current ? '/admin/scoring' : `/admin/scoring?round=${round.id}`}
          >
            Scores<span className="vh"> of {round.name}</span>
          </ButtonLink>
        )}
        <Button size="s" kind="quiet" aria-label={`Edit ${round.name}`} onClick={onEdit}>
          Edit
        </Button>
      </span>
      <span className={styles.facts}>
        <span>
          {counted(round.acts, 'act')}
          {round.guests > 0 && ` and ${counted(round.guests, 'guest')}`}, {STATES[round.state]}
        </span>
        {round.points === 'carry' && <span>points carried forward</span>}
        <Link to={`/admin/running-order?round=${round.id}`}>
          Cue sheet<span className="vh"> of {round.name}</span>
        </Link>
        <Link to={`/admin/report?round=${round.id}`}>
          Report<span className="vh"> of {round.name}</span>
        </Link>
      </span>
      {round.takenBack.length > 0 && (
        <span className={styles.fallen}>
          <Icon of={TriangleAlert} size={16} />
          <span>In doubt: {round.takenBack.join(' and ')} was taken back since.</span>
        </span>
      )}
    </li>
  );
}
