/** The worker that explains a place from the record: thousands of marks would hold the page up. */
import type { PublicRecord } from '#contract/results/check-record.ts';
import { explainRecord } from '#contract/results/explain-record.ts';
import { nameTold, type ToldName } from '#domain/events/texts.ts';
import type { Language } from '#domain/messages/languages.ts';

export interface ToExplain {
  record: PublicRecord;
  id: string;
  names: readonly ToldName[];
  language: Language;
}

self.addEventListener('message', ({ data: { record, id, names, language } }: MessageEvent<ToExplain>) => {
  self.postMessage(explainRecord(record, id, (field, main) => nameTold(names, language, field, main)));
});
