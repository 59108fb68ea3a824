/** How the points of a later round begin: at zero, or where the earlier certified totals left off. */
import { ChoiceGroup } from '#web/ui/Choice.tsx';
import { say } from '#web/ui/say.ts';
import type { RoundInList } from './use-rounds.ts';

type Points = RoundInList['points'];

const POINTS = [
  { value: 'zero', label: 'rounds.zero', detail: 'rounds.zeroDetail' },
  {
    value: 'carry',
    label: 'rounds.carry',
    detail: 'rounds.carryDetail',
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
      label={say('rounds.points')}
      hint={settled ? say('rounds.settled') : undefined}
      options={POINTS.map(({ value, label, detail }) => ({
        value,
        label: say(label),
        detail: say(detail),
        disabled: settled,
      }))}
      value={value}
      onChange={onChange}
    />
  );
}
