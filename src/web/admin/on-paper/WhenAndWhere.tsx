/** When and where the show is, as posters and the programme say it. */
import { commaOf } from '#domain/messages/sentence.ts';
import type { AdminEvent } from '../use-current-event.ts';
import type { EventWords } from './event-words.ts';

interface WhenAndWhereProps {
  event: Pick<AdminEvent, 'startsAt' | 'doorsAt' | 'timeZone' | 'venue'>;
  words: EventWords;
  /** The time that the show begins stands above in large letters: it is not said again. */
  timeAbove?: boolean;
  /** The classes of what stands above, and of what is said. */
  styles: Readonly<Record<string, string | undefined>>;
}

/** The day with doors and beginning, and the place; each only where it is known. */
export function WhenAndWhere({ event, words, timeAbove = false, styles }: WhenAndWhereProps) {
  const { say, lang, date, time } = words;
  const { startsAt, doorsAt, timeZone, venue } = event;
  const times = [
    doorsAt !== null && say('paper.doors', { time: time(doorsAt, timeZone) }),
    !timeAbove && startsAt !== null && say('paper.begins', { time: time(startsAt, timeZone) }),
  ].filter((part) => part !== false);
  return (
    <>
      {startsAt !== null && times.length === 0 && (
        <p className={styles.value}>{date(startsAt, timeZone, true)}</p>
      )}
      {times.length > 0 && (
        <div>
          {startsAt !== null && <p className={styles.label}>{date(startsAt, timeZone, true)}</p>}
          <p className={styles.value}>{times.join(commaOf(lang))}</p>
        </div>
      )}
      {venue !== '' && (
        <div>
          <p className={styles.label}>{say('paper.where')}</p>
          <p className={styles.value}>
            <bdi>{venue}</bdi>
          </p>
        </div>
      )}
    </>
  );
}
