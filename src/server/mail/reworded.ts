/** Letters that wait to be sent while a name that they say is put right, or the link in them replaced. */
import { type Blank, fillLetter, LETTER_KINDS, type LetterWords } from '#domain/mail/letters.ts';
import type { KeyedWork } from '../http/command.ts';
import { unsentTo } from './outbox.ts';
import { openLetter, sealLetter } from './sealed-letter.ts';

/** What filled a blank, and what fills it from now on. */
export interface Correction {
  blank: Blank;
  before: string;
  after: string;
  /** Whose letters say it in this blank; everybody's without. */
  to?: 'performer' | 'parent';
}

/** The words of a letter with what was corrected; undefined where it says nothing of it. */
function corrected(words: LetterWords, corrections: readonly Correction[]): LetterWords | undefined {
  const due = corrections.filter(({ blank, before }) => words[blank] === before);
  if (due.length === 0) return undefined;
  const anew = { ...words, ...Object.fromEntries(due.map(({ blank, after }) => [blank, after])) };
  // A parent whose name nobody left is greeted by the child's.
  return {
    ...anew,
    ...(words.performer !== undefined && words.performer === words.name && { name: anew.performer }),
  };
}

/**
 * Fills an act's letters that are not sent yet anew where they say what was corrected. One that was kept by an older
 * version stays as it is, and so does the file for a calendar that goes with a letter.
 */
export async function rewordLetters(
  work: KeyedWork,
  participantId: string,
  corrections: readonly Correction[],
): Promise<void> {
  const fresh = corrections.filter(({ before, after }) => before !== after);
  if (fresh.length === 0) return;
  for (const { id, kind, letter: sealed } of await unsentTo(work.tx, participantId)) {
    const letter = openLetter(work, sealed);
    const { text, words: before } = letter.filledFrom ?? {};
    const isTo = LETTER_KINDS[kind].to;
    const words =
      before &&
      corrected(
        before,
        fresh.filter(({ to = isTo }) => to === isTo),
      );
    if (!text || !words) continue;
    const anew = { ...letter, ...fillLetter(text, words, letter.language), filledFrom: { text, words } };
    await work.tx
      .updateTable('mail')
      .set({ letter: sealLetter(work, anew), about: words.stage_name })
      .where('id', '=', id)
      .execute();
  }
}

/**
 * Leads an act's letters that are not sent yet to the link that took the place of the one in them. @param before the
 * token that leads nowhere any more
 */
export async function leadLettersTo(
  work: KeyedWork,
  participantId: string,
  { before, after }: Record<'before' | 'after', string>,
): Promise<void> {
  for (const { id, letter } of await unsentTo(work.tx, participantId)) {
    const words = work.secrets.unseal(letter);
    if (!words.includes(before)) continue;
    // A token is like nothing else in a letter: it stands in the link, in the words and in what they are filled from.
    await work.tx
      .updateTable('mail')
      .set({ letter: work.secrets.seal(words.replaceAll(before, after)) })
      .where('id', '=', id)
      .execute();
  }
}
