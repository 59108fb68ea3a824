/** The lines that need somebody. */
import { CircleAlert } from 'lucide-react';
import { Fragment } from 'react';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Chip } from '#web/ui/Chip.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { say } from '#web/ui/say.ts';
import styles from './Dashboard.module.css';
import type { Need } from './needs.ts';

/** `calm` while the one thing to press stands elsewhere. */
export function NeedList({ needs, calm }: { needs: readonly Need[]; calm: boolean }) {
  if (needs.length === 0)
    return (
      <Panel>
        <p className={styles.calm}>{say('dashboard.calm')}</p>
      </Panel>
    );
  return (
    <Panel>
      <ol className={styles.needs}>
        {needs.map((need, index) => (
          <li key={need.key}>
            <span className={styles.quantity}>{need.count === 0 ? '–' : need.count}</span>
            <div className="grow">
              <h2 className={styles.needTitle}>
                {need.title}
                {need.pressing && (
                  <Chip tone={need.pressing.tone} icon={CircleAlert}>
                    {need.pressing.words}
                  </Chip>
                )}
              </h2>
              <p className={styles.needDetail}>
                {need.names.map((name, at) => (
                  <Fragment key={name}>
                    {at > 0 && ', '}
                    <bdi>{name}</bdi>
                  </Fragment>
                ))}
                {/* One that ends the sentence of the names begins with its full stop. */}
                {need.names.length > 0 && !need.detail.startsWith('.') && ' '}
                {need.detail}
              </p>
            </div>
            <ButtonLink kind={index === 0 && !calm ? 'primary' : 'secondary'} to={need.action.to}>
              {need.action.label}
            </ButtonLink>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
