/** Consent on paper: a page for each minor whose parent has not agreed, to be signed and brought back. */
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { registrationEndpoints } from '#contract/registration/endpoints.ts';
import type { Line } from '#domain/messages/catalogue.ts';
import { PrintButton } from '#web/admin/on-paper/PrintButton.tsx';
import { toAsk, useAsk, useAsks } from '#web/client/ask.ts';
import { say, tell } from '#web/ui/say.ts';
import type { Act } from './acts.ts';
import styles from './PrintActs.module.css';

const LINES = [
  'acts.childName',
  'acts.parentName',
  'acts.howReachYou',
  'acts.date',
  'acts.signature',
] as const satisfies readonly Line[];

export function ConsentForms({ acts, title }: { acts: readonly Act[]; title: string }) {
  const event = useAsk(eventsEndpoints.events).data?.find((one) => one.isCurrent);
  const waiting = acts.filter(
    ({ consent, status }) => consent === 'asked' && status !== 'declined' && status !== 'withdrawn',
  );
  const seen = useAsks(waiting.map(({ id }) => toAsk(registrationEndpoints.participant, { params: { id } })));
  const pages = waiting.flatMap((act, at) => {
    const known = seen[at]?.data;
    const minors =
      (known?.ownConsent === 'asked' ? 1 : 0) +
      (known?.members?.filter(({ consent }) => consent === 'asked').length ?? 0);
    return Array.from({ length: minors }, (_, page) => ({ act, key: `${act.id} ${page}` }));
  });
  const isReady = event !== undefined && seen.every(({ data }) => data !== undefined);
  return (
    <>
      <p className={styles.screenOnly}>
        <PrintButton disabled={!isReady || pages.length === 0} />{' '}
        <span className="muted" role="status">
          {isReady ? say('acts.consentPages', { count: pages.length }) : say('acts.loading')}
        </span>
      </p>
      {event &&
        pages.map(({ act, key }) => (
          <section
            key={key}
            className={styles.sheet}
            aria-label={say('acts.consentOf', { number: act.number })}
          >
            <h2 className="h2">{say('acts.parentAgrees', { event: title })}</h2>
            <p>
              {tell('acts.actOnForm', {
                number: act.number,
                name: <bdi>{act.stageName}</bdi>,
                song: <bdi>{act.songTitle}</bdi>,
              })}
            </p>
            <p className={styles.agreed} dir="auto">
              {event.settings.consentText.text}
            </p>
            {event.settings.photoConsentAsked && (
              <p>{tell('acts.photosMayBeShown', { box: <span className={styles.tick} /> })}</p>
            )}
            {LINES.map((line) => (
              <p key={line} className={styles.line}>
                {say(line)}
              </p>
            ))}
          </section>
        ))}
    </>
  );
}
