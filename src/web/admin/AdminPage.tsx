/** A page of the admin: its name, a word on how things stand beside it, what can be done, then the rest. */
import type { ReactNode } from 'react';
import styles from './AdminPage.module.css';

export interface AdminPageProps {
  title: string;
  /** How things stand, in a line below the name. */
  summary?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

export function AdminPage({ title, summary, actions, children }: AdminPageProps) {
  return (
    <div className={styles.page}>
      <header className={styles.top}>
        <div>
          <h1 className={`h1 ${styles.title}`}>{title}</h1>
          {summary && <p className="muted">{summary}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  );
}
