/** One receipt: whether its ballot counts. It says nothing of the choice. */
import { CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { votingEndpoints } from '#contract/voting/endpoints.ts';
import { NOT_COUNTED } from '#domain/voting/not-counted.ts';
import { useCommand } from '#web/client/command.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Form } from '#web/ui/Form.tsx';
import { say } from '#web/ui/say.ts';
import { TextField } from '#web/ui/TextField.tsx';
import styles from './Votes.module.css';

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

export function CheckReceipt({ pollId, given }: { pollId: string; given: string }) {
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
