/** A consent in one line, the same on the performer's page and the parent's. */
import type { ConsentWay } from '#domain/registration/consent.ts';
import { say } from './say.ts';

interface Given {
  /** Who agreed; empty where no name was given. */
  by: string;
  of: string;
  how: ConsentWay;
  /** Who wrote the paper down. */
  recordedBy: string | null;
}

/** Who agreed, for whom, and how: “Linh for Dương, by the parent’s own link”. */
export function consentLine({ by: name, of, how, recordedBy }: Given): string {
  const by = name || say('kept.someParent');
  if (how === 'letter') return say('kept.byLetter', { by, of });
  if (how === 'paper') return say('kept.onPaper', { by, of, recorder: recordedBy ?? say('kept.organisers') });
  return say('kept.throughPage', { by, of });
}
