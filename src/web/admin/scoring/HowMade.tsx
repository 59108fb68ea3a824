/** How an act's figure was made: the judges' totals, and every step from them to the result. */
import { percentText } from '#domain/results/telling.ts';
import { showDecimal } from '#web/ui/format.ts';
import { say, tell } from '#web/ui/say.ts';
import { Table } from '#web/ui/Table.tsx';
import styles from './Scoring.module.css';
import type { ScoredAct, Scoring } from './use-scoring.ts';
import { cellWords, howWords, resultWord, tieKeyWords } from './words.ts';

export const nameOf = (scoring: Scoring, judgeId: string): string =>
  scoring.judges.find((judge) => judge.id === judgeId)?.name ?? say('panel.theJudge');

/** Every figure on the way from the judges' totals to the result. */
export function HowMade({ scoring, row }: { scoring: Scoring; row: ScoredAct }) {
  return (
    <div className={styles.made}>
      <Table label={say('panel.judgesTotals')}>
        <thead>
          <tr>
            <th scope="col">{say('panel.judge')}</th>
            <th scope="col">{say('panel.sheet')}</th>
            <th scope="col" data-end>
              {say('panel.total')}
            </th>
            <th scope="col" data-end>
              {say('panel.rank')}
            </th>
          </tr>
        </thead>
        <tbody>
          {row.cells.map((cell) => (
            <tr key={cell.judgeId}>
              <th scope="row">
                <bdi>{nameOf(scoring, cell.judgeId)}</bdi>
              </th>
              <td>{cellWords(cell.state)}</td>
              <td data-end>{showDecimal(cell.total ?? '')}</td>
              <td data-end>
                {scoring.ranks.find(({ judgeId }) => judgeId === cell.judgeId)?.byAct[row.performanceId] ??
                  ''}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      <Figures scoring={scoring} row={row} />
    </div>
  );
}

/** From the panel's figures to the result, line by line. */
function Figures({ scoring, row }: { scoring: Scoring; row: ScoredAct }) {
  const result = showDecimal(row.result ?? row.judgesResult ?? say('panel.noneYet'));
  const tieHow =
    row.tie?.decidedBy && (howWords(row.tie.how ?? '') || tieKeyWords(row.tie.decidedBy, scoring.criteria));
  return (
    <dl className={styles.figures}>
      {row.criteria.map((panel) => (
        <div key={panel.criterionId}>
          <dt>
            <bdi>{scoring.criteria.find((criterion) => criterion.id === panel.criterionId)?.name}</bdi>
          </dt>
          <dd className="tnum">
            {panel.weighted !== null && panel.weighted !== panel.panel
              ? say('panel.weighted', {
                  mark: showDecimal(panel.panel ?? '–'),
                  weighted: showDecimal(panel.weighted),
                })
              : showDecimal(panel.panel ?? '–')}
          </dd>
        </div>
      ))}
      {Number(row.deducted) !== 0 && (
        <div>
          <dt>{say('panel.takenOff')}</dt>
          <dd className="tnum">−{showDecimal(row.deducted)}</dd>
        </div>
      )}
      {row.audience && (
        <div>
          <dt>{say('scoring.audience')}</dt>
          <dd className="tnum">
            {say('panel.votes', {
              votes: Number(row.audience.votes),
              converted: showDecimal(row.audience.converted),
              place: row.audience.place,
            })}
          </dd>
        </div>
      )}
      {row.carried && (
        <div>
          <dt>{say('panel.roundAlone')}</dt>
          <dd className="tnum">
            {showDecimal(row.carried.round)}
            {percentText(row.carried.percents?.round)}
          </dd>
        </div>
      )}
      {row.carried?.lines.map((line) => (
        <div key={line.from}>
          <dt>{tell('panel.carriedFrom', { round: <bdi>{line.from}</bdi> })}</dt>
          <dd className="tnum">
            {showDecimal(line.points)}
            {percentText(row.carried?.percents?.earlier)}
          </dd>
        </div>
      ))}
      <div>
        <dt>{row.carried ? say('panel.together') : resultWord(scoring.method)}</dt>
        <dd className="tnum strong">
          {row.place === null ? result : say('panel.withPlace', { result, place: row.place })}
        </dd>
      </div>
      {tieHow && (
        <div>
          <dt>{say('panel.tieDecidedBy')}</dt>
          <dd>
            {row.tie?.reason == null
              ? tieHow
              : say('panel.withReason', { how: tieHow, reason: row.tie.reason })}
          </dd>
        </div>
      )}
    </dl>
  );
}
