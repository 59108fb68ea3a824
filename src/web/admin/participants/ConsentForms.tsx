/** Consent on paper, in the event's language: a page for each minor whose parent has not agreed, to be signed and brought back. */
import { registrationEndpoints } from '#contract/registration/endpoints.ts';
import type { Line } from '#domain/messages/catalogue.ts';
import { isolated } from '#domain/messages/sentence.ts';
import { isOut } from '#domain/registration/status.ts';
import { useHallWords } from '#web/admin/on-paper/event-words.ts';
import { PrintButton } from '#web/admin/on-paper/PrintButton.tsx';
import { toAsk, useAsks } from '#web/client/ask.ts';
import { Name } from '#web/ui/Name.tsx';
import { usePaperAlone } from '#web/ui/printing.ts';
import { say } from '#web/ui/say.ts';
import { useCurrentEvent } from '../use-current-event.ts';
import type { RegisteredAct } from './acts.ts';
import styles from './PrintActs.module.css';

const LINES = [
  'paper.formChild',
  'paper.formParent',
  'paper.formReach',
  'paper.date',
  'paper.signature',
] as const satisfies readonly Line[];

export function ConsentForms({ acts, title }: { acts: readonly RegisteredAct[]; title: string }) {
  usePaperAlone(styles.alone ?? '');
  const words = useHallWords();
  const event = useCurrentEvent();
  const waiting = acts.filter((act) => act.consent === 'asked' && !isOut(act));
  const seen = useAsks(waiting.map(({ id }) => toAsk(registrationEndpoints.participant, { params: { id } })));
  const pages = waiting.flatMap((act, at) => {
    const known = seen[at]?.data;
    const minors =
      (known?.ownConsent === 'asked' ? 1 : 0) +
      (known?.members?.filter(({ consent }) => consent === 'asked').length ?? 0);
    return Array.from({ length: minors }, (_, page) => ({ act, key: `${act.id} ${page}` }));
  });
  const isReady = event !== undefined && words !== undefined && seen.every(({ data }) => data !== undefined);
  return (
    <>
      <p className={styles.screenOnly}>
        <PrintButton disabled={!isReady || pages.length === 0} />{' '}
        <span className="muted" role="status">
          {isReady ? say('acts.consentPages', { count: pages.length }) : say('acts.loading')}
        </span>
      </p>
      {event &&
        words &&
        pages.map(({ act, key }) => (
          <section
            key={key}
            className={styles.sheet}
            lang={words.lang}
            dir={words.dir}
            aria-label={say('acts.consentOf', { number: act.number })}
          >
            <h2 className="h2">{words.say('paper.formAgrees', { event: title })}</h2>
            <p>
              <Name plain>
                {words.say('paper.formAct', {
                  number: act.number,
                  name: isolated(act.stageName),
                  song: isolated(act.songTitle),
                })}
              </Name>
            </p>
            <p className={styles.agreed} dir="auto">
              {event.settings.consentText.text}
            </p>
            {event.settings.photoConsentAsked && <p>{words.say('paper.formPhotos', { box: '☐' })}</p>}
            {LINES.map((line) => (
              <p key={line} className={styles.line}>
                {words.say(line)}
              </p>
            ))}
          </section>
        ))}
    </>
  );
}
