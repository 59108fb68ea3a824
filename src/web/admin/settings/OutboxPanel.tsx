/** What became of the letters: what waits, what went out, what failed and why. And letters sent by hand. */
import { MailX } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { mailEndpoints } from '#contract/mail/endpoints.ts';
import { letterEndpoints } from '#contract/show/letters.ts';
import { keyOf, useAsk } from '#web/client/ask.ts';
import { useCommand, useCommands } from '#web/client/command.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/Dialog.tsx';
import { counted, showDateAndTime } from '#web/ui/format.ts';
import { Panel } from '#web/ui/Panel.tsx';
import { LETTER_WORDS, LetterChip } from './letter-words.tsx';
import styles from './Settings.module.css';

const FRESH_MS = 10_000;
const FIRST = 20;

const OUTBOX = [keyOf(mailEndpoints.outbox)];

export function OutboxPanel({ timeZone }: { timeZone: string }) {
  const [all, setAll] = useState(false);
  const outbox = useAsk(mailEndpoints.outbox, { refetchInterval: FRESH_MS });
  const after = { failed: 'Not done. Try again.', changes: OUTBOX };
  const retry = useCommand(mailEndpoints.retryLetter, after);
  const cancel = useCommand(mailEndpoints.cancelLetter, after);
  const moving = retry.sending ?? cancel.sending;
  if (!outbox.data) return null;
  const { available, sender, counts, letters } = outbox.data;
  const shown = all ? letters : letters.slice(0, FIRST);
  return (
    <Panel title="Outbox" actions={<SendByHand />}>
      <div className={styles.form}>
        {!available && (
          <Banner tone="info" icon={MailX} lead="No mail server is set.">
            Set one above. Until then letters wait here.
          </Banner>
        )}
        <p className="muted" role="status">
          {sender !== null && `From ${sender}. `}
          {counts.queued} waiting, {counts.sent} sent, {counts.failed} failed
          {counts.expired > 0 && `, ${counts.expired} no longer worth sending`}.
        </p>
        <ul>
          {shown.map((letter) => (
            <li key={letter.id} className={styles.line}>
              <span>
                <b>
                  <bdi>{letter.about}</bdi>
                </b>
                : {LETTER_WORDS[letter.kind]}
                {letter.refused && (
                  <>
                    .{' '}
                    <Link to={`/admin/participants/${letter.participantId}`}>
                      Correct the address<span className="vh"> ({letter.about})</span>
                    </Link>
                  </>
                )}
                <br />
                <span className="small muted">
                  {letter.sentAt === null
                    ? letter.state === 'queued'
                      ? `Goes out at ${showDateAndTime(letter.dueAt, timeZone)}`
                      : showDateAndTime(letter.createdAt, timeZone)
                    : showDateAndTime(letter.sentAt, timeZone)}
                  {letter.tries > 1 && `, ${counted(letter.tries, 'try', 'tries')}`}
                  {letter.trouble !== '' && `: ${letter.trouble}`}
                </span>
              </span>
              <LetterChip state={letter.state} />
              {(letter.state === 'failed' || letter.state === 'queued') && (
                <Button
                  size="s"
                  busy={moving?.params.id === letter.id}
                  onClick={() =>
                    (letter.state === 'failed' ? retry : cancel).send({ params: { id: letter.id } })
                  }
                >
                  {letter.state === 'failed' ? 'Send again' : 'Do not send'}
                  <span className="vh"> ({letter.about})</span>
                </Button>
              )}
            </li>
          ))}
        </ul>
        {letters.length > shown.length && (
          <Button kind="quiet" onClick={() => setAll(true)}>
            Show all {letters.length}
          </Button>
        )}
      </div>
    </Panel>
  );
}

type ByHand = 'remind' | 'sendCallTimes' | 'sendThanks';

const BY_HAND: Record<ByHand, { button: string; asks: string }> = {
  remind: { button: 'Remind of what is missing', asks: 'Remind of what is missing?' },
  sendCallTimes: { button: 'Send call times', asks: 'Send the call times?' },
  sendThanks: { button: 'Thank the acts', asks: 'Thank everybody who was on stage?' },
};

/** Asks first who would get it, then sends. */
function SendByHand() {
  const [asked, setAsked] = useState<{ which: ByHand; to: number; parents: number; without: number }>();
  const failed = 'The server cannot be reached.';
  const looks = {
    remind: useCommand(letterEndpoints.remind, { failed }),
    sendCallTimes: useCommand(letterEndpoints.sendCallTimes, { failed }),
    sendThanks: useCommand(letterEndpoints.sendThanks, { failed }),
  };
  const look = (which: ByHand) =>
    looks[which].send(
      { round: undefined, body: { dryRun: true } },
      {
        onDone: ({ to, toParents, withoutAddress }) =>
          setAsked({
            which,
            to: to.length,
            parents: toParents.length,
            without: withoutAddress.length,
          }),
      },
    );
  const sending = useCommands({
    failed: 'Not sent. Try again.',
    changes: OUTBOX,
    onDone: () => setAsked(undefined),
  });
  const send = (which: ByHand) =>
    sending.send(
      letterEndpoints[which],
      { round: undefined, body: { dryRun: false } },
      { done: ({ to, toParents }) => `${counted(to.length + toParents.length, 'letter')} in the outbox` },
    );
  const letters = (asked?.to ?? 0) + (asked?.parents ?? 0);
  return (
    <span className="row wrap">
      {(Object.keys(BY_HAND) as ByHand[]).map((which) => (
        <Button key={which} size="s" busy={looks[which].busy} onClick={() => look(which)}>
          {BY_HAND[which].button}
        </Button>
      ))}
      <ConfirmDialog
        open={asked !== undefined}
        title={BY_HAND[asked?.which ?? 'remind'].asks}
        confirm={letters === 0 ? 'Nobody to write to' : `Send ${counted(letters, 'letter')}`}
        cancel="Do not send"
        busy={sending.busy}
        onConfirm={() => (asked && letters > 0 ? send(asked.which) : setAsked(undefined))}
        onCancel={() => setAsked(undefined)}
      >
        {counted(asked?.to ?? 0, 'act')} will get it
        {asked !== undefined && asked.parents > 0
          ? `, and ${counted(asked.parents, 'parent')} a letter that asks them to agree.`
          : '.'}
        {asked !== undefined &&
          asked.without > 0 &&
          ` ${counted(asked.without, 'act')} left no email address.`}
      </ConfirmDialog>
    </span>
  );
}
