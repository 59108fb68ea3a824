/** Heats and finals: how far each is, which one the show follows, and making the next. Where there is one, it says little. */
import { Plus, Shuffle, TriangleAlert, Trophy } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { longest } from '#contract/primitives.ts';
import { eachHeat, roundName, roundsEndpoints } from '#contract/results/rounds.ts';
import type { Line as CatalogueLine } from '#domain/messages/catalogue.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { Chip } from '#web/ui/Chip.tsx';
import { PickGroup } from '#web/ui/Choice.tsx';
import { listed } from '#web/ui/format.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { say, tell } from '#web/ui/say.ts';
import { TextField } from '#web/ui/TextField.tsx';
import { AdminDialog } from '../../AdminDialog.tsx';
import { useNamedRound } from '../use-scoring.ts';
import { HeatsDialog } from './HeatsDialog.tsx';
import { NextRoundDialog } from './NextRoundDialog.tsx';
import { RoundDialog } from './RoundDialog.tsx';
import styles from './Rounds.module.css';
import { isSeedable, type RoundInList, type RoundList, useRoundChange, useRounds } from './use-rounds.ts';

const STATES = {
  empty: 'rounds.empty',
  open: 'rounds.open',
  certified: 'rounds.certified',
} as const satisfies Record<RoundInList['state'], CatalogueLine>;

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
  return (
    <Panel title={say(titleOf(single, ready))}>
      {single ? (
        <Single ready={ready} onOpen={setOpen} />
      ) : (
        <Several {...{ rounds, shown, ready }} onOpen={setOpen} />
      )}
      {open === 'next' && <NextRoundDialog rounds={rounds} onClose={close} />}
      {open === 'heats' && <HeatsDialog rounds={rounds} onClose={close} />}
      {open === 'split' && <SplitDialog round={only} onClose={close} />}
      {open === 'add' && <AddRoundDialog rounds={rounds} onClose={close} />}
      {edited && <RoundDialog key={edited.id} round={edited} onClose={close} />}
    </Panel>
  );
}

const titleOf = (single: boolean, ready: boolean) => {
  if (!single) return 'rounds.rounds';
  return ready ? 'rounds.whatNext' : 'rounds.heatsAndFinal';
};

interface SingleProps {
  /** A result is certified, so that its best can go on. */
  ready: boolean;
  onOpen: (open: Open) => void;
}

/** One round: its best can meet in a final, or everybody is split into heats. */
function Single({ ready, onOpen }: SingleProps) {
  return (
    <>
      <p className="muted">{say(ready ? 'rounds.bestMeet' : 'rounds.everybodyOnce')}</p>
      <div className={styles.foot}>
        {ready ? (
          <Button block onClick={() => onOpen('next')}>
            <Icon of={Trophy} />
            {say('rounds.makeFinal')}
          </Button>
        ) : (
          <Button block onClick={() => onOpen('split')}>
            <Icon of={Shuffle} />
            {say('rounds.splitButton')}
          </Button>
        )}
      </div>
    </>
  );
}

interface SeveralProps extends SingleProps {
  rounds: RoundList;
  shown: string;
}

function Several({ rounds, shown, ready, onOpen }: SeveralProps) {
  return (
    <>
      <ul className={styles.list}>
        {rounds.map((round) => (
          <Line key={round.id} round={round} shown={shown} onEdit={() => onOpen({ id: round.id })} />
        ))}
      </ul>
      {!ready && <p className="small muted">{say('rounds.onceCertified')}</p>}
      <div className={styles.foot}>
        <Button block disabled={!ready} onClick={() => onOpen('next')}>
          <Icon of={Trophy} />
          {say('rounds.whoGoesOn')}
        </Button>
        {rounds.filter(isSeedable).length > 1 && (
          <Button block onClick={() => onOpen('heats')}>
            <Icon of={Shuffle} />
            {say('rounds.whoIsWhere')}
          </Button>
        )}
        <Button block onClick={() => onOpen('add')}>
          <Icon of={Plus} />
          {say('rounds.addHeat')}
        </Button>
      </div>
    </>
  );
}

function Line({ round, shown, onEdit }: { round: RoundInList; shown: string; onEdit: () => void }) {
  const change = useRoundChange();
  const { name } = round;
  const state = say(STATES[round.state]);
  const named = { name, hidden: (words: ReactNode) => <span className="vh">{words}</span> };
  return (
    <li>
      <b className={styles.name}>
        <bdi>{round.name}</bdi>
      </b>
      <span className="row">
        {round.current ? (
          <Chip>{say('rounds.now')}</Chip>
        ) : (
          <Button
            size="s"
            busy={change.busy}
            aria-label={say('rounds.callName', { name })}
            onClick={() =>
              change.send(
                roundsEndpoints.makeRoundCurrent,
                { params: { id: round.id } },
                { done: say('rounds.followsNow', { name }) },
              )
            }
          >
            {say('rounds.call')}
          </Button>
        )}
        {round.id !== shown && (
          <ButtonLink
            size="s"
            kind="quiet"
            to={round.current ? '/admin/scoring' : `/admin/scoring?round=${round.id}`}
          >
            {tell('rounds.scores', named)}
          </ButtonLink>
        )}
        <Button size="s" kind="quiet" aria-label={say('rounds.editName', { name })} onClick={onEdit}>
          {say('admin.edit')}
        </Button>
      </span>
      <span className={styles.facts}>
        <span>
          {round.guests > 0
            ? say('rounds.actsGuestsState', { acts: round.acts, guests: round.guests, state })
            : say('rounds.actsState', { acts: round.acts, state })}
        </span>
        {round.points === 'carry' && <span>{say('rounds.carried')}</span>}
        <Link to={`/admin/running-order?round=${round.id}`}>{tell('rounds.cueSheet', named)}</Link>
        <Link to={`/admin/report?round=${round.id}`}>{tell('rounds.report', named)}</Link>
      </span>
      {round.takenBack.length > 0 && (
        <span className={styles.fallen}>
          <Icon of={TriangleAlert} size={16} />
          <span>{say('rounds.inDoubt', { rounds: listed(round.takenBack) })}</span>
        </span>
      )}
    </li>
  );
}

const HOW_MANY = [2, 3, 4, 5, 6];

/** From one show to several heats, in one go. */
function SplitDialog({ round, onClose }: { round: RoundInList; onClose: () => void }) {
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
    <AdminDialog
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
    </AdminDialog>
  );
}

/** One more heat or group, empty at first. */
function AddRoundDialog({ rounds, onClose }: { rounds: RoundList; onClose: () => void }) {
  const change = useRoundChange();
  const round = useNamedRound();
  const [name, setName] = useState(() =>
    say('rounds.heatNumber', { number: rounds.filter((round) => round.from.length === 0).length + 1 }),
  );
  const taken = rounds.some((round) => round.name === name.trim());
  return (
    <AdminDialog
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
    </AdminDialog>
  );
}
