/** What is kept of people, and how it goes: first what would go, then on hold, all at once. */
import { Info } from 'lucide-react';
import { toast } from 'react-toastify';
import { peopleEndpoints } from '#contract/registration/people.ts';
import { useAnswers } from '#web/client/ask.ts';
import { useCommand } from '#web/client/command.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';

import { HoldButton } from '#web/ui/HoldButton.tsx';
import { KeptData } from '#web/ui/KeptData.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { say } from '#web/ui/say.ts';
import styles from './Settings.module.css';
import type { AdminEvent } from './use-event-change.ts';

export function DataPanel({ event }: { event: AdminEvent }) {
  const answers = useAnswers();
  const erase = useCommand(peopleEndpoints.eraseEvent, {
    failed: say('people.nothingErased'),
    onDone: (answer) => {
      if (!answer.done) return;
      const count = answer.people;

      if (answer.finished) toast.success(say('people.erased', { count }));
      else toast.info(say('people.beingErased', { count }));
      void answers.askAnew('everything');
    },
  });
  const plan = erase.answer && !erase.answer.done ? erase.answer : undefined;
  const send = (dryRun: boolean) => erase.send({ params: { id: event.id }, body: { dryRun } });
  return (
    <div id="data" className={styles.anchor}>
      <Panel title={say('people.data')}>
        <div className={styles.form}>
          <p className="muted">{say('people.dataLead')}</p>
          <details className={styles.told}>
            <summary>{say('people.whatTheyAreTold')}</summary>
            <KeptData eraseAfterDays={event.settings.eraseAfterDays} />
          </details>
          {plan && plan.people === 0 && <p className="strong">{say('people.nothingLeft')}</p>}
          {plan && plan.people > 0 && (
            <>
              <Banner tone="warn" icon={Info} lead={say('people.willBeErased', { count: plan.people })}>
                {say('people.lettersToo', { count: plan.letters })}
                {plan.withdrawn > 0 && ` ${say('people.willBeWithdrawn', { count: plan.withdrawn })}`}
                {plan.already > 0 && ` ${say('people.erasedBefore', { count: plan.already })}`}
              </Banner>
              <HoldButton
                kind="destructive"
                busy={erase.busy}
                onHeld={() => send(false)}
                question={{
                  title: say('people.eraseAsk', { name: event.name }),
                  body: say('people.final'),
                  confirm: say('people.eraseIt'),
                  cancel: say('people.keepIt'),
                }}
              >
                {say('people.holdErase')}
              </HoldButton>
            </>
          )}
          {!plan && (
            <div className={styles.foot}>
              <Button busy={erase.busy} onClick={() => send(true)}>
                {say('people.seeFirst')}
              </Button>
            </div>
          )}
        </div>
      </Panel>
    </div>
  );
}
