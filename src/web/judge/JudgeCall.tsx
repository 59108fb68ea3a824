/** The judge calls the desk: a tablet that is stuck, a question that cannot wait. */
import type { LiveViews } from '#contract/live/views.ts';
import { showEndpoints } from '#contract/show/endpoints.ts';
import { CallDesk } from '#web/client/CallDesk.tsx';
import { useCommand } from '#web/client/command.ts';

export function JudgeCall({
  judgeId,
  view,
  connected,
}: {
  judgeId: string;
  view: LiveViews['judge'];
  connected: boolean;
}) {
  const ask = useCommand(showEndpoints.askForHelp);
  return (
    <CallDesk
      call={view.help.find((call) => call.judgeId === judgeId)}
      connected={connected}
      busy={ask.busy}
      lost={ask.error !== undefined}
      onCall={(needed) => ask.send({ round: view.round.id, body: { needed } })}
    />
  );
}
