/** The door to the admin: the mark on the dark side, a form by daylight. */
import type { ReactNode } from 'react';
import { LanguageRow } from '#web/public/LanguageRow.tsx';
import { Wordmark } from '#web/ui/Brand.tsx';
import { Form } from '#web/ui/Form.tsx';
import styles from './Backstage.module.css';

/** `onSubmit` is called instead of the browser's own sending. */
export function Backstage({
  title,
  onSubmit,
  children,
}: {
  title: string;
  onSubmit: () => void;
  children: ReactNode;
}) {
  return (
    <div className={styles.page}>
      <div className={styles.poster} data-theme="dark">
        <div className={styles.brand}>
          <Wordmark height={34} />
        </div>
        <svg className={styles.figure} viewBox="0 0 720 900" aria-hidden="true">
          <path className={styles.ring} d="M199.3 685.7A250 250 0 1 1 520.7 685.7" />
          <circle className={styles.dot} cx="360" cy="704" r="85" />
        </svg>
      </div>
      <main className={styles.side}>
        <Form className={styles.form} onSubmit={onSubmit}>
          <LanguageRow />
          <h1 className={`h1 ${styles.title}`}>{title}</h1>
          {children}
        </Form>
      </main>
    </div>
  );
}
