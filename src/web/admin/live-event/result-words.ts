/** What the desk says of one table of the result: in a rehearsal nothing of it is the show's. */
import type { AdminView } from '#contract/live/views.ts';
import { kindOf } from '#domain/lineup/round-kind.ts';
import { say } from '#web/ui/say.ts';
import { nextWords } from './words.ts';

type Seen = Pick<AdminView, 'phase' | 'round'>;
type Result = AdminView['results'][number];

const OF_THE_SHOW = {
  notCertified: 'calls.notCertified',
  certified: 'calls.certified',
  askPublish: 'calls.publishWhat',
  told: 'calls.published',
  toldToEnd: 'calls.published',
} as const;
const OF_A_REHEARSAL = {
  notCertified: 'calls.notCertifiedRehearsal',
  certified: 'calls.certifiedRehearsal',
  askPublish: 'calls.publishRehearsed',
  told: 'calls.told',
  toldToEnd: 'calls.rehearsedToEnd',
} as const;

/** The words for a result that is handed on, and for one that is not. */
export const resultLines = ({ round }: Pick<AdminView, 'round'>) =>
  kindOf(round).isHandedOn ? OF_THE_SHOW : OF_A_REHEARSAL;

/** How far it is. */
export function resultWords(view: Seen, result: Result): string {
  const lines = resultLines(view);
  switch (result.state) {
    case 'live':
    case 'voided':
      if (kindOf(view.round).certifiesItself && !hasBegun(view)) return say('calls.certifiedAtResults');
      if (result.state === 'voided') return say('calls.voided');
      return say(lines.notCertified);
    case 'published':
      return say(lines.toldToEnd);
    default: {
      const next = nextWords(result);
      const told = { done: result.stepsShown, all: result.stepsTotal };
      return next === null ? say('calls.toldOf', told) : say('calls.toldOfNext', { ...told, next });
    }
  }
}

const hasBegun = ({ phase }: Seen): boolean => phase === 'results' || phase === 'finished';
