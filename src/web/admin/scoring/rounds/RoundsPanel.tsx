/** Heats and finals: how far each is, which one the show follows, and making the next. Where there is one, it says little. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-toastify';
import { roundsEndpoints } from '#contract/results/rounds.ts';
import { call, sentenceOf } from '#web/client/api.ts';
import { newCommandId } from '#web/client/command-id.ts';
import { Button } from '#web/ui/Button.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import styles from '../Scoring.module.css';
import { NextRoundDialog } from './NextRoundDialog.tsx';
import type { RoundList } from './round-list.ts';

type RoundInList = RoundList[number];

const ROUNDS_KEY = ['rounds'];

const actsWord = (count: number) => (count === 1 ? '1 act' : `${count} acts`);
const STATES: Record<RoundInList['state'], string> = {
  empty: 'no acts yet',
  open: 'not certified',
  certified: 'certified',
};

export function RoundsPanel({ certified }: { certified: boolean }) {
  const queries = useQueryClient();
  const [making, setMaking] = useState(false);
  const { data: rounds } = useQuery({
    queryKey: [...ROUNDS_KEY, certified],
    queryFn: () => call(roundsEndpoints.rounds),
    retry: false,
  });
  const change = useMutation({
    mutationFn: (make: () => Promise<RoundList>) => make(),
    onSuccess: () => queries.invalidateQueries(),
    onError: (error) => toast.error(sentenceOf(error, 'This was not saved. Try again.')),
  });
  if (!rounds) return null;
  const ready = rounds.some((round) => round.state === 'certified');
  const single = rounds.length === 1;
  if (single && !ready) return null;
  const options = (id: string) => ({ params: { id }, commandId: newCommandId() });
  return (
    <Panel
      title={single ? 'What comes next' : 'Rounds'}
      actions={
        <Button size="s" disabled={!ready} onClick={() => setMaking(true)}>
          {single ? 'Make a final' : 'Make the next round'}
        </Button>
      }
    >
      {single ? (
        <p className="small muted">
          If the best acts meet again, their running order is made from the places.
        </p>
      ) : (
        <ul className={styles.tables}>
          {rounds.map((round) => (
            <li key={round.id}>
              <span>
                <b>
                  <bdi>{round.name}</bdi>
                </b>{' '}
                <span className="muted">
                  {actsWord(round.acts)}, {STATES[round.state]}
                  {round.current && ', current'}
                </span>
              </span>
              {!round.current && (
                <span className="row">
                  <Button
                    size="s"
                    busy={change.isPending}
                    aria-label={`Make ${round.name} current`}
                    onClick={() => change.mutate(() => call(roundsEndpoints.makeCurrent, options(round.id)))}
                  >
                    Make current
                  </Button>
                  {round.state !== 'certified' && round.show === 'waiting' && (
                    <Button
                      size="s"
                      kind="quiet"
                      busy={change.isPending}
                      aria-label={`Take out ${round.name}`}
                      onClick={() =>
                        change.mutate(() => call(roundsEndpoints.removeRound, options(round.id)))
                      }
                    >
                      Take out
                    </Button>
                  )}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      {making && <NextRoundDialog rounds={rounds} onClose={() => setMaking(false)} />}
    </Panel>
  );
}
