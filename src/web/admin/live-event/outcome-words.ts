/** How a face-off ended, in a line; the counts stand beside it. */
import type { Line } from '#domain/messages/catalogue.ts';
import type { DeskFaceOff } from './use-face-off.ts';

type Last = NonNullable<DeskFaceOff['last']>;

const DECIDED = { hall: 'calls.hallDecided', judges: 'calls.judgesDecided' } as const;

/** What the count decided; where it decided nothing, whether all of its acts are equal or only some. */
export function outcomeLine({ decided, kind, votes }: Pick<Last, 'decided' | 'kind' | 'votes'>) {
  if (decided) return DECIDED[kind];
  const differ = new Set(votes.map((act) => act.votes)).size > 1;
  return (differ ? 'calls.notInOrder' : 'calls.nothingDecided') satisfies Line;
}
