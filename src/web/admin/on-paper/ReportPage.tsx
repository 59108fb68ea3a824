/** The show against its plan: to read on the evening's last screen, to print, and as a table for a spreadsheet. */

import { useSearchParams } from 'react-router';
import type { AnswerOf } from '#contract/endpoint.ts';
import { reportEndpoints } from '#contract/show/report.ts';
import { writeCsv } from '#domain/registration/csv.ts';
import { sentenceOf } from '#web/client/api.ts';
import { useAsk } from '#web/client/ask.ts';
import { durationText } from '#web/ui/clock.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { EventLogo } from '#web/ui/EventLogo.tsx';
import { fileTime, showDate, showTime, showTimeToTheSecond } from '#web/ui/format.ts';
import { LoadingBlock } from '#web/ui/LoadingBlock.tsx';
import { usePageTitle } from '#web/ui/page.ts';
import styles from './OnPaper.module.css';
import { PaperTools } from './PaperTools.tsx';

type Report = AnswerOf<typeof reportEndpoints.showReport>;
type Row = Report['rows'][number];

const STATUS_WORDS: Record<string, string> = {
  scheduled: 'Not on yet',
  called: 'Stands by',
  on_stage: 'On stage',
  done: '',
  scratched: 'Scratched',
  skipped: 'Skipped',
};

const statusWords = ({ status }: Row, showIsOver: boolean): string | undefined =>
  status === 'scheduled' && showIsOver ? 'Was not on' : STATUS_WORDS[status];

/** "+1:20", "−0:15", or a dash where there is nothing to compare. */
const difference = (ms: number | null): string =>
  ms === null ? '–' : `${ms < 0 ? '−' : '+'}${durationText(Math.abs(ms))}`;
const length = (ms: number | null): string => (ms === null ? '–' : durationText(ms));

export function ReportPage() {
  usePageTitle('Show report');
  const { data, error, isPending } = useAsk(reportEndpoints.showReport, {
    round: useSearchParams()[0].get('round') ?? undefined,
    retry: false,
  });
  if (isPending) return <LoadingBlock rows={8} label="Loading the report" />;
  if (!data)
    return (
      <EmptyState level={1} title="There is no report yet">
        {sentenceOf(error, 'The server cannot be reached.')}
      </EmptyState>
    );
  const { timeZone } = data;
  const at = (instant: number | null) => (instant === null ? '–' : showTimeToTheSecond(instant, timeZone));
  return (
    <article className={styles.page}>
      <PaperTools file="show-report" csv={() => csvOf(data, timeZone)} />
      <header>
        <EventLogo />
        <h1 className="h1">{data.rehearsal ? 'Report of the rehearsal' : 'Show report'}</h1>
        <p>
          <bdi>{data.event}</bdi>, <bdi>{data.round}</bdi>
          {data.startedAt !== null && <>, {showDate(data.startedAt, timeZone)}</>}
        </p>
      </header>
      <dl className={styles.facts}>
        <Fact label="Start" planned={data.plannedStartAt} real={data.startedAt} timeZone={timeZone} />
        <Fact label="End" planned={data.plannedEndAt} real={data.finishedAt} timeZone={timeZone} />
        <div>
          <dt>Stopped as a whole</dt>
          <dd>{data.stops === 0 ? 'Never' : `${data.stops}×, ${durationText(data.stoppedMs)}`}</dd>
        </div>
        <div>
          <dt>Acts over their time</dt>
          <dd>{data.rows.filter((row) => row.kind === 'performance' && (row.overMs ?? 0) > 0).length}</dd>
        </div>
      </dl>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that is wider than a phone is scrolled by keys */}
      <section className={styles.scroll} tabIndex={0} aria-label="Item by item">
        <table className={styles.table}>
          <caption className="vh">Each item against the plan</caption>
          <thead>
            <tr>
              <th scope="col">Item</th>
              <th scope="col">Planned</th>
              <th scope="col">Start</th>
              <th scope="col">Late</th>
              <th scope="col">End</th>
              <th scope="col">Length</th>
              <th scope="col">Was</th>
              <th scope="col">Over</th>
              <th scope="col">Changeover</th>
              <th scope="col">Held</th>
            </tr>
          </thead>
          <tbody className="tnum">
            {data.rows.map((row) => (
              <tr key={row.itemId} className={row.startedAt === null ? styles.still : undefined}>
                <th scope="row">
                  {row.number !== null && `${row.number}. `}
                  <bdi>{row.title}</bdi>
                  {statusWords(row, data.finishedAt !== null) && (
                    <small>{statusWords(row, data.finishedAt !== null)}</small>
                  )}
                </th>
                <td>{row.plannedAt === null ? '–' : showTime(row.plannedAt, timeZone)}</td>
                <td>{at(row.startedAt)}</td>
                <td>{difference(row.lateMs)}</td>
                <td>{at(row.endedAt)}</td>
                <td>{length(row.plannedMs)}</td>
                <td>{length(row.performedMs)}</td>
                <td className={(row.overMs ?? 0) > 0 ? styles.over : undefined}>{difference(row.overMs)}</td>
                <td>{length(row.changeoverMs)}</td>
                <td>{row.pausedMs === null || row.pausedMs < 1_000 ? '–' : length(row.pausedMs)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className="small muted">
        Late and over are against the plan. Changeover is from the end of what came before to the start. Held
        is the time that the clock stood still while it was on.
      </p>
    </article>
  );
}

function Fact({
  label,
  planned,
  real,
  timeZone,
}: {
  label: string;
  planned: number | null;
  real: number | null;
  timeZone: string;
}) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {real === null ? 'Not yet' : showTime(real, timeZone)}
        {planned !== null && (
          <small>
            planned {showTime(planned, timeZone)}
            {real !== null && `, ${difference(real - planned)}`}
          </small>
        )}
      </dd>
    </div>
  );
}

const seconds = (ms: number | null) => (ms === null ? '' : Math.round(ms / 1_000));

/** Times in the event's zone, which their headings name, and lengths in seconds: a spreadsheet goes on with them. */
const csvOf = (report: Report, timeZone: string): string =>
  writeCsv([
    [
      'number',
      'title',
      'kind',
      'status',
      `planned_start (${timeZone})`,
      `start (${timeZone})`,
      'late_s',
      `end (${timeZone})`,
      'planned_s',
      'performed_s',
      'over_s',
      'changeover_s',
      'held_s',
    ],
    ...report.rows.map((row: Row) => [
      row.number ?? '',
      row.title,
      row.kind,
      row.status,
      fileTime(row.plannedAt, timeZone),
      fileTime(row.startedAt, timeZone),
      seconds(row.lateMs),
      fileTime(row.endedAt, timeZone),
      seconds(row.plannedMs),
      seconds(row.performedMs),
      seconds(row.overMs),
      seconds(row.changeoverMs),
      seconds(row.pausedMs),
    ]),
  ]);
