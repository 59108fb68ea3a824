/** Fetches the public record, has it counted on this device, and says how far it is. */
import { useEffect, useState } from 'react';
import type { CheckStep, PublicRecord, RecordCheck } from '#contract/results/check-record.ts';
import { resultsEndpoints } from '#contract/results/endpoints.ts';
import { votingEndpoints } from '#contract/voting/endpoints.ts';
import { CallFailed, call } from '#web/client/api.ts';
import { say } from '#web/ui/say.ts';
import { fetchRecord } from '../fetch-record.ts';
import type { PublicResults } from '../shapes.ts';

export type Count =
  | { step: 'fetching' }
  | { step: 'missing'; sentence: string }
  | { step: 'counting'; bytes: number; at: CheckStep }
  | {
      step: 'done';
      bytes: number;
      tookMs: number;
      at: number;
      check: RecordCheck;
      record: PublicRecord;
      names: PublicResults['names'];
    }
  | { step: 'failed'; sentence: string };

const AGAIN_MS = 4_000;

/** The lists of ballots that the organisers published; a poll of few ballots has none. */
async function fetchLists({ document }: PublicRecord): Promise<PublicRecord['lists']> {
  const polls = (document.polls ?? []) as { id: string }[];
  const lists = await Promise.all(
    polls.map(async ({ id }) => {
      const list = await call(votingEndpoints.receipts, { params: { id } }).catch(() => null);
      return list?.receipts ? [[id, list.receipts] as const] : [];
    }),
  );
  return Object.fromEntries(lists.flat());
}

/** Counts once; `tell` is told how far it is. @throws CallFailed where there is no record to be had */
async function countOnce(
  round: string | undefined,
  signal: AbortSignal,
  tell: (count: Count) => void,
): Promise<Worker | undefined> {
  tell({ step: 'fetching' });
  const { state, names } = await call(resultsEndpoints.results, { round, signal });
  if (state !== 'published') {
    tell({ step: 'missing', sentence: say('verify.nothingLead') });
    return undefined;
  }
  const { record, bytes } = await fetchRecord(round, signal);
  tell({ step: 'counting', bytes, at: 'signature' });
  const whole = { ...record, lists: await fetchLists(record) };
  if (signal.aborted) return undefined;
  const worker = new Worker(new URL('./count-record.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }) => {
    if ('step' in data) tell({ step: 'counting', bytes, at: data.step });
    else if ('check' in data) tell({ step: 'done', bytes, at: Date.now(), record: whole, names, ...data });
    else tell({ step: 'failed', sentence: data.fault });
  };
  worker.onerror = () => tell({ step: 'failed', sentence: say('verify.cannotHere') });
  worker.postMessage(whole);
  return worker;
}

/** Counts once a line is there. */
export function useCount(round: string | undefined): Count {
  const [count, setCount] = useState<Count>({ step: 'fetching' });
  useEffect(() => {
    const stop = new AbortController();
    let worker: Worker | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const run = async () => {
      try {
        worker = await countOnce(round, stop.signal, setCount);
        if (stop.signal.aborted) worker?.terminate();
      } catch (error) {
        if (stop.signal.aborted) return;
        if (error instanceof CallFailed && error.spoken) {
          setCount({ step: 'missing', sentence: error.message });
          return;
        }
        setCount({ step: 'failed', sentence: say('verify.noLine') });
        timer = setTimeout(run, AGAIN_MS);
      }
    };
    run();
    return () => {
      stop.abort();
      clearTimeout(timer);
      worker?.terminate();
    };
  }, [round]);
  return count;
}
