/** The open ballot: the acts in running order, all alike, none chosen beforehand; two presses in all. */
import { Check, Search } from 'lucide-react';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { type Now, useSecond } from '#web/ui/clock.ts';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Name } from '#web/ui/Name.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { type Frame, SpokenTime, TimeLeft } from './frame.tsx';
import { ShownIn } from './ShownIn.tsx';
import type { Candidate, VotersPoll } from './use-ballot.ts';
import styles from './Vote.module.css';

/** With more acts than this one can search. */
const MANY = 30;

export interface BallotProps extends Frame {
  poll: VotersPoll;
  busy: boolean;
  onSend: (choice: string[]) => void;
  /** Goes back to the vote that is in. */
  onKeep?: () => void;
}

export function Ballot({ eventName, serverNow, poll, busy, onSend, onKeep }: BallotProps) {
  const [chosen, setChosen] = useState<readonly string[]>(poll.mine?.choice ?? []);
  const [asked, setAsked] = useState(false);
  const [words, setWords] = useState('');
  const heading = useId();
  // Without a script the browser itself asks for a choice, and the form is sent as it is.
  const [scripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);
  const acts = poll.candidates.filter((candidate) => chosen.includes(candidate.performanceId));
  const [act] = acts;
  const many = poll.method === 'pick_up_to';
  const full = many && chosen.length >= poll.maxChoices;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (chosen.length === 0) setAsked(true);
    else onSend([...chosen]);
  };
  return (
    <main>
      <form className={styles.page} method="post" action="/vote" noValidate={scripted} onSubmit={submit}>
        <input type="hidden" name="poll" value={poll.id} />
        <ShownIn />
        <header className={styles.head}>
          <div className={styles.top}>
            <div>
              <span className="small muted">
                <bdi>{eventName}</bdi>, <bdi>{poll.title}</bdi>
              </span>
              <h1 className="h1" id={heading}>
                {many ? `Choose up to ${poll.maxChoices} acts` : 'Choose one act'}
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
          <fieldset role={many ? undefined : 'radiogroup'} aria-labelledby={heading} className={styles.rows}>
            {poll.candidates
              .filter((candidate) => chosen.includes(candidate.performanceId) || matches(candidate, words))
              .map((candidate) => (
                <Row
                  key={candidate.performanceId}
                  candidate={candidate}
                  many={many}
                  chosen={chosen.includes(candidate.performanceId)}
                  disabled={busy || (full && !chosen.includes(candidate.performanceId))}
                  onChoose={() =>
                    setChosen(many ? toggled(chosen, candidate.performanceId) : [candidate.performanceId])
                  }
                />
              ))}
          </fieldset>
          <p className={cx('small muted', styles.note)}>
            {poll.practice && 'This vote is for practice and counts for nothing. '}One vote for each device;
            you can change it until voting closes. The page keeps one mark on this device so that your vote
            counts once. Nobody is shown whom you chose.
          </p>
        </div>
        <div className={styles.foot}>
          {asked && !act && (
            <p className={styles.ask} role="alert">
              Choose an act first.
            </p>
          )}
          <Button type="submit" size="xl" block wrap busy={busy} className={act ? styles.send : undefined}>
            {busy ? (
              'Sending your vote'
            ) : act ? (
              <span>
                Vote for {acts.length > 1 ? `these ${acts.length} acts` : <bdi>{act.stageName}</bdi>}
              </span>
            ) : (
              'Choose an act to vote'
            )}
          </Button>
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

function Row({
  candidate,
  many,
  chosen,
  disabled,
  onChoose,
}: {
  candidate: Candidate;
  many: boolean;
  chosen: boolean;
  disabled: boolean;
  onChoose: () => void;
}) {
  return (
    <label className={styles.row} data-on={chosen || undefined}>
      <input
        className="vh"
        type={many ? 'checkbox' : 'radio'}
        required={!many}
        name="choice"
        value={candidate.performanceId}
        checked={chosen}
        disabled={disabled}
        onChange={onChoose}
      />
      <span className={styles.number}>{candidate.number ?? ''}</span>
      <span>
        <Name className={styles.name}>{candidate.stageName}</Name>
        {candidate.song !== '' && (
          <bdi className={styles.song} dir="auto">
            {candidate.song}
          </bdi>
        )}
      </span>
      <span className={styles.tick} aria-hidden="true">
        <Icon of={Check} strokeWidth={3.2} />
      </span>
    </label>
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

const toggled = (chosen: readonly string[], act: string): string[] =>
  chosen.includes(act) ? chosen.filter((each) => each !== act) : [...chosen, act];

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLocaleLowerCase();

const matches = (candidate: Candidate, words: string): boolean =>
  plain(`${candidate.number ?? ''} ${candidate.stageName} ${candidate.song}`).includes(plain(words.trim()));
