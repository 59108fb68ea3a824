/** The acts of a vote, one a line, with their stars or places. */
import { Name } from '#web/ui/Name.tsx';
import { chosenActs } from './choice.ts';
import type { VotersPoll } from './use-ballot.ts';
import styles from './Vote.module.css';

export function Chosen({
  poll,
  choice,
  className,
}: {
  poll: VotersPoll | undefined;
  choice: readonly string[];
  className?: string | undefined;
}) {
  return (
    <>
      {chosenActs(poll, choice).map(({ id, name, what }) => (
        <div key={id} className={styles.chosenLine}>
          <Name as="div" className={className}>
            {name}
          </Name>
          {what !== '' && <span className="num">{what}</span>}
        </div>
      ))}
    </>
  );
}
