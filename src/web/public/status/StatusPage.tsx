/** A performer's own page, opened by their private link: am I in, what is still to do, when am I on. */
import { useParams } from 'react-router';
import { registrationEndpoints } from '#contract/registration/endpoints.ts';
import { tracksEndpoints } from '#contract/tracks/endpoints.ts';
import { isNotFound, isRefusedWith } from '#web/client/api.ts';
import { useAsk } from '#web/client/ask.ts';
import { LanguageRow } from '#web/public/LanguageRow.tsx';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { LoadingBlock } from '#web/ui/LoadingBlock.tsx';
import { usePageTitle } from '#web/ui/page.ts';
import { say } from '#web/ui/say.ts';
import { useAskedInLanguage } from '../use-asked-in-language.ts';
import { StatusView } from './StatusView.tsx';

const FRESH_MS = 20_000;

export function StatusPage() {
  const { token = '' } = useParams();
  const patient = {
    refetchInterval: FRESH_MS,
    retry: (count: number, error: Error) => count < 5 && !isNotFound(error) && !isEnded(error),
  };
  const status = useAsk(registrationEndpoints.ownStatus, { participantToken: token, ...patient });
  useAskedInLanguage(status.refetch);
  const track = useAsk(tracksEndpoints.ownTrack, {
    participantToken: token,
    enabled: status.isSuccess,
    ...patient,
  });
  if (status.data && !isEnded(status.error))
    return (
      <StatusView
        token={token}
        status={status.data}
        track={track.data}
        stale={status.isError || track.isError ? status.dataUpdatedAt : undefined}
      />
    );
  if (status.isPending)
    return (
      <main>
        <LoadingBlock rows={4} label={say('status.loading')} />
      </main>
    );
  if (isErased(status.error)) return <Erased />;
  return isNotFound(status.error) ? <Unknown /> : <Away onRetry={() => status.refetch()} />;
}

const isErased = (error: Error | null): boolean => isRefusedWith(error, 'link_erased');

/** Whether the server itself says that the link leads nowhere any more; what it led to is not shown then. */
const isEnded = (error: Error | null): boolean => isErased(error) || isRefusedWith(error, 'link_unknown');

/** What was kept is gone; the act and its result are not, and are told where everybody reads them. */
function Erased() {
  usePageTitle(say('status.erased'));
  return (
    <main>
      <LanguageRow />
      <EmptyState
        level={1}
        title={say('status.erased')}
        actions={<ButtonLink to="/">{say('ui.toFrontPage')}</ButtonLink>}
      >
        {say('status.erasedLead')}
      </EmptyState>
    </main>
  );
}

/** The same page for a wrong, an old and a made-up link: it never tells which. */
function Unknown() {
  usePageTitle(say('status.noLinkTitle'));
  return (
    <main>
      <LanguageRow />
      <EmptyState
        level={1}
        title={say('status.noLink')}
        actions={<ButtonLink to="/">{say('ui.toFrontPage')}</ButtonLink>}
      >
        {say('status.noLinkLead')}
      </EmptyState>
    </main>
  );
}

function Away({ onRetry }: { onRetry: () => void }) {
  usePageTitle(say('status.title'));
  return (
    <main>
      <LanguageRow />
      <EmptyState
        level={1}
        title={say('status.failed')}
        actions={
          <Button kind="primary" onClick={onRetry}>
            {say('ui.tryAgain')}
          </Button>
        }
      >
        {say('status.failedLead')}
      </EmptyState>
    </main>
  );
}
