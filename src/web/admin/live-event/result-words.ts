/** How far one table of the result is, as the desk reads it: in a rehearsal nothing of it is the show's. */
import type { AdminView } from '#contract/live/views.ts';
import { say } from '#web/ui/say.ts';
import { nextWords } from './words.ts';

type Seen = Pick<AdminView, 'phase' | 'round'>;
type Result = AdminView['results'][number];

export function resultWords(view: Seen, result: Result): string {
  const isShow = view.round.rehearsal === null;
  switch (result.state) {
    case 'live':
    case 'voided':
      if (!isShow && !hasBegun(view)) return say('calls.certifiedAtResults');
      if (result.state === 'voided') return say('calls.voided');
      return say(isShow ? 'calls.notCertified' : 'calls.notCertifiedRehearsal');
    case 'published':
      return say(isShow ? 'calls.published' : 'calls.rehearsedToEnd');
    default: {
      const next = nextWords(result);
      const told = { done: result.stepsShown, all: result.stepsTotal };
      return next === null ? say('calls.toldOf', told) : say('calls.toldOfNext', { ...told, next });
    }
  }
}

const hasBegun = ({ phase }: Seen): boolean => phase === 'results' || phase === 'finished';
