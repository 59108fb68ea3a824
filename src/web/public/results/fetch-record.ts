/** Fetches the public record of the result. */
import type { PublicRecord } from '#contract/results/check-record.ts';
import { resultsEndpoints } from '#contract/results/endpoints.ts';
import { API, CallFailed, refusedWords } from '#web/client/api.ts';

/** A round's record as the server's own bytes: names are not changed, for the digest is over them. */
export async function fetchRecord(
  round: string | undefined,
  signal: AbortSignal,
): Promise<{ record: PublicRecord; bytes: number }> {
  const below = round === undefined ? '' : `/rounds/${round}`;
  const response = await fetch(API + below + resultsEndpoints.resultRecord.path, { signal }).catch(() => {
    throw new CallFailed(0, 'offline', undefined);
  });
  const text = await response.text();
  if (!response.ok) {
    const said = response.status === 404 ? await refusedWords(JSON.parse(text)) : undefined;
    throw new CallFailed(response.status, 'refused', said?.sentence);
  }
  return { record: JSON.parse(text), bytes: new TextEncoder().encode(text).length };
}
