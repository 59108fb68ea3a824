/** Who follows the show, as far as they answer: green while they do, then when they were heard last, then grey. */
import { WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AdminView } from '#contract/live/views.ts';
import { Dot } from '#web/ui/Chip.tsx';
import { useSecond } from '#web/ui/clock.ts';
import { counted } from '#web/ui/format.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { useDesk } from './desk.ts';
import styles from './PresenceLine.module.css';
import { silenceOf } from './silence.ts';

export function PresenceLine() {
  const { view, connected } = useDesk();
  const { presence, judges } = view;
  return (
    <span className={styles.presence} aria-live="off">
      <Screens kind="projector" here={presence.projectors} word="Projector" words="projectors" />
      <Screens kind="mc" here={presence.mcs} word="MC" words="MCs" />
      {judges.length > 0 && <Judges />}
      {connected && presence.audience > 0 ? (
        <Here>{counted(presence.audience, 'phone')}</Here>
      ) : (
        <span>
          <Dot />
          No phones
        </span>
      )}
    </span>
  );
}

interface ScreensProps {
  kind: AdminView['presence']['silent'][number]['kind'];
  here: number;
  word: string;
  words: string;
}

function Screens({ kind, here, word, words }: ScreensProps) {
  const { view, connected, now } = useDesk();
  const at = useSecond(now, 0);
  const silent = connected ? view.presence.silent.filter((device) => device.kind === kind) : [];
  const [newest] = silent;
  const silence = newest && silenceOf(view, newest.heardAt, at);
  if (newest && silence && !silence.gone)
    return (
      <Away silent>
        <bdi>{newest.name || word}</bdi>, {silence.words}
      </Away>
    );
  if (!connected || here === 0) return <Away>No {kind === 'mc' ? word : word.toLowerCase()}</Away>;
  if (silent.length > 0)
    return (
      <Away>
        {here} of {here + silent.length} {words}
      </Away>
    );
  return <Here>{here > 1 ? `${here} ${words}` : word}</Here>;
}

function Judges() {
  const { view, connected, now } = useDesk();
  const at = useSecond(now, 0);
  const { judges } = view;
  const away = connected ? judges.filter((judge) => !judge.online) : judges;
  const silent = away.flatMap(({ name, lastSeenAt }) => {
    const silence = lastSeenAt === null ? undefined : silenceOf(view, lastSeenAt, at);
    return silence === undefined || silence.gone ? [] : [{ name, words: silence.words }];
  });
  const [one] = silent;
  if (away.length === 0) return <Here>{counted(judges.length, 'judge')}</Here>;
  if (connected && one)
    return (
      <Away silent>
        {silent.length > 1 ? `${counted(silent.length, 'judge')} not heard` : <bdi>{one.name}</bdi>}
        {silent.length === 1 && `, ${one.words}`}
      </Away>
    );
  return (
    <Away>
      {away.length === judges.length ? 'No judge online' : `${counted(away.length, 'judge')} offline`}
    </Away>
  );
}

function Here({ children }: { children: ReactNode }) {
  return (
    <span>
      <Dot tone="ok" />
      {children}
    </span>
  );
}

function Away({ silent, children }: { silent?: boolean; children: ReactNode }) {
  return (
    <span className={silent ? styles.silent : styles.gone}>
      <Icon of={WifiOff} size={16} />
      <span>{children}</span>
    </span>
  );
}
