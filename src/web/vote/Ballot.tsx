/** The open ballot: the acts in running order, all alike, none chosen beforehand; two presses in all. */

import { Search } from 'lucide-react';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { commaOf } from '#domain/messages/sentence.ts';
import { POLL_KINDS } from '#domain/voting/poll-kinds.ts';
import { Button } from '#web/ui/Button.tsx';
import { type Now, useSecond } from '#web/ui/clock.ts';
import { cx } from '#web/ui/cx.ts';
import { EventLogo } from '#web/ui/EventLogo.tsx';
import { say, spokenNow, tell } from '#web/ui/say.ts';
import { TextField } from '#web/ui/TextField.tsx';
import { BALLOT_PARTS } from './ballot-parts.ts';
import { type ChosenAct, chosenActs } from './choice.ts';
import { anyEarlyPress, repeatEarlyPresses } from './early-presses.ts';
import { useFirst } from './first-answer.ts';
import { type Frame, Languages, SpokenTime, TimeLeft } from './frame.tsx';
import type { BallotPart } from './kinds/ballot-part.ts';
import { SharedPart } from './shared-part.tsx';
import { keepUnsent, unsentFor } from './unsent.ts';
import type { Candidate, VotersPoll } from './use-ballot.ts';
import styles from './Vote.module.css';

/** With more acts than this one can search. */
const MANY = 30;

export interface BallotProps extends Frame {
  poll: VotersPoll;
  /** Whether a vote of this device is in cannot be told at the moment. */
  ownUnknown: boolean;
  /** On how many devices the code was entered by then, where this device votes by one. */
  codePlace: number | null;
  busy: boolean;
  onSend: (choice: string[]) => void;
  /** Goes back to the vote that is in. */
  onKeep?: () => void;
  /** Asks for a code, where one may be entered and none is needed. */
  onCode?: () => void;
}

export function Ballot({ eventName, serverNow, poll, busy, ...props }: BallotProps) {
  const { chosen, choose, scripted } = useChosen(poll);
  const [asked, setAsked] = useState(false);
  const heading = useId();
  const picks = chosen.filter((pick) => pick !== '');
  const acts = chosenActs(poll, picks);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (picks.length === 0) setAsked(true);
    else props.onSend(picks);
  };
  return (
    <main>
      <form className={styles.page} method="post" action="/vote" noValidate={scripted} onSubmit={submit}>
        {/* Enter presses a form's first button, with a script and without: it sends the vote, and is no language. */}
        <button type="submit" className="vh" tabIndex={-1} aria-hidden="true" />
        <input type="hidden" name="poll" value={poll.id} />
        <input type="hidden" name="order" value={(poll.mine?.order ?? 0) + 1} />
        <Head closesAt={poll.closesAt} now={serverNow}>
          <Top eventName={eventName} poll={poll} now={serverNow} heading={heading} />
        </Head>
        <Acts
          {...{ poll, acts, chosen, busy, heading }}
          onChange={choose}
          hints={<Hints poll={poll} ownUnknown={props.ownUnknown} codePlace={props.codePlace} />}
          note={<Note poll={poll} onCode={props.onCode} />}
        />
        <Foot
          {...{ poll, acts, busy }}
          asked={asked && acts.length === 0}
          onStartAgain={() => choose([])}
          onKeep={props.onKeep}
        />
      </form>
    </main>
  );
}

/** What is chosen, and whether the page's script runs: without one the browser asks for a choice, and the form is sent as it is. */
function useChosen(poll: VotersPoll) {
  // On a page that the server drew for a change nothing is chosen yet, as on everybody's; the vote that is in follows.
  const first = useFirst();
  const drawn = first.changing === poll.id && first.chosen === null;
  const [chosen, setChosen] = useState<readonly string[]>(
    drawn ? [] : (first.chosen ?? poll.mine?.choice ?? []),
  );
  const [scripted, setScripted] = useState(false);
  const takenOver = useRef(false);
  useEffect(() => {
    if (takenOver.current) return;
    takenOver.current = true;
    setScripted(true);
    // What is pressed on this page is newer than what was chosen before a reload.
    const unsent = first.chosen === null && !anyEarlyPress() ? unsentFor(poll) : undefined;
    void repeatEarlyPresses();
    if (unsent) setChosen(unsent);
    else if (drawn) setChosen(poll.mine?.choice ?? []);
  }, [drawn, poll, first.chosen]);
  const choose = (next: readonly string[]) => {
    setChosen(next);
    keepUnsent(poll, next);
  };
  return { chosen, choose, scripted };
}

