/**
 * Of all windows of one browser only one plays. Where the browser has locks (https, localhost) they decide;
 * on a hall's plain http the windows ask each other.
 */
import { newCommandId } from '#web/client/command-id.ts';

const NAME = 'ovation-desk-music';
/** How long another window may take to object. */
const OBJECTION_MS = 120;

type Word = { kind: 'may_i' | 'no'; from: string; to?: string };

const windowId = newCommandId();
let channel: BroadcastChannel | undefined;
let held = false;
let asking: { refused: () => void } | undefined;

/**
 * Takes the right to play for this window. Resolves with a function that gives it back; undefined when another window
 * plays.
 */
export function claimMusic(): Promise<(() => void) | undefined> {
  return navigator.locks === undefined ? askWindows() : takeLock();
}

function takeLock(): Promise<(() => void) | undefined> {
  return new Promise((answer) => {
    void navigator.locks.request(NAME, { ifAvailable: true }, (lock) => {
      if (lock === null) {
        answer(undefined);
        return undefined;
      }
      return new Promise<void>((release) => answer(release));
    });
  });
}

async function askWindows(): Promise<(() => void) | undefined> {
  const line = openChannel();
  const free = await new Promise<boolean>((answer) => {
    asking = { refused: () => answer(false) };
    setTimeout(() => answer(true), OBJECTION_MS);
    line.postMessage({ kind: 'may_i', from: windowId } satisfies Word);
  });
  asking = undefined;
  if (!free) return undefined;
  held = true;
  return () => {
    held = false;
  };
}

/** Listens for windows that ask, so that this one can object while it plays. */
export function hearOtherWindows(): void {
  if (navigator.locks === undefined) openChannel();
}

function openChannel(): BroadcastChannel {
  if (channel) return channel;
  const line = new BroadcastChannel(NAME);
  line.onmessage = ({ data }: MessageEvent<Word>) => {
    if (data.kind === 'no') {
      if (data.to === windowId) asking?.refused();
      return;
    }
    // Of two that ask at the same moment the lower id goes first.
    if (held || (asking && windowId < data.from))
      line.postMessage({ kind: 'no', from: windowId, to: data.from } satisfies Word);
  };
  channel = line;
  return line;
}
