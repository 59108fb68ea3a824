/** Steps to or from the show, each with its place. Those that only a person knows of are ticked by hand. */
import { Check, Minus } from 'lucide-react';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { say } from '#web/ui/say.ts';
import type { Step } from './before-show.ts';
import styles from './Dashboard.module.css';

export interface StepListProps {
  title: string;
  steps: readonly Step[];
  /** What a person ticked of those steps that only a person knows of. */
  ticks?: { ticked: ReadonlySet<string>; tick: (key: string) => void };
  /** While the one thing to press stands elsewhere. */
  calm?: boolean;
}

export function StepList({ title, steps, ticks, calm = false }: StepListProps) {
  const first = steps.find(({ state }) => state === 'todo');
  const isOpen = ({ state }: Step) => state === 'todo' || state === 'byHand';
  const row = (step: Step) => (
    <StepRow key={step.key} step={step} isFirst={step === first && !calm} ticks={ticks} />
  );
  // Beside what needs somebody now, what is there already only takes room.
  const folded = calm ? steps.filter((step) => !isOpen(step)) : [];
  return (
    <Panel title={title} flush>
      <ol className={styles.needs}>{steps.filter((step) => !folded.includes(step)).map(row)}</ol>
      {folded.length > 0 && (
        <details className={styles.folded}>
          <summary>{say('dashboard.folded', { count: folded.length })}</summary>
          <ol className={styles.needs}>{folded.map(row)}</ol>
        </details>
      )}
    </Panel>
  );
}

function StepRow({ step, isFirst, ticks }: { step: Step; isFirst: boolean; ticks: StepListProps['ticks'] }) {
  return (
    <li>
      <span className={styles.point} data-done={step.state === 'done'}>
        {step.state === 'done' && <Icon of={Check} size={13} strokeWidth={3.5} label={say('admin.done')} />}
        {step.state === 'notNeeded' && (
          <Icon of={Minus} size={13} strokeWidth={3.5} label={say('dashboard.notNeeded')} />
        )}
      </span>
      <div className="grow">
        <h3 className={styles.needTitle}>{step.title}</h3>
        <p className={styles.needDetail}>{step.detail}</p>
        {ticks && (step.state === 'byHand' || ticks.ticked.has(step.key)) && (
          <Checkbox
            label={say('dashboard.tick', { title: step.title })}
            checked={ticks.ticked.has(step.key)}
            onChange={() => ticks.tick(step.key)}
          />
        )}
      </div>
      <ButtonLink kind={isFirst ? 'primary' : 'secondary'} to={step.to}>
        {step.action}
      </ButtonLink>
    </li>
  );
}
