/** Count it yourself: the published result counted again on the visitor's own device, and held against what was signed. */
import { Check, Download, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import {
  CHECK_STEPS,
  type CheckedTable,
  type CheckStep,
  type RecordCheck,
} from '#contract/results/check-record.ts';
import { PublicHeader } from '#web/public/PublicHeader.tsx';
import { Button, buttonClass } from '#web/ui/Button.tsx';
import { cx } from '#web/ui/cx.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { counted, showDateAndTime } from '#web/ui/format.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { usePageTitle } from '#web/ui/page.ts';
import { LINKS, useNamedRound } from '../links.ts';
import { type Count, useCount } from './use-count.ts';
import styles from './Verify.module.css';

type Done = Extract<Count, { step: 'done' }>;

const HEADS = { fetching: 'Fetching', counting: 'Counting', failed: 'Not counted' } as const;

export function VerifyPage() {
  const [times, setTimes] = useState(1);
  return <Counted key={times} again={() => setTimes(times + 1)} />;
}

function Counted({ again }: { again: () => void }) {
  const count = useCount(useNamedRound());
  const title =
    count.step === 'done'
      ? headOf(count.check)
      : count.step === 'missing'
        ? 'Nothing yet'
        : HEADS[count.step];
  usePageTitle(`${title} · Count it yourself`);
  if (count.step === 'missing')
    return (
      <>
        <PublicHeader host="Count it yourself" links={LINKS} />
        <main>
          <EmptyState
            level={1}
            title="There is nothing to count yet"
            actions={<Button onClick={again}>Look again</Button>}
          >
            {count.sentence}
          </EmptyState>
        </main>
      </>
    );
  return (
    <>
      <PublicHeader host="Count it yourself" links={LINKS} />
      <main className={styles.page}>
        <section className={styles.say} aria-live="polite">
          <Rings count={count} />
          <h1 className={styles.head}>{title}</h1>
          <p className="lead">{leadOf(count)}</p>
          <div className={styles.actions}>
            {count.step === 'done' && <TakeRecord done={count} />}
            {(count.step === 'done' || count.step === 'failed') && (
              <Button size="l" onClick={again}>
                Count again
              </Button>
            )}
          </div>
        </section>
        <section className={styles.facts}>
          <Steps count={count} />
          {count.step === 'done' && <Tables tables={count.check.tables} />}
          {count.step === 'done' && !count.check.same && (
            <p className={styles.tell}>
              <b>Tell the organisers, and keep the record.</b> This does not tell who won. It tells that
              something was changed after the signing, or that the file is damaged.
            </p>
          )}
        </section>
      </main>
    </>
  );
}

function headOf({ same, countedTables, tables }: RecordCheck): string {
  if (!same) return 'It is not the same';
  if (countedTables === 0) return 'It is the one that was signed';
  return countedTables < tables.length ? 'What is open is the same' : 'It is the same';
}

function leadOf(count: Count): string {
  if (count.step === 'done') return doneLead(count);
  if (count.step === 'failed') return count.sentence;
  return count.step === 'counting'
    ? 'On this device. The network is not needed any more; it goes on.'
    : 'The record comes from this server. It is counted here, on this device.';
}

function doneLead({ check, at }: Done): string {
  const when = `Counted here, on this device, on ${showDateAndTime(at, Intl.DateTimeFormat().resolvedOptions().timeZone)}`;
  if (!check.same) return `${when}: what is published is not what was signed, or gives other places.`;
  const places = check.tables.reduce((sum, table) => sum + table.rows.length, 0);
  if (check.countedTables === 0)
    return `The record is the one that was signed. The organisers publish the places only, so the ${counted(places, 'place')} cannot be counted from it.`;
  if (check.countedTables < check.tables.length)
    return `${when}: all that is open agrees with the signed result. Not every table can be counted, for the organisers do not publish every mark.`;
  return `${when}: all ${counted(places, 'place')} and every figure shown agree with the signed result to the last digit.`;
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

const UNDER_WAY: Record<CheckStep, string> = {
  fetch: 'Fetch the record',
  signature: 'Hold it against the signature',
  count: 'Count',
  compare: 'Compare',
};

function Steps({ count }: { count: Count }) {
  if (count.step !== 'done') {
    const now = CHECK_STEPS.indexOf(count.step === 'counting' ? count.at : 'fetch');
    return (
      <ol className={styles.steps}>
        {CHECK_STEPS.map((step, at) => (
          <Step
            key={step}
            state={at < now ? 'done' : at === now ? 'now' : 'later'}
            title={UNDER_WAY[step]}
            at={at + 1}
          />
        ))}
      </ol>
    );
  }
  const { check, bytes, tookMs, record } = count;
  const rows = check.tables.flatMap((table) => table.rows.filter((row) => row.counted !== null || !row.same));
  const differing = rows.filter((row) => !row.same).length;
  const compared = check.tables.filter((table) => table.rows.some((row) => row.counted !== null));
  const lists = check.polls.flatMap((poll) => poll.list ?? []);
  const ballots = lists.reduce((sum, list) => sum + list.ballots, 0);
  const aside = lists.reduce((sum, list) => sum + list.aside, 0);
  const listsSame = lists.every((list) => list.same);
  const sound = check.intact && check.broken.length === 0;
  return (
    <ol className={styles.steps}>
      <Step
        state="done"
        title="The record is here"
        at={1}
        aside={`${Math.max(1, Math.round(bytes / 1000))} KB`}
      />
      <Step
        state={sound ? 'done' : 'failed'}
        title={
          sound
            ? 'It is the one that was signed'
            : check.intact
              ? 'Parts of it are other ones'
              : 'Its digest is another one'
        }
        at={2}
        aside={sound ? 'same' : 'not the same'}
      >
        {!check.intact && (
          <>
            Signed <Digest of={record.digest} />
            <br />
            This record{' '}
          </>
        )}
        <Digest of={check.digest} />
        {check.broken.length > 0 && <> Not as signed: {check.broken.join(', ')}.</>}
      </Step>
      <Step
        state={listsSame ? 'done' : 'failed'}
        title={countedWords(check, ballots)}
        at={3}
        aside={tookMs < 1000 ? `${Math.ceil(tookMs)} ms` : `${(tookMs / 1000).toFixed(1)} s`}
      >
        {notOpen(check)}
        {aside > 0 && ` ${counted(aside, 'ballot')} set aside.`}
        {!listsSame && ' A list of ballots is not the one that was counted.'}
      </Step>
      <Step
        state={differing === 0 ? (rows.length > 0 ? 'done' : 'later') : 'failed'}
        title={rows.length === 0 ? 'No place can be compared' : `${counted(rows.length, 'place')} compared`}
        at={4}
        aside={rows.length === 0 ? '' : differing === 0 ? 'no difference' : counted(differing, 'difference')}
      >
        {compared.length < check.tables.length && compared.map(({ title }) => title).join(', ')}
      </Step>
    </ol>
  );
}

function countedWords({ sheets, countedTables }: RecordCheck, ballots: number): string {
  const parts = [
    ...(sheets === null ? [] : [counted(sheets, 'scoresheet')]),
    ...(ballots === 0 ? [] : [counted(ballots, 'ballot')]),
  ];
  if (parts.length > 0) return `${parts.join(' and ')} counted`;
  return countedTables > 0 ? 'The published sums of votes put in order' : 'Nothing is open to count';
}

/** What the organisers do not publish, and so nobody can count. */
function notOpen({ sheets, polls }: RecordCheck): string {
  const closed = [
    ...(sheets === null ? ['the judges’ marks'] : []),
    ...polls.filter((poll) => poll.list === null).map((poll) => `the ballots of “${poll.title}”`),
  ];
  return closed.length === 0 ? '' : `Not published: ${closed.join(', ')}.`;
}

function Step(props: {
  state: 'done' | 'now' | 'later' | 'failed';
  title: string;
  at: number;
  aside?: string;
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

function Tables({ tables }: { tables: readonly CheckedTable[] }) {
  const [shown, setShown] = useState(() =>
    Math.max(
      0,
      tables.findIndex(({ rows }) => rows.some((row) => row.counted !== null)),
    ),
  );
  const table = tables[shown] ?? tables[0];
  if (!table) return null;
  const scored = table.rows.some((row) => row.signed.score !== null);
  return (
    <div>
      {tables.length > 1 && (
        <div className={styles.tabs}>
          {tables.map((one, at) => (
            <button
              key={`${one.kind} ${one.title}`}
              type="button"
              aria-pressed={at === shown}
              onClick={() => setShown(at)}
            >
              <bdi>{one.title}</bdi>
            </button>
          ))}
        </div>
      )}
      <table className={styles.rows}>
        <caption className="vh">{table.title}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="vh">Place</span>
            </th>
            <th scope="col">
              <span className="vh">Act</span>
            </th>
            <th scope="col">Signed</th>
            <th scope="col">Here</th>
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row) => (
            <tr key={row.performanceId} className={cx(!row.same && styles.differs)}>
              <td className="num">{row.signed.place}</td>
              <td>
                <bdi className={styles.name}>{row.stageName}</bdi>
              </td>
              <td className="num">{scored ? (row.signed.score ?? '–') : row.signed.place}</td>
              <td className="num">{hereWords(row, scored)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const hereWords = ({ counted: here, signed }: CheckedTable['rows'][number], scored: boolean): string => {
  if (!here) return 'not open';
  const figure = scored ? (here.score ?? '–') : here.place;
  return here.place === signed.place ? figure : `${here.place}, ${figure}`;
};

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
      Take the record
    </a>
  );
}
