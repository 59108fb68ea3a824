/** What stands where results are to be: they are on their way, or could not be read. */
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { LoadingBlock } from '#web/ui/LoadingBlock.tsx';
import { say } from '#web/ui/say.ts';

export function Unread({ failed, again }: { failed: boolean; again: () => void }) {
  if (!failed) return <LoadingBlock rows={6} label={say('results.loading')} />;
  return (
    <EmptyState
      level={1}
      title={say('results.failed')}
      actions={<Button onClick={again}>{say('ui.tryAgain')}</Button>}
    >
      {say('results.failedLead')}
    </EmptyState>
  );
}
