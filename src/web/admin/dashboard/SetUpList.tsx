/** The first days of an event: what is left to set up. */
import { Check } from 'lucide-react';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import styles from './Dashboard.module.css';
import type { SetUpStep } from './set-up.ts';

export function SetUpList({ steps }: { steps: readonly SetUpStep[] }) {
  const next = steps.find((step) => !step.done);
  return (
    <Panel>
      <ol className={styles.needs}>
        {steps.map((step) => (
          <li key={step.title}>
            <span className={styles.point} data-done={step.done}>
              {step.done && <Icon of={Check} size={13} strokeWidth={3.5} label="Done" />}
            </span>
            <div className="grow">
              <h2 className={styles.needTitle}>{step.title}</h2>
              <p className={styles.needDetail}>{step.detail}</p>
            </div>
            <ButtonLink kind={step === next ? 'primary' : 'secondary'} to={step.to}>
              {step.done ? 'Change' : 'Set up'}
              <span className="vh">: {step.title}</span>
            </ButtonLink>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
