/** Name cards on paper, eight to a sheet: one for each person of the accepted acts, to wear or to stand on a table. */

import type { CSSProperties } from 'react';
import { useHallWords } from '#web/admin/on-paper/event-words.ts';
import { PrintButton } from '#web/admin/on-paper/PrintButton.tsx';
import { EventLogo } from '#web/ui/EventLogo.tsx';
import { Name } from '#web/ui/Name.tsx';
import { usePaperAlone } from '#web/ui/printing.ts';
import { say } from '#web/ui/say.ts';
import { longestWord } from '#web/ui/words.ts';
import { type RegisteredAct, sorted } from './acts.ts';
import styles from './NameCards.module.css';
import print from './PrintActs.module.css';

export function NameCards({ acts, title }: { acts: readonly RegisteredAct[]; title: string }) {
  usePaperAlone(print.alone ?? '');
  usePaperAlone(styles.carding ?? '');
  const words = useHallWords();
  const cards = sorted(
    acts.filter(({ status }) => status === 'accepted'),
    'number',
  ).flatMap((act) =>
    Array.from({ length: act.performerCount }, (_, person) => ({ act, key: `${act.id} ${person}` })),
  );
  return (
    <>
      <p className={styles.screenOnly}>
        <PrintButton disabled={cards.length === 0} />{' '}
        <span className="muted">{say('acts.nameCardsLead', { count: cards.length })}</span>
      </p>
      {cards.length === 0 && <p className="muted">{say('acts.noneAcceptedYet')}</p>}
      <ul className={styles.cards} lang={words?.lang} dir={words?.dir}>
        {cards.map(({ act, key }) => (
          <li key={key} className={styles.card}>
            <span className={styles.event}>
              <EventLogo /> <bdi>{title}</bdi>
            </span>
            <b className={styles.name} style={{ '--longest': longestWord(act.stageName) } as CSSProperties}>
              <Name plain>{act.stageName}</Name>
            </b>
            {act.performerCount > 1 && <span className={styles.own}>{words?.say('paper.ownName')}</span>}
            <span className={styles.foot}>
              <span className="num">{act.number}</span> <bdi>{act.category}</bdi>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
