/** What must be put right before a form can go, at its top, in words, with a way to each field. */
import { CircleAlert } from 'lucide-react';
import { type MouseEvent, useEffect, useRef } from 'react';
import styles from './Field.module.css';
import { fieldId } from './Field.tsx';
import { Icon } from './Icon.tsx';
import { say } from './say.ts';

/** One thing to put right: the field's name and the message that says how. */
export interface FieldProblem {
  name: string;
  message: string;
}

/** The problems of a reply or a check (`{path: message}`) in the order of the form. */
export function problemsOf(fields: Readonly<Record<string, string>>): FieldProblem[] {
  return Object.entries(fields).map(([name, message]) => ({ name, message }));
}

/**
 * The list of what is wrong in a form, with the way to each field. It takes the focus whenever a new list of
 * problems arrives, and puts "Error:" before the page's title while it stands. Nothing is shown for an empty list.
 */
export function ErrorSummary({ problems }: { problems: readonly FieldProblem[] }) {
  const box = useRef<HTMLDivElement>(null);
  const wrong = problems.length > 0;

  useEffect(() => {
    if (problems.length > 0) box.current?.focus();
  }, [problems]);

  useEffect(() => {
    if (!wrong) return;
    const title = document.title;
    document.title = say('parts.errorTitle', { title });
    return () => {
      document.title = title;
    };
  }, [wrong]);

  if (!wrong) return null;
  return (
    <div className={styles.summary} role="alert" tabIndex={-1} ref={box}>
      <div className={styles.summaryTitle}>
        <Icon of={CircleAlert} size={24} />
        <h2 className="h2">{say('parts.toFix', { count: problems.length })}</h2>
      </div>
      <ul>
        {problems.map((problem) => (
          <li key={problem.name}>
            <a href={`#${fieldId(problem.name)}`} onClick={(event) => goTo(event, problem.name)}>
              {problem.message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function goTo(event: MouseEvent, name: string): void {
  const field = document.getElementById(fieldId(name));
  if (!field) return;
  event.preventDefault();
  const first = field.matches('fieldset')
    ? field.querySelector<HTMLElement>('input:checked, input, button, textarea, select')
    : field;
  (first ?? field).focus({ preventScroll: true });
  field.scrollIntoView({ block: 'center' });
}
