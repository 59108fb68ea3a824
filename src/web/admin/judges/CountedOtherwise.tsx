/** The places if a judge who has scored counted otherwise, beside the places as they are. Nothing is kept. */
import type { BodyOf } from '#contract/endpoint.ts';
import { resultsAdminEndpoints } from '#contract/results/admin.ts';
import { resultsEndpoints } from '#contract/results/endpoints.ts';
import { useAsk } from '#web/client/ask.ts';
import { say } from '#web/ui/say.ts';
import { WhatIf } from '../scoring/rules/WhatIf.tsx';
import type { Judge } from './use-judges.ts';

export interface CountedOtherwiseProps {
  judge: Judge;
  counts: BodyOf<typeof resultsAdminEndpoints.judgeOtherwise>;
}

export function CountedOtherwise({ judge, counts }: CountedOtherwiseProps) {
  const scoring = useAsk(resultsEndpoints.scoring, { round: undefined, retry: false });
  const places = useAsk(resultsAdminEndpoints.judgeOtherwise, {
    round: undefined,
    params: { id: judge.id },
    body: counts,
    retry: false,
    placeholderData: (before) => before,
  });
  if (!scoring.data) return null;
  return (
    <WhatIf
      title={say('judges.countedSoTitle')}
      column={say('judges.countedSo')}
      scoring={scoring.data}
      whatIf={places.data}
      error={places.error}
    />
  );
}
