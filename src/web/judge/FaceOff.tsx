/**
 * A face-off: two acts or more share a place and the judges choose. It lies over the page until the judge chose
 * or put it away, and the list leads back to it: a choice can be changed until the desk ends it. It needs the network; marks do not.
 */
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { resultsAdminEndpoints } from '#contract/results/admin.ts';
import { keyOf, useAsk } from '#web/client/ask.ts';
import { useCommand } from '#web/client/command.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { say } from '#web/ui/say.ts';
import { ATTEMPT_MS } from './sheet-calls.ts';

const FRESH_MS = 4_000;

/** The face-off that this judge may choose in, and whether they have put it away. */
export function useFaceOff(connected: boolean) {
  const { data } = useAsk(resultsAdminEndpoints.judgeFaceOff, {
    withinMs: ATTEMPT_MS,
    enabled: connected,
    refetchInterval: FRESH_MS,
    retry: false,
  });
  const faceOff = data?.faceOff ?? null;
  const [putAway, setPutAway] = useState<string>();
  return {
    faceOff,
    shown: faceOff !== null && putAway !== faceOff.id,
    putAway: () => setPutAway(faceOff?.id),
    bringBack: () => setPutAway(undefined),
  };
}

export type FaceOffHere = ReturnType<typeof useFaceOff>;

/** In the list: the way back to the face-off that was put away, for as long as it is open. */
export function FaceOffAgain({
  here: { faceOff, shown },
  className,
  onPress,
}: {
  here: FaceOffHere;
  className: string | undefined;
  onPress: () => void;
}) {
  if (!faceOff || shown) return null;
  return (
    <div className={className}>
      <Button block kind={faceOff.choice === null ? 'primary' : 'outline'} onClick={onPress}>
        {say(faceOff.choice === null ? 'judge.faceOffChoose' : 'judge.faceOffChange')}
      </Button>
    </div>
  );
}

export function FaceOff({ here: { faceOff, shown, putAway } }: { here: FaceOffHere }) {
  const choose = useCommand(resultsAdminEndpoints.chooseInFaceOff, {
    puts: keyOf(resultsAdminEndpoints.judgeFaceOff),
  });
  if (!faceOff) return null;
  const lost = choose.refusal(say('judge.choiceLost'));
  return (
    <Dialog
      open={shown}
      onClose={putAway}
      title={say('judge.faceOff')}
      actions={
        // Also without a choice, and without the network that it needs: the marks below it wait for none.
        <Button onClick={putAway}>{say(faceOff.choice === null ? 'judge.skipForNow' : 'judge.done')}</Button>
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
          {/* As one run of words: a number by itself would be squeezed beside a long name. */}
          <span>
            {act.number !== null && `${act.number}. `}
            <bdi>{act.stageName}</bdi>
          </span>
        </Button>
      ))}
      {lost === undefined ? (
        <p role="status" className="muted">
          {say(faceOff.choice === null ? 'judge.choiceSecret' : 'judge.choiceHere')}
        </p>
      ) : (
        <Banner tone="warn" icon={TriangleAlert} lead={lost} />
      )}
    </Dialog>
  );
}
