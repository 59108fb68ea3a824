/** What is kept of people, and how it goes: first what would go, then on hold, all at once. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Info } from 'lucide-react';
import { toast } from 'react-toastify';
import { peopleEndpoints } from '#contract/registration/people.ts';
import { call, sentenceOf } from '#web/client/api.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { counted } from '#web/ui/format.ts';
import { HoldButton } from '#web/ui/HoldButton.tsx';
import { KeptData } from '#web/ui/KeptData.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import styles from './Settings.module.css';
import type { AdminEvent } from './use-event-change.ts';

export function DataPanel({ event }: { event: AdminEvent }) {
  const queries = useQueryClient();
  const erase = useMutation({
    mutationFn: (dryRun: boolean) =>
      call(peopleEndpoints.eraseEvent, { params: { id: event.id }, body: { dryRun } }),
    onSuccess: (answer) => {
      if (!answer.done) return;
      const whose = `The personal data of ${counted(answer.people, 'person', 'people')}`;
      if (answer.finished) toast.success(`${whose} is erased`);
      else toast.info(`${whose} is being erased; each act’s page says when it is done`);
      queries.invalidateQueries();
    },
    onError: (error) => toast.error(sentenceOf(error, 'Nothing was erased. Try again.')),
  });
  const plan = erase.data && !erase.data.done ? erase.data : undefined;
  return (
    <div id="data" className={styles.anchor}>
      <Panel title="Data">
        <div className={styles.form}>
          <p className="muted">
            Names, contacts, parents, consents, assistance and letters are kept sealed, seen by admins only,
            and each look is logged. Erasing takes them away for good; number, stage name, song and result
            stay. The server removes its own older copies after 30 days; what you downloaded is yours to
            delete. Everything kept about one person is given out from their own page, Personal data.
          </p>
          <details className={styles.told}>
            <summary>What performers and parents are told</summary>
            <KeptData eraseAfterDays={event.settings.eraseAfterDays} />
          </details>
          {plan && plan.people === 0 && <p className="strong">Nothing is left to erase.</p>}
          {plan && plan.people > 0 && (
            <>
              <Banner
                tone="warn"
                icon={Info}
                lead={`${counted(plan.people, 'person', 'people')} will be erased`}
              >
                {counted(plan.letters, 'letter')} with them. Private links stop working.
                {plan.withdrawn > 0 &&
                  ` The event has not been held: ${counted(plan.withdrawn, 'act')} will be withdrawn.`}
                {plan.already > 0 && ` ${plan.already} were erased before.`}
              </Banner>
              <HoldButton
                kind="destructive"
                busy={erase.isPending}
                onHeld={() => erase.mutate(false)}
                question={{
                  title: `Erase the personal data of ${event.name}?`,
                  body: 'This cannot be undone.',
                  confirm: 'Erase it',
                  cancel: 'Keep it',
                }}
              >
                Hold to erase
              </HoldButton>
            </>
          )}
          {!plan && (
            <div className={styles.foot}>
              <Button busy={erase.isPending} onClick={() => erase.mutate(true)}>
                See what would be erased
              </Button>
            </div>
          )}
        </div>
      </Panel>
    </div>
  );
}
