/** One step of erasing in its row. */
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { peopleEndpoints } from '#contract/registration/people.ts';
import { Icon } from '#web/ui/Icon.tsx';
import own from './Erasing.module.css';

/** What is kept of the event's people, part by part. */
export type Kept = AnswerOf<typeof peopleEndpoints.kept>;

interface StepProps {
  title: string;
  lead: ReactNode;
  icon?: ReactNode;
  /** What there is to press. */
  children?: ReactNode;
}

/** One step: its number or sign, what it is about, and its buttons. */
export function Step({ title, lead, icon, children }: StepProps) {
  return (
    <li>
      <span className={own.point}>{icon}</span>
      <div>
        <h3>{title}</h3>
        <div className={own.lead}>{lead}</div>
      </div>
      {children && <div className={own.press}>{children}</div>}
    </li>
  );
}

/** The mark of a part that is gone. */
export const DONE = <Icon of={Check} size={14} strokeWidth={3.5} />;
