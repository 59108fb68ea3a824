/** Beside a judge's sheet: whose tablet it is, the acts, and where each mark is. */
import { ClipboardCheck, LogOut, Moon, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { LiveViews } from '#contract/live/views.ts';
import { showEndpoints } from '#contract/show/endpoints.ts';
import { CallDesk } from '#web/client/CallDesk.tsx';
import { useCommand } from '#web/client/command.ts';
import { LanguageSwitch } from '#web/client/LanguageSwitch.tsx';
import type { useLive } from '#web/client/live.ts';
import { chooseTheme, useThemeChoice } from '#web/theme.ts';
import { Mark } from '#web/ui/Brand.tsx';
import { Button } from '#web/ui/Button.tsx';
import { cx } from '#web/ui/cx.ts';
import { deviceWords } from '#web/ui/device-words.ts';
import { EventLogo } from '#web/ui/EventLogo.tsx';
import { showDecimal } from '#web/ui/format.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Menu } from '#web/ui/Menu.tsx';
import { Name } from '#web/ui/Name.tsx';
import { say } from '#web/ui/say.ts';
import { ActList } from './ActList.tsx';
import { type JudgedAct, ownSpread } from './acts.ts';
import { FaceOffAgain, type FaceOffHere } from './FaceOff.tsx';
import type { Outbox, OutboxState } from './outbox.ts';
import styles from './Station.module.css';
import type { StoredJudge } from './session.ts';
import { WhereLine } from './Where.tsx';

interface SideProps {
  judge: StoredJudge;
  outbox: Outbox;
  state: OutboxState;
  live: ReturnType<typeof useLive<'judge'>>;
  acts: readonly JudgedAct[];
  openId: string | null;
  faceOff: FaceOffHere;
  /** Whether the list lies over the sheet, as on a phone. */
  listed: boolean;
  /** Of a head judge with something to look at: how many acts wait, and whether that page is open. */
  review: { waits: number; isOpen: boolean; onPress: () => void } | undefined;
  onOpen: (id: string) => void;
  onCloseList: () => void;
  onEnd: () => void;
}

export function Side(props: SideProps) {
  const { judge, outbox, state, live, acts, openId, faceOff, listed, review, ...on } = props;
  const { view } = live;
  return (
    <aside className={cx(styles.side, listed && styles.listed)} aria-label={say('judge.acts')}>
      <div>
        <div className={styles.judge}>
          <Who name={state.panel?.judge.name ?? judge.name} acts={acts} />
          <JudgeMenu onEnd={on.onEnd} />
          <CloseList listed={listed} onClose={on.onCloseList} />
        </div>
        <div className={styles.language}>
          <LanguageSwitch />
          <EventLogo />
        </div>
        <FaceOffAgain
          here={faceOff}
          className={styles.review}
          onPress={() => {
            on.onCloseList();
            faceOff.bringBack();
          }}
        />
        {review && (
          <div className={styles.review}>
            <Button
              block
              kind={review.waits > 0 && !review.isOpen ? 'primary' : 'outline'}
              aria-pressed={review.isOpen}
              onClick={review.onPress}
            >
              <Icon of={ClipboardCheck} />{' '}
              {review.waits > 0 ? say('judge.reviewWaiting', { count: review.waits }) : say('judge.review')}
            </Button>
          </div>
        )}
      </div>
      <ActList acts={acts} openId={openId} roomy={listed} onOpen={on.onOpen} />
      <div className={styles.where}>
        <WhereLine
          state={state}
          others={(state.panel?.otherDevices ?? []).map(deviceWords)}
          nameOf={(id) => view?.performances.find((one) => one.performanceId === id)?.stageName}
          onDrop={(id) => outbox.drop(id)}
        />
        {view && <JudgeCall judgeId={judge.id} view={view} connected={live.connected} />}
      </div>
    </aside>
  );
}

/** The judge's name, how far they are and how wide they score. */
function Who({ name, acts }: { name: string; acts: readonly JudgedAct[] }) {
  const done = acts.filter((one) => one.progress === 'done').length;
  const left = acts.filter(
    (one) => one.progress !== 'done' && !one.performance.scratched && !one.performance.excused,
  ).length;
  const spread = ownSpread(acts);
  return (
    <div>
      <Name plain className={styles.who}>
        {name}
      </Name>
      <div className="muted small">{say('judge.doneAndLeft', { done, left })}</div>
      {spread && (
        <div className="muted small">
          {say('judge.spread', {
            lowest: showDecimal(spread.lowest),
            highest: showDecimal(spread.highest),
          })}
        </div>
      )}
    </div>
  );
}

function JudgeMenu({ onEnd }: { onEnd: () => void }) {
  const theme = useThemeChoice();
  return (
    <Menu
      trigger={
        <Button kind="quiet" icon aria-label={say('judge.menu')}>
          <Mark size={28} />
        </Button>
      }
      entries={[
        {
          label: say(theme === 'light' ? 'judge.darkScreen' : 'judge.lightScreen'),
          icon: Moon,
          onSelect: () => chooseTheme(theme === 'light' ? 'dark' : 'light'),
        },
        { label: say('judge.endSession'), icon: LogOut, onSelect: onEnd },
      ]}
    />
  );
}

/** Takes the focus once the list lies over the sheet; Escape closes it as well. */
function CloseList({ listed, onClose }: { listed: boolean; onClose: () => void }) {
  const closer = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list was opened once, however often the page is drawn
  useEffect(() => {
    if (!listed) return;
    closer.current?.focus();
    const close = (event: KeyboardEvent) => event.key === 'Escape' && onClose();
    addEventListener('keydown', close);
    return () => removeEventListener('keydown', close);
  }, [listed]);
  return (
    <Button ref={closer} icon className={styles.close} aria-label={say('judge.closeList')} onClick={onClose}>
      <Icon of={X} size={24} />
    </Button>
  );
}

/** The judge calls the desk: a tablet that is stuck, a question that cannot wait. */
function JudgeCall({
  judgeId,
  view,
  connected,
}: {
  judgeId: string;
  view: LiveViews['judge'];
  connected: boolean;
}) {
  const ask = useCommand(showEndpoints.askForHelp);
  return (
    <CallDesk
      call={view.help.find((call) => call.judgeId === judgeId)}
      connected={connected}
      busy={ask.busy}
      lost={ask.error !== undefined}
      onCall={(needed) => ask.send({ round: view.round.id, body: { needed } })}
    />
  );
}
