/** The dashboard once a round is over: what is left of it, and after the last one of the show. */
import { resultsEndpoints } from '#contract/results/endpoints.ts';
import { useAsk } from '#web/client/ask.ts';
import { LoadingBlock } from '#web/ui/LoadingBlock.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { say } from '#web/ui/say.ts';
import type { AdminEvent } from '../settings/use-event-change.ts';
import { stepsAfterRound, stepsAfterShow } from './after-show.ts';
import styles from './Dashboard.module.css';
import { StepList } from './StepList.tsx';

const AGAIN_MS = 15_000;

/** `own` is undefined for crew, who have nothing left to do; `round`: what a round is called that others follow. */
export function AfterShow({ own, round }: { own: AdminEvent | undefined; round?: string | undefined }) {
  const scoring = useAsk(resultsEndpoints.scoring, {
    round: undefined,
    enabled: own !== undefined,
    refetchInterval: AGAIN_MS,
  });
  if (!own)
    return (
      <Panel>
        <p className={styles.calm}>{say('dashboard.thanks')}</p>
      </Panel>
    );
  if (!scoring.data) return <LoadingBlock rows={4} label={say('dashboard.loadingLeft')} />;
  if (round === undefined)
    return <StepList title={say('dashboard.afterShow')} steps={stepsAfterShow(scoring.data, own)} />;
  const steps = stepsAfterRound(scoring.data);
  return steps.length > 0 && <StepList title={round} steps={steps} />;
}
