/** A judge at work: follows the show, keeps every tap, and says where each mark is. */
import { useEffect, useMemo, useState } from 'react';
import { languageTold } from '#web/client/language.ts';
import { useLive } from '#web/client/live.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dot } from '#web/ui/Chip.tsx';
import { LoadingBlock } from '#web/ui/LoadingBlock.tsx';
import { focusHeading, usePageTitle } from '#web/ui/page.ts';
import { SkipLink } from '#web/ui/SkipLink.tsx';
import { say, useLanguage } from '#web/ui/say.ts';
import { useWakeLock } from '#web/ui/wake-lock.ts';
import { actsOf, actWord, callsGivenOn, type JudgedAct, nextToScore, practiceAct } from './acts.ts';
import { EndSession } from './EndSession.tsx';
import { FaceOff, type FaceOffHere, useFaceOff } from './FaceOff.tsx';
import { edited, type Held, type Panel, untouched } from './held.ts';
import { keepPageForOffline } from './offline-page.ts';
import type { Outbox, OutboxState } from './outbox.ts';
import { ReviewPage } from './review/ReviewPage.tsx';
import { useReview } from './review/use-review.ts';
import { Sheet } from './Sheet.tsx';
import { Side } from './Side.tsx';
import styles from './Station.module.css';
import type { StoredJudge } from './session.ts';
import { judgeWaits, opensAgain, stageNow } from './stage-now.ts';
import { useOpenAct } from './use-open-act.ts';
import { useOutbox } from './use-outbox.ts';
import { Waiting } from './Waiting.tsx';

/** How many acts wait for the head judge. */
const waitsIn = ({ data }: ReturnType<typeof useReview>): number =>
  data?.acts.filter((one) => one.state === 'with_head_judge').length ?? 0;

export function Station({ judge }: { judge: StoredJudge }) {
  const { outbox, state } = useOutbox(judge.id);
  const live = useLive('judge');
  const [listed, setListed] = useState(false);
  const [ending, setEnding] = useState(false);
  const [reviewing, setReviewing] = useState(false);
  const arrive = useArrival();
  useWakeLock();
  useKeptPage(state.panel !== undefined);
  useWoken(outbox, live.view);

  const stage = useMemo(() => stageNow(live.view, live.connected), [live.view, live.connected]);
  const acts = useMemo(() => actsOf(state, stage), [state, stage]);
  const { openId, open, offered } = useOpenAct(acts, state.panel !== undefined);
  const act = acts.find((one) => one.id === openId);
  usePageTitle(act ? say('judge.titleAct', { name: act.performance.stageName }) : say('judge.title'));

  const reviews = state.panel?.reviews ?? false;
  const review = useReview(reviews, live.connected, live.view?.version ?? 0);
  const faceOff = useFaceOff(live.connected);
  const hasActs = acts.length > 0;
  const look = (atReview: boolean) => {
    setReviewing(atReview);
    setListed(false);
  };
  const choose = (id: string) => {
    open(id);
    look(false);
    arrive();
  };
  return (
    <div className={styles.station}>
      <link rel="manifest" href="/judge.webmanifest" />
      <SkipLink>{say('judge.skip')}</SkipLink>
      <Side
        {...{ judge, outbox, state, live, acts, openId, listed, faceOff }}
        review={
          reviews && hasActs
            ? { waits: waitsIn(review), isOpen: reviewing, onPress: () => look(!reviewing) }
            : undefined
        }
        onOpen={choose}
        onCloseList={() => setListed(false)}
        onEnd={() => setEnding(true)}
      />
      <main className={styles.main} id="main" tabIndex={-1} inert={listed}>
        {reviews && (reviewing || !hasActs) ? (
          <ReviewPage
            review={review.data}
            connected={live.connected && !review.isError}
            onLeave={hasActs ? () => setReviewing(false) : undefined}
          />
        ) : (
          <Work
            {...{ act, acts, outbox, state, live }}
            onList={() => setListed(true)}
            onOpen={choose}
            onChanged={arrive}
          />
        )}
        <Offers {...{ outbox, state, acts, openId, offered, faceOff }} onGo={choose} />
      </main>
      <FaceOff here={faceOff} />
      <EndSession open={ending} state={state} onStay={() => setEnding(false)} />
    </div>
  );
}

/** Whoever opens something is taken to its heading; what opens by itself takes nobody along. */
function useArrival(): () => void {
  const [arrivals, setArrivals] = useState(0);
  useEffect(() => (arrivals === 0 ? undefined : focusHeading()), [arrivals]);
  return () => setArrivals((before) => before + 1);
}

/** The show moved on: acts may have opened, been locked, or joined the order. */
function useWoken(outbox: Outbox, view: object | undefined): void {
  useEffect(() => {
    if (view) void outbox.wake();
  }, [view, outbox]);
}

/** The page is there without a network, in the language that it was last read in. */
function useKeptPage(loaded: boolean): void {
  const { language } = useLanguage();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language is another page to keep
  useEffect(() => {
    if (loaded) void languageTold().then(keepPageForOffline);
  }, [loaded, language]);
}

