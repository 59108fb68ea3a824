/** What stands between this device and the server for the open act, and what the judge can do about it. */
import { CircleAlert, Smartphone } from 'lucide-react';
import { markOf } from '#domain/judging/total.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { showDecimal } from '#web/ui/format.ts';
import { Panel } from '#web/ui/Panel.tsx';
import { say } from '#web/ui/say.ts';
import { markText } from '#web/ui/scale.ts';
import { Table } from '#web/ui/Table.tsx';
import type { JudgedAct } from './acts.ts';
import type { Criterion, ServerSheet } from './held.ts';
import styles from './Troubles.module.css';

export interface TroublesProps {
  act: JudgedAct;
  onChoose: (which: 'mine' | 'theirs') => void;
  onDrop: () => void;
}

/** What keeps marks from being saved; nothing when nothing does. */
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
        lead={say('judge.notSaved')}
        action={
          <Button size="s" onClick={onDrop}>
            {say(act.held.seen ? 'judge.backToSent' : 'judge.letGo')}
          </Button>
        }
      >
        {trouble.sentence} {say('judge.staysHere')}
      </Banner>
    </div>
  );
}

function Choice({
  act,
  theirs,
  onChoose,
}: {
  act: JudgedAct;
  theirs: ServerSheet;
  onChoose: TroublesProps['onChoose'];
}) {
  const { content } = act.held;
  const differing = act.criteria.filter(
    (criterion) => markOf(content.marks, criterion.id) !== markOf(theirs.marks, criterion.id),
  );
  return (
    <Panel title={differWords(act.performance.number)}>
      <Table label={say('judge.eachDevice')}>
        <thead>
          <tr>
            <th scope="col">{say('judge.criterion')}</th>
            <th scope="col" data-end>
              {say('judge.here')}
            </th>
            <th scope="col" data-end>
              {say('judge.otherDevice')}
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
              <th scope="row">{say('judge.wordsOrAbstain')}</th>
              <td data-end>{wordsOf(content)}</td>
              <td data-end>{wordsOf(theirs)}</td>
            </tr>
          )}
        </tbody>
      </Table>
      <div className={styles.choices}>
        <Button onClick={() => onChoose('theirs')}>
          <Smartphone size={18} aria-hidden /> {say('judge.takeTheirs')}
        </Button>
        <Button kind="primary" onClick={() => onChoose('mine')}>
          {say('judge.keepHere')}
        </Button>
      </div>
    </Panel>
  );
}

const shown = (criterion: Criterion, steps: number | null): string =>
  steps === null ? say('judge.notScored') : showDecimal(markText(steps, criterion.step));

const wordsOf = ({
  abstained,
  note,
  feedback,
}: Pick<ServerSheet, 'abstained' | 'note' | 'feedback'>): string =>
  abstained ? say('judge.notScored') : note || feedback || say('judge.none');

const differWords = (number: number | null): string =>
  number === null ? say('judge.differThis') : say('judge.differ', { number });
