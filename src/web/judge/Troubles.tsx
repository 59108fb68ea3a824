/** What stands between this device and the server for the open act, and what the judge can do about it. */
import { CircleAlert, Smartphone } from 'lucide-react';
import { markOf } from '#domain/judging/total.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { markText } from '#web/ui/scale.ts';
import { Table } from '#web/ui/Table.tsx';
import { type Act, actWord } from './acts.ts';
import type { Criterion, ServerSheet } from './held.ts';
import styles from './Troubles.module.css';

export interface TroublesProps {
  act: Act;
  onChoose: (which: 'mine' | 'theirs') => void;
  onDrop: () => void;
}

/** Nothing where all is well. */
export function Troubles({ act, onChoose, onDrop }: TroublesProps) {
  const { trouble } = act.held;
  if (trouble === null || trouble.kind === 'waits') return null;
  if (trouble.kind === 'stale')
    return (
      <div className={styles.place}>
        <Choice act={act} theirs={trouble.theirs} onChoose={onChoose} />
      </div>
    );
  return (
    <div className={styles.place}>
      <Banner
        tone="danger"
        icon={CircleAlert}
        lead="Not saved."
        action={
          <Button size="s" onClick={onDrop}>
            {act.held.seen ? 'Go back to what was sent' : 'Let it go'}
          </Button>
        }
      >
        {trouble.sentence} What you entered stays here.
      </Banner>
    </div>
  );
}

function Choice({
  act,
  theirs,
  onChoose,
}: {
  act: Act;
  theirs: ServerSheet;
  onChoose: TroublesProps['onChoose'];
}) {
  const { content } = act.held;
  const differing = act.criteria.filter(
    (criterion) => markOf(content.marks, criterion.id) !== markOf(theirs.marks, criterion.id),
  );
  return (
    <Panel title={`Your two devices differ on ${actWord(act.performance.number).toLowerCase()}`}>
      <Table label="What each device has">
        <thead>
          <tr>
            <th scope="col">Criterion</th>
            <th scope="col" data-end>
              Here
            </th>
            <th scope="col" data-end>
              Other device
            </th>
          </tr>
        </thead>
        <tbody>
          {differing.map((criterion) => (
            <tr key={criterion.id}>
              <th scope="row">{criterion.name}</th>
              <td data-end>{shown(criterion, markOf(content.marks, criterion.id))}</td>
              <td data-end>{shown(criterion, markOf(theirs.marks, criterion.id))}</td>
            </tr>
          ))}
          {differing.length === 0 && (
            <tr>
              <th scope="row">Your words, or whether you score it</th>
              <td data-end>
                {content.abstained ? 'not scored' : content.note || content.feedback || 'none'}
              </td>
              <td data-end>{theirs.abstained ? 'not scored' : theirs.note || theirs.feedback || 'none'}</td>
            </tr>
          )}
        </tbody>
      </Table>
      <div className={styles.choices}>
        <Button onClick={() => onChoose('theirs')}>
          <Smartphone size={18} aria-hidden /> Take the other device’s
        </Button>
        <Button kind="primary" onClick={() => onChoose('mine')}>
          Keep what is here
        </Button>
      </div>
    </Panel>
  );
}

const shown = (criterion: Criterion, steps: number | null): string =>
  steps === null ? 'not scored' : markText(steps, criterion.step);
