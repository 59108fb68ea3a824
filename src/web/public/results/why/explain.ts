/** The worker that explains a place from the record: thousands of marks would hold the page up. */
import type { PublicRecord } from '#contract/results/check-record.ts';
import { explainRecord } from '#contract/results/explain-record.ts';
import { nameInLanguage, type TranslatedName } from '#domain/events/texts.ts';
import type { Words } from '#domain/messages/catalogue.ts';
import type { Language } from '#domain/messages/languages.ts';
import { voiceOf } from '#domain/results/words/voice.ts';

export interface ToExplain {
  record: PublicRecord;
  id: string;
  names: readonly TranslatedName[];
  language: Language;
  /** The rooms that a result's words are made from. */
  words: Words;
}

self.addEventListener('message', ({ data }: MessageEvent<ToExplain>) => {
  const { record, id, names, language, words } = data;
  const told = explainRecord(record, id, voiceOf(language, words), (field, main) =>
    nameInLanguage(names, language, field, main),
  );
  self.postMessage(told);
});
