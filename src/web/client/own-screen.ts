/**
 * What this page is as one of the hall's screens: nobody, showing a code to be paired by, or paired under a name.
 * It changes nothing of what is shown; a call board alone needs to be paired to show anything.
 */
import { useCallback, useEffect, useRef, useState } from 'react';
import { type PAIRABLE, screensEndpoints } from '#contract/show/screens.ts';
import { call, screenKey } from './api.ts';
import { keep, stored } from './storage.ts';

/** For how long the code stands after the start or a press of P. */
const SHOWN_MS = 60_000;
const ASK_MS = 3_000;
/** Also how the desk knows that the screen is here. */
const LOOK_AGAIN_MS = 15_000;
const IDENTIFY_MS = 5_000;

/** A paired screen's name and number. */
export interface ScreenName {
  id: string;
  name: string;
  number: number;
}

/** This page as a paired screen. */
export interface OwnScreen {
  /** Null while the page is not paired, undefined until that is known. */
  name: ScreenName | null | undefined;
  /** The pairing code, while it is shown; null otherwise. */
  code: string | null;
  /** Whether the screen shows its own name because somebody at it asked for it. */
  identified: boolean;
  /** Shows a pairing code, unless the page is paired. */
  pair: () => void;
  /** Shows the name for a few seconds. */
  identify: () => void;
}

/** Pairs this page as a screen of `kind`. `changed` is called when it was paired or unpaired. */
export function useOwnScreen(
  kind: (typeof PAIRABLE)[number],
  active: boolean,
  changed: () => void,
): OwnScreen {
  const [name, setName] = useState<ScreenName | null>();
  const [offer, setOffer] = useState<{ code: string; expiresAt: number }>();
  const [shownUntil, setShownUntil] = useState(0);
  const [identified, setIdentified] = useState(false);
  const tell = useRef(changed);
  tell.current = changed;

  const look = useCallback(async () => {
    if (stored(screenKey()) === undefined) {
      setName(null);
      return;
    }
    try {
      const { screen } = await call(screensEndpoints.ownScreen);
      if (screen) setOffer(undefined);
      setName((before) => {
        if (before?.id !== screen?.id) queueMicrotask(() => tell.current());
        return screen;
      });
    } catch {
      // Without the server it stays what it was.
    }
  }, []);

  const pair = useCallback(async () => {
    setShownUntil(Date.now() + SHOWN_MS);
    if (offer !== undefined && offer.expiresAt > Date.now()) return;
    try {
      const { code, token } = await call(screensEndpoints.offerScreen, { body: { kind } });
      keep(screenKey(), token);
      setOffer({ code, expiresAt: Date.now() + 9 * 60_000 });
    } catch {
      // A press of P tries again.
    }
  }, [kind, offer]);

  useEffect(() => {
    if (active) void look();
  }, [active, look]);

  const unpaired = name === null;
  const [begun, setBegun] = useState(false);
  useEffect(() => {
    if (!active || !unpaired || begun) return;
    setBegun(true);
    void pair();
  }, [active, unpaired, begun, pair]);

  // While a code waits the page asks often whether somebody typed it; afterwards now and then whether it still holds.
  const waits = unpaired && offer !== undefined;
  useEffect(() => {
    if (!active) return;
    const timer = setInterval(() => void look(), waits ? ASK_MS : LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [active, waits, look]);

  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (shownUntil <= Date.now()) return;
    const timer = setTimeout(() => setNow(Date.now()), shownUntil - Date.now() + 10);
    return () => clearTimeout(timer);
  }, [shownUntil]);

  useEffect(() => {
    if (!identified) return;
    const timer = setTimeout(() => setIdentified(false), IDENTIFY_MS);
    return () => clearTimeout(timer);
  }, [identified]);

  return {
    name,
    code: unpaired && offer !== undefined && Math.max(now, Date.now()) < shownUntil ? offer.code : null,
    identified,
    pair,
    identify: useCallback(() => setIdentified(true), []),
  };
}
