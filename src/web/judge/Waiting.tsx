/** Before the first act: who is judging, what is judged, and how to keep the device ready. */
import { List, PencilLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { LanguageSwitch } from '#web/client/LanguageSwitch.tsx';
import { Button } from '#web/ui/Button.tsx';
import { EventLogo } from '#web/ui/EventLogo.tsx';
import { listed } from '#web/ui/format.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Name } from '#web/ui/Name.tsx';
import { say, tell } from '#web/ui/say.ts';
import { canStayAwake } from '#web/ui/wake-lock.ts';
import type { Panel } from './held.ts';
import styles from './Waiting.module.css';

const bold = (words: ReactNode) => <b>{words}</b>;

export function Waiting({
  panel,
  lead,
  onList,
  onPractise,
}: {
  panel: Panel;
  /** What the judge waits for now. */
  lead: string;
  onList: () => void;
  onPractise: () => void;
}) {
  const names = [...new Set(panel.criteria.map((criterion) => criterion.name))];
  return (
    <div className={styles.waiting}>
      <div className="row between wrap">
        <span className="muted">
          <EventLogo /> <bdi>{panel.judge.eventName}</bdi>
        </span>
        <div className={styles.language}>
          <LanguageSwitch />
        </div>
      </div>
      <h1 className={styles.title}>
        {tell('judge.welcome', { name: <Name plain>{panel.judge.name}</Name> })}
      </h1>
      <p className="lead">
        {panel.performances.length === 0
          ? panel.reviews
            ? say('judge.reviewsOnly')
            : say('judge.noActs')
          : lead}
      </p>
      <ul className={styles.facts}>
        {names.length > 0 && <li>{tell('judge.youScore', { b: bold, criteria: listed(names) })}</li>}
        <li>{tell('judge.leaveOpen', { b: bold })}</li>
        {!canStayAwake() && <li>{tell('judge.autoLock', { b: bold })}</li>}
      </ul>
      <div className="row wrap">
        {names.length > 0 && (
          <Button size="l" onClick={onPractise}>
            <Icon of={PencilLine} /> {say('judge.tryPractice')}
          </Button>
        )}
        {panel.performances.length > 0 && (
          <Button size="l" className={styles.list} onClick={onList}>
            <Icon of={List} /> {say('judge.seeAll')}
          </Button>
        )}
      </div>
    </div>
  );
}