interface OffersProps {
  outbox: Outbox;
  state: OutboxState;
  acts: readonly JudgedAct[];
  openId: string | null;
  /** The act that is on while another one is open. */
  offered: JudgedAct | undefined;
  faceOff: FaceOffHere;
  onGo: (id: string) => void;
}

/** The one thing that the judge is asked to look at, if any. */
function Offers({ outbox, state, acts, openId, offered, faceOff, onGo }: OffersProps) {
  if (state.thrownAway)
    return (
      <div className={styles.offer} role="status">
        <Button size="l" onClick={outbox.readThrownAway}>
          {say('judge.thrownAway')}
        </Button>
      </div>
    );
  if (offered) return <Offer act={offered} onGo={() => onGo(offered.id)} />;
  if (faceOff.faceOff?.choice === null && !faceOff.shown)
    return (
      <div className={styles.offer} role="status">
        <Button size="l" onClick={faceOff.bringBack}>
          {say('judge.faceOffChoose')}
        </Button>
      </div>
    );
  const asked = askedFor(state, acts);
  return asked && asked.id !== openId && <Nudge act={asked} onGo={() => onGo(asked.id)} />;
}

interface WorkProps {
  act: JudgedAct | undefined;
  acts: readonly JudgedAct[];
  outbox: Outbox;
  state: OutboxState;
  live: ReturnType<typeof useLive<'judge'>>;
  onList: () => void;
  onOpen: (id: string) => void;
  /** Another page stands here by the judge's own press. */
  onChanged: () => void;
}

/** The open act's sheet; without one the practice sheet, or what is waited for. */
function Work({ act, acts, outbox, state, live, onList, onOpen, onChanged }: WorkProps) {
  const [practising, setPractising] = useState(false);
  const { view } = live;
  const done = acts.filter((one) => one.progress === 'done').length;
  const countWord = say('judge.countOf', { done, all: acts.length });
  const practise = (on: boolean) => {
    setPractising(on);
    onChanged();
  };
  if (act) {
    const following = nextToScore(acts, act.id);
    return (
      <Sheet
        key={act.id}
        act={act}
        outbox={outbox}
        state={state}
        clock={act.stage === 'on_stage' ? (view?.clock ?? null) : null}
        closesAt={view?.performances.find((one) => one.performanceId === act.id)?.locksAt ?? null}
        now={live.serverNow}
        opensAgain={opensAgain(view, live.serverNow())}
        given={(criterion, kinds) => callsGivenOn(acts, criterion, kinds)}
        countWord={countWord}
        onList={onList}
        onSkip={following ? () => onOpen(following.id) : undefined}
      />
    );
  }
  const { panel } = state;
  if (!panel) return <LoadingBlock rows={5} label={say('judge.loading')} />;
  if (practising)
    return (
      <Practice
        panel={panel}
        state={state}
        countWord={countWord}
        onList={onList}
        onLeave={() => practise(false)}
      />
    );
  return (
    <Waiting
      panel={panel}
      lead={judgeWaits(view, live.serverNow())}
      onList={onList}
      onPractise={() => practise(true)}
    />
  );
}

function Offer({ act, onGo }: { act: JudgedAct; onGo: () => void }) {
  return (
    <div className={styles.offer} role="status">
      <Button size="l" onClick={onGo}>
        <Dot tone="lit" /> {say('judge.isOn', { act: actWord(act.performance.number) })}
      </Button>
    </div>
  );
}

/** The act that the desk waits for, if it asked and nothing was sent since. */
function askedFor(state: OutboxState, acts: readonly JudgedAct[]): JudgedAct | undefined {
  const askedAt = state.panel?.nudgedAt ?? null;
  if (askedAt === null) return undefined;
  const sentSince = acts.some((act) => (act.performance.sheet?.submittedAt ?? 0) >= askedAt);
  return sentSince
    ? undefined
    : acts.find(
        ({ performance, progress }) =>
          progress !== 'done' &&
          performance.scoring === 'open' &&
          !performance.scratched &&
          !performance.excused,
      );
}

/** The desk asks for scores that are missing: one quiet line that leads there, until the judge has sent one. */
function Nudge({ act, onGo }: { act: JudgedAct; onGo: () => void }) {
  return (
    <div className={styles.offer} role="status">
      <Button size="l" onClick={onGo}>
        {say('judge.deskWaits', { act: actWord(act.performance.number) })}
      </Button>
    </div>
  );
}

interface PracticeProps {
  panel: Panel;
  state: OutboxState;
  countWord: string;
  onList: () => void;
  onLeave: () => void;
}

/** A scoresheet to get the feel of, before the show. It lives on this page only. */
function Practice({ panel, state, countWord, onList, onLeave }: PracticeProps) {
  const [held, setHeld] = useState<Held>(() => untouched(null));
  return (
    <Sheet
      act={practiceAct(panel, held)}
      outbox={{
        edit: (_id, change) => setHeld((before) => edited(before, change)),
        choose: () => undefined,
        drop: () => undefined,
      }}
      state={state}
      clock={null}
      closesAt={null}
      now={Date.now}
      opensAgain
      given={() => null}
      countWord={countWord}
      onList={onList}
      onSkip={onLeave}
    />
  );
}
