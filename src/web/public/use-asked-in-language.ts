/** What the organisers wrote comes with an answer, in the language that was read when it was asked for. */
import { useEffect, useRef } from 'react';
import { languageTold } from '#web/client/language.ts';
import { useLanguage } from '#web/ui/say.ts';

/** Asks anew where the reader changes the language, once the server knows. Until then what was there stays. */
export function useAskedInLanguage(refetch: () => Promise<unknown>): void {
  const { language } = useLanguage();
  const asked = useRef(language);
  useEffect(() => {
    if (asked.current === language) return;
    asked.current = language;
    languageTold().then(() => refetch());
  }, [language, refetch]);
}
