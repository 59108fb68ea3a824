/** Consent on paper: a page for each minor whose parent has not agreed, to be signed and brought back. */
import { Printer } from 'lucide-react';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { registrationEndpoints } from '#contract/registration/endpoints.ts';
import { toAsk, useAsk, useAsks } from '#web/client/ask.ts';
import { Button } from '#web/ui/Button.tsx';
import { counted } from '#web/ui/format.ts';
import { Icon } from '#web/ui/Icon.tsx';
import type { Act } from './acts.ts';
import styles from './PrintActs.module.css';

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
        <Button kind="primary" disabled={!isReady || pages.length === 0} onClick={() => print()}>
          <Icon of={Printer} /> Print
        </Button>{' '}
        <span className="muted" role="status">
          {isReady
            ? `${counted(pages.length, 'page')}, one for each minor whose parent has not agreed. Names are left open: nothing personal is on it.`
            : 'Loading the acts'}
        </span>
      </p>
      {event &&
        pages.map(({ act, key }) => (
          <section key={key} className={styles.sheet} aria-label={`Consent, act ${act.number}`}>
            <h2 className="h2">{title}: a parent or guardian agrees</h2>
            <p>
              Act {act.number}: <bdi>{act.stageName}</bdi>, <bdi>{act.songTitle}</bdi>
            </p>
            <p className={styles.agreed} dir="auto">
              {event.settings.consentText.text}
            </p>
            {event.settings.photoConsentAsked && (
              <p>
                Photos of my child may be shown: <span className={styles.tick} /> yes{' '}
                <span className={styles.tick} /> no
              </p>
            )}
            {[
              'Name of the child',
              'Name of the parent or guardian',
              'How we reach you',
              'Date',
              'Signature',
            ].map((line) => (
              <p key={line} className={styles.line}>
                {line}
              </p>
            ))}
          </section>
        ))}
    </>
  );
}
