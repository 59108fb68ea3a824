/** Live views followed over HTTP, as a page does. */
import { setTimeout as pause } from 'node:timers/promises';
import { onTestFinished } from 'vitest';

interface Frame {
  kind: string;
  version: number;
  view: { version: number; phase: string; round: { id: string }; poll?: { state: string } | null };
}

const open: AbortController[] = [];
/** Leaves every stream; a server that waits for its streams can then close. */
export function stopFollowing(): void {
  for (const one of open.splice(0)) one.abort();
}

/** Follows a view until the test is over, of the round that is on where none is named; `text` is every byte that came. */
export async function follow(
  origin: string,
  name: string,
  headers: Record<string, string> = {},
  round?: string,
) {
  const control = new AbortController();
  open.push(control);
  onTestFinished(stopFollowing);
  const below = round === undefined ? '' : `/rounds/${round}`;
  const response = await fetch(`${origin}/api/v1${below}/live/${name}`, { headers, signal: control.signal });
  const stream = { status: response.status, text: '', ended: false };
  const frames = (): Frame[] =>
    [...stream.text.matchAll(/event: view\ndata: (.*)\n\n/g)].map((hit) => JSON.parse(hit[1] ?? ''));
  const read = async () => {
    const decoder = new TextDecoder();
    for await (const bytes of response.body ?? []) stream.text += decoder.decode(bytes, { stream: true });
    stream.ended = true;
  };
  read().catch(() => undefined);
  return { stream, frames, stop: () => control.abort() };
}

/** Waits until it holds. @throws Error after half a minute, which only what never comes takes. */
export async function until(holds: () => boolean): Promise<void> {
  for (let waited = 0; !holds(); waited += 10) {
    if (waited > 30_000) throw new Error('It did not come to hold.');
    await pause(10);
  }
}
