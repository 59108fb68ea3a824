/**
 * A face-off: two acts or more share a place and the judges choose. It lies over the page until the judge chose,
 * and a choice can be changed until the desk ends it. It needs the network; marks do not.
 */
import { useState } from 'react';
import { resultsAdminEndpoints } from '#contract/results/admin.ts';
import { keyOf, useAsk } from '#web/client/ask.ts';
import { useCommand } from '#web/client/command.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { say } from '#web/ui/say.ts';
import { ATTEMPT_MS } from './sheet-calls.ts';

const FRESH_MS = 4_000;

export function FaceOff({ connected }: { connected: boolean }) {
  const { data } = useAsk(resultsAdminEndpoints.judgeFaceOff, {
    withinMs: ATTEMPT_MS,
    enabled: connected,
    refetchInterval: FRESH_MS,
    retry: false,
  });
  const faceOff = data?.faceOff ?? null;
  const [putAway, setPutAway] = useState<string>();
  const choose = useCommand(resultsAdminEndpoints.chooseInFaceOff, {
    puts: keyOf(resultsAdminEndpoints.judgeFaceOff),
  });
  if (!faceOff) return null;
  return (
    <Dialog
      open={putAway !== faceOff.id}
      onClose={() => setPutAway(faceOff.id)}
      title={say('judge.faceOff')}
      actions={
        <Button disabled={faceOff.choice === null} onClick={() => setPutAway(faceOff.id)}>
          {say('judge.done')}
        </Button>
      }
    >
      {faceOff.acts.map((act) => (
        <Button
          key={act.performanceId}
          size="xl"
          block
          wrap
          kind={faceOff.choice === act.performanceId ? 'primary' : 'outline'}
          aria-pressed={faceOff.choice === act.performanceId}
          busy={choose.sending?.body.performanceId === act.performanceId}
          onClick={() =>
            choose.send({
              params: { id: faceOff.id },
              body: { performanceId: act.performanceId },
              withinMs: ATTEMPT_MS,
            })
          }
        >
          {act.number !== null && `${act.number}. `}
          <bdi>{act.stageName}</bdi>
        </Button>
      ))}
      <p role="status" className="muted">
        {choose.refusal(say('judge.choiceLost')) ??
          (faceOff.choice === null ? say('judge.choiceSecret') : say('judge.choiceHere'))}
      </p>
    </Dialog>
  );
}
