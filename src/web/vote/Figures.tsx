/** What everybody may see of a vote that is held in the open, or shown at its end. */
import { bestFirst } from '#domain/voting/tally.ts';
import { Name } from '#web/ui/Name.tsx';
import { pollFigure } from '#web/ui/poll-figure.ts';
import { BALLOT_PARTS } from './ballot-parts.ts';
import { Fact } from './frame.tsx';
import { SharedPart } from './shared-part.tsx';
import type { VotersPoll } from './use-ballot.ts';
import styles from './Vote.module.css';

export function Figures({ poll }: { poll: VotersPoll }) {
  if (poll.figures === null) return null;
  return (
    <SharedPart part="figures" pollId={poll.id}>
      <FigureList poll={poll} figures={poll.figures} />
    </SharedPart>
  );
}

function FigureList({ poll, figures }: { poll: VotersPoll; figures: NonNullable<VotersPoll['figures']> }) {
  const rows = bestFirst(poll.candidates, figures, poll.method);
  const all = rows.map(({ figure }) => figure);
  return (
    <Fact label={BALLOT_PARTS[poll.method].figures(poll.state === 'closed')}>
      <ol className={styles.figures}>
        {rows.map(({ performanceId, stageName, figure }) => (
          <li key={performanceId}>
            <Name>{stageName}</Name>
            <span className="num">{pollFigure(poll.method, figure, all)}</span>
          </li>
        ))}
      </ol>
    </Fact>
  );
}
