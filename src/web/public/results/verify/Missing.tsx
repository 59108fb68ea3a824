/** There is no record to count. */
import type { ReactNode } from 'react';
import { PublicHeader } from '#web/public/PublicHeader.tsx';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { say } from '#web/ui/say.ts';

/** `children`: why there is none. */
export const Missing = ({ again, children }: { again: () => void; children: ReactNode }) => (
  <>
    <PublicHeader host={say('verify.countIt')} />
    <main>
      <EmptyState
        level={1}
        title={say('verify.nothing')}
        actions={<Button onClick={again}>{say('verify.lookAgain')}</Button>}
      >
        {children}
      </EmptyState>
    </main>
  </>
);
