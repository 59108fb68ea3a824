/** A judge who is not here: excused from every act that still waits for them, in one step, and waited for again. */
import { resultsEndpoints } from '#contract/results/endpoints.ts';
import type { Commands } from '#web/client/command.ts';
import { Button } from '#web/ui/Button.tsx';
import { counted } from '#web/ui/format.ts';
import { HoldButton } from '#web/ui/HoldButton.tsx';

interface ExcuseProps {
  round: string;
  judge: { id: string; name: string };
  /** The acts that wait for this judge. */
  performanceIds: string[];
  change: Pick<Commands, 'send' | 'busy'>;
  disabled?: boolean;
}

/** What the log, the judge's page and the certified document say of it. */
const REASON = 'Not here';

export function ExcuseJudge({ round, judge, performanceIds, change, disabled }: ExcuseProps) {
  const acts = counted(performanceIds.length, 'act');
  return (
    <HoldButton
      size="s"
      wrap
      disabled={disabled ?? false}
      busy={change.busy}
      onHeld={() =>
        change.send(
          resultsEndpoints.excuse,
          { round, body: { judgeId: judge.id, performanceIds, reason: REASON } },
          { done: `${judge.name} is excused from ${acts}. Nothing waits for these scores.` },
        )
      }
      question={{
        title: `Excuse ${judge.name} from ${acts}?`,
        body: 'Nothing waits for these scores. Scores that are sent all the same count. Until the result is certified it can be taken back.',
        confirm: 'Excuse',
        cancel: 'Keep waiting',
      }}
    >
      Hold to excuse {judge.name}: {acts}
    </HoldButton>
  );
}

export function WaitAgain({ round, judge, performanceIds, change }: ExcuseProps) {
  return (
    <Button
      size="s"
      kind="quiet"
      wrap
      busy={change.busy}
      onClick={() =>
        change.send(
          resultsEndpoints.unexcuse,
          { round, body: { judgeId: judge.id, performanceIds } },
          { done: `The scores of ${judge.name} are waited for again.` },
        )
      }
    >
      {judge.name} is excused from every act. Wait again
    </Button>
  );
}
