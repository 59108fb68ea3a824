/** Fetches the public record and has one place explained from it, away from the page. */
import { useQuery } from '@tanstack/react-query';
import type { PublicRecord } from '#contract/results/check-record.ts';
import type { Explained } from '#contract/results/explain-record.ts';
import { fetchRecord } from '../fetch-record.ts';

/** Null where the record has no such act. It is refused with the server's sentence where nothing is published. */
export const useExplained = (id: string) =>
  useQuery({
    queryKey: ['why', id],
    queryFn: async ({ signal }) => explained((await fetchRecord(signal)).record, id, signal),
    retry: false,
  });

function explained(record: PublicRecord, id: string, signal: AbortSignal): Promise<Explained | null> {
  const worker = new Worker(new URL('./explain.ts', import.meta.url), { type: 'module' });
  return new Promise<Explained | null>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
    worker.onmessage = ({ data }) => resolve(data);
    worker.onerror = () => reject(new Error('This record could not be read here.'));
    worker.postMessage({ record, id });
  }).finally(() => worker.terminate());
}
