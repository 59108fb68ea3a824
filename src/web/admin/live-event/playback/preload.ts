/** Music kept in this page's memory, so that it plays with the network gone: a few files, each fetched once. */
import { listeners } from '#web/ui/listeners.ts';

export type Preloaded =
  | { state: 'loading'; share: number }
  | { state: 'ready'; url: string }
  | { state: 'failed' };

const changes = listeners();
const AGAIN_MS = 4_000;
let files: Readonly<Record<string, Preloaded>> = {};
const underWay = new Map<string, AbortController>();
/** Where each sound is now: its address ends with the sign-in that it was given to, and after some hours. */
const urls = new Map<string, string>();

function put(key: string, value: Preloaded | undefined): void {
  const { [key]: _, ...others } = files;
  files = value === undefined ? others : { ...others, [key]: value };
  changes.tell();
}

export const preloaded = (): Readonly<Record<string, Preloaded>> => files;
export const onPreloaded = changes.follow;

/** Keeps exactly these: fetches what is missing, lets go of the rest. `key` names the sound, `url` where it is. */
export function preload(wanted: readonly { key: string; url: string }[]): void {
  for (const [key, kept] of Object.entries(files)) {
    if (wanted.some((one) => one.key === key)) continue;
    underWay.get(key)?.abort();
    underWay.delete(key);
    urls.delete(key);
    if (kept.state === 'ready') URL.revokeObjectURL(kept.url);
    put(key, undefined);
  }
  for (const { key, url } of wanted) {
    const isAnother = urls.get(key) !== url;
    urls.set(key, url);
    if (files[key] === undefined || (files[key].state === 'failed' && isAnother)) void fetchSound(key, url);
  }
}

async function fetchSound(key: string, url: string): Promise<void> {
  underWay.get(key)?.abort();
  const stop = new AbortController();
  underWay.set(key, stop);
  put(key, { state: 'loading', share: 0 });
  try {
    const answer = await fetch(url, { signal: stop.signal });
    const sound = await readWhole(answer, (share) => put(key, { state: 'loading', share }));
    put(key, { state: 'ready', url: URL.createObjectURL(sound) });
  } catch {
    if (stop.signal.aborted) return;
    put(key, { state: 'failed' });
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    if (!stop.signal.aborted && files[key]?.state === 'failed') void fetchSound(key, url);
  }
}

/** What was answered; says now and then which share of it is here. @throws where it is refused or cut short. */
async function readWhole(answer: Response, onShare: (share: number) => void): Promise<Blob> {
  if (!answer.ok || answer.body === null) throw new Error(`answered ${answer.status}`);
  const size = Number(answer.headers.get('content-length') ?? 0);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let got = 0;
  let told = 0;
  const reader = answer.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    got += part.value.length;
    if (size === 0 || got / size - told < 0.05) continue;
    told = got / size;
    onShare(told);
  }
  // A line that broke can look like an end.
  if (size > 0 && got !== size) throw new Error('cut short');
  return new Blob(parts, { type: answer.headers.get('content-type') ?? 'audio/mpeg' });
}
