/** Entering the code from a card: big, forgiving, and a plain form where no script runs. */
import { Ticket } from 'lucide-react';
import { type FormEvent, useContext, useState } from 'react';
import { enterCodeCall } from '#contract/voting/ballot-calls.ts';
import { call, sentenceOf } from '#web/client/api.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { FirstAnswer } from './first-answer.ts';
import { Calm, type Frame } from './frame.tsx';
import styles from './Vote.module.css';

export interface CodeEntryProps extends Frame {
  /** The poll that asks for it. */
  title: string;
  /** Asks for the ballot again, now with the code. */
  onEntered: () => Promise<unknown>;
  /** Goes on without a code, where that is possible. */
  onLeave?: () => void;
}

export function CodeEntry({ eventName, connected, title, onEntered, onLeave }: CodeEntryProps) {
  const refused = useContext(FirstAnswer)?.code;
  const [code, setCode] = useState(refused?.typed ?? '');
  const [error, setError] = useState(refused?.sentence);
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    try {
      await call(enterCodeCall, { body: { code } });
      await onEntered();
    } catch (failure) {
      setError(sentenceOf(failure, 'The code was not sent. Try again.'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Calm
      eventName={eventName}
      connected={connected}
      above={<Icon of={Ticket} size={48} />}
      title="Enter your code"
      lead={
        <>
          <bdi>{title}</bdi>: type the ten letters and digits on your card, or scan its picture. Capitals,
          spaces and the hyphen do not matter.
        </>
      }
    >
      <form method="post" action="/vote" className={styles.codeForm} onSubmit={submit}>
        <TextField
          label="Code"
          name="code"
          value={code}
          onChange={setCode}
          maxLength={40}
          autoComplete="off"
          required
          error={error}
        />
        <Button type="submit" kind="primary" size="xl" block busy={busy}>
          Go to the ballot
        </Button>
      </form>
      {onLeave && (
        <form action="/vote">
          <Button
            type="submit"
            kind="quiet"
            block
            onClick={(event) => {
              event.preventDefault();
              onLeave();
            }}
          >
            Vote without a code
          </Button>
        </form>
      )}
    </Calm>
  );
}