interface TopProps {
  eventName: string;
  poll: VotersPoll;
  now: Now;
  heading: string;
}

/** Whose vote it is, what is asked, and for how long. */
function Top({ eventName, poll, now, heading }: TopProps) {
  const { closesAt, openedAt } = poll;
  return (
    <>
      <div className={styles.whose}>
        <span className="small muted">
          <EventLogo /> <bdi>{eventName}</bdi>
          {commaOf(spokenNow().language)}
          <bdi>{poll.title}</bdi>
        </span>
        <Languages />
      </div>
      <div className={styles.top}>
        <div>
          <h1 className="h1" id={heading}>
            {POLL_KINDS[poll.method].asks(say, Math.min(poll.maxChoices, poll.candidates.length))}
          </h1>
        </div>
        {closesAt !== null && (
          <div className={styles.left}>
            <span className="small muted">{say('vote.closesIn')}</span>
            <TimeLeft closesAt={closesAt} now={now} className={cx('num', styles.time)} />
            <SpokenTime closesAt={closesAt} now={now} />
          </div>
        )}
      </div>
      {closesAt !== null && openedAt !== null && <LeftBar from={openedAt} to={closesAt} now={now} />}
    </>
  );
}

/** What one has to know before one chooses. */
function Hints({ poll, ownUnknown, codePlace }: Pick<BallotProps, 'poll' | 'ownUnknown' | 'codePlace'>) {
  const { hint } = BALLOT_PARTS[poll.method];
  return (
    <>
      {poll.mine?.choice.length === 0 && (
        <p className={styles.ask} role="alert">
          {say('vote.actLeft')}
        </p>
      )}
      {ownUnknown && !poll.mine && <p className={styles.hint}>{say('vote.ownUnknown')}</p>}
      {codePlace !== null && codePlace > 1 && (
        <p className={styles.hint}>{say(codePlace === 2 ? 'vote.codeOnAnother' : 'vote.codeOnOthers')}</p>
      )}
      {poll.givesUp && <p className={styles.hint}>{say('vote.givesUp')}</p>}
      {poll.practice && (
        <p className={styles.hint}>{tell('vote.practice', { b: (inside) => <b>{inside}</b> })}</p>
      )}
      {hint && <p className={cx('small muted', styles.hint)}>{hint()}</p>}
    </>
  );
}

interface ActsProps {
  poll: VotersPoll;
  acts: readonly ChosenAct[];
  chosen: readonly string[];
  busy: boolean;
  heading: string;
  onChange: (chosen: readonly string[]) => void;
  hints: ReactNode;
  note: ReactNode;
}

/** The acts to choose from; those that are chosen stay in sight while one searches. */
function Acts({ poll, acts, chosen, busy, heading, onChange, hints, note }: ActsProps) {
  const [words, setWords] = useState('');
  const { Rows, isOne } = BALLOT_PARTS[poll.method];
  const isChosen = (candidate: Candidate) => acts.some((act) => act.id === candidate.performanceId);
  const shown = poll.candidates.filter((candidate) => isChosen(candidate) || matches(candidate, words));
  return (
    <div className={styles.acts}>
      {poll.candidates.length > MANY && (
        <TextField label={say('vote.findAct')} small icon={Search} value={words} onChange={setWords} />
      )}
      {hints}
      <fieldset role={isOne ? 'radiogroup' : undefined} aria-labelledby={heading} className={styles.rows}>
        <SharedPart part="rows" pollId={poll.id}>
          <Rows
            poll={poll}
            acts={words === '' ? poll.candidates : shown}
            chosen={chosen}
            busy={busy}
            onChange={onChange}
          />
        </SharedPart>
      </fieldset>
      {note}
    </div>
  );
}

