/** One receipt: whether its ballot counts. It says nothing of the choice. */
import { useMutation } from '@tanstack/react-query';
import { CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { votingEndpoints } from '#contract/voting/endpoints.ts';
import { call, sentenceOf } from '#web/client/api.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import styles from './Votes.module.css';

const STATES = {
  counted: { tone: 'ok', icon: CircleCheck, words: 'This ballot counts.' },
  replaced: {
    tone: 'info',
    icon: Info,
    words: 'A later ballot of the same voter replaced this one. Only the later one counts.',
  },
  set_aside: { tone: 'warn', icon: TriangleAlert, words: 'This ballot was taken and is set aside.' },
} as const;

export function CheckReceipt({ pollId, given }: { pollId: string; given: string }) {
  const [receipt, setReceipt] = useState(given);
  const check = useMutation({
    mutationFn: () =>
      call(votingEndpoints.checkReceipt, { params: { id: pollId, receipt: receipt.trim().slice(0, 20) } }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (receipt.trim() !== '') check.mutate();
  };
  const found = check.data && STATES[check.data.state];
  return (
    <form className={styles.list} onSubmit={submit}>
      <TextField
        label="Receipt"
        hint="The eight signs that stood under your vote, as K7QF-42AB."
        value={receipt}
        onChange={(value) => {
          setReceipt(value);
          check.reset();
        }}
        autoComplete="off"
        maxLength={20}
        error={check.error ? sentenceOf(check.error, 'This could not be checked. Try again.') : undefined}
      />
      <div>
        <Button type="submit" kind="primary" busy={check.isPending}>
          Check this receipt
        </Button>
      </div>
      <div role="status">
        {found && (
          <Banner tone={found.tone} icon={found.icon}>
            {found.words} {check.data?.reason}
          </Banner>
        )}
      </div>
    </form>
  );
}
