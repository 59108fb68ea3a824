/** Before the first act: who is judging, what is judged, and how to keep the device ready. */
import { List, PencilLine } from 'lucide-react';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Name } from '#web/ui/Name.tsx';
import type { Panel } from './held.ts';
import { canStayAwake } from './use-wake-lock.ts';
import styles from './Waiting.module.css';

export function Waiting({
  panel,
  onList,
  onPractise,
}: {
  panel: Panel;
  onList: () => void;
  onPractise: () => void;
}) {
  const names = [...new Set(panel.criteria.map((criterion) => criterion.name))];
  return (
    <div className={styles.waiting}>
      <p className="muted">{panel.judge.eventName}</p>
      <h1 className={styles.title}>
        Welcome, <Name plain>{panel.judge.name}</Name>
      </h1>
      <p className="lead">
        {panel.performances.length === 0
          ? panel.reviews
            ? 'You review what the other judges give. Acts appear under Review as soon as a sheet is in.'
            : 'No acts are on your list yet. They appear here by themselves.'
          : 'The first act opens here by itself when it goes on stage.'}
      </p>
      <ul className={styles.facts}>
        {names.length > 0 && (
          <li>
            <b>You score</b> {names.join(', ')}
          </li>
        )}
        <li>
          <b>Leave this page open.</b> Every mark is kept on this device at once, also while the network is
          down.
        </li>
        {!canStayAwake() && (
          <li>
            <b>Switch auto-lock off</b> in this device’s display settings, so that the screen stays on.
          </li>
        )}
      </ul>
      <div className="row wrap">
        {names.length > 0 && (
          <Button size="l" onClick={onPractise}>
            <Icon of={PencilLine} /> Try a practice act
          </Button>
        )}
        {panel.performances.length > 0 && (
          <Button size="l" className={styles.list} onClick={onList}>
            <Icon of={List} /> See all acts
          </Button>
        )}
      </div>
    </div>
  );
}
