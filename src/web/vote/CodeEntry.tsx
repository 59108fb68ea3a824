/** Entering a code, from a card or from the room's screen: big, forgiving, and a plain form where no script runs. */
import { Presentation, Ticket } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { TypedCode } from '#contract/ballot-page.ts';
import { enterCodeCall, enterRoomCodeCall } from '#contract/voting/ballot-calls.ts';
import { call, sentenceOf } from '#web/client/api.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { say, tell } from '#web/ui/say.ts';
import { TextField } from '#web/ui/TextField.tsx';
import { useFirst } from './first-answer.ts';
import { Calm, type Frame } from './frame.tsx';
import styles from './Vote.module.css';

export interface CodeEntryProps extends Frame {
  of: TypedCode['of'];
  /** The poll that asks for it. */
  title: string;
  /** The code that was entered before was ended since. */
  ended: boolean;
  /** Asks for the ballot again, now with the code. */
  onEntered: () => Promise<unknown>;
  /** Goes on without a code, where that is possible. */
  onLeave?: () => void;
}

/** What is asked for; `filled` where a link brought the code. */
const WORDS = {
  card: {
    title: 'vote.enterCode',
    lead: 'vote.enterCodeLead',
    filled: 'vote.codeFilled',
    icon: Ticket,
    call: enterCodeCall,
    name: 'code',
  },
  room: {
    title: 'vote.enterRoomCode',
    lead: 'vote.enterRoomCodeLead',
    filled: 'vote.enterRoomCodeLead',
    icon: Presentation,
    call: enterRoomCodeCall,
    name: 'room',
  },
} as const;

export function CodeEntry({ eventName, connected, of, title, ended, onEntered, onLeave }: CodeEntryProps) {
  const drawn = useFirst().code;
  const typed = drawn?.of === of ? drawn : undefined;
  const [code, setCode] = useState(typed?.typed ?? '');
  const [error, setError] = useState(
    typed?.sentence ?? (ended && !typed ? say('vote.codeEnded') : undefined),
  );
  const words = WORDS[of];
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    try {
      await call(words.call, { round: undefined, body: { code } });
      // A link's code has done its work, and is no business of whoever looks at the address.
      history.replaceState(null, '', location.pathname);
      await onEntered();
    } catch (failure) {
      setError(sentenceOf(failure, say('vote.codeNotSent')));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Calm
      eventName={eventName}
      connected={connected}
      above={<Icon of={words.icon} size={48} />}
      title={say(words.title)}
      lead={tell('vote.codeLead', {
        title: <bdi>{title}</bdi>,
        lead: say(typed?.sentence === null ? words.filled : words.lead),
      })}
    >
      <form method="post" action="/vote" className={styles.codeForm} onSubmit={submit}>
        <TextField
          label={say('vote.code')}
          name={words.name}
          value={code}
          onChange={setCode}
          autoComplete="off"
          required
          error={error}
        />
        <Button type="submit" kind="primary" size="xl" block busy={busy}>
          {say('vote.goToBallot')}
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
            {say('vote.voteWithoutCode')}
          </Button>
        </form>
      )}
    </Calm>
  );
}
