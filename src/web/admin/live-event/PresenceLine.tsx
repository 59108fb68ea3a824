/** Who follows the show, as far as they answer: green while they do, then when they were heard last, then grey. */
import { WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { shortNames } from '#domain/judging/short-name.ts';
import { Dot } from '#web/ui/Chip.tsx';
import { useSecond } from '#web/ui/clock.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { say, tell } from '#web/ui/say.ts';
import { useDesk } from './desk.ts';
import styles from './PresenceLine.module.css';
import { silenceOf } from './silence.ts';

export function PresenceLine() {
  const { view, connected } = useDesk();
  const { presence, judges } = view;
  return (
    <span className={styles.presence} aria-live="off">
      <Screens kind="projector" here={presence.projectors} />
      <Screens kind="mc" here={presence.mcs} />
      {judges.length > 0 && <Judges />}
      {connected && presence.audience > 0 ? (
        <Here>{say('cues.phones', { count: presence.audience })}</Here>
      ) : (
        <span>
          <Dot />
          {say('cues.noPhones')}
        </span>
      )}
    </span>
  );
}

interface ScreensProps {
  kind: keyof typeof WORDS;
  here: number;
}

const WORDS = {
  projector: {
    one: 'cues.projector',
    many: 'cues.projectors',
    of: 'cues.projectorsOf',
    none: 'cues.noProjector',
  },
  mc: { one: 'cues.mcHere', many: 'cues.mcs', of: 'cues.mcsOf', none: 'cues.noMc' },
} as const;

function Screens({ kind, here }: ScreensProps) {
  const words = WORDS[kind];
  const { view, connected, now } = useDesk();
  const at = useSecond(now, 0);
  const silent = connected ? view.presence.silent.filter((device) => device.kind === kind) : [];
  const [newest] = silent;
  const silence = newest && silenceOf(newest.heardAt, at);
  if (newest && silence && !silence.gone)
    return (
      <Away silent>
        {tell('cues.heardLast', { name: <bdi>{newest.name || say(words.one)}</bdi>, time: silence.time })}
      </Away>
    );
  if (!connected || here === 0) return <Away>{say(words.none)}</Away>;
  if (silent.length > 0) return <Away>{say(words.of, { here, all: here + silent.length })}</Away>;
  return <Here>{here > 1 ? say(words.many, { here }) : say(words.one)}</Here>;
}

function Judges() {
  const { view, connected, now } = useDesk();
  const at = useSecond(now, 0);
  const { judges } = view;
  const called = shortNames(judges.map(({ name }) => name));
  const named = judges.map((judge, index) => ({ ...judge, called: called[index] ?? judge.name }));
  const away = connected ? named.filter((judge) => !judge.online) : named;
  const silent = away.flatMap(({ called: name, lastSeenAt }) => {
    const silence = lastSeenAt === null ? undefined : silenceOf(lastSeenAt, at);
    return silence === undefined || silence.gone ? [] : [{ name, time: silence.time }];
  });
  const [one] = silent;
  if (away.length === 0) return <Here>{say('cues.judges', { count: judges.length })}</Here>;
  if (connected && one)
    return (
      <Away silent>
        {silent.length > 1
          ? say('cues.judgesNotHeard', { count: silent.length })
          : tell('cues.heardLast', { name: <bdi>{one.name}</bdi>, time: one.time })}
      </Away>
    );
  return (
    <Away>
      {away.length === judges.length
        ? say('cues.noJudgeOnline')
        : say('cues.judgesOffline', { count: away.length })}
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
