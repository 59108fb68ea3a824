/** Fetches the public record, has it counted on this device, and says how far it is. */
import { useEffect, useRef, useState } from 'react';
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

/** Counts once. */
export function useCount(round: string | undefined): Count {
  const [count, setCount] = useState<Count>({ step: 'fetching' });
  const worker = useRef<Worker>(null);
  useEffect(() => {
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const run = async () => {
      setCount({ step: 'fetching' });
      try {
        const { state, names } = await call(resultsEndpoints.results, { round, signal: stop.signal });
        if (state !== 'published') {
          setCount({ step: 'missing', sentence: say('verify.nothingLead') });
          return;
        }
        const { record, bytes } = await fetchRecord(round, stop.signal);
        setCount({ step: 'counting', bytes, at: 'signature' });
        const whole = { ...record, lists: await fetchLists(record) };
        if (stop.signal.aborted) return;
        worker.current = new Worker(new URL('./count-record.ts', import.meta.url), { type: 'module' });
        worker.current.onmessage = ({ data }) =>
          setCount(
            'step' in data
              ? { step: 'counting', bytes, at: data.step }
              : 'check' in data
                ? { step: 'done', bytes, at: Date.now(), record: whole, names, ...data }
                : { step: 'failed', sentence: data.fault },
          );
        worker.current.onerror = () => setCount({ step: 'failed', sentence: say('verify.cannotHere') });
        worker.current.postMessage(whole);
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
      worker.current?.terminate();
    };
  }, [round]);
  return count;
}
