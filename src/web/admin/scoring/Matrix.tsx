/** Judges by acts, filling live: each judge's total, the result, the place, and how far the judges agree. */
import { Gavel, Lock, Pencil, WifiOff } from 'lucide-react';
import { memo, type ReactNode, useCallback, useMemo, useRef } from 'react';
import { judgingEndpoints } from '#contract/judging/endpoints.ts';
import { shortNames } from '#domain/judging/short-name.ts';
import { ShortName } from '#web/admin/ShortName.tsx';
import { useCommand } from '#web/client/command.ts';
import { cx } from '#web/ui/cx.ts';
import { showDecimal } from '#web/ui/format.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Name } from '#web/ui/Name.tsx';
import { say, tell, useLanguage } from '#web/ui/say.ts';
import { Table } from '#web/ui/Table.tsx';
import styles from './Matrix.module.css';
import type { Cell, Judge, ScoredAct, Scoring } from './use-scoring.ts';
import { cellWords, resultWord } from './words.ts';

export interface MatrixProps {
  scoring: Pick<Scoring, 'judges' | 'rows' | 'shared' | 'method' | 'result'> & {
    rules: Pick<Scoring['rules'], 'scope'>;
  };
  /** Names are covered, for an unprejudiced look at the figures. */
  nameless: boolean;
  onOpen: (performanceId: string) => void;
}

export function Matrix({ scoring, nameless, onOpen }: MatrixProps) {
  const scale = useMemo(() => scaleOf(scoring.rows), [scoring.rows]);
  const shared = new Set(scoring.shared.flatMap((tie) => tie.performanceIds));
  const voted = scoring.rows.some((row) => row.audience !== null);
  const certified = scoring.result?.state === 'certified';
  const judgeIds = scoring.judges.map((judge) => judge.id).join(' ');
  const offline = scoring.judges.flatMap((judge) => (judge.online ? [] : [judge.id])).join(' ');
  const called = shortNames(scoring.judges.map((judge) => judge.name));
  const waitedFor = useMemo(() => judgesWaitedFor(scoring.rows), [scoring.rows]);
  const open = useRef(onOpen);
  open.current = onOpen;
  const opened = useCallback((performanceId: string) => open.current(performanceId), []);
  return (
    <div className={styles.matrix}>
      <Table label={say('scoring.matrix')}>
        <thead>
          <tr>
            <th scope="col" data-end>
              {say('scoring.place')}
            </th>
            <th scope="col">{say('scoring.act')}</th>
            {scoring.judges.map((judge, at) => (
              <JudgeHead
                key={judge.id}
                judge={judge}
                called={called[at] ?? judge.name}
                waitedFor={waitedFor.has(judge.id)}
              />
            ))}
            <th scope="col">{resultWord(scoring.method)}</th>
            {voted && <th scope="col">{say('scoring.audience')}</th>}
            <th scope="col">{say('scoring.agreement')}</th>
          </tr>
        </thead>
        {tablesOf(scoring).map(({ categoryId, category, rows }) => (
          <tbody key={categoryId}>
            {category !== undefined && (
              <tr>
                <th
                  scope="rowgroup"
                  colSpan={scoring.judges.length + (voted ? 5 : 4)}
                  className={styles.category}
                >
                  <bdi>{category === '' ? say('scoring.noCategory') : category}</bdi>
                </th>
              </tr>
            )}
            {rows.map((row) => (
              <ActRow
                key={row.performanceId}
                row={row}
                judgeIds={judgeIds}
                offline={offline}
                from={scale?.from}
                to={scale?.to}
                tied={shared.has(row.performanceId)}
                voted={voted}
                certified={certified}
                nameless={nameless}
                onOpen={opened}
              />
            ))}
          </tbody>
        ))}
      </Table>
    </div>
  );
}

