/** Two typings that are not the same: the second person looks at the paper once more, then confirms or rejects. */
import { paperEndpoints } from '#contract/judging/paper.ts';
import { useCommands } from '#web/client/command.ts';
import { Button } from '#web/ui/Button.tsx';
import { showDecimal } from '#web/ui/format.ts';
import { say, tell } from '#web/ui/say.ts';
import { markText } from '#web/ui/scale.ts';
import { Table } from '#web/ui/Table.tsx';
import styles from './Paper.module.css';
import type { Entry, PaperCriterion } from './use-paper.ts';

export interface DifferencesProps {
  entry: Entry;
  criteria: readonly PaperCriterion[];
  onSettled: () => void;
}

export function Differences({ entry, criteria, onSettled }: DifferencesProps) {
  const { send, busy } = useCommands({ failed: say('desk.notKept'), onDone: onSettled });
  const settle = (endpoint: typeof paperEndpoints.confirmPaper, done: string) =>
    send(endpoint, { params: { id: entry.id } }, { done });
  return (
    <div className={styles.form}>
      <p role="alert">{say('sheets.differ')}</p>
      <Table label={say('sheets.whereDiffer')}>
        <thead>
          <tr>
            <th scope="col">{say('sheets.criterion')}</th>
            <th scope="col" data-end>
              {tell('sheets.typedBy', { name: <bdi>{entry.firstBy}</bdi> })}
            </th>
            <th scope="col" data-end>
              {say('sheets.youHave')}
            </th>
          </tr>
        </thead>
        <tbody>
          {entry.differences?.map(({ criterionId, first, second }) => (
            <tr key={criterionId}>
              <th scope="row">
                <bdi>{nameOf(criteria, criterionId)}</bdi>
              </th>
              <td data-end>{valueText(criteria, criterionId, first)}</td>
              <td data-end>{valueText(criteria, criterionId, second)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <div className="row wrap">
        <Button
          kind="primary"
          busy={busy}
          onClick={() => settle(paperEndpoints.confirmPaper, say('sheets.confirmed'))}
        >
          {say('sheets.firstRight')}
        </Button>
        <Button busy={busy} onClick={() => settle(paperEndpoints.rejectPaper, say('sheets.rejected'))}>
          {say('sheets.firstWrong')}
        </Button>
      </div>
    </div>
  );
}

const nameOf = (criteria: readonly PaperCriterion[], id: string): string =>
  id === 'abstained' ? say('sheets.doesNotScore') : (criteria.find((each) => each.id === id)?.name ?? id);

function valueText(criteria: readonly PaperCriterion[], id: string, steps: number | null): string {
  if (steps === null) return say('sheets.noMark');
  if (id === 'abstained') return steps === 1 ? say('sheets.ticked') : say('sheets.notTicked');
  return showDecimal(markText(steps, criteria.find((each) => each.id === id)?.step ?? '1'));
}
