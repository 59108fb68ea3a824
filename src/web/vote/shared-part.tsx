/** Parts of the ballot that are the same on every device: the server draws them once for all, and puts them in. */
import { createContext, type ReactNode, useContext } from 'react';
import { type SharedPart as Part, partPlaceholder } from '#contract/ballot-page.ts';

/** Whether only a mark is drawn where such a part belongs. */
export const MarksOnly = createContext(false);

export function SharedPart({ part, pollId, children }: { part: Part; pollId: string; children: ReactNode }) {
  return useContext(MarksOnly) ? <i data-part={partPlaceholder(part, pollId)} /> : children;
}
