/** The show against its plan: to read on the evening's last screen, to print, and as a table for a spreadsheet. */

import { useSearchParams } from 'react-router';
import type { AnswerOf } from '#contract/endpoint.ts';
import { reportEndpoints } from '#contract/show/report.ts';
import type { Line } from '#domain/messages/catalogue.ts';
import { writeCsv } from '#domain/registration/csv.ts';
import { sentenceOf } from '#web/client/api.ts';
import { useAsk } from '#web/client/ask.ts';
import { durationText } from '#web/ui/clock.ts';
import { cx } from '#web/ui/cx.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { EventLogo } from '#web/ui/EventLogo.tsx';
import { fileTime, showDate, showTime, showTimeToTheSecond } from '#web/ui/format.ts';
import { LoadingBlock } from '#web/ui/LoadingBlock.tsx';
import { Name } from '#web/ui/Name.tsx';
import { usePageTitle } from '#web/ui/page.ts';
import { say } from '#web/ui/say.ts';
import styles from './OnPaper.module.css';
import { PaperTools } from './PaperTools.tsx';

type Report = AnswerOf<typeof reportEndpoints.showReport>;
type ReportedItem = Report['rows'][number];

/** Of what was on nothing is said, for its times tell it, but for an act that was disqualified. */
const STATUS_WORDS = {
  scheduled: 'prints.notOnYet',
  called: 'prints.standsBy',
  on_stage: 'cues.onStage',
  scratched: 'order.scratched',
  skipped: 'prints.skipped',
} as const satisfies Record<string, Line>;

const isTold = (status: string): status is keyof typeof STATUS_WORDS => Object.hasOwn(STATUS_WORDS, status);

const statusWords = ({ status, disqualified }: ReportedItem, showIsOver: boolean): string => {
  if (disqualified) return say('order.disqualified');
  return !isTold(status)
    ? ''
    : say(status === 'scheduled' && showIsOver ? 'prints.wasNotOn' : STATUS_WORDS[status]);
};

/** What heads the columns, in their order. */
const HEADS = [
  'prints.item',
  'prints.plannedAt',
  'prints.start',
  'prints.late',
  'prints.end',
  'order.length',
  'prints.was',
  'prints.over',
  'prints.changeover',
  'prints.held',
] as const satisfies readonly Line[];

/** "+1:20", "−0:15", or a dash where there is nothing to compare. */
const difference = (ms: number | null): string =>
  ms === null ? '–' : `${ms < 0 ? '−' : '+'}${durationText(Math.abs(ms))}`;
const length = (ms: number | null): string => (ms === null ? '–' : durationText(ms));

export function ReportPage() {
  usePageTitle(say('dashboard.report'));
  const { data, error, isPending } = useAsk(reportEndpoints.showReport, {
    round: useSearchParams()[0].get('round') ?? undefined,
    retry: false,
  });
  if (isPending) return <LoadingBlock rows={8} label={say('prints.loadingReport')} />;
  if (!data)
    return (
      <EmptyState level={1} title={say('prints.noReport')}>
        {sentenceOf(error, say('ui.unreachable'))}
      </EmptyState>
    );
  const { timeZone } = data;
  const at = (instant: number | null) => (instant === null ? '–' : showTimeToTheSecond(instant, timeZone));
  return (
    <article className={styles.page}>
      <PaperTools file="show-report" csv={() => csvOf(data, timeZone)} />
      <header>
        <EventLogo />
        <h1 className="h1">{say(data.rehearsal ? 'prints.rehearsalReport' : 'dashboard.report')}</h1>
        <p>
          <bdi>{data.event}</bdi>, <bdi>{data.round}</bdi>
          {data.startedAt !== null && <>, {showDate(data.startedAt, timeZone)}</>}
        </p>
      </header>
      <Facts of={data} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that is wider than a phone is scrolled by keys */}
      <section className={styles.scroll} tabIndex={0} aria-label={say('prints.itemByItem')}>
        <table className={cx(styles.table, styles.figures)}>
          <caption className="vh">{say('prints.againstPlan')}</caption>
          <thead>
            <tr>
              {HEADS.map((line) => (
                <th key={line} scope="col">
                  {say(line)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="tnum">
            {data.rows.map((row) => (
              <tr key={row.itemId} className={row.startedAt === null ? styles.still : undefined}>
                <th scope="row">
                  {row.number !== null && `${row.number}. `}
                  <Name plain>{row.title}</Name>
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
      <p className="small muted">{say('prints.columns')}</p>
    </article>
  );
}

function Facts({ of }: { of: Report }) {
  const { timeZone } = of;
  return (
    <dl className={styles.facts}>
      <Fact label={say('prints.start')} planned={of.plannedStartAt} real={of.startedAt} timeZone={timeZone} />
      <Fact label={say('prints.end')} planned={of.plannedEndAt} real={of.finishedAt} timeZone={timeZone} />
      <div>
        <dt>{say('prints.stopped')}</dt>
        <dd>
          {of.stops === 0
            ? say('prints.never')
            : say('prints.stops', { count: of.stops, length: durationText(of.stoppedMs) })}
        </dd>
      </div>
      <div>
        <dt>{say('prints.actsOver')}</dt>
        <dd>{of.rows.filter((row) => row.kind === 'performance' && (row.overMs ?? 0) > 0).length}</dd>
      </div>
    </dl>
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
        {real === null ? say('prints.notYet') : showTime(real, timeZone)}
        {planned !== null && (
          <small>
            {real === null
              ? say('prints.planned', { time: showTime(planned, timeZone) })
              : say('prints.plannedBut', {
                  time: showTime(planned, timeZone),
                  difference: difference(real - planned),
                })}
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
    ...report.rows.map((row: ReportedItem) => [
      row.number ?? '',
      row.title,
      row.kind,
      row.disqualified ? 'disqualified' : row.status,
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
