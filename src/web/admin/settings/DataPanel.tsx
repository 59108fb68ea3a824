/** What is kept of people, and how it goes: first what would go, then on hold, all at once. */
import { Info } from 'lucide-react';
import { toast } from 'react-toastify';
import { peopleEndpoints } from '#contract/registration/people.ts';
import { useAnswers } from '#web/client/ask.ts';
import { useCommand } from '#web/client/command.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { counted } from '#web/ui/format.ts';
import { HoldButton } from '#web/ui/HoldButton.tsx';
import { KeptData } from '#web/ui/KeptData.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import styles from './Settings.module.css';
import type { AdminEvent } from './use-event-change.ts';

export function DataPanel({ event }: { event: AdminEvent }) {
  const answers = useAnswers();
  const erase = useCommand(peopleEndpoints.eraseEvent, {
    failed: 'Nothing was erased. Try again.',
    onDone: (answer) => {
      if (!answer.done) return;
      const whose = `The personal data of ${counted(answer.people, 'person', 'people')}`;
      if (answer.finished) toast.success(`${whose} is erased`);
      else toast.info(`${whose} is being erased; each act’s page says when it is done`);
      void answers.askAnew('everything');
    },
  });
  const plan = erase.answer && !erase.answer.done ? erase.answer : undefined;
  const send = (dryRun: boolean) => erase.send({ params: { id: event.id }, body: { dryRun } });
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
                busy={erase.busy}
                onHeld={() => send(false)}
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
              <Button busy={erase.busy} onClick={() => send(true)}>
                See what would be erased
              </Button>
            </div>
          )}
        </div>
      </Panel>
    </div>
  );
}
