/** What became of the letters: what waits, what went out, what failed and why. And letters sent by hand. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { MailX } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { toast } from 'react-toastify';
import { mailEndpoints } from '#contract/mail/endpoints.ts';
import { letterEndpoints } from '#contract/show/letters.ts';
import { call, sentenceOf } from '#web/client/api.ts';
import { keyOf, useAsk } from '#web/client/ask.ts';
import { newCommandId } from '#web/client/command-id.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/Dialog.tsx';
import { counted, showDateAndTime } from '#web/ui/format.ts';
import { Panel } from '#web/ui/Panel.tsx';
import { LETTER_WORDS, type Letter, LetterChip } from './letter-words.tsx';
import styles from './Settings.module.css';

const FRESH_MS = 10_000;
const FIRST = 20;

export function OutboxPanel({ timeZone }: { timeZone: string }) {
  const queries = useQueryClient();
  const [all, setAll] = useState(false);
  const outbox = useAsk(mailEndpoints.outbox, { refetchInterval: FRESH_MS });
  const move = useMutation({
    mutationFn: ({ id, state }: Letter) =>
      call(state === 'failed' ? mailEndpoints.retryLetter : mailEndpoints.cancelLetter, { params: { id } }),
    onError: (error) => toast.error(sentenceOf(error, 'Not done. Try again.')),
    onSettled: () => queries.invalidateQueries({ queryKey: keyOf(mailEndpoints.outbox) }),
  });
  if (!outbox.data) return null;
  const { available, sender, counts, letters } = outbox.data;
  const shown = all ? letters : letters.slice(0, FIRST);
  return (
    <Panel title="Outbox" actions={<SendByHand />}>
      <div className={styles.form}>
        {!available && (
          <Banner tone="info" icon={MailX} lead="No mail server is set.">
            Whoever runs this server sets OVATION_SMTP_HOST and OVATION_SMTP_FROM. Until then letters wait
            here.
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
                  busy={move.isPending && move.variables.id === letter.id}
                  onClick={() => move.mutate(letter)}
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

type ByHand = 'remind' | 'sendCallTimes';

/** Asks first who would get it, then sends. */
function SendByHand() {
  const queries = useQueryClient();
  const [asked, setAsked] = useState<{
    which: ByHand;
    to: number;
    parents: number;
    without: number;
    commandId: string;
  }>();
  const look = useMutation({
    mutationFn: (which: ByHand) => call(letterEndpoints[which], { body: { dryRun: true } }),
    onSuccess: ({ to, toParents, withoutAddress }, which) =>
      setAsked({
        which,
        to: to.length,
        parents: toParents.length,
        without: withoutAddress.length,
        commandId: newCommandId(),
      }),
    onError: (error) => toast.error(sentenceOf(error, 'The server cannot be reached.')),
  });
  const send = useMutation({
    mutationFn: ({ which, commandId }: { which: ByHand; commandId: string }) =>
      call(letterEndpoints[which], { body: { dryRun: false }, commandId }),
    onSuccess: ({ to, toParents }) => {
      toast.success(`${counted(to.length + toParents.length, 'letter')} in the outbox`);
      setAsked(undefined);
      queries.invalidateQueries({ queryKey: keyOf(mailEndpoints.outbox) });
    },
    onError: (error) => toast.error(sentenceOf(error, 'Not sent. Try again.')),
  });
  const letters = (asked?.to ?? 0) + (asked?.parents ?? 0);
  return (
    <span className="row wrap">
      <Button
        size="s"
        busy={look.isPending && look.variables === 'remind'}
        onClick={() => look.mutate('remind')}
      >
        Remind of what is missing
      </Button>
      <Button
        size="s"
        busy={look.isPending && look.variables === 'sendCallTimes'}
        onClick={() => look.mutate('sendCallTimes')}
      >
        Send call times
      </Button>
      <ConfirmDialog
        open={asked !== undefined}
        title={asked?.which === 'remind' ? 'Remind of what is missing?' : 'Send the call times?'}
        confirm={letters === 0 ? 'Nobody to write to' : `Send ${counted(letters, 'letter')}`}
        cancel="Do not send"
        busy={send.isPending}
        onConfirm={() => (asked && letters > 0 ? send.mutate(asked) : setAsked(undefined))}
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