/** Where categories are ranked by themselves each stands apart under its name, as its places begin anew. */
function tablesOf({ rows, rules }: MatrixProps['scoring']) {
  const grouped = [...Map.groupBy(rows, ({ categoryId }) => categoryId)];
  if (rules.scope !== 'category' || grouped.length < 2)
    return [{ categoryId: 'all', category: undefined, rows }];
  return grouped.map(([categoryId, own]) => ({ categoryId, category: own[0]?.category ?? '', rows: own }));
}

interface ActRowProps {
  row: ScoredAct;
  /** Ids between spaces, so that an unchanged panel is seen to be so. */
  judgeIds: string;
  offline: string;
  /** The ends of the scale of agreement. */
  from: number | undefined;
  to: number | undefined;
  tied: boolean;
  voted: boolean;
  certified: boolean;
  nameless: boolean;
  onOpen: (performanceId: string) => void;
}

/** One act. Drawn anew only when something of it changed: of five hundred, one mark touches a few. */
const ActRow = memo(function ActRow(props: ActRowProps) {
  const { row, judgeIds, offline, from, to, tied, voted, certified, nameless, onOpen } = props;
  useLanguage();
  const away = new Set(offline.split(' '));
  const cells = new Map(row.cells.map((cell) => [cell.judgeId, cell]));
  return (
    <tr className={cx(tied && styles.tie)}>
      <td className={styles.place}>
        {row.guest ? <span className="xs faint">{say('scoring.guest')}</span> : (row.place ?? '')}
      </td>
      <th scope="row">
        <button type="button" className={styles.act} onClick={() => onOpen(row.performanceId)}>
          {nameless ? (
            <span className="name">{say('scoring.actNumber', { number: row.number ?? '–' })}</span>
          ) : (
            <Name className={row.result === null ? styles.unscored : undefined}>{row.stageName}</Name>
          )}
          {row.scoring === 'locked' && !certified && (
            <Icon of={Lock} size={14} label={say('scoring.locked')} />
          )}
          {row.review === 'with_head_judge' && (
            <span className={styles.warn}>
              <Icon of={Gavel} size={14} label={say('scoring.withHead')} />
            </span>
          )}
        </button>
      </th>
      {(judgeIds === '' ? [] : judgeIds.split(' ')).map((id) => (
        <td key={id} className={styles.value}>
          <CellShown cell={cells.get(id)} online={!away.has(id)} />
        </td>
      ))}
      <td className={styles.result}>
        {showDecimal(row.result ?? row.judgesResult ?? '')}
        {row.provisional && row.judgesResult !== null && <span className={styles.star}>*</span>}
      </td>
      {voted && <td className={styles.value}>{showDecimal(row.audience?.converted ?? '')}</td>}
      <td className={styles.dots}>
        {from !== undefined && to !== undefined && <AgreementDots row={row} scale={{ from, to }} />}
      </td>
    </tr>
  );
});

/** Judges whose sheet of an act that takes them is not in: only they can do something about it. */
const judgesWaitedFor = (rows: Scoring['rows']): Set<string> =>
  new Set(
    rows
      .filter((row) => row.scoring === 'open' && !row.guest)
      .flatMap((row) =>
        row.cells.flatMap(({ state, judgeId }) =>
          state === 'not_started' || state === 'writing' ? [judgeId] : [],
        ),
      ),
  );

const hiddenWords = (words: ReactNode[]) => <span className="vh">{words}</span>;

function JudgeHead({ judge, called, waitedFor }: { judge: Judge; called: string; waitedFor: boolean }) {
  const behind = !judge.online && judge.in < judge.expected;
  const nudge = useCommand(judgingEndpoints.nudgeJudge, {
    done: say('scoring.nudged', { name: judge.name }),
    failed: say('scoring.notSent'),
  });
  return (
    <th scope="col" className={styles.judge}>
      <span aria-hidden="true">
        <ShortName>{called}</ShortName>
      </span>
      <span className="vh">{judge.name}, </span>
      <span className={cx(styles.count, behind && judge.unsent > 0 && styles.warn)}>
        {say('scoring.countOf', { count: judge.in, expected: judge.expected })}
      </span>
      {waitedFor && (
        <button
          type="button"
          className={styles.nudge}
          disabled={nudge.busy}
          onClick={() => nudge.send({ params: { id: judge.id } })}
        >
          {tell('scoring.nudge', { name: judge.name, hidden: hiddenWords })}
        </button>
      )}
    </th>
  );
}

