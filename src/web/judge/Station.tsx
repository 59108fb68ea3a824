/** A judge at work: follows the show, keeps every tap, and says where each mark is. */
import { ClipboardCheck, LogOut, Moon, X } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { LanguageSwitch } from '#web/client/LanguageSwitch.tsx';
import { languageTold } from '#web/client/language.ts';
import { useLive } from '#web/client/live.ts';
import { chooseTheme, useThemeChoice } from '#web/theme.ts';
import { Mark } from '#web/ui/Brand.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Dot } from '#web/ui/Chip.tsx';
import { cx } from '#web/ui/cx.ts';
import { showDecimal } from '#web/ui/format.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { LoadingBlock } from '#web/ui/LoadingBlock.tsx';
import { Menu } from '#web/ui/Menu.tsx';
import { Name } from '#web/ui/Name.tsx';
import { focusHeading, usePageTitle } from '#web/ui/page.ts';
import { SkipLink } from '#web/ui/SkipLink.tsx';
import { say, useLanguage } from '#web/ui/say.ts';
import { useWakeLock } from '#web/ui/wake-lock.ts';
import { ActList } from './ActList.tsx';
import { type Act, actsOf, actWord, callsGivenOn, nextToScore, ownSpread } from './acts.ts';
import { EndSession } from './EndSession.tsx';
import { FaceOff } from './FaceOff.tsx';
import { JudgeCall } from './JudgeCall.tsx';
import { askedFor, Nudge } from './Nudge.tsx';
import { keepPageForOffline } from './offline-page.ts';
import { Practice } from './Practice.tsx';
import { ReviewPage } from './review/ReviewPage.tsx';
import { useReview } from './review/use-review.ts';
import { Sheet } from './Sheet.tsx';
import styles from './Station.module.css';
import type { StoredJudge } from './session.ts';
import { judgeWaits, opensAgain, stageNow } from './stage-now.ts';
import { useOpenAct } from './use-open-act.ts';
import { useOutbox } from './use-outbox.ts';
import { Waiting } from './Waiting.tsx';
import { WhereLine } from './Where.tsx';

