/** Fetches the public record and has one place explained from it, away from the page. */
import { resultsEndpoints } from '#contract/results/endpoints.ts';
import type { Explained } from '#contract/results/explain-record.ts';
import { call } from '#web/client/api.ts';
import { useRead } from '#web/client/ask.ts';
import { useLanguage } from '#web/ui/say.ts';
import { fetchRecord } from '../fetch-record.ts';
import type { ToExplain } from './explain.ts';

/** `not_yet` before anything is published, null where the record has no such act; refused with the server's sentence. */
export function useExplained(round: string | undefined, id: string) {
  const { language } = useLanguage();
  return useRead(
    ['why', round, id, language],
    async (signal): Promise<Explained | 'not_yet' | null> => {
      const { state, names } = await call(resultsEndpoints.results, { round, signal });
      return state === 'published'
        ? explained({ record: (await fetchRecord(round, signal)).record, id, names, language }, signal)
        : 'not_yet';
    },
    { retry: false },
  );
}

function explained(asked: ToExplain, signal: AbortSignal): Promise<Explained | null> {
  const worker = new Worker(new URL('./explain.ts', import.meta.url), { type: 'module' });
  return new Promise<Explained | null>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
    worker.onmessage = ({ data }) => resolve(data);
    worker.onerror = () => reject(new Error('This record could not be read here.'));
    worker.postMessage(asked);
  }).finally(() => worker.terminate());
}
