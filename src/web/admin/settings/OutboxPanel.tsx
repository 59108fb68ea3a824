/** What became of the letters: what waits, what went out, what failed and why. And letters sent by hand. */
import { MailX } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { mailEndpoints } from '#contract/mail/endpoints.ts';
import { letterEndpoints } from '#contract/show/letters.ts';
import type { Line } from '#domain/messages/catalogue.ts';
import { keyOf, useAsk } from '#web/client/ask.ts';
import { useCommand, useCommands } from '#web/client/command.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/Dialog.tsx';
import { showDateAndTime } from '#web/ui/format.ts';
import { Panel } from '#web/ui/Panel.tsx';
import { Reported } from '#web/ui/Reported.tsx';
import { say, tell } from '#web/ui/say.ts';
import { LETTER_WORDS, LetterChip } from './letter-words.tsx';
import styles from './Settings.module.css';

const FRESH_MS = 10_000;
const FIRST = 20;

const OUTBOX = [keyOf(mailEndpoints.outbox)];

export function OutboxPanel({ timeZone }: { timeZone: string }) {
  const [all, setAll] = useState(false);
  const outbox = useAsk(mailEndpoints.outbox, { refetchInterval: FRESH_MS });
  const after = { failed: say('settings.notDone'), changes: OUTBOX };
  const retry = useCommand(mailEndpoints.retryLetter, after);
  const cancel = useCommand(mailEndpoints.cancelLetter, after);
  const moving = retry.sending ?? cancel.sending;
  if (!outbox.data) return null;
  const { available, sender, counts, letters } = outbox.data;
  const shown = all ? letters : letters.slice(0, FIRST);
  return (
    <Panel title={say('texts.outbox')} actions={<SendByHand />}>
      <div className={styles.form}>
        {!available && (
          <Banner tone="info" icon={MailX} lead={say('texts.noServer')}>
            {say('texts.noServerLead')}
          </Banner>
        )}
        <p className="muted" role="status">
          {sender !== null && `${say('texts.outboxFrom', { sender })} `}
          {counts.expired > 0 ? say('texts.outboxCountsOld', counts) : say('texts.outboxCounts', counts)}
        </p>
        <ul>
          {shown.map((letter) => (
            <li key={letter.id} className={styles.line}>
              <span>
                {tell(letter.refused ? 'texts.letterRefused' : 'texts.letterOf', {
                  about: letter.about,
                  kind: say(LETTER_WORDS[letter.kind]),
                  b: (name) => (
                    <b>
                      <bdi>{name}</bdi>
                    </b>
                  ),
                  link: (words) => <Link to={`/admin/participants/${letter.participantId}`}>{words}</Link>,
                  hidden: (words) => <span className="vh">{words}</span>,
                })}
                <br />
                <span className="small muted">
                  {letter.sentAt === null
                    ? letter.state === 'queued'
                      ? say('texts.goesOutAt', { time: showDateAndTime(letter.dueAt, timeZone) })
                      : showDateAndTime(letter.createdAt, timeZone)
                    : showDateAndTime(letter.sentAt, timeZone)}
                  {letter.tries > 1 && `, ${say('texts.tries', { count: letter.tries })}`}
                  {letter.trouble !== '' && (
                    <>
                      : <Reported told={letter.troubleTold}>{letter.trouble}</Reported>
                    </>
                  )}
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
                  {letter.state === 'failed' ? say('texts.sendAgain') : say('texts.doNotSend')}
                  <span className="vh"> ({letter.about})</span>
                </Button>
              )}
            </li>
          ))}
        </ul>
        {letters.length > shown.length && (
          <Button kind="quiet" onClick={() => setAll(true)}>
            {say('texts.showAll', { count: letters.length })}
          </Button>
        )}
      </div>
    </Panel>
  );
}

type ByHand = 'remind' | 'sendCallTimes' | 'sendThanks';

const BY_HAND = {
  remind: { button: 'texts.remind', asks: 'texts.remindAsk' },
  sendCallTimes: { button: 'texts.sendCalls', asks: 'texts.sendCallsAsk' },
  sendThanks: { button: 'texts.thank', asks: 'texts.thankAsk' },
} as const satisfies Record<ByHand, Readonly<Record<'button' | 'asks', Line>>>;

/** Asks first who would get it, then sends. */
function SendByHand() {
  const [asked, setAsked] = useState<{ which: ByHand; to: number; parents: number; without: number }>();
  const failed = say('ui.unreachable');
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
    failed: say('texts.letterNotSent'),
    changes: OUTBOX,
    onDone: () => setAsked(undefined),
  });
  const send = (which: ByHand) =>
    sending.send(
      letterEndpoints[which],
      { round: undefined, body: { dryRun: false } },
      { done: ({ to, toParents }) => say('texts.inOutbox', { count: to.length + toParents.length }) },
    );
  const letters = (asked?.to ?? 0) + (asked?.parents ?? 0);
  return (
    <span className="row wrap">
      {(Object.keys(BY_HAND) as ByHand[]).map((which) => (
        <Button key={which} size="s" busy={looks[which].busy} onClick={() => look(which)}>
          {say(BY_HAND[which].button)}
        </Button>
      ))}
      <ConfirmDialog
        open={asked !== undefined}
        title={say(BY_HAND[asked?.which ?? 'remind'].asks)}
        confirm={
          letters === 0 ? say('texts.nobodyToWrite') : say('texts.sendLettersCount', { count: letters })
        }
        cancel={say('texts.doNotSend')}
        busy={sending.busy}
        onConfirm={() => (asked && letters > 0 ? send(asked.which) : setAsked(undefined))}
        onCancel={() => setAsked(undefined)}
      >
        {asked !== undefined && asked.parents > 0
          ? say('texts.actsAndParents', { acts: asked.to, parents: asked.parents })
          : say('texts.actsGetIt', { acts: asked?.to ?? 0 })}
        {asked !== undefined && asked.without > 0 && ` ${say('texts.actsWithout', { acts: asked.without })}`}
      </ConfirmDialog>
    </span>
  );
}
