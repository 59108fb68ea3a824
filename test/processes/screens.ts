/** Screens that follow a live view as the pages do: a stream that ends is opened again, the newest frame counts. */
import { setTimeout as pause } from 'node:timers/promises';
import { newId } from '#server/store/secrets.ts';

export interface Screen {
  /** Versions in the order in which they were shown. */
  readonly versions: number[];
  /** Frames that were older than one before in the same stream. */
  readonly backwards: () => number;
  /** How often the stream was opened. */
  readonly opened: () => number;
  /** The text of the newest view. */
  readonly shown: () => string;
  stop(): Promise<void>;
}

/** Follows `/live/…` until it is stopped, and answers what it hears where it is paired. */
export function openScreen(origin: string, view: string, headers: Record<string, string> = {}): Screen {
  const versions: number[] = [];
  const ending = new AbortController();
  let opened = 0;
  let backwards = 0;
  let shown = '';
  const page = newId();
  const heard = () =>
    fetch(`${origin}/api/v1/live/${view}/heard?page=${page}`, { method: 'POST', headers }).catch(
      () => undefined,
    );
  const follow = async () => {
    const answer = await fetch(`${origin}/api/v1/live/${view}?page=${page}`, {
      headers,
      signal: ending.signal,
    });
    if (!answer.ok || !answer.body) throw new Error(`The stream answered ${answer.status}.`);
    opened += 1;
    let text = '';
    let newest = 0;
    for await (const piece of answer.body.pipeThrough(new TextDecoderStream())) {
      text += piece;
      if ('x-screen-token' in headers) void heard();
      for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
        const version = /^id: (\d+)\nevent: view\n/.exec(text.slice(0, end))?.[1];
        if (version !== undefined) {
          if (Number(version) < newest) backwards += 1;
          newest = Number(version);
          versions.push(newest);
          shown = text.slice(0, end);
        }
        text = text.slice(end + 2);
      }
    }
  };
  const running = (async () => {
    while (!ending.signal.aborted) {
      await follow().catch(() => undefined);
      await pause(100);
    }
  })();
  return {
    versions,
    backwards: () => backwards,
    opened: () => opened,
    shown: () => shown,
    async stop() {
      ending.abort();
      await running;
    },
  };
}
