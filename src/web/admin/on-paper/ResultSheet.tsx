/** The result as a sheet to hang up: the winner large, every place below, the prizes, and a code that leads to the page. */

import { commaOf, isolated } from '#domain/messages/sentence.ts';
import { howCounted } from '#domain/results/words/how-counted.ts';
import { EventLogo } from '#web/ui/EventLogo.tsx';
import { FittedName, Name } from '#web/ui/Name.tsx';
import { QrCode } from '#web/ui/QrCode.tsx';
import { type DiplomaSheet, type Diplomas, digestWords, honourWords } from './Diploma.tsx';
import type { EventWords } from './event-words.ts';
import styles from './ResultSheet.module.css';
import type { ResultPage } from './result-pages.ts';

const LARGEST_PX = 150;
const ROW_PX = { few: 34, roomy: 24, dense: 18 };

export interface ResultSheetProps {
  page: ResultPage;
  all: Diplomas;
  words: EventWords;
  /** What the code's address begins with; null where it would lead nowhere. */
  address: string | null;
}

export function ResultSheet({ page, all, words, address }: ResultSheetProps) {
  const { title, winners, rows, setting, also, prizes } = page;
  return (
    <article className={styles.result} data-further={winners.length === 0 || undefined}>
      {winners.length > 0 && <i className={styles.disc} />}
      <header className={styles.head}>
        <span>
          <EventLogo /> <bdi>{all.event}</bdi>
        </span>
        <bdi>{title || words.say('paper.results')}</bdi>
      </header>
      <Winners {...{ winners, words }} />
      <ol className={styles.rows} data-setting={setting}>
        {rows.map((row) => (
          <li key={row.performanceId} className={styles.row}>
            <span className={styles.place}>{placeOf(row)}</span>
            <span className={styles.name}>
              <FittedName max={ROW_PX[setting]} lines={2}>
                {row.stageName}
              </FittedName>
            </span>
            <Name plain className={styles.song}>
              {row.song}
            </Name>
            <span className={styles.score}>{words.voice.number(row.honour.score ?? '')}</span>
          </li>
        ))}
      </ol>
      {also.length > 0 && (
        <p className={styles.also}>
          {words.say('results.also', { names: also.map(isolated).join(commaOf(words.lang)) })}
        </p>
      )}
      <footer className={styles.foot}>
        <div>
          {prizes.map((prize, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an act may have several
            <p key={at} className={styles.prize}>
              <bdi>{honourWords(prize, words)}</bdi>: <Name plain>{prize.stageName}</Name>
            </p>
          ))}
          <p className={styles.signed}>{howCounted(words.voice, all)}</p>
          <p className={styles.signed}>
            {words.say('paper.signedResult')} <bdi dir="ltr">{digestWords(all.digest)}</bdi>
          </p>
        </div>
        {address !== null && (
          <QrCode value={`${address}/results`} label={words.say('paper.results')} size={120} />
        )}
      </footer>
    </article>
  );
}

const placeOf = ({ honour: { rank, shared } }: DiplomaSheet): string => `${rank ?? '–'}${shared ? '=' : ''}`;

function Winners({ winners, words }: { winners: readonly DiplomaSheet[]; words: EventWords }) {
  const [first] = winners;
  if (!first) return <span />;
  return (
    <div className={styles.winners}>
      <p className={styles.honour}>{honourWords(first, words)}</p>
      <div className={styles.names}>
        {winners.map(({ performanceId, stageName }) => (
          <div key={performanceId} className={styles.winner}>
            <FittedName as="h2" max={LARGEST_PX} lines={winners.length === 1 ? 3 : 2} least={32}>
              {stageName}
            </FittedName>
          </div>
        ))}
      </div>
      <p className={styles.line}>
        <Name plain>{winners.length === 1 ? first.song : ''}</Name>
        <b className={styles.points}>{words.voice.number(first.honour.score ?? '')}</b>
      </p>
    </div>
  );
}
