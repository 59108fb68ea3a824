/** One diploma: what for, the name as large as the paper lets it be, and lines to sign. */

import type { AnswerOf } from '#contract/endpoint.ts';
import type { diplomaEndpoints } from '#contract/results/diplomas.ts';
import { inRow } from '#domain/messages/sentence.ts';
import { EventLogo } from '#web/ui/EventLogo.tsx';
import { FittedName, Name } from '#web/ui/Name.tsx';
import styles from './Diploma.module.css';
import type { EventWords } from './event-words.ts';

export type Diplomas = AnswerOf<typeof diplomaEndpoints.diplomas>;
export type DiplomaSheet = Diplomas['sheets'][number];

/** The names under a diploma; an empty name leaves a line to sign on. */
export interface Signers {
  organiser: string;
  judge: string;
}

/** Letters of 210 px reach over two thirds of the paper. */
const LARGEST_PX = 210;
/** On paper in the hand a word is whole for longer than on a wall. */
const LEAST_PX = 26;

/** What a diploma is given for, in words. */
export function honourWords({ honour }: DiplomaSheet, { say }: EventWords): string {
  switch (honour.kind) {
    case 'place':
      return say(honour.shared ? 'mc.jointPlace' : 'mc.place', { place: honour.rank ?? 1 });
    case 'favourite':
      return say('paper.favourite');
    case 'award':
      return honour.title;
    case 'part':
      return say('paper.thanks');
  }
}

/** The beginning of a fingerprint, to be compared by eye. */
export const digestWords = (digest: string): string => digest.slice(0, 12).replace(/(.{4})(?=.)/g, '$1 ');

/** What it is for beyond that, a line each. */
function linesOf({ song, honour }: DiplomaSheet, all: Diplomas, words: EventWords, withPoints: boolean) {
  const { say, date } = words;
  const points =
    honour.kind !== 'place' || honour.score === null || !withPoints
      ? ''
      : all.outOf === null
        ? say('paper.points', { score: words.voice.number(honour.score) })
        : say('paper.pointsOf', {
            score: words.voice.number(honour.score),
            most: words.voice.number(all.outOf),
          });
  const when = all.startsAt === null ? '' : date(all.startsAt, all.timeZone);
  return [
    honour.kind === 'part' ? say('paper.wasOnStage') : honour.reason,
    song,
    points,
    inRow([when, all.venue], words.lang),
  ].filter((text) => text !== '');
}

export function Diploma({
  sheet,
  all,
  words,
  signers,
  withPoints,
}: {
  sheet: DiplomaSheet;
  all: Diplomas;
  words: EventWords;
  signers: Signers;
  withPoints: boolean;
}) {
  const { honour } = sheet;
  // An award is named by its title alone.
  const table = honour.kind === 'award' ? '' : honour.title;
  return (
    <article className={styles.diploma}>
      <i className={styles.disc} />
      <header className={styles.head}>
        <span>
          <EventLogo /> <bdi>{all.event}</bdi>
        </span>
        {all.host !== '' && <bdi>{all.host}</bdi>}
      </header>
      <p className={styles.honour}>
        <bdi>{honourWords(sheet, words)}</bdi>
        {table !== '' && (
          <small>
            <bdi>{table}</bdi>
          </small>
        )}
      </p>
      <div className={styles.name}>
        <FittedName as="h2" max={LARGEST_PX} lines={5} least={LEAST_PX}>
          {sheet.stageName}
        </FittedName>
      </div>
      <div className={styles.foot}>
        {linesOf(sheet, all, words, withPoints).map((text, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity but their place
          <p key={at}>
            <Name plain>{text}</Name>
          </p>
        ))}
      </div>
      <Signatures {...{ words, signers }} digest={honour.kind === 'part' ? null : all.digest} />
    </article>
  );
}

function Signatures({
  words: { say },
  signers,
  digest,
}: {
  words: EventWords;
  signers: Signers;
  /** Null where nothing on it is a result. */
  digest: string | null;
}) {
  return (
    <footer className={styles.signed}>
      <p className={styles.line}>
        <b>
          <bdi>{signers.organiser}</bdi>
        </b>
        {say('paper.forOrganisers')}
      </p>
      <p className={styles.line}>
        <b>
          <bdi>{signers.judge}</bdi>
        </b>
        {say('paper.forJudges')}
      </p>
      {digest === null ? (
        <span />
      ) : (
        <p className={styles.digest}>
          {say('paper.signedResult')}
          <br />
          <span dir="ltr">{digestWords(digest)}</span>
        </p>
      )}
    </footer>
  );
}
