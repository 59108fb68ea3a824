/** A judge who is not here: excused from every act that still waits for them, in one step, and waited for again. */
import { resultsEndpoints } from '#contract/results/endpoints.ts';
import type { Commands } from '#web/client/command.ts';
import { Button } from '#web/ui/Button.tsx';
import { HoldButton } from '#web/ui/HoldButton.tsx';
import { say } from '#web/ui/say.ts';

interface ExcuseProps {
  round: string;
  judge: { id: string; name: string };
  /** The acts that wait for this judge. */
  performanceIds: string[];
  change: Pick<Commands, 'send' | 'busy'>;
  disabled?: boolean;
}

export function ExcuseJudge({ round, judge, performanceIds, change, disabled }: ExcuseProps) {
  const what = { name: judge.name, count: performanceIds.length };
  return (
    <HoldButton
      size="s"
      wrap
      disabled={disabled ?? false}
      busy={change.busy}
      // What the log, the judge's page and the certified document say of it is kept as it is said here.
      onHeld={() =>
        change.send(
          resultsEndpoints.excuse,
          { round, body: { judgeId: judge.id, performanceIds, reason: say('scoring.notHere') } },
          { done: say('scoring.excusedDone', what) },
        )
      }
      question={{
        title: say('scoring.excuseAsk', what),
        body: say('scoring.excuseBody'),
        confirm: say('scoring.excuse'),
        cancel: say('scoring.keepWaiting'),
      }}
    >
      {say('scoring.holdToExcuse', what)}
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
          { done: say('scoring.waitedAgain', { name: judge.name }) },
        )
      }
    >
      {say('scoring.waitAgain', { name: judge.name })}
    </Button>
  );
}
