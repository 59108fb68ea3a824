/** How far the judges lie apart on an act: a dot each on one scale for all acts. */

import { say } from '#web/ui/say.ts';
import type { ScoredAct } from './use-scoring.ts';

const WIDTH = 124;
const EDGE = 8;

/** The ends of the scale: all totals of the round, in shown figures. For the eye only. */
export function scaleOf(rows: readonly ScoredAct[]): { from: number; to: number } | undefined {
  const totals = rows.flatMap((row) => totalsOf(row));
  if (totals.length === 0) return undefined;
  const [from, to] = [Math.min(...totals), Math.max(...totals)];
  return from === to ? { from: from - 1, to: to + 1 } : { from, to };
}

const totalsOf = (row: ScoredAct): number[] =>
  row.cells.flatMap((cell) => (cell.total === null ? [] : [Number(cell.total)]));

export function AgreementDots({ row, scale }: { row: ScoredAct; scale: { from: number; to: number } }) {
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
