/** Fetches the public record, has it counted on this device, and says how far it is. */
import { useEffect, useState } from 'react';
import type { CheckStep, PublicRecord, RecordCheck } from '#contract/results/check-record.ts';
import { votingEndpoints } from '#contract/voting/endpoints.ts';
import { CallFailed, call } from '#web/client/api.ts';
import { say } from '#web/ui/say.ts';
import { fetchRecord } from '../fetch-record.ts';

/** How far a count is. A record that is fetched stands still (`waits`) while there is no line. */
export type Count =
  | { step: 'fetching'; loaded: number; waits: boolean }
  | { step: 'fetching_ballots' }
  | { step: 'missing'; sentence: string }
  | { step: 'counting'; bytes: number; at: CheckStep }
  | {
      step: 'done';
      bytes: number;
      tookMs: number;
      at: number;
      check: RecordCheck;
      record: PublicRecord;
    }
  | { step: 'failed'; sentence: string };

const AGAIN_MS = 4_000;
/** A line on which nothing comes for so long is taken for lost. */
const SILENT_MS = 20_000;

/** The lists of ballots that the organisers published; a poll of few ballots has none. */
async function fetchLists({ document }: PublicRecord, signal: AbortSignal): Promise<PublicRecord['lists']> {
  const polls = (document.polls ?? []) as { id: string }[];
  const lists = await Promise.all(
    polls.map(async ({ id }) => {
      const list = await call(votingEndpoints.receipts, { params: { id }, signal }).catch(noneIfRefused);
      return list?.receipts ? [[id, list.receipts] as const] : [];
    }),
  );
  return Object.fromEntries(lists.flat());
}

/** What is not published is refused; what did not come may well be published. */
function noneIfRefused(error: unknown): null {
  if (error instanceof CallFailed && error.spoken) return null;
  throw error;
}

/** Fetches all that is published to count. @throws CallFailed where there is no record to be had */
async function fetchAll(round: string | undefined, line: AbortController, tell: (count: Count) => void) {
  let silence = setTimeout(() => line.abort(), SILENT_MS);
  const heard = () => {
    clearTimeout(silence);
    silence = setTimeout(() => line.abort(), SILENT_MS);
  };
  try {
    const { record, bytes } = await fetchRecord(round, line.signal, (loaded) => {
      heard();
      tell({ step: 'fetching', loaded, waits: false });
    });
    tell({ step: 'fetching_ballots' });
    heard();
    return { bytes, record: { ...record, lists: await fetchLists(record, line.signal) } };
  } finally {
    clearTimeout(silence);
  }
}

/** Has it counted away from the page. */
function countIn(fetched: { bytes: number; record: PublicRecord }, tell: (count: Count) => void): Worker {
  const { bytes, record } = fetched;
  tell({ step: 'counting', bytes, at: 'signature' });
  const worker = new Worker(new URL('./count-record.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }) => {
    if ('step' in data) tell({ step: 'counting', bytes, at: data.step });
    else if ('check' in data) tell({ step: 'done', bytes, at: Date.now(), record, ...data });
    else tell({ step: 'failed', sentence: data.fault });
  };
  worker.onerror = () => tell({ step: 'failed', sentence: say('verify.cannotHere') });
  worker.postMessage(record);
  return worker;
}

/** Counts once, as soon as there is a line: it goes on by itself when one comes back. */
export function useCount(round: string | undefined): Count {
  const [count, setCount] = useState<Count>({ step: 'fetching', loaded: 0, waits: false });
  useEffect(() => {
    let ended = false;
    let line = new AbortController();
    let worker: Worker | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tell = (next: Count) => {
      if (!ended) setCount(next);
    };
    const run = async () => {
      timer = undefined;
      line = new AbortController();
      try {
        const fetched = await fetchAll(round, line, tell);
        if (!ended) worker = countIn(fetched, tell);
      } catch (error) {
        if (ended) return;
        if (error instanceof CallFailed && error.spoken) {
          tell({ step: 'missing', sentence: error.message });
          return;
        }
        tell({ step: 'fetching', loaded: 0, waits: true });
        timer = setTimeout(run, AGAIN_MS);
      }
    };
    const onLine = () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      void run();
    };
    addEventListener('online', onLine);
    void run();
    return () => {
      ended = true;
      line.abort();
      clearTimeout(timer);
      removeEventListener('online', onLine);
      worker?.terminate();
    };
  }, [round]);
  return count;
}
