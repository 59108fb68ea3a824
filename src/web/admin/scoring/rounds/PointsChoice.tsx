/** How the points of a later round begin: at zero, or where the earlier certified totals left off. */
import { ChoiceGroup } from '#web/ui/Choice.tsx';
import type { RoundInList } from './use-rounds.ts';

type Points = RoundInList['points'];

export const POINTS = [
  { value: 'zero', label: 'Everyone starts at zero', detail: 'Only what is scored then decides.' },
  {
    value: 'carry',
    label: 'Points are carried forward',
    detail: 'Each act’s certified total is added to what it gets then.',
  },
] as const;

export function PointsChoice({
  value,
  onChange,
  settled = false,
}: {
  value: Points;
  onChange: (points: Points) => void;
  /** Something was scored: it is shown, and cannot be changed. */
  settled?: boolean;
}) {
  return (
    <ChoiceGroup
      label="Points"
      hint={settled ? 'Scoring has begun, so this is settled.' : undefined}
      options={POINTS.map((option) => ({ ...option, disabled: settled }))}
      value={value}
      onChange={onChange}
    />
  );
}
