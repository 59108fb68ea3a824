/** How far one table of the result is, as the desk reads it: in a rehearsal nothing of it is the show's. */
import type { AdminView } from '#contract/live/views.ts';
import { nextWords } from './words.ts';

type Seen = Pick<AdminView, 'phase' | 'round'>;
type Result = AdminView['results'][number];

export function resultWords(view: Seen, result: Result): string {
  const isShow = view.round.rehearsal === null;
  switch (result.state) {
    case 'live':
    case 'voided':
      if (!isShow && !hasBegun(view)) return 'Certified as it is when the results begin';
      if (result.state === 'voided') return 'Voided: certify it again';
      return isShow ? 'Not certified yet' : 'Not certified in this rehearsal';
    case 'published':
      return isShow ? 'Published' : 'Rehearsed to the end, published nowhere';
    default:
      return `${result.stepsShown} of ${result.stepsTotal} told${
        nextWords(result) === null ? '' : `, next is ${nextWords(result)}`
      }`;
  }
}

const hasBegun = ({ phase }: Seen): boolean => phase === 'results' || phase === 'finished';
