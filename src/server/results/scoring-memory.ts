/**
 * What the scoring page's answers leave behind for the next one, so that one changed mark costs one mark: the
 * scoresheets read, the tabulation, and each row of the matrix as it was last sent.
 */
import { openTabulator } from '#domain/tabulation/tabulator.ts';
import { openSheets } from '../judging/sheet-source.ts';
import { newId } from '../store/secrets.ts';

/** One part of an answer, with what tells it from how it was before. */
export interface Part {
  id: string;
  /** The very same object while nothing of it changed. */
  of: unknown;
  /** Says the same exactly when the part does; asked only where the object is another. */
  text: () => string;
}

/** An answer's stamp, and whether a part is other than it was under an earlier stamp. */
export interface Stamped {
  stamp: string;
  /** True for every part when the earlier stamp is not one of this process's. */
  isNew: (id: string, known: string | undefined) => boolean;
}

/** Numbers the answers and remembers in which one each part last changed. */
export function openStamps(): (parts: readonly Part[]) => Stamped {
  const run = newId();
  let answers = 0;
  let last = new Map<string, { of: unknown; text: string; at: number }>();
  return (parts) => {
    answers += 1;
    const at = answers;
    const now = new Map(
      parts.map((part) => {
        const before = last.get(part.id);
        if (before && Object.is(before.of, part.of)) return [part.id, before];
        const text = part.text();
        return [part.id, { of: part.of, text, at: before?.text === text ? before.at : at }];
      }),
    );
    last = now;
    return {
      stamp: `${run}.${at}`,
      isNew(id, known) {
        const [ofRun, answer] = known?.split('.') ?? [];
        return ofRun !== run || (now.get(id)?.at ?? at) > Number(answer);
      },
    };
  };
}

/** Of the thread that reads, which has one database. */
export const memory = { sheets: openSheets(), expected: openTabulator(), stamped: openStamps() };
