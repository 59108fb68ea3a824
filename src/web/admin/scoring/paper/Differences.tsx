/** Two typings that are not the same: the second person looks at the paper once more, then confirms or rejects. */
import { paperEndpoints } from '#contract/judging/paper.ts';
import { useCommands } from '#web/client/command.ts';
import { Button } from '#web/ui/Button.tsx';
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
  const { send, busy } = useCommands({ failed: 'This was not kept. Try again.', onDone: onSettled });
  const settle = (endpoint: typeof paperEndpoints.confirmPaper, done: string) =>
    send(endpoint, { params: { id: entry.id } }, { done });
  return (
    <div className={styles.form}>
      <p role="alert">
        The two typings differ. Look at the paper once more. You may confirm the first typing or reject it; to
        change it, it is typed again by two people.
      </p>
      <Table label="Where the two typings differ">
        <thead>
          <tr>
            <th scope="col">Criterion</th>
            <th scope="col" data-end>
              {entry.firstBy} typed
            </th>
            <th scope="col" data-end>
              You typed
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
          onClick={() => settle(paperEndpoints.confirmPaper, 'Confirmed. The first typing counts.')}
        >
          The first typing is right
        </Button>
        <Button
          busy={busy}
          onClick={() => settle(paperEndpoints.rejectPaper, 'Rejected. It is typed again from the start.')}
        >
          The first typing is wrong
        </Button>
      </div>
    </div>
  );
}

const nameOf = (criteria: readonly PaperCriterion[], id: string): string =>
  id === 'abstained' ? 'Does not score this act' : (criteria.find((each) => each.id === id)?.name ?? id);

function valueText(criteria: readonly PaperCriterion[], id: string, steps: number | null): string {
  if (steps === null) return 'none';
  if (id === 'abstained') return steps === 1 ? 'ticked' : 'not ticked';
  return markText(steps, criteria.find((each) => each.id === id)?.step ?? '1');
}
