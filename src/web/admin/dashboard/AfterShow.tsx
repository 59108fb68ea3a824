/** The dashboard once the last round is over. */
import { resultsEndpoints } from '#contract/results/endpoints.ts';
import { useAsk } from '#web/client/ask.ts';
import { LoadingBlock } from '#web/ui/LoadingBlock.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { say } from '#web/ui/say.ts';
import type { AdminEvent } from '../settings/use-event-change.ts';
import { stepsAfterShow } from './after-show.ts';
import styles from './Dashboard.module.css';
import { StepList } from './StepList.tsx';

const AGAIN_MS = 15_000;

/** `own` is undefined for crew, who have nothing left to do. */
export function AfterShow({ own }: { own: AdminEvent | undefined }) {
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
  return <StepList title={say('dashboard.afterShow')} steps={stepsAfterShow(scoring.data, own)} />;
}
