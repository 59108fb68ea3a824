import { say } from '#web/ui/say.ts';
import type { BallotPart, RowsProps } from './ballot-part.ts';
import { ScaleRow } from './ScaleRow.tsx';

/** A button for each place beside each act. */
export const rankPart: BallotPart = {
  Rows: RankRows,
  isOne: false,
  hint: () => say('vote.rankHint'),
  before: () => say('vote.chooseToVote'),
  send: (acts) => (acts > 1 ? say('vote.voteInOrder') : null),
  mark: null,
  figures: (closed) => say(closed ? 'vote.countedPoints' : 'vote.soFarPoints'),
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
        label: say('vote.placeSpoken', { place: at + 1 }),
        face: say('vote.place', { place: at + 1 }),
        on: chosen[at] === act.performanceId,
        choose: () => onChange(withAt(act.performanceId, at)),
      }))}
      busy={busy}
    />
  ));
}