function CellShown({ cell, online }: { cell: Cell | undefined; online: boolean }) {
  if (!cell) return null;
  if (cell.state === 'in')
    return cell.farOff ? (
      <span className={styles.far}>
        {whole(cell.total)}
        <span className="vh">{say('scoring.farOff')}</span>
      </span>
    ) : (
      whole(cell.total)
    );
  if (cell.state === 'late')
    return <span className={styles.warn}>{tell('scoring.lateCell', { hidden: hiddenWords })}</span>;
  if (cell.state === 'writing' && !online)
    return (
      <span className={styles.warn}>
        <Icon of={WifiOff} label={say('scoring.offlineCell')} />
      </span>
    );
  if (cell.state === 'writing')
    return (
      <span className="muted">
        <Icon of={Pencil} label={cellWords('writing')} />
      </span>
    );
  return <CalmCell state={cell.state} />;
}

const shortWords = (state: Cell['state']): string => {
  if (state === 'abstained') return say('scoring.abstainedShort');
  if (state === 'excused') return say('scoring.excusedShort');
  return state === 'not_assigned' ? '–' : '·';
};

const CalmCell = ({ state }: { state: Cell['state'] }) => (
  <span className={styles.missing}>
    <span aria-hidden="true">{shortWords(state)}</span>
    <span className="vh">{cellWords(state)}</span>
  </span>
);

/** "92.00" as "92"; "92.50" stays. */
const whole = (total: string | null): string => showDecimal(total?.replace(/\.0+$/, '') ?? '');

const WIDTH = 124;
const EDGE = 8;

/** The ends of the scale: all totals of the round, in shown figures. For the eye only. */
function scaleOf(rows: readonly ScoredAct[]): { from: number; to: number } | undefined {
  const totals = rows.flatMap((row) => totalsOf(row));
  if (totals.length === 0) return undefined;
  const [from, to] = [Math.min(...totals), Math.max(...totals)];
  return from === to ? { from: from - 1, to: to + 1 } : { from, to };
}

const totalsOf = (row: ScoredAct): number[] =>
  row.cells.flatMap((cell) => (cell.total === null ? [] : [Number(cell.total)]));

/** How far the judges lie apart on an act: a dot each on one scale for all acts. */
function AgreementDots({ row, scale }: { row: ScoredAct; scale: { from: number; to: number } }) {
  const totals = totalsOf(row);
  if (totals.length === 0) return null;
  const at = (total: number) => EDGE + ((total - scale.from) / (scale.to - scale.from)) * (WIDTH - 2 * EDGE);
  const [lowest, highest] = [Math.min(...totals), Math.max(...totals)];
  return (
    <svg
      width={WIDTH}
      height="20"
      viewBox={`0 0 ${WIDTH} 20`}
      role="img"
      aria-label={say('scoring.fromTo', { lowest, highest })}
    >
      <path d={`M4 10H${WIDTH - 4}`} stroke="var(--line-2)" strokeWidth="2" />
      <path d={`M${at(lowest)} 10H${at(highest)}`} stroke="var(--control)" strokeWidth="2" />
      {row.cells.map(
        (cell) =>
          cell.total !== null && (
            <circle
              key={cell.judgeId}
              cx={at(Number(cell.total))}
              cy="10"
              r="4"
              fill="var(--text)"
              fillOpacity=".82"
            />
          ),
      )}
    </svg>
  );
}
