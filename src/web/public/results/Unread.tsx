/** What stands where results are to be: they are on their way, or could not be read. */
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { LoadingBlock } from '#web/ui/LoadingBlock.tsx';
import { say } from '#web/ui/say.ts';

export function Unread({ failed, again }: { failed: boolean; again: () => void }) {
  if (!failed) return <LoadingBlock rows={6} label={say('results.loading')} />;
  return (
    <EmptyState level={1} title={say('results.failed')} onRetry={again}>
      {say('results.failedLead')}
    </EmptyState>
  );
}
