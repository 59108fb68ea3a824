/** Checking a vote after the close: one's own receipt, and the published list, counted again on this page. */
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { votingEndpoints } from '#contract/voting/endpoints.ts';
import { useAsk } from '#web/client/ask.ts';
import { PublicHeader } from '#web/public/PublicHeader.tsx';
import { useAskedInLanguage } from '#web/public/use-asked-in-language.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { LoadingBlock } from '#web/ui/LoadingBlock.tsx';
import { usePageTitle } from '#web/ui/page.ts';
import { say } from '#web/ui/say.ts';
import { SelectField } from '#web/ui/TextField.tsx';
import { useNamedRound } from '../links.ts';
import { CheckReceipt } from './CheckReceipt.tsx';
import { PublishedList } from './PublishedList.tsx';
import styles from './Votes.module.css';

export function VotesPage() {
  usePageTitle(say('verify.checkVote'));
  const [params, setParams] = useSearchParams();
  const { data, isError, refetch } = useAsk(votingEndpoints.closedPolls, {
    round: useNamedRound(),
    refetchInterval: 15_000,
  });
  useAskedInLanguage(refetch);
  // The receipt stands behind the #, so that it is in no log; it is read once.
  const [receipt] = useState(() => location.hash.slice(1));
  const poll = data?.find((each) => each.id === params.get('poll')) ?? data?.[0];
  return (
    <>
      <PublicHeader host={say('verify.checkVote')} />
      <main className={styles.page}>
        <h1 className="h1">{say('verify.checkVote')}</h1>
        {!data && !isError && <LoadingBlock rows={4} label={say('verify.loadingVotes')} />}
        {isError && (
          <EmptyState title={say('verify.votesFailed')} onRetry={refetch}>
            {say('verify.networkDown')}
          </EmptyState>
        )}
        {data && !poll && <EmptyState title={say('verify.noVote')}>{say('verify.noVoteLead')}</EmptyState>}
        {data && poll && (
          <>
            {data.length > 1 && (
              <SelectField
                label={say('verify.vote')}
                value={poll.id}
                onChange={(id) => setParams({ poll: id }, { replace: true })}
                options={data.map(({ id, title }) => ({ value: id, label: title }))}
              />
            )}
            {data.length === 1 && (
              <p className="lead">
                <bdi>{poll.title}</bdi>
              </p>
            )}
            <CheckReceipt key={poll.id} pollId={poll.id} given={receipt} />
            {poll.publishedAt === null ? (
              <p className="muted">{say('verify.listLater')}</p>
            ) : (
              <PublishedList pollId={poll.id} />
            )}
          </>
        )}
      </main>
    </>
  );
}
