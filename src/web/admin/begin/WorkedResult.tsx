/** Three made-up acts in the order that the answers on the winner bring them to. */
import { Name } from '#web/ui/Name.tsx';
import { say } from '#web/ui/say.ts';
import styles from './WorkedResult.module.css';
import { WAYS } from './winner.ts';
import type { Worked, WorkedAct } from './worked.ts';

export function WorkedResult({ worked: { acts, other } }: { worked: Worked }) {
  return (
    <section className={styles.worked} aria-label={say('begin.workedLead')}>
      <p className="muted">{say('begin.workedLead')}</p>
      <ol>
        {acts.map((act) => (
          <Line key={act.name} act={act} />
        ))}
      </ol>
      {other && (
        <p className="muted">{say('begin.workedElse', { way: say(WAYS[other.way]), name: other.name })}</p>
      )}
    </section>
  );
}

const Line = ({ act: { name, place, result, totals, votes } }: { act: WorkedAct }) => (
  <li data-first={place.startsWith('1') || undefined}>
    <b>{place}</b>
    <div>
      <Name>{name}</Name>
      <p className="tnum">
        {totals.map(({ total, isLeftOut }, at) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: a judge has no identity but their place
          isLeftOut ? <s key={at}>{total}</s> : <span key={at}>{total}</span>,
        )}
      </p>
      {votes !== null && <p>{say('begin.workedVotes', { count: votes })}</p>}
    </div>
    <b>{result}</b>
  </li>
);
