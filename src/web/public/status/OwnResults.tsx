/** What a performer won, in the words and no sooner than `/results` tells it: places, prizes, the hall's favourite. */
import { Trophy } from 'lucide-react';
import { resultsEndpoints } from '#contract/results/endpoints.ts';
import { useAsk } from '#web/client/ask.ts';
import { useLive } from '#web/client/live.ts';
import type { PublicResults } from '#web/public/results/shapes.ts';
import { inTheirWords, placeWords, tableWords, toldSoFar } from '#web/public/results/words.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { say, useLanguage } from '#web/ui/say.ts';
import { useAskedWhen } from '../use-asked-when.ts';
import type { OwnActs } from './own-status.ts';
import styles from './Status.module.css';

const FRESH_MS = 20_000;

/** Of every round in which the act stood. Nothing is shown before something is told of it. */
export function OwnResults({ acts }: { acts: OwnActs }) {
  return acts.map((act) => <OwnResult key={act.performanceId} act={act} several={acts.length > 1} />);
}

function OwnResult({ act, several }: { act: OwnActs[number]; several: boolean }) {
  const { view } = useLive('audience');
  const { data, refetch } = useAsk(resultsEndpoints.results, {
    round: act.roundId,
    refetchInterval: FRESH_MS,
    retry: false,
  });
  useAskedWhen(toldSoFar(view), refetch);
  const { language } = useLanguage();
  const announced = data ? ownResult(inTheirWords(data, language), act.performanceId) : NOTHING;
  if (!data?.round || (announced.places.length === 0 && announced.awards.length === 0)) return null;
  return (
    <section className={styles.call} aria-label={say('results.title')} aria-live="polite">
      {several && (
        <span className="muted">
          <bdi>{data.round.name}</bdi>
        </span>
      )}
      {announced.places.map(({ title, place, first }) => (
        <div key={title}>
          <div className="muted">
            <bdi>{title}</bdi>
          </div>
          <div className={styles.announced} data-first={first || undefined}>
            {place}
          </div>
        </div>
      ))}
      {announced.awards.map(({ title, reason }) => (
        <p key={title} className={styles.award}>
          <Icon of={Trophy} size={20} />
          <span>
            <bdi className="strong">{title}</bdi>
            {reason !== '' && (
              <bdi className="small muted" style={{ display: 'block' }}>
                {reason}
              </bdi>
            )}
          </span>
        </p>
      ))}
      <a href={`/rounds/${act.roundId}/results`}>{say('results.toResults')}</a>
    </section>
  );
}

interface Announced {
  places: { title: string; place: string; first: boolean }[];
  awards: { title: string; reason: string }[];
}
const NOTHING: Announced = { places: [], awards: [] };

/** What a round's public results tell of one act, and not a word more. */
export function ownResult({ tables, awards }: PublicResults, performanceId: string): Announced {
  const prizes = tables.filter(
    (table) => table.kind === 'prize' && placeIn(table, performanceId) !== undefined,
  );
  return {
    places: tables.flatMap((table) => {
      if (table.kind === 'prize') return [];
      const place = placeIn(table, performanceId);
      if (place === undefined) return [];
      const first = Number.parseInt(place, 10) === 1;
      const winner = say(place.endsWith('=') ? 'results.winners' : 'results.winner');
      return [{ title: tableWords(table), place: first ? winner : placeWords(place), first }];
    }),
    awards: [
      ...prizes.map(({ title }) => ({ title, reason: '' })),
      ...awards.filter(({ winners }) => winners.some((act) => act.performanceId === performanceId)),
    ],
  };
}

/** "2", or "2=" where it is shared: as published, and before that as it was told on stage. */
function placeIn(
  { rows, steps }: PublicResults['tables'][number],
  performanceId: string,
): string | undefined {
  const row = rows.find((one) => one.performanceId === performanceId);
  if (row) return row.place;
  const step = steps.find(({ entries }) => entries.some((entry) => entry.performanceId === performanceId));
  return step && `${step.place}${step.entries.length > 1 ? '=' : ''}`;
}
