/** One place on a card: what to say now. It is one step ahead of the screen, which follows the desk. */
import type { McView } from '#contract/live/views.ts';
import { Name } from '#web/ui/Name.tsx';
import styles from './Mc.module.css';
import { announcementWords, inSentence, listed, placeWords } from './say.ts';

export function McReveal({ reveal }: { reveal: NonNullable<McView['reveal']> }) {
  const { ahead, shown } = reveal;
  return (
    <div className={styles.card}>
      <div className={styles.label}>{ahead?.title ?? reveal.title}</div>
      <h1 className={styles.place}>{ahead ? placeWords(ahead) : 'All places are told'}</h1>
      {ahead ? (
        <>
          {ahead.entries.map((entry) => (
            <div key={entry.performanceId} className={styles.entry}>
              <Name as="div" className={styles.entryName ?? ''}>
                {entry.stageName}
              </Name>
              <div className={styles.facts}>
                {entry.pronunciation && (
                  <span>
                    <span className={styles.quiet}>Say</span> <b>{entry.pronunciation}</b>
                  </span>
                )}
                {entry.pronouns && (
                  <span>
                    <span className={styles.quiet}>Use</span> <b>{entry.pronouns}</b>
                  </span>
                )}
                {entry.score !== null && (
                  <span>
                    <span className={styles.quiet}>With</span> <b className="tnum">{entry.score}</b>
                  </span>
                )}
              </div>
            </div>
          ))}
          <hr className={styles.rule} />
          <p className={styles.say}>
            <q>{announcementWords(ahead)}</q>
          </p>
        </>
      ) : (
        <p className={styles.say}>
          <q>Thank you to everybody who was on this stage tonight.</q>
        </p>
      )}
      <p className={styles.then}>
        {shown
          ? `On the screen now: ${placeWords(shown).toLowerCase()}, ${listed(shown.entries.map((entry) => inSentence(entry.stageName)))}.`
          : 'Nothing is on the screen yet.'}
        {ahead && ' The desk shows the next place when you have said it.'}
      </p>
    </div>
  );
}
