/** Count it yourself: the published result counted again on the visitor's own device, and held against what was signed. */
import { Check, Download, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { CHECK_STEPS, type CheckStep, type RecordCheck } from '#contract/results/check-record.ts';
import type { LineWith } from '#domain/messages/catalogue.ts';
import { PublicHeader } from '#web/public/PublicHeader.tsx';
import { Button, buttonClass } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { showDateAndTime, showSize, showTook, sideBySide } from '#web/ui/format.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { usePageTitle } from '#web/ui/page.ts';
import { say, tell, useLanguage } from '#web/ui/say.ts';
import { linksNow, useNamedRound } from '../links.ts';
import { checkInTheirWords, tableWords } from '../words.ts';
import { Tables } from './Tables.tsx';
import { type Count, useCount } from './use-count.ts';
import styles from './Verify.module.css';

type Done = Extract<Count, { step: 'done' }>;

const HEADS = {
  fetching: 'verify.fetching',
  counting: 'verify.counting',
  failed: 'verify.failed',
} as const;

export function VerifyPage() {
  const [times, setTimes] = useState(1);
  return <Counted key={times} again={() => setTimes(times + 1)} />;
}

function Counted({ again }: { again: () => void }) {
  const counted = useCount(useNamedRound());
  const { language } = useLanguage();
  const count =
    counted.step === 'done'
      ? { ...counted, check: checkInTheirWords(counted.check, counted.names, language) }
      : counted;
  const title =
    count.step === 'done'
      ? headOf(count.check)
      : count.step === 'missing'
        ? say('verify.nothingTitle')
        : say(HEADS[count.step]);
  usePageTitle(say('verify.titleOf', { title }));
  if (count.step === 'missing')
    return (
      <>
        <PublicHeader host={say('verify.countIt')} links={linksNow()} />
        <main>
          <EmptyState
            level={1}
            title={say('verify.nothing')}
            actions={<Button onClick={again}>{say('verify.lookAgain')}</Button>}
          >
            {count.sentence}
          </EmptyState>
        </main>
      </>
    );
  return (
    <>
      <PublicHeader host={say('verify.countIt')} links={linksNow()} />
      <main className={styles.page}>
        <section className={styles.say} aria-live="polite">
          <Rings count={count} />
          <h1 className={styles.head}>{title}</h1>
          <p className="lead">{leadOf(count)}</p>
          <div className={styles.actions}>
            {count.step === 'done' && <TakeRecord done={count} />}
            {(count.step === 'done' || count.step === 'failed') && (
              <Button size="l" onClick={again}>
                {say('verify.again')}
              </Button>
            )}
          </div>
        </section>
        <section className={styles.facts}>
          <Steps count={count} />
          {count.step === 'done' && <Tables tables={count.check.tables} />}
          {count.step === 'done' && !count.check.same && (
            <p className={styles.tell}>{tell('verify.tell', { b: (inside) => <b>{inside}</b> })}</p>
          )}
        </section>
      </main>
    </>
  );
}

function headOf({ same, countedTables, tables }: RecordCheck): string {
  if (!same) return say('verify.notSame');
  if (countedTables === 0) return say('verify.isSigned');
  return say(countedTables < tables.length ? 'verify.openSame' : 'verify.same');
}

function leadOf(count: Count): string {
  if (count.step === 'done') return doneLead(count);
  if (count.step === 'failed') return count.sentence;
  return say(count.step === 'counting' ? 'verify.countingLead' : 'verify.fetchingLead');
}

function doneLead({ check, at }: Done): string {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const when = say('verify.countedHere', { time: showDateAndTime(at, zone) });
  if (!check.same) return say('verify.notSameLead', { when });
  const count = check.tables.reduce((sum, table) => sum + table.rows.length, 0);
  if (check.countedTables === 0) return say('verify.isSignedLead', { count });
  if (check.countedTables < check.tables.length) return say('verify.openSameLead', { when });
  return say('verify.sameLead', { when, count });
}

/** Ring: what was signed. Disc: what was counted here. One on the other: the same. */
function Rings({ count }: { count: Count }) {
  const state = count.step === 'done' ? (count.check.same ? 'same' : 'other') : 'under-way';
  return (
    <div className={styles.rings} data-state={state} aria-hidden="true">
      <i className={styles.disc} />
      <i className={styles.ring} />
    </div>
  );
}

/** The digest in groups of four signs, to be read out. */
const Digest = ({ of }: { of: string }) => (
  <span className={styles.digest}>{of.match(/.{1,4}/g)?.join(' ')}</span>
);

const UNDER_WAY = {
  fetch: 'verify.stepFetch',
  signature: 'verify.stepSignature',
  count: 'verify.stepCount',
  compare: 'verify.stepCompare',
} as const satisfies Record<CheckStep, string>;

function Steps({ count }: { count: Count }) {
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
        />
      ))}
    </ol>
  );
}

const PARTS = new Map<string, LineWith<object>>([
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
  const given = [
    ...(sheets === null ? [] : [say('verify.sheets', { count: sheets })]),
    ...(ballots === 0 ? [] : [say('verify.ballots', { count: ballots })]),
  ];
  const [one, other] = given;
  if (one !== undefined)
    return say('verify.countedWhat', {
      what: other === undefined ? one : say('verify.sheetsAndBallots', { sheets: one, ballots: other }),
    });
  return say(countedTables > 0 ? 'verify.sumsInOrder' : 'verify.nothingOpen');
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

function Step(props: {
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

/** The record as a file: it can be counted again anywhere, without this server. */
function TakeRecord({ done: { record, check } }: { done: Done }) {
  const [address] = useState(() =>
    URL.createObjectURL(new Blob([JSON.stringify(record)], { type: 'application/json' })),
  );
  return (
    <a
      className={buttonClass({ kind: 'primary', size: 'l' })}
      href={address}
      download={`record-${check.digest.slice(0, 8)}.json`}
    >
      <Icon of={Download} size={20} />
      {say('verify.take')}
    </a>
  );
}
