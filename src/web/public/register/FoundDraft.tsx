/** Asks before a kept draft is shown: the device may be somebody else's. */

import { useEffect } from 'react';
import { LanguageRow } from '#web/public/LanguageRow.tsx';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { usePageTitle } from '#web/ui/page.ts';
import { say } from '#web/ui/say.ts';
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
  usePageTitle(say('register.titleFound', { event: eventName }));
  useEffect(() => {
    scrollTo(0, 0);
  }, []);
  return (
    <main>
      <LanguageRow />
      <EmptyState
        level={1}
        title={say('register.found')}
        actions={
          <>
            <Button kind="primary" onClick={onGoOn}>
              {say('register.goOn')}
            </Button>
            <Button
              onClick={() => {
                dropDraft();
                onStartAgain();
              }}
            >
              {say('register.startAgain')}
            </Button>
          </>
        }
      >
        {say('register.foundLead')}
      </EmptyState>
    </main>
  );
}
