/** The worker that counts a record: it has the record, this code, and no way to the server. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { checkRecord, type PublicRecord } from '#contract/results/check-record.ts';

// A browser's own digest is there on https only, and most halls have none.
const hexOf = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

self.addEventListener('message', ({ data }: MessageEvent<PublicRecord>) => {
  const begun = performance.now();
  try {
    const check = checkRecord(hexOf, data, (step) => self.postMessage({ step }));
    self.postMessage({ check, tookMs: performance.now() - begun });
  } catch (error) {
    self.postMessage({ fault: error instanceof Error ? error.message : String(error) });
  }
});
