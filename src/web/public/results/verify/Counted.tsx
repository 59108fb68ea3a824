/** The count under way, and what it found. */

import { Download } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { RecordCheck } from '#contract/results/check-record.ts';
import { PublicHeader } from '#web/public/PublicHeader.tsx';
import { Button, buttonClass } from '#web/ui/Button.tsx';
import { showDateAndTime, showSize } from '#web/ui/format.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { usePageTitle } from '#web/ui/page.ts';
import { say, tell, useLanguage } from '#web/ui/say.ts';
import { hostOf, useNamedRound } from '../links.ts';
import type { PublicResults } from '../shapes.ts';
import { checkInTheirWords } from '../words.ts';
import { Head } from './Head.tsx';
import { Missing } from './Missing.tsx';
import { Rings } from './Rings.tsx';
import { type Done, Steps } from './Steps.tsx';
import { Tables } from './Tables.tsx';
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
