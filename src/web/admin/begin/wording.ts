/** What templates say in the event's language: a draft is in it as soon as the words are here, and follows a change. */
import { useEffect, useState } from 'react';
import { SOURCE } from '#domain/messages/languages.ts';
import {
  fetchWording,
  inLanguage,
  type TemplateLanguage,
  templateLanguage,
  type Wording,
} from '#domain/planning/in-language.ts';
import { CallFailed } from '#web/client/api.ts';
import { type Draft, languageOf } from './draft.ts';
import { isOffered } from './kinds.ts';

/** The words that are here. */
export type KnownWords = Readonly<Partial<Record<TemplateLanguage, Wording>>>;

const ENGLISH: KnownWords = { [SOURCE]: null };

const wantedBy = (draft: Draft) => templateLanguage(languageOf(draft));

/**
 * The draft with its template's own words in the event's language; as it is while the words are not here. What came
 * from a file or from another event is its organisers' own, and stays.
 */
export function inEventsLanguage(draft: Draft, known: KnownWords): Draft {
  const wanted = wantedBy(draft);
  if (draft.worded === wanted) return draft;
  if (!isOffered(draft.kind) && draft.kind !== 'nothing') return { ...draft, worded: wanted };
  const from = known[draft.worded];
  const to = known[wanted];
  if (from === undefined || to === undefined) return draft;
  return { ...draft, worded: wanted, template: inLanguage(draft.template, from, to) };
}

/** The words that a draft is in and is to be in, as they come. Those that cannot be loaded are tried again with the next. */
export function useKnownWords(draft: Draft): KnownWords {
  const [known, setKnown] = useState(ENGLISH);
  const from = draft.worded;
  const to = wantedBy(draft);
  useEffect(() => {
    for (const language of new Set([from, to]))
      void fetchWording(language).then(
        (wording) => setKnown((before) => ({ ...before, [language]: wording })),
        // Making the show asks for them again, and says so where they are still not to be had.
        () => undefined,
      );
  }, [from, to]);
  return known;
}

/**
 * A draft to be sent, in the event's language, with that language's words.
 * @throws {CallFailed} where they cannot be loaded: nobody is to sign a text in a language that was not chosen.
 */
export async function readyToSend(draft: Draft): Promise<{ draft: Draft; wording: Wording }> {
  const wanted = wantedBy(draft);
  try {
    const [from, wording] = await Promise.all([fetchWording(draft.worded), fetchWording(wanted)]);
    return {
      draft: inEventsLanguage(draft, { [draft.worded]: from, [wanted]: wording }),
      wording,
    };
  } catch {
    throw new CallFailed(0, 'offline', undefined);
  }
}
