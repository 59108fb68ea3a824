/** The panel: who judges, who is connected, how far they are, and their personal links. */
import { Plus, Printer, WifiOff } from 'lucide-react';
import { useState } from 'react';
import { CallFailed, sentenceOf } from '#web/client/api.ts';
import { useAuth } from '#web/client/auth.tsx';
import { Banner } from '#web/ui/Banner.tsx';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { LoadingBlock } from '#web/ui/LoadingBlock.tsx';
import { usePageTitle } from '#web/ui/page.ts';
import { OfficePage } from '../OfficePage.tsx';
import { AddJudges } from './AddJudges.tsx';
import { JudgeCards } from './JudgeCards.tsx';
import { JudgesTable } from './JudgesTable.tsx';
import { presenceOf } from './presence.ts';
import { type Judge, useJudges } from './use-judges.ts';

export function JudgesPage() {
  usePageTitle('Judges');
  const { isAdmin } = useAuth();
  const { judges, categories, criteria, error, retry } = useJudges();
  const [adding, setAdding] = useState(false);
  const [printing, setPrinting] = useState(false);
  return (
    <OfficePage
      title="Judges"
      stand={judges && judges.length > 0 && stateOf(judges)}
      actions={
        isAdmin &&
        judges &&
        judges.length > 0 && (
          <>
            <Button onClick={() => setPrinting(true)}>
              <Icon of={Printer} /> Print cards
            </Button>
            <Button kind="primary" onClick={() => setAdding(true)}>
              <Icon of={Plus} /> Add judges
            </Button>
          </>
        )
      }
    >
      {judges && error && (
        <Banner tone="warn" icon={WifiOff} lead="The server cannot be reached.">
          This is the panel as it was last seen.
        </Banner>
      )}
      {judges === undefined && error === null && <LoadingBlock rows={5} label="Loading judges" />}
      {judges === undefined && error !== null && <NotYet error={error} onRetry={retry} />}
      {judges?.length === 0 && (
        <EmptyState
          title="No judges yet"
          actions={
            isAdmin && (
              <Button kind="primary" onClick={() => setAdding(true)}>
                <Icon of={Plus} /> Add judges
              </Button>
            )
          }
        >
          Each judge gets a personal link, without an account. A panel of 3 to 5 works best.
        </EmptyState>
      )}
      {judges && judges.length > 0 && (
        <JudgesTable judges={judges} categories={categories} criteria={criteria} isAdmin={isAdmin} />
      )}
      {adding && <AddJudges categories={categories} onClose={() => setAdding(false)} />}
      {printing && <JudgeCards onDone={() => setPrinting(false)} />}
    </OfficePage>
  );
}

function stateOf(judges: readonly Judge[]): string {
  const asked = judges.filter((judge) => !judge.revoked);
  const online = asked.filter((judge) => presenceOf(judge).kind === 'online').length;
  if (asked.length === 0) return 'No link works';
  return online === asked.length
    ? `All ${asked.length} are connected`
    : `${online} of ${asked.length} are connected`;
}

function NotYet({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (error instanceof CallFailed && error.code === 'no_event')
    return (
      <EmptyState
        title="Set up your event first"
        actions={<ButtonLink to="/admin/settings">Settings</ButtonLink>}
      >
        Judges belong to an event.
      </EmptyState>
    );
  return (
    <EmptyState title="The judges cannot be loaded" actions={<Button onClick={onRetry}>Try again</Button>}>
      {sentenceOf(error, 'The server cannot be reached just now.')}
    </EmptyState>
  );
}
