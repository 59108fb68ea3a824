/** A tie at the desk: what the admin says of it, kept fresh, and calling, ending or deciding a face-off. */
import { useEffect } from 'react';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { AdminView } from '#contract/live/views.ts';
import { resultsAdminEndpoints } from '#contract/results/admin.ts';
import { keyOf, useAsk } from '#web/client/ask.ts';
import { useAuth } from '#web/client/auth.tsx';
import { useCommands } from '#web/client/command.ts';
import { say } from '#web/ui/say.ts';

export type DeskFaceOff = AnswerOf<typeof resultsAdminEndpoints.deskFaceOff>;
export type Tie = DeskFaceOff['ties'][number];

const FRESH_MS = 4_000;

/**
 * The face-off that is open, and ties that need one; undefined where there are none, and for crew, who are told no
 * places.
 */
export function useFaceOff(
  { version, round }: Pick<AdminView, 'version' | 'round'>,
  connected: boolean,
): DeskFaceOff | undefined {
  const { admin } = useAuth();
  const { data, refetch } = useAsk(resultsAdminEndpoints.deskFaceOff, {
    round: round.id,
    enabled: connected && admin?.role === 'admin',
    refetchInterval: FRESH_MS,
    retry: false,
  });
  const asked = data !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the show moved on, so what is tied may have
  useEffect(() => {
    if (asked) void refetch();
  }, [version, asked, refetch]);
  return data && (data.ties.length > 0 || data.open !== null || data.last !== null) ? data : undefined;
}

/** A change of a face-off, after which everything is asked for again. Refusals are shown in their own words. */
export const useFaceOffChange = () =>
  useCommands({
    failed: say('desk.notSaved'),
    changes: [keyOf(resultsAdminEndpoints.deskFaceOff)],
  });
