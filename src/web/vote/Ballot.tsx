/** The open ballot: the acts in running order, all alike, none chosen beforehand; two presses in all. */
import { Search } from 'lucide-react';
import { type FormEvent, useContext, useEffect, useId, useRef, useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { type Now, useSecond } from '#web/ui/clock.ts';
import { cx } from '#web/ui/cx.ts';
import { TextField } from '#web/ui/TextField.tsx';
import { BALLOT_PARTS } from './ballot-parts.ts';
import { askOf, type ChosenAct, chosenActs } from './choice.ts';
import { repeatEarlyPresses } from './early-presses.ts';
import { FirstAnswer } from './first-answer.ts';
import { type Frame, SpokenTime, TimeLeft } from './frame.tsx';
import type { BallotPart } from './kinds/ballot-part.ts';
import { ShownIn } from './ShownIn.tsx';
import { SharedPart } from './shared-part.tsx';
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

export function Ballot({
  eventName,
  serverNow,
  poll,
  ownUnknown,
  codePlace,
  busy,
  onSend,
  onKeep,
  onCode,
}: BallotProps) {
  // On a page that the server drew for a change nothing is chosen yet, as on everybody's; the vote that is in follows.
  const drawn = useContext(FirstAnswer)?.changing === poll.id;
  const [chosen, setChosen] = useState<readonly string[]>(drawn ? [] : (poll.mine?.choice ?? []));
  const [asked, setAsked] = useState(false);
  const [words, setWords] = useState('');
  const heading = useId();
  // Without a script the browser itself asks for a choice, and the form is sent as it is.
  const [scripted, setScripted] = useState(false);
  const takenOver = useRef(false);
  useEffect(() => {
    if (takenOver.current) return;
    takenOver.current = true;
    setScripted(true);
    void repeatEarlyPresses();
    if (drawn) setChosen(poll.mine?.choice ?? []);
  }, [drawn, poll.mine]);
  const picks = chosen.filter((pick) => pick !== '');
  const acts = chosenActs(poll, picks);
  const { Rows, ...part } = BALLOT_PARTS[poll.method];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (picks.length === 0) setAsked(true);
    else onSend(picks);
  };
  return (
    <main>
      <form className={styles.page} method="post" action="/vote" noValidate={scripted} onSubmit={submit}>
        <input type="hidden" name="poll" value={poll.id} />
        <input type="hidden" name="order" value={(poll.mine?.order ?? 0) + 1} />
        <ShownIn />
        <header className={styles.head}>
          <div className={styles.top}>
            <div>
              <span className="small muted">
                <bdi>{eventName}</bdi>, <bdi>{poll.title}</bdi>
              </span>
              <h1 className="h1" id={heading}>
                {askOf(poll)}
              </h1>
            </div>
            {poll.closesAt !== null && (
              <div className={styles.left}>
                <span className="small muted">Closes in</span>
                <TimeLeft closesAt={poll.closesAt} now={serverNow} className={cx('num', styles.time)} />
                <SpokenTime closesAt={poll.closesAt} now={serverNow} />
              </div>
            )}
          </div>
          {poll.closesAt !== null && poll.openedAt !== null && (
            <LeftBar from={poll.openedAt} to={poll.closesAt} now={serverNow} />
          )}
        </header>
        <div className={styles.acts}>
          {poll.candidates.length > MANY && (
            <TextField label="Find an act" small icon={Search} value={words} onChange={setWords} />
          )}
          {poll.mine?.choice.length === 0 && (
            <p className={styles.ask} role="alert">
              The act you voted for has left the show. Vote again, or nobody gets your vote.
            </p>
          )}
          {ownUnknown && !poll.mine && (
            <p className={styles.hint}>
              Whether this device has voted already cannot be looked up at the moment. You can vote; of
              several votes the last press counts.
            </p>
          )}
          {codePlace !== null && codePlace > 1 && (
            <p className={styles.hint}>
              This code was entered on {codePlace === 2 ? 'another device' : 'other devices'} before. They
              share one vote: the last press on any of them counts.
            </p>
          )}
          {poll.givesUp && (
            <p className={styles.hint}>
              This device has voted without the code. Once you vote by the code, only that vote counts.
            </p>
          )}
          {poll.practice && (
            <p className={styles.hint}>
              <b>For practice:</b> this vote counts for nothing.
            </p>
          )}
          {part.hint && <p className={cx('small muted', styles.hint)}>{part.hint}</p>}
          <fieldset
            role={part.isOne ? 'radiogroup' : undefined}
            aria-labelledby={heading}
            className={styles.rows}
          >
            <SharedPart part="rows" pollId={poll.id}>
              <Rows
                poll={poll}
                acts={
                  words === ''
                    ? poll.candidates
                    : poll.candidates.filter(
                        (candidate) =>
                          acts.some((act) => act.id === candidate.performanceId) || matches(candidate, words),
                      )
                }
                chosen={chosen}
                busy={busy}
                onChange={setChosen}
              />
            </SharedPart>
          </fieldset>
          <p className={cx('small muted', styles.note)}>
            {poll.as === 'code' ? 'One vote for each code' : 'One vote for each device'}; you can change it
            until voting closes. The page keeps one mark on this device so that your vote counts once. Nobody
            is shown whom you chose.{' '}
            {onCode && (
              <a
                href="/vote?enter=code"
                onClick={(event) => {
                  event.preventDefault();
                  onCode();
                }}
              >
                I have a code
              </a>
            )}
          </p>
        </div>
        <div className={styles.foot}>
          {asked && acts.length === 0 && (
            <p className={styles.ask} role="alert">
              Choose an act first.
            </p>
          )}
          <Button
            type="submit"
            size="xl"
            block
            wrap
            busy={busy}
            className={acts.length > 0 ? styles.send : undefined}
          >
            {busy ? 'Sending your vote' : <SendWords part={part} acts={acts} />}
          </Button>
          {part.hint && acts.length > 0 && (
            <Button type="reset" kind="quiet" block disabled={busy} onClick={() => setChosen([])}>
              Start again
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
              Keep my vote as it is
            </Button>
          )}
        </div>
      </form>
    </main>
  );
}

function SendWords({ part, acts }: { part: Omit<BallotPart, 'Rows'>; acts: readonly ChosenAct[] }) {
  const [first] = acts;
  if (!first) return part.before;
  return (
    <span className={styles.sendWords}>
      {part.send(acts) ??
        (acts.length > 1 ? (
          `Vote for these ${acts.length} acts`
        ) : (
          <>
            Vote for <bdi>{first.name}</bdi>
          </>
        ))}
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
