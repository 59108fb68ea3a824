/** Asks before a kept draft is shown: the device may be somebody else's. */
import { useEffect } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { usePageTitle } from '#web/ui/page.ts';
import { dropDraft } from './draft.ts';

export function FoundDraft({
  eventName,
  onGoOn,
  onStartAgain,
}: {
  eventName: string;
  onGoOn: () => void;
  onStartAgain: () => void;
}) {
  usePageTitle(`Register · ${eventName}`);
  useEffect(() => {
    scrollTo(0, 0);
  }, []);
  return (
    <main>
      <EmptyState
        level={1}
        title="You have begun a registration on this device"
        actions={
          <>
            <Button kind="primary" onClick={onGoOn}>
              Go on where you stopped
            </Button>
            <Button
              onClick={() => {
                dropDraft();
                onStartAgain();
              }}
            >
              Start again
            </Button>
          </>
        }
      >
        If it is not yours, start again: what was typed is then removed from this device.
      </EmptyState>
    </main>
  );
}
