/** Results wait for scores: who is not here is excused where it hurts. Its rooms know who may; crew are led to no dead end. */
import { useAuth } from '#web/client/auth.tsx';
import { useCommands } from '#web/client/command.ts';
import { say } from '#web/ui/say.ts';
import { ExcuseJudge } from '../scoring/ExcuseJudge.tsx';
import { useDesk } from './desk.ts';

/** More than so many have a page of their own, behind the link beside. */
const SHOWN = 2;

export function AbsentJudges() {
  const { view, connected, locked } = useDesk();
  const { isAdmin } = useAuth();
  const change = useCommands({ failed: say('desk.notSaved') });
  if (!isAdmin) return null;
  // Who is not heard of comes first.
  const waited = view.judges
    .filter((judge) => judge.sheetsIn < judge.sheetsExpected)
    .toSorted((a, b) => Number(a.online) - Number(b.online))
    .slice(0, SHOWN);
  return waited.map((judge) => (
    <ExcuseJudge
      key={judge.id}
      round={view.round.id}
      judge={judge}
      performanceIds={Object.entries(judge.sheets).flatMap(([id, sheet]) =>
        sheet === 'none' || sheet === 'draft' ? [id] : [],
      )}
      change={change}
      disabled={!connected || locked}
    />
  ));
}