export function Station({ judge }: { judge: StoredJudge }) {
  const { outbox, state } = useOutbox(judge.id);
  const live = useLive('judge');
  const [listed, setListed] = useState(false);
  const [ending, setEnding] = useState(false);
  const [practising, setPractising] = useState(false);
  const [reviewing, setReviewing] = useState(false);
  // Whoever opens something is taken to its heading; what opens by itself takes nobody along.
  const [arrivals, setArrivals] = useState(0);
  useEffect(() => (arrivals === 0 ? undefined : focusHeading()), [arrivals]);
  const theme = useThemeChoice();
  useWakeLock();
  const loaded = state.panel !== undefined;
  const { language } = useLanguage();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language is another page to keep
  useEffect(() => {
    if (loaded) void languageTold().then(keepPageForOffline);
  }, [loaded, language]);

  const stage = useMemo(() => stageNow(live.view, live.connected), [live.view, live.connected]);
  const acts = useMemo(() => actsOf(state, stage), [state, stage]);
  const { openId, open, offered } = useOpenAct(acts, state.panel !== undefined);
  const act = acts.find((one) => one.id === openId);
  usePageTitle(act ? say('judge.titleAct', { name: act.performance.stageName }) : say('judge.title'));

  // The show moved on: acts may have opened, been locked, or joined the order.
  const { view } = live;
  useEffect(() => {
    if (view) void outbox.wake();
  }, [view, outbox]);

  const reviews = state.panel?.reviews ?? false;
  const review = useReview(reviews, live.connected, view?.version ?? 0);
  const waits = review.data?.acts.filter((one) => one.state === 'with_head_judge').length ?? 0;
  const done = acts.filter((one) => one.progress === 'done').length;
  const left = acts.filter(
    (one) => one.progress !== 'done' && !one.performance.scratched && !one.performance.excused,
  ).length;
  const closer = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!listed) return;
    closer.current?.focus();
    const close = (event: KeyboardEvent) => event.key === 'Escape' && setListed(false);
    addEventListener('keydown', close);
    return () => removeEventListener('keydown', close);
  }, [listed]);
  const spread = ownSpread(acts);
  const choose = (id: string) => {
    open(id);
    setReviewing(false);
    setListed(false);
    setArrivals((before) => before + 1);
  };
  const practise = (on: boolean) => {
    setPractising(on);
    setArrivals((before) => before + 1);
  };
  const following = act && nextToScore(acts, act.id);
  const asked = askedFor(state, acts);

  return (
    <div className={styles.station}>
      <link rel="manifest" href="/judge.webmanifest" />
      <SkipLink>{say('judge.skip')}</SkipLink>
      <aside className={cx(styles.side, listed && styles.listed)} aria-label={say('judge.acts')}>
        <div>
          <div className={styles.judge}>
            <div>
              <Name plain className={styles.who}>
                {state.panel?.judge.name ?? judge.name}
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
                { label: say('judge.endSession'), icon: LogOut, onSelect: () => setEnding(true) },
              ]}
            />
            <Button
              ref={closer}
              icon
              className={styles.close}
              aria-label={say('judge.closeList')}
              onClick={() => setListed(false)}
            >
              <Icon of={X} size={24} />
            </Button>
          </div>
          <div className={styles.language}>
            <LanguageSwitch />
          </div>
          {reviews && acts.length > 0 && (
            <div className={styles.review}>
              <Button
                block
                kind={waits > 0 && !reviewing ? 'primary' : 'outline'}
                aria-pressed={reviewing}
                onClick={() => {
                  setReviewing(!reviewing);
                  setListed(false);
                }}
              >
                <Icon of={ClipboardCheck} />{' '}
                {waits > 0 ? say('judge.reviewWaiting', { count: waits }) : say('judge.review')}
              </Button>
            </div>
          )}
        </div>
        <ActList acts={acts} openId={openId} roomy={listed} onOpen={choose} />
        <div className={styles.where}>
          <WhereLine
            state={state}
            others={state.panel?.otherDevices ?? []}
            nameOf={(id) => view?.performances.find((one) => one.performanceId === id)?.stageName}
            onDrop={(id) => outbox.drop(id)}
          />
          {view && <JudgeCall judgeId={judge.id} view={view} connected={live.connected} />}
        </div>
      </aside>
      <main className={styles.main} id="main" tabIndex={-1} inert={listed}>
        {reviews && (reviewing || acts.length === 0) ? (
          <ReviewPage
            review={review.data}
            connected={live.connected && !review.isError}
            onLeave={acts.length === 0 ? undefined : () => setReviewing(false)}
          />
        ) : act ? (
          <Sheet
            key={act.id}
            act={act}
            outbox={outbox}
            state={state}
            clock={act.stage === 'on_stage' ? (live.view?.clock ?? null) : null}
            closesAt={view?.performances.find((one) => one.performanceId === act.id)?.locksAt ?? null}
            now={live.serverNow}
            opensAgain={opensAgain(view, live.serverNow())}
            given={(criterion, kinds) => callsGivenOn(acts, criterion, kinds)}
            countWord={say('judge.countOf', { done, all: acts.length })}
            onList={() => setListed(true)}
            onSkip={following ? () => choose(following.id) : undefined}
          />
        ) : state.panel && practising ? (
          <Practice
            panel={state.panel}
            state={state}
            countWord={say('judge.countOf', { done, all: acts.length })}
            onList={() => setListed(true)}
            onLeave={() => practise(false)}
          />
        ) : state.panel ? (
          <Waiting
            panel={state.panel}
            lead={judgeWaits(view, live.serverNow())}
            onList={() => setListed(true)}
            onPractise={() => practise(true)}
          />
        ) : (
          <LoadingBlock rows={5} label={say('judge.loading')} />
        )}
        {state.rehearsalOver && (
          <div className={styles.offer} role="status">
            <Button size="l" onClick={outbox.readRehearsalOver}>
              {say('judge.rehearsalOver')}
            </Button>
          </div>
        )}
        {offered && !state.rehearsalOver && <Offer act={offered} onGo={() => choose(offered.id)} />}
        {asked && asked.id !== openId && !offered && !state.rehearsalOver && (
          <Nudge act={asked} onGo={() => choose(asked.id)} />
        )}
      </main>
      <FaceOff connected={live.connected} />
      <EndSession open={ending} state={state} onStay={() => setEnding(false)} />
    </div>
  );
}

function Offer({ act, onGo }: { act: Act; onGo: () => void }) {
  return (
    <div className={styles.offer} role="status">
      <Button size="l" onClick={onGo}>
        <Dot tone="lit" /> {say('judge.isOn', { act: actWord(act.performance.number) })}
      </Button>
    </div>
  );
}
