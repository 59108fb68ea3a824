/** The running order for paper: one for everybody, and a cue sheet for each post with what that post needs. */

import { useSearchParams } from 'react-router';
import type { AnswerOf } from '#contract/endpoint.ts';
import { reportEndpoints } from '#contract/show/report.ts';
import type { Line } from '#domain/messages/catalogue.ts';
import { sentenceOf } from '#web/client/api.ts';
import { useAsk } from '#web/client/ask.ts';
import { PickGroup } from '#web/ui/Choice.tsx';
import { durationText } from '#web/ui/clock.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { EventLogo } from '#web/ui/EventLogo.tsx';
import { showDate, showTime, sideBySide } from '#web/ui/format.ts';
import { LoadingBlock } from '#web/ui/LoadingBlock.tsx';
import { Name } from '#web/ui/Name.tsx';
import { usePageTitle } from '#web/ui/page.ts';
import { say } from '#web/ui/say.ts';
import styles from './OnPaper.module.css';
import { PaperTools } from './PaperTools.tsx';

type CueSheet = AnswerOf<typeof reportEndpoints.cueSheet>;
type CueSheetItem = CueSheet['rows'][number];

const SHEETS = [
  { value: 'order', line: 'order.title' },
  { value: 'sound', line: 'calls.sound' },
  { value: 'light', line: 'calls.light' },
  { value: 'stage', line: 'calls.stage' },
  { value: 'mc', line: 'calls.mc' },
] as const satisfies readonly { value: string; line: Line }[];
type Sheet = (typeof SHEETS)[number]['value'];

/** The file's number in the download of all tracks, which follows the running order. */
const track = (row: CueSheetItem): string => {
  if (row.kind !== 'performance') return '';
  if (row.track === 'missing') return say('history.trackMissing');
  if (row.track === 'not_needed') return say('prints.noTrack');
  return row.number === null ? '' : String(row.number).padStart(2, '0');
};

/** Lines that head a column. */
const HEADS = {
  song: 'acts.song',
  category: 'acts.category',
  file: 'acts.track',
  notes: 'cues.notes',
  cue: 'prints.cue',
  lookAndCue: 'prints.lookAndCue',
  setAndStrike: 'prints.setAndStrike',
  mics: 'prints.mics',
  sayIt: 'prints.sayIt',
  line: 'prints.line',
} as const satisfies Record<string, Line>;
type Head = keyof typeof HEADS;

interface Column {
  head: Head;
  of: (row: CueSheetItem) => string;
  /** Left empty on purpose, to write in by hand. */
  blank?: boolean;
}

const song: Column = { head: 'song', of: (row) => row.song };
const notes: Column = { head: 'notes', of: (row) => row.stageNotes };
const file: Column = { head: 'file', of: track };
const byHand = (head: Head): Column => ({ head, of: () => '', blank: true });

const COLUMNS: Record<Sheet, readonly Column[]> = {
  order: [song, { head: 'category', of: (row) => row.category }, file, notes],
  sound: [song, file, byHand('cue'), notes],
  light: [song, byHand('lookAndCue'), notes],
  stage: [byHand('setAndStrike'), byHand('mics'), notes],
  mc: [
    song,
    {
      head: 'sayIt',
      of: (row) => sideBySide([row.pronunciation, row.pronouns]),
    },
    { head: 'line', of: (row) => row.mcLine },
  ],
};

export function CueSheetPage() {
  const [search, setSearch] = useSearchParams();
  const sheet = SHEETS.find((one) => one.value === search.get('for')) ?? SHEETS[0];
  const title =
    sheet.value === 'order' ? say(sheet.line) : say('prints.cueSheet', { sheet: say(sheet.line) });
  usePageTitle(title);
  const { data, error, isPending } = useAsk(reportEndpoints.cueSheet, {
    round: search.get('round') ?? undefined,
    retry: false,
  });
  if (isPending) return <LoadingBlock rows={8} label={say('order.loading')} />;
  if (!data)
    return (
      <EmptyState level={1} title={say('prints.orderNotLoaded')}>
        {sentenceOf(error, say('ui.unreachable'))}
      </EmptyState>
    );
  return (
    <article className={styles.page}>
      <PaperTools />
      <div className={styles.tools}>
        <PickGroup
          label={say('prints.sheet')}
          options={SHEETS.map(({ value, line }) => ({ value, label: say(line) }))}
          value={sheet.value}
          onChange={(value) =>
            setSearch(
              (before) => {
                if (value === 'order') before.delete('for');
                else before.set('for', value);
                return before;
              },
              { replace: true },
            )
          }
        />
      </div>
      <SheetHead title={title} all={data} />
      <CueTable sheet={sheet} all={data} />
    </article>
  );
}

function SheetHead({ title, all }: { title: string; all: CueSheet }) {
  return (
    <header>
      <EventLogo />
      <h1 className="h1">{title}</h1>
      <p>
        <bdi>{all.event}</bdi>
        {all.venue !== '' && (
          <>
            , <bdi>{all.venue}</bdi>
          </>
        )}
        {all.startsAt !== null && (
          <>
            ,{' '}
            {say('prints.showTimes', {
              date: showDate(all.startsAt, all.timeZone),
              from: showTime(all.startsAt, all.timeZone),
              until: all.endsAt === null ? '' : showTime(all.endsAt, all.timeZone),
            })}
          </>
        )}
      </p>
    </header>
  );
}

function CueTable({ sheet, all }: { sheet: (typeof SHEETS)[number]; all: CueSheet }) {
  const columns = COLUMNS[sheet.value];
  const time = (at: number | null) => (at === null ? '' : showTime(at, all.timeZone));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that is wider than a phone is scrolled by keys
    <section className={styles.scroll} tabIndex={0} aria-label={say('prints.itemByItem')}>
      <table className={styles.table}>
        <caption className="vh">{say(sheet.line)}</caption>
        <thead>
          <tr>
            <th scope="col">{say('prints.at')}</th>
            <th scope="col">{say('prints.item')}</th>
            <th scope="col">{say('order.length')}</th>
            {columns.map((column) => (
              <th
                key={column.head}
                scope="col"
                data-head={column.head}
                className={column.blank ? styles.wide : undefined}
              >
                {say(HEADS[column.head])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {all.rows.map((row) => (
            <tr key={row.itemId} className={row.scratched ? styles.scratched : undefined}>
              <td className="tnum">{row.scratched ? '' : time(row.plannedAt)}</td>
              <th scope="row">
                {row.number !== null && `${row.number}. `}
                <Name plain>{row.title}</Name>
                {row.scratched && (
                  <small>{say(row.disqualified ? 'order.disqualified' : 'order.scratched')}</small>
                )}
              </th>
              <td className="tnum">{row.scratched ? '' : durationText(row.plannedMs)}</td>
              {columns.map((column) => (
                <td key={column.head} dir="auto">
                  {row.scratched ? '' : column.of(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