/** How often one can vote, and the way to the code where one may be entered. */
function Note({ poll, onCode }: { poll: VotersPoll; onCode: (() => void) | undefined }) {
  return (
    <p className={cx('small muted', styles.note)}>
      {poll.codeEnded && `${say('vote.codeEnded')} `}
      {say(poll.as === 'code' ? 'vote.oncePerCode' : 'vote.oncePerDevice')}{' '}
      {onCode && (
        <a
          href="/vote?enter=code"
          onClick={(event) => {
            event.preventDefault();
            onCode();
          }}
        >
          {say('vote.haveCode')}
        </a>
      )}
    </p>
  );
}

interface FootProps {
  poll: VotersPoll;
  acts: readonly ChosenAct[];
  busy: boolean;
  /** A press came before a choice. */
  asked: boolean;
  onStartAgain: () => void;
  onKeep: (() => void) | undefined;
}

function Foot({ poll, acts, busy, asked, onStartAgain, onKeep }: FootProps) {
  const part = BALLOT_PARTS[poll.method];
  const isChosen = acts.length > 0;
  return (
    <div className={styles.foot}>
      {asked && (
        <p className={styles.ask} role="alert">
          {say('vote.chooseFirst')}
        </p>
      )}
      <Button type="submit" size="xl" block wrap busy={busy} className={isChosen ? styles.send : undefined}>
        {busy ? say('vote.sending') : <SendWords part={part} acts={acts} />}
      </Button>
      {part.hint && isChosen && (
        <Button type="reset" kind="quiet" block disabled={busy} onClick={onStartAgain}>
          {say('vote.startAgain')}
        </Button>
      )}
      {onKeep && (
        <Button
          type="submit"
          formMethod="get"
          formNoValidate
          kind="quiet"
          block
          disabled={busy}
          onClick={(event) => {
            event.preventDefault();
            onKeep();
          }}
        >
          {say('vote.keepVote')}
        </Button>
      )}
    </div>
  );
}

const LAST_MS = 10_000;
const VIBRATION_MS = 200;

/** What stands on top. For the last ten seconds it is lit, and the phone says so once by itself, where it can. */
function Head({ closesAt, now, children }: { closesAt: number | null; now: Now; children: ReactNode }) {
  const at = useSecond(now, closesAt ?? 0, closesAt !== null);
  const isLast = closesAt !== null && at < closesAt && closesAt - at <= LAST_MS;
  useEffect(() => {
    if (isLast) navigator.vibrate?.(VIBRATION_MS);
  }, [isLast]);
  return (
    <header className={styles.head} data-last={isLast || undefined}>
      {children}
    </header>
  );
}

function SendWords({ part, acts }: { part: Omit<BallotPart, 'Rows'>; acts: readonly ChosenAct[] }) {
  const [first] = acts;
  if (!first) return part.before();
  return (
    <span className={styles.sendWords}>
      {part.send(acts.length) ??
        (acts.length > 1
          ? say('vote.voteForThese', { count: acts.length })
          : tell('vote.voteFor', { name: <bdi>{first.name}</bdi> }))}
    </span>
  );
}

function LeftBar({ from, to, now }: { from: number; to: number; now: Now }) {
  const at = useSecond(now, to);
  const part = to > from ? Math.min(1, Math.max(0, (to - at) / (to - from))) : 0;
  return (
    <svg className={styles.bar} aria-hidden="true" preserveAspectRatio="none" viewBox="0 0 1 1">
      <rect width={part} height="1" />
    </svg>
  );
}

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLocaleLowerCase();

const matches = (candidate: Candidate, words: string): boolean =>
  plain(`${candidate.number ?? ''} ${candidate.stageName} ${candidate.song}`).includes(plain(words.trim()));
