/** What is kept of an event's people and how it goes: step by step, each counted before, possible later. */
import { Download, Lock } from 'lucide-react';
import { peopleEndpoints } from '#contract/registration/people.ts';
import { sentenceOf } from '#web/client/api.ts';
import { useAsk } from '#web/client/ask.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { KeptData } from '#web/ui/KeptData.tsx';
import { LoadingBlock } from '#web/ui/LoadingBlock.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { say } from '#web/ui/say.ts';
import type { AdminEvent } from '../../use-current-event.ts';
import styles from '../Settings.module.css';
import own from './Erasing.module.css';
import { PartStep } from './PartStep.tsx';
import { type Kept, Step } from './Step.tsx';

/** While files are being cleared, and otherwise: somebody else may erase too. */
const UNDER_WAY_MS = 1_500;
const CALM_MS = 30_000;

export function ErasingSteps({ event }: { event: AdminEvent }) {
  const kept = useAsk(peopleEndpoints.kept, {
    params: { id: event.id },
    refetchInterval: ({ state }) =>
      state.data?.parts.some(({ erasing }) => erasing) ? UNDER_WAY_MS : CALM_MS,
  });
  return (
    <div id="data" className={styles.anchor}>
      <Panel title={say('people.data')}>
        <div className={styles.form}>
          <p className="muted">{say('people.dataLead')}</p>
          <details className={styles.told}>
            <summary>{say('people.whatTheyAreTold')}</summary>
            <KeptData eraseAfterDays={event.settings.eraseAfterDays} />
          </details>
          {kept.data ? (
            <Steps event={event} kept={kept.data} />
          ) : kept.isError ? (
            <p>{sentenceOf(kept.error, say('settings.listNotLoaded'))}</p>
          ) : (
            <LoadingBlock rows={5} label={say('people.counting')} />
          )}
        </div>
      </Panel>
    </div>
  );
}

function Steps({ event, kept }: { event: AdminEvent; kept: Kept }) {
  return (
    <ol className={own.steps}>
      <Step title={say('people.exportFirst')} lead={say('people.exportFirstLead')}>
        <ButtonLink size="s" to="/admin/settings/copies">
          <Icon of={Download} size={16} /> {say('settings.copies')}
        </ButtonLink>
        <ButtonLink size="s" to="/admin/scoring">
          {say('admin.scoring')}
        </ButtonLink>
        <ButtonLink size="s" to="/admin/participants">
          {say('admin.participants')}
        </ButtonLink>
      </Step>
      {kept.parts.map((part) => (
        <PartStep key={part.part} event={event} kept={kept} part={part} />
      ))}
      <Step
        icon={<Icon of={Lock} size={14} />}
        title={say('people.stays')}
        lead={say('people.staysLead', { acts: kept.stays.acts, results: kept.stays.results })}
      />
    </ol>
  );
}
