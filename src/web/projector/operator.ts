/**
 * What the person at the projector can do, and no more: full screen, motion on or off, the code that pairs it, its
 * own name, and a reload. Clicks do nothing.
 */
import { useEffect, useState } from 'react';
import { KEYS, keep, stored } from '#web/client/storage.ts';

const HINT_MS = 5_000;
const POINTER_MS = 2_000;

type Hint = 'projector.fullScreen' | 'projector.motionOn' | 'projector.motionOff';

/** What the last key did, or how to fill the screen at the start; none after five seconds. */
export function useOperatorKeys(
  active: boolean,
  keys: { pair: () => void; identify: () => void },
): Hint | null {
  const { pair, identify } = keys;
  const [hint, setHint] = useState<Hint | null>(active ? 'projector.fullScreen' : null);

  useEffect(() => {
    if (hint === null) return;
    const timer = setTimeout(() => setHint(null), HINT_MS);
    return () => clearTimeout(timer);
  }, [hint]);

  useEffect(() => {
    if (!active) return;
    const root = document.documentElement;
    const before = root.dataset.motion;
    const kept = stored(KEYS.projectorMotion);
    if (kept === 'full' || kept === 'none') root.dataset.motion = kept;
    const does: Record<string, () => void> = {
      f() {
        setHint(null);
        toggleFullScreen();
      },
      p: pair,
      i: identify,
      r: () => location.reload(),
      m() {
        const next = motionIsOn(root) ? 'none' : 'full';
        root.dataset.motion = next;
        keep(KEYS.projectorMotion, next);
        setHint(next === 'full' ? 'projector.motionOn' : 'projector.motionOff');
      },
    };
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (event.key.length === 1) does[event.key.toLowerCase()]?.();
    };
    addEventListener('keydown', press);
    return () => {
      removeEventListener('keydown', press);
      if (before === undefined) delete root.dataset.motion;
      else root.dataset.motion = before;
    };
  }, [active, pair, identify]);

  return hint;
}

/** True while the pointer has not moved for two seconds. */
export function usePointerAtRest(active: boolean): boolean {
  const [rests, setRests] = useState(false);
  useEffect(() => {
    if (!active) return;
    let timer: ReturnType<typeof setTimeout>;
    const wake = () => {
      setRests(false);
      clearTimeout(timer);
      timer = setTimeout(() => setRests(true), POINTER_MS);
    };
    wake();
    addEventListener('pointermove', wake);
    return () => {
      clearTimeout(timer);
      removeEventListener('pointermove', wake);
    };
  }, [active]);
  return rests;
}

function motionIsOn(root: HTMLElement): boolean {
  const own = root.dataset.motion;
  if (own === 'full' || own === 'none') return own === 'full';
  return !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

// A browser that refuses full screen leaves the picture as it is.
function toggleFullScreen(): void {
  if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
  else document.documentElement.requestFullscreen?.().catch(() => undefined);
}
