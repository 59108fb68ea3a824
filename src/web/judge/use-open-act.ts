/** Which act is open on the judge's page: the one they chose, or the one on stage when they are idle. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { type JudgedAct, nextToScore } from './acts.ts';
import { following } from './follow.ts';

const LOOK_EVERY_MS = 1_000;

export interface OpenAct {
  openId: string | null;
  open: (id: string) => void;
  /** The act on stage, where the judge is not on it and should be offered to go. */
  offered: JudgedAct | undefined;
}

/** Follows the show without ever swapping acts under a finger. */
export function useOpenAct(acts: readonly JudgedAct[], ready: boolean): OpenAct {
  const [openId, setOpenId] = useState<string | null>(null);
  const [offer, setOffer] = useState(false);
  const touchedAt = useRef(Number.NEGATIVE_INFINITY);
  /** Opened by the page as it came back, and not touched since: nobody is at work on it. */
  const byItself = useRef(false);
  const onStage = acts.find((act) => act.stage === 'on_stage');
  const opened = acts.find((act) => act.id === openId);
  const begun = acts.some((act) => act.performance.scoring !== 'closed' || act.progress !== 'to_score');

  useEffect(() => {
    const touch = () => {
      touchedAt.current = performance.now();
      byItself.current = false;
    };
    const events = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;
    for (const event of events) addEventListener(event, touch, { passive: true });
    return () => {
      for (const event of events) removeEventListener(event, touch);
    };
  }, []);

  useEffect(() => {
    const look = () => {
      const verdict = following({
        openId,
        onStageId: onStage?.id ?? null,
        settled:
          !opened ||
          byItself.current ||
          opened.progress === 'done' ||
          (opened.progress === 'to_score' && opened.stage === 'none'),
        untouchedMs: performance.now() - touchedAt.current,
      });
      if (verdict === 'go' && onStage) setOpenId(onStage.id);
      setOffer(verdict === 'offer');
    };
    look();
    const timer = setInterval(look, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [openId, onStage, opened]);

  // A page that comes back in mid-show opens where there is something to do.
  useEffect(() => {
    if (!ready || openId !== null || onStage || !begun) return;
    const first = nextToScore(acts, null) ?? acts[0];
    if (!first) return;
    byItself.current = true;
    setOpenId(first.id);
  }, [ready, openId, onStage, begun, acts]);

  const open = useCallback((id: string) => {
    touchedAt.current = performance.now();
    setOffer(false);
    setOpenId(id);
  }, []);
  return { openId: opened ? openId : null, open, offered: offer ? onStage : undefined };
}
