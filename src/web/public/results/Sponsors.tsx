/** Below the results, apart from every place: who helped the event. */
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { useAsk } from '#web/client/ask.ts';
import { SponsorRow } from '#web/ui/Sponsors.tsx';
import { say } from '#web/ui/say.ts';
import styles from './Results.module.css';

export function Sponsors() {
  const { data } = useAsk(eventsEndpoints.sponsors, { retry: false });
  if (!data || data.results.length === 0) return null;
  return (
    <footer className={styles.sponsors} data-sponsors>
      <p className="small muted">{say('ui.withThanks')}</p>
      <SponsorRow of={data.results} height={48} />
    </footer>
  );
}
