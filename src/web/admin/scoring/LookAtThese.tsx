/** What an admin should look at, in words: devices that hold marks, doubts about the figures. */
import { CircleAlert, type LucideIcon, MoveHorizontal, Users, WifiOff } from 'lucide-react';
import { showTime } from '#web/ui/format.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { say } from '#web/ui/say.ts';
import styles from './Scoring.module.css';
import type { Doubt, Judge, Scoring } from './use-scoring.ts';
import { doubtWords, type Said } from './words.ts';

const ICONS: Partial<Record<Doubt['kind'], LucideIcon>> = {
  disagreement: MoveHorizontal,
  shared_place: Users,
};

export function LookAtThese({ scoring, timeZone }: { scoring: Scoring; timeZone: string }) {
  const offline = scoring.judges.filter((judge) => !judge.online && judge.unsent > 0);
  // A certified result keeps its shared places.
  const isCertified = scoring.result?.state === 'certified';
  const doubts = scoring.doubts.filter(({ kind }) => !(isCertified && kind === 'shared_place'));
  if (offline.length === 0 && doubts.length === 0) return null;
  return (
    <Panel title={say('scoring.lookAtThese')}>
      <ul className={styles.doubts}>
        {offline.map((judge) => (
          <Doubtful key={judge.id} icon={WifiOff} said={offlineWords(judge, timeZone)} />
        ))}
        {doubts.map((doubt, index) => (
          <Doubtful
            // biome-ignore lint/suspicious/noArrayIndexKey: the list is made anew with each answer
            key={index}
            icon={ICONS[doubt.kind] ?? CircleAlert}
            said={doubtWords(doubt, scoring)}
          />
        ))}
      </ul>
    </Panel>
  );
}

const Doubtful = ({ icon, said }: { icon: LucideIcon; said: Said }) => (
  <li>
    <span className={styles.warn}>
      <Icon of={icon} size={20} />
    </span>
    <span>
      <b>{said.lead}</b> {said.rest}
    </span>
  </li>
);

const offlineWords = (judge: Judge, timeZone: string): Said => ({
  lead: say('scoring.offlineLead', { name: judge.name }),
  rest: [
    say('scoring.offlineRest', { count: judge.unsent }),
    ...(judge.lastSeenAt === null
      ? []
      : [say('scoring.lastSeen', { time: showTime(judge.lastSeenAt, timeZone) })]),
  ].join(' '),
});
