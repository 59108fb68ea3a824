/** The count under way, and what it found. */
import { Download } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { CheckedTable, RecordCheck } from '#contract/results/check-record.ts';
import { PublicHeader } from '#web/public/PublicHeader.tsx';
import { Button, buttonClass } from '#web/ui/Button.tsx';
import { cx } from '#web/ui/cx.ts';
import { showDateAndTime, showDecimal, showSize } from '#web/ui/format.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Name } from '#web/ui/Name.tsx';
import { usePageTitle } from '#web/ui/page.ts';
import { say, tell, useLanguage } from '#web/ui/say.ts';
import { hostOf, useNamedRound } from '../links.ts';
import type { PublicResults } from '../shapes.ts';
import { checkInTheirWords, tableWords } from '../words.ts';
import { Head } from './Head.tsx';
import { Missing } from './Missing.tsx';
import { Rings } from './Rings.tsx';
import { type Done, Steps } from './Steps.tsx';
import { type Count, useCount } from './use-count.ts';
import styles from './Verify.module.css';

const HEADS = {
  fetching: 'verify.fetching',
  fetching_ballots: 'verify.fetching',
  counting: 'verify.counting',
  failed: 'verify.failed',
} as const;

/** Counts as soon as it is drawn. `bytes`: how large the record is. */
export function Counted(props: { results: PublicResults; bytes: number; again: () => void }) {
  const { results, bytes, again } = props;
  const counted = useCount(useNamedRound());
  const { language } = useLanguage();
  const count =
    counted.step === 'done'
      ? { ...counted, check: checkInTheirWords(counted.check, results.names, language) }
      : counted;
  const title =
    count.step === 'done'
      ? headOf(count.check)
      : count.step === 'missing'
        ? say('verify.nothingTitle')
        : say(HEADS[count.step]);
  usePageTitle(say('verify.titleOf', { title }));
  if (count.step === 'missing') return <Missing again={again}>{count.sentence}</Missing>;
  return (
    <>
      <PublicHeader host={hostOf(results)} />
      <main className={styles.page}>
        <section className={styles.say} aria-live="polite">
          <Rings state={count.step !== 'done' ? 'under-way' : count.check.same ? 'same' : 'other'} />
          <Head of={title} />
          <p className="lead">{leadOf(count, bytes)}</p>
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
          <Steps count={count} bytes={bytes} />
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

function leadOf(count: Count, bytes: number): ReactNode {
  if (count.step === 'done') return doneLead(count);
  if (count.step === 'failed') return count.sentence;
  if (count.step === 'counting') return say('verify.countingLead');
  if (count.step === 'fetching' && count.waits)
    return tell('verify.notCome', { size: <bdi>{showSize(bytes)}</bdi> });
  return say('verify.fetchingLead');
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

/** The tables that were compared: each place as it was signed, beside what was counted here. */
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
              <bdi>{tableWords(one)}</bdi>
            </button>
          ))}
        </div>
      )}
      <table className={styles.rows}>
        <caption className="vh">{tableWords(table)}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="vh">{say('verify.place')}</span>
            </th>
            <th scope="col">
              <span className="vh">{say('parts.act')}</span>
            </th>
            <th scope="col">{say('verify.columnSigned')}</th>
            <th scope="col">{say('verify.columnHere')}</th>
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row) => (
            <tr key={row.performanceId} className={cx(!row.same && styles.differs)}>
              <td className="num">{row.signed.place}</td>
              <td>
                <Name className={styles.name}>{row.stageName}</Name>
              </td>
              <td className="num">{scored ? showDecimal(row.signed.score ?? '–') : row.signed.place}</td>
              <td className="num">{hereWords(row, scored)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const hereWords = ({ counted: here, signed }: CheckedTable['rows'][number], scored: boolean): string => {
  if (!here) return say('verify.notOpen');
  const figure = scored ? showDecimal(here.score ?? '–') : here.place;
  return here.place === signed.place ? figure : `${here.place}, ${figure}`;
};
