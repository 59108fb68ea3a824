/** Fetches the public record and has one place explained from it, away from the page. */
import { resultsEndpoints } from '#contract/results/endpoints.ts';
import type { Explained } from '#contract/results/explain-record.ts';
import { VOICE_ROOMS } from '#domain/results/words/voice.ts';
import { call } from '#web/client/api.ts';
import { useRead } from '#web/client/ask.ts';
import { ownWordsOf } from '#web/client/language.ts';
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
      if (state !== 'published') return 'not_yet';
      const [{ record }, words] = await Promise.all([
        fetchRecord(round, signal),
        ownWordsOf(language, VOICE_ROOMS),
      ]);
      return explained({ record, id, names, language, words }, signal);
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
