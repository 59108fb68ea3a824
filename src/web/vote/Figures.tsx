/** What everybody may see of a vote that is held in the open, or shown at its end. */
import { Name } from '#web/ui/Name.tsx';
import { figureWords } from './choice.ts';
import { Fact } from './frame.tsx';
import { SharedPart } from './shared-part.tsx';
import type { VotersPoll } from './use-ballot.ts';
import styles from './Vote.module.css';

const UNITS = { pick_one: 'votes', pick_up_to: 'votes', rate: 'stars on average', rank: 'points' } as const;

export function Figures({ poll }: { poll: VotersPoll }) {
  if (poll.figures === null) return null;
  return (
    <SharedPart part="figures" pollId={poll.id}>
      <FigureList poll={poll} figures={poll.figures} />
    </SharedPart>
  );
}

function FigureList({ poll, figures }: { poll: VotersPoll; figures: NonNullable<VotersPoll['figures']> }) {
  const { method, state } = poll;
  const rows = poll.candidates
    .map((act) => ({ act, figure: figures[act.performanceId] ?? 0 }))
    .toSorted((a, b) => b.figure - a.figure);
  return (
    <Fact label={`${state === 'closed' ? 'Counted' : 'So far'}, ${UNITS[method]}`}>
      <ol className={styles.figures}>
        {rows.map(({ act, figure }) => (
          <li key={act.performanceId}>
            <Name>{act.stageName}</Name>
            <span className="num">{figureWords(method, figure)}</span>
          </li>
        ))}
      </ol>
    </Fact>
  );
}
