/** The four steps of counting it oneself: what is under way, and what each of them found. */
import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { CHECK_STEPS, type CheckStep, type RecordCheck } from '#contract/results/check-record.ts';
import type { PlainLine } from '#domain/messages/catalogue.ts';
import { showPartOfSize, showSize, showTook, sideBySide } from '#web/ui/format.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { useNoticeable } from '#web/ui/LoadingBlock.tsx';
import { say, tell } from '#web/ui/say.ts';
import { tableWords } from '../words.ts';
import type { Count } from './use-count.ts';
import styles from './Verify.module.css';

export type Done = Extract<Count, { step: 'done' }>;

/** The digest in groups of four signs, to be read out. */
const Digest = ({ of }: { of: string }) => (
  <span className={styles.digest}>{of.match(/.{1,4}/g)?.join(' ')}</span>
);

/** What each step is called before and while it is done. */
export const UNDER_WAY = {
  fetch: 'verify.stepFetch',
  signature: 'verify.stepSignature',
  count: 'verify.stepCount',
  compare: 'verify.stepCompare',
} as const satisfies Record<CheckStep, string>;

/** The four steps as far as they have come. `bytes`: how large the record is. */
export function Steps({ count, bytes }: { count: Count; bytes: number }) {
  if (count.step === 'done')
    return (
      <ol className={styles.steps}>
        <Step
          state="done"
          title={say('verify.recordHere')}
          at={1}
          aside={<bdi>{showSize(count.bytes)}</bdi>}
        />
        <SignedStep {...count} />
        <CountedStep {...count} />
        <ComparedStep {...count} />
      </ol>
    );
  const now = CHECK_STEPS.indexOf(count.step === 'counting' ? count.at : 'fetch');
  return (
    <ol className={styles.steps}>
      {CHECK_STEPS.map((step, at) => (
        <Step
          key={step}
          state={at < now ? 'done' : at === now ? 'now' : 'later'}
          title={say(UNDER_WAY[step])}
          at={at + 1}
        >
          {step === 'fetch' && <Fetched count={count} bytes={bytes} />}
        </Step>
      ))}
    </ol>
  );
}

/** How much of the record is here, once people notice that they wait. */
function Fetched({ count, bytes }: { count: Count; bytes: number }) {
  const late = useNoticeable();
  if (!late) return null;
  if (count.step === 'fetching_ballots') return say('verify.fetchingBallots');
  if (count.step !== 'fetching' || count.waits) return null;
  return tell('verify.fetchingOf', {
    done: <bdi>{showPartOfSize(Math.min(count.loaded, bytes), bytes)}</bdi>,
    size: <bdi>{showSize(bytes)}</bdi>,
  });
}

const PARTS = new Map<string, PlainLine>([
  ['totals', 'verify.partTotals'],
  ['criteria', 'verify.partCriteria'],
  ['votes', 'verify.partVotes'],
  ['marks', 'verify.judgesMarks'],
]);

/** The opened parts that are not as they were signed. All others are what acts said of themselves, each by its act. */
const partWords = (broken: readonly string[]): string =>
  sideBySide([...new Set(broken.map((part) => say(PARTS.get(part) ?? 'verify.partPersonal')))]);

function SignedStep({ check, record }: Done) {
  const sound = check.intact && check.broken.length === 0;
  return (
    <Step
      state={sound ? 'done' : 'failed'}
      title={say(sound ? 'verify.isSigned' : check.intact ? 'verify.partsOther' : 'verify.digestOther')}
      at={2}
      aside={say(sound ? 'verify.asideSame' : 'verify.asideNotSame')}
    >
      {!check.intact && (
        <>
          {say('verify.signed')} <Digest of={record.digest} />
          <br />
          {say('verify.thisRecord')}{' '}
        </>
      )}
      <Digest of={check.digest} />
      {check.broken.length > 0 && <> {say('verify.notAsSigned', { parts: partWords(check.broken) })}</>}
    </Step>
  );
}

function CountedStep({ check, tookMs }: Done) {
  const lists = check.polls.flatMap((poll) => poll.list ?? []);
  const ballots = lists.reduce((sum, list) => sum + list.ballots, 0);
  const aside = lists.reduce((sum, list) => sum + list.aside, 0);
  const listsSame = lists.every((list) => list.same);
  return (
    <Step
      state={listsSame ? 'done' : 'failed'}
      title={countedWords(check, ballots)}
      at={3}
      aside={<bdi>{showTook(tookMs)}</bdi>}
    >
      {notOpen(check)}
      {aside > 0 && ` ${say('verify.setAside', { count: aside })}`}
      {!listsSame && ` ${say('verify.otherList')}`}
    </Step>
  );
}

/** The tables that could be counted here, row by row. */
function ComparedStep({ check: { tables } }: Done) {
  const rows = tables.flatMap((table) => table.rows.filter((row) => row.counted !== null || !row.same));
  const differing = rows.filter((row) => !row.same).length;
  const compared = tables.filter((table) => table.rows.some((row) => row.counted !== null));
  if (rows.length === 0) return <Step state="later" title={say('verify.noneCompared')} at={4} aside="" />;
  return (
    <Step
      state={differing === 0 ? 'done' : 'failed'}
      title={say('verify.compared', { count: rows.length })}
      at={4}
      aside={differing === 0 ? say('verify.asideNone') : say('verify.asideSome', { count: differing })}
    >
      {compared.length < tables.length && sideBySide(compared.map((table) => tableWords(table)))}
    </Step>
  );
}

function countedWords({ sheets, countedTables }: RecordCheck, ballots: number): string {
  const what = sheetsAndBallots(sheets, ballots);
  if (what !== undefined) return say('verify.countedWhat', { what });
  return say(countedTables > 0 ? 'verify.sumsInOrder' : 'verify.nothingOpen');
}

/** "70 scoresheets and 1,402 ballots"; null: they are not published. Undefined where there are neither. */
export function sheetsAndBallots(sheets: number | null, ballots: number | null): string | undefined {
  const [one, other] = [
    ...(sheets === null ? [] : [say('verify.sheets', { count: sheets })]),
    ...(ballots === null || ballots === 0 ? [] : [say('verify.ballots', { count: ballots })]),
  ];
  if (one === undefined || other === undefined) return one;
  return say('verify.sheetsAndBallots', { sheets: one, ballots: other });
}

/** What the organisers do not publish, and so nobody can count. */
function notOpen({ sheets, polls }: RecordCheck): string {
  const closed = [
    ...(sheets === null ? [say('verify.judgesMarks')] : []),
    ...polls
      .filter((poll) => poll.list === null)
      .map((poll) => say('verify.ballotsOf', { title: poll.title })),
  ];
  return closed.length === 0 ? '' : say('verify.notPublished', { what: sideBySide(closed) });
}

/** One of the four steps; a number stands before one that is not done. */
export function Step(props: {
  state: 'done' | 'now' | 'later' | 'failed';
  title: string;
  at: number;
  aside?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <li data-state={props.state}>
      <span className={styles.mark} aria-hidden="true">
        {props.state === 'done' ? (
          <Icon of={Check} size={15} strokeWidth={3} />
        ) : props.state === 'failed' ? (
          <Icon of={X} size={15} strokeWidth={3} />
        ) : (
          props.at
        )}
      </span>
      <span>
        <b>{props.title}</b>
        <span className="small muted">{props.children}</span>
      </span>
      <span className={styles.aside}>{props.aside}</span>
    </li>
  );
}
