/** One receipt: whether its ballot counts. It says nothing of the choice. */
import { CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { votingEndpoints } from '#contract/voting/endpoints.ts';
import { useCommand } from '#web/client/command.ts';
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
  const check = useCommand(votingEndpoints.checkReceipt);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (receipt.trim() !== '') check.send({ params: { id: pollId, receipt: receipt.trim().slice(0, 20) } });
  };
  const found = check.answer && STATES[check.answer.state];
  return (
    <form className={styles.list} onSubmit={submit}>
      <TextField
        label="Receipt"
        hint="The eight signs that stood under your vote, as K7QF-42AB."
        value={receipt}
        onChange={(value) => {
          setReceipt(value);
          check.forget();
        }}
        autoComplete="off"
        maxLength={20}
        error={check.refusal('This could not be checked. Try again.')}
      />
      <div>
        <Button type="submit" kind="primary" busy={check.busy}>
          Check this receipt
        </Button>
      </div>
      <div role="status">
        {found && (
          <Banner tone={found.tone} icon={found.icon}>
            {found.words} {check.answer?.reason}
          </Banner>
        )}
      </div>
    </form>
  );
}
