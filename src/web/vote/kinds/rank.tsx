import { ordinal } from '#domain/results/ordinals.ts';
import type { BallotPart, RowsProps } from './ballot-part.ts';
import { ScaleRow } from './ScaleRow.tsx';

/** A button for each place beside each act. */
export const rankPart: BallotPart = {
  Rows: RankRows,
  isOne: false,
  hint: 'The best act first. You may leave the last places empty.',
  before: 'Choose an act to vote',
  send: (acts) => (acts.length > 1 ? 'Vote in this order' : null),
};

function RankRows({ poll, acts, chosen, busy, onChange }: RowsProps) {
  const places = Array.from({ length: Math.min(poll.maxChoices, poll.candidates.length) }, (_, at) => at);
  const withAt = (act: string, at: number) =>
    places.map((place) => (place === at ? act : chosen[place] === act ? '' : (chosen[place] ?? '')));
  return acts.map((act) => (
    <ScaleRow
      key={act.performanceId}
      act={act}
      steps={places.map((at) => ({
        name: `place-${at + 1}`,
        value: act.performanceId,
        label: `${ordinal(at + 1)} place`,
        face: ordinal(at + 1),
        on: chosen[at] === act.performanceId,
        choose: () => onChange(withAt(act.performanceId, at)),
      }))}
      busy={busy}
    />
  ));
}
