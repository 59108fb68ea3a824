/** The worker that explains a place from the record: thousands of marks would hold the page up. */
import type { PublicRecord } from '#contract/results/check-record.ts';
import { explainRecord } from '#contract/results/explain-record.ts';

self.addEventListener('message', ({ data }: MessageEvent<{ record: PublicRecord; id: string }>) => {
  self.postMessage(explainRecord(data.record, data.id));
});
