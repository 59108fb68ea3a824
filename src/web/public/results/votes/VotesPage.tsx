/** Checking a vote after the close: one's own receipt, and the published list, counted again on this page. */

import { CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { votingEndpoints } from '#contract/voting/endpoints.ts';
import { NOT_COUNTED } from '#domain/voting/not-counted.ts';
import { useAsk } from '#web/client/ask.ts';
import { useCommand } from '#web/client/command.ts';
import { PublicHeader } from '#web/public/PublicHeader.tsx';
import { useAskedInLanguage } from '#web/public/use-asked-in-language.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Form } from '#web/ui/Form.tsx';
import { LoadingBlock } from '#web/ui/LoadingBlock.tsx';
import { usePageTitle } from '#web/ui/page.ts';
import { say } from '#web/ui/say.ts';
import { SelectField, TextField } from '#web/ui/TextField.tsx';
import { useNamedRound } from '../links.ts';
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

const STATES = {
  counted: { tone: 'ok', icon: CircleCheck, words: 'verify.counts' },
  replaced: {
    tone: 'info',
    icon: Info,
    words: 'verify.replaced',
  },
  set_aside: { tone: 'warn', icon: TriangleAlert, words: 'verify.isAside' },
} as const;

/** Why a ballot does not count, in the reader's language; what the organisers wrote stays as they wrote it. */
function reasonWords(reason: string): string {
  if (reason === NOT_COUNTED.actLeft) return say('verify.actLeft');
  if (reason === NOT_COUNTED.votedByCode) return say('verify.votedByCode');
  return reason.startsWith(NOT_COUNTED.cameScripted)
    ? say('verify.cameScripted', { reason: reason.slice(NOT_COUNTED.cameScripted.length) })
    : reason;
}

/** One receipt: whether its ballot counts. It says nothing of the choice. */
function CheckReceipt({ pollId, given }: { pollId: string; given: string }) {
  const [receipt, setReceipt] = useState(given);
  const check = useCommand(votingEndpoints.checkReceipt);
  const submit = () => {
    if (receipt.trim() !== '') check.send({ params: { id: pollId, receipt: receipt.trim().slice(0, 20) } });
  };
  const found = check.answer && STATES[check.answer.state];
  return (
    <Form className={styles.list} onSubmit={submit}>
      <TextField
        label={say('verify.receipt')}
        hint={say('verify.receiptHint')}
        value={receipt}
        onChange={(value) => {
          setReceipt(value);
          check.forget();
        }}
        autoComplete="off"
        error={check.refusal(say('verify.notChecked'))}
      />
      <div>
        <Button type="submit" kind="primary" busy={check.busy}>
          {say('verify.checkReceipt')}
        </Button>
      </div>
      <div role="status">
        {found && (
          <Banner tone={found.tone} icon={found.icon}>
            {say(found.words)} {reasonWords(check.answer?.reason ?? '')}
          </Banner>
        )}
      </div>
    </Form>
  );
}
