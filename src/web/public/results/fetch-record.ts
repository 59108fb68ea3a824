/** Fetches the public record of the result. */
import type { PublicRecord } from '#contract/results/check-record.ts';
import { resultsEndpoints } from '#contract/results/endpoints.ts';
import { API, CallFailed, refusedWords } from '#web/client/api.ts';

/** Where a round's record is to be had. */
export const addressOfRecord = (round: string | undefined): string =>
  `${API}${round === undefined ? '' : `/rounds/${round}`}${resultsEndpoints.resultRecord.path}`;

/**
 * A round's record as the server's own bytes: names are not changed, for the digest is over them. `came` is told how
 * many bytes are here, whenever more are.
 */
export async function fetchRecord(
  round: string | undefined,
  signal: AbortSignal,
  came: (bytes: number) => void = () => {},
): Promise<{ record: PublicRecord; bytes: number }> {
  const response = await fetch(addressOfRecord(round), { signal }).catch(() => {
    throw new CallFailed(0, 'offline', undefined);
  });
  const { text, bytes } = await textOf(response, came);
  if (!response.ok) {
    const said = response.status === 404 ? await refusedWords(JSON.parse(text)) : undefined;
    throw new CallFailed(response.status, 'refused', said?.sentence);
  }
  return { record: JSON.parse(text), bytes };
}

async function textOf(response: Response, came: (bytes: number) => void) {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let [text, bytes] = ['', 0];
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true };
    if (!value || done) return { text: text + decoder.decode(), bytes };
    text += decoder.decode(value, { stream: true });
    bytes += value.byteLength;
    came(bytes);
  }
}
