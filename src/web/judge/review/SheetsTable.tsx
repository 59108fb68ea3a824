/** One act's sheets side by side: every mark, far-off ones marked, what performers will read, and who was asked again. */
import { TriangleAlert } from 'lucide-react';
import { Button } from '#web/ui/Button.tsx';
import { showDecimal } from '#web/ui/format.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { say } from '#web/ui/say.ts';
import { Table } from '#web/ui/Table.tsx';
import styles from './Review.module.css';
import type { ReviewedAct } from './use-review.ts';

type Sheet = ReviewedAct['sheets'][number];

const STATES = {
  partial: 'review.partial',
  missing: 'review.missing',
  abstained: 'review.abstained',
  excused: 'review.excused',
} as const;

const lacks = (state: string): state is keyof typeof STATES => Object.hasOwn(STATES, state);

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
        <Table label={say('review.table', { act: act.stageName })}>
          <thead>
            <tr>
              <th scope="col">{say('review.judge')}</th>
              {act.criteria.map((criterion) => (
                <th key={criterion.criterionId} scope="col" data-end>
                  {criterion.name}
                </th>
              ))}
              <th scope="col" data-end>
                {say('review.total')}
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
                      <Button
                        size="s"
                        aria-label={say('review.sendBackTo', { name: sheet.name })}
                        onClick={() => onSendBack(sheet)}
                      >
                        {say('review.sendBack')}
                      </Button>
                    )}
                  </span>
                  {sheet.sentBack ? (
                    <span className={styles.note}>
                      {say('review.sentBack', { reason: sheet.sentBack.reason })}
                    </span>
                  ) : (
                    lacks(sheet.state) && <span className={styles.note}>{say(STATES[sheet.state])}</span>
                  )}
                </th>
                {act.criteria.map((criterion) => (
                  <td key={criterion.criterionId} data-end>
                    <Mark mark={sheet.marks.find((mark) => mark.criterionId === criterion.criterionId)} />
                  </td>
                ))}
                <td data-end className="strong">
                  {sheet.total !== null && showDecimal(sheet.total)}
                </td>
              </tr>
            ))}
            <tr>
              <th scope="row">{say('review.panel')}</th>
              {act.criteria.map((criterion) => (
                <td key={criterion.criterionId} data-end>
                  {criterion.panel !== null && showDecimal(criterion.panel)}
                </td>
              ))}
              <td data-end className="strong">
                {act.result !== null && showDecimal(act.result)}
              </td>
            </tr>
          </tbody>
        </Table>
      </div>
      {written.length > 0 && (
        <div className={styles.words}>
          <h3 className="h3">{say('review.feedback')}</h3>
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
      <Icon of={TriangleAlert} size={14} label={say('review.farOff')} /> {showDecimal(mark.value)}
    </span>
  ) : (
    showDecimal(mark.value)
  );
}
