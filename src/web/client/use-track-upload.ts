/**
 * Sending a file of music so that a lost connection costs nothing: it goes on where it stopped, by itself
 * while the page is open, and after a reload when the same file is chosen again.
 */

import { useCallback, useEffect, useRef, useState } from 'react';
import type { DetailedError, Upload } from 'tus-js-client';
import { say } from '#web/ui/say.ts';
import type { TrackUpload, UploadState } from '#web/ui/TrackSender.tsx';
import { API, accessHeaders, refusedWords, tellUnauthorised } from './api.ts';

const AGAIN_MS = [0, 1_000, 2_000, 4_000, ...Array<number>(400).fill(6_000)];
// Answers that a later try may change; every other refusal stands.
const PASSING = new Set([0, 423, 429, 500, 502, 504]);

interface Said {
  error?: unknown;
  code?: unknown;
}

/** The server's own words, if it gave any. */
function saidIn(error: Error | DetailedError): Said {
  try {
    return JSON.parse(('originalResponse' in error && error.originalResponse?.getBody()) || '{}') as Said;
  } catch {
    return {};
  }
}

// Stale: the part before the line broke is still being written. Too slow: the line brought nothing for a while; what
// came before is kept. The others: every byte is there, and is looked at in a while; asked again, the server says that
// it is done.
const PASSING_CODES: ReadonlySet<unknown> = new Set(['stale', 'too_slow', 'busy', 'storage_away']);

const isPassing = (error: DetailedError): boolean =>
  PASSING.has(error.originalResponse?.getStatus() ?? 0) || PASSING_CODES.has(saidIn(error).code);

async function sentenceIn(error: Error | DetailedError): Promise<string> {
  const { sentence } = await refusedWords(saidIn(error));
  return sentence === '' ? say('track.notSent') : sentence;
}

/**
 * Uploads a file of music to `path`, an upload address below the API's root.
 * @param participantToken the private link's token, for performers; the crew needs none
 * @param on hears of the end: the server has taken the file, or said why not
 */
export function useTrackUpload(
  path: string,
  participantToken: string | undefined,
  on: { onDone: () => void; onRefused: (sentence: string) => void },
): TrackUpload {
  const [state, setState] = useState<UploadState>({ phase: 'idle' });
  const upload = useRef<Upload>(undefined);
  const told = useRef(on);
  told.current = on;
  useEffect(() => () => void upload.current?.abort(), []);

  const send = useCallback(
    (file: File) => {
      const begun = Date.now();
      let first: number | undefined;
      setState({ phase: 'sending', part: 0, secondsLeft: undefined, away: false });
      const refuse = async (error: Error) => {
        const sentence = await sentenceIn(error);
        setState({ phase: 'refused', sentence });
        told.current.onRefused(sentence);
      };
      const start = async () => {
        const tus = await import('tus-js-client');
        const next = new tus.Upload(file, {
          endpoint: API + path,
          headers: accessHeaders(participantToken === undefined ? 'crew' : 'participant', participantToken),
          retryDelays: AGAIN_MS,
          removeFingerprintOnSuccess: true,
          onAfterResponse: (_request, response) => {
            if (response.getStatus() === 401) tellUnauthorised();
          },
          onShouldRetry: (error) => {
            const passing = isPassing(error);
            if (passing) setState((now) => (now.phase === 'sending' ? { ...now, away: true } : now));
            return passing;
          },
          onProgress: (sent, total) => {
            if (sent >= total) {
              setState({ phase: 'checking' });
              return;
            }
            first ??= sent;
            const speed = (sent - first) / Math.max(1, Date.now() - begun);
            const secondsLeft = speed > 0 ? Math.ceil((total - sent) / speed / 1000) : undefined;
            setState({ phase: 'sending', part: total > 0 ? sent / total : 1, secondsLeft, away: false });
          },
          onSuccess: () => {
            setState({ phase: 'done' });
            told.current.onDone();
          },
          onError: refuse,
        });
        upload.current = next;
        const [earlier] = await next.findPreviousUploads();
        if (earlier) next.resumeFromPreviousUpload(earlier);
        next.start();
      };
      start().catch(refuse);
    },
    [path, participantToken],
  );

  const cancel = useCallback(() => {
    upload.current?.abort(true).catch(() => undefined);
    setState({ phase: 'idle' });
  }, []);

  return { state, send, cancel };
}
