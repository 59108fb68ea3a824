/** One act's sheets side by side: every mark, far-off ones marked, what performers will read, and who was asked again. */
import { TriangleAlert } from 'lucide-react';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Table } from '#web/ui/Table.tsx';
import styles from './Review.module.css';
import type { ReviewedAct } from './use-review.ts';

type Sheet = ReviewedAct['sheets'][number];

const STATES: Record<string, string> = {
  scored: '',
  partial: 'Not complete',
  missing: 'Not in',
  abstained: 'Does not score this act',
  excused: 'Excused',
};

export function SheetsTable({
  act,
  onSendBack,
}: {
  act: ReviewedAct;
  /** Undefined where no sheet can be sent back now. */
  onSendBack: ((sheet: Sheet) => void) | undefined;
}) {
  const written = act.sheets.filter((sheet) => sheet.feedback !== '');
  return (
    <>
      <div className={styles.table}>
        <Table label={`Every judge’s sheet for ${act.stageName}`}>
          <thead>
            <tr>
              <th scope="col">Judge</th>
              {act.criteria.map((criterion) => (
                <th key={criterion.criterionId} scope="col" data-end>
                  {criterion.name}
                </th>
              ))}
              <th scope="col" data-end>
                Total
              </th>
            </tr>
          </thead>
          <tbody>
            {act.sheets.map((sheet) => (
              <tr key={sheet.judgeId}>
                <th scope="row">
                  <span className={styles.who}>
                    <bdi>{sheet.name}</bdi>
                    {onSendBack && sheet.submitted && (
                      <Button size="s" onClick={() => onSendBack(sheet)}>
                        Send back<span className="vh"> to {sheet.name}</span>
                      </Button>
                    )}
                  </span>
                  {sheet.sentBack ? (
                    <span className={styles.note}>Sent back: {sheet.sentBack.reason}</span>
                  ) : (
                    STATES[sheet.state] && <span className={styles.note}>{STATES[sheet.state]}</span>
                  )}
                </th>
                {act.criteria.map((criterion) => (
                  <td key={criterion.criterionId} data-end>
                    <Mark mark={sheet.marks.find((mark) => mark.criterionId === criterion.criterionId)} />
                  </td>
                ))}
                <td data-end className="strong">
                  {sheet.total}
                </td>
              </tr>
            ))}
            <tr>
              <th scope="row">The panel</th>
              {act.criteria.map((criterion) => (
                <td key={criterion.criterionId} data-end>
                  {criterion.panel}
                </td>
              ))}
              <td data-end className="strong">
                {act.result}
              </td>
            </tr>
          </tbody>
        </Table>
      </div>
      {written.length > 0 && (
        <div className={styles.words}>
          <h3 className="h3">What the performer would read</h3>
          {written.map((sheet) => (
            <p key={sheet.judgeId}>
              <b>
                <bdi>{sheet.name}</bdi>:
              </b>{' '}
              {sheet.feedback}
            </p>
          ))}
        </div>
      )}
    </>
  );
}

function Mark({ mark }: { mark: Sheet['marks'][number] | undefined }) {
  if (!mark) return <span className="faint">–</span>;
  return mark.farOff ? (
    <span className={styles.far}>
      <Icon of={TriangleAlert} size={14} label="Far from the others:" /> {mark.value}
    </span>
  ) : (
    mark.value
  );
}
