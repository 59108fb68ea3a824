/** The running order for paper: one for everybody, and a cue sheet for each post with what that post needs. */

import { useSearchParams } from 'react-router';
import type { AnswerOf } from '#contract/endpoint.ts';
import { reportEndpoints } from '#contract/show/report.ts';
import { sentenceOf } from '#web/client/api.ts';
import { useAsk } from '#web/client/ask.ts';
import { PickGroup } from '#web/ui/Choice.tsx';
import { durationText } from '#web/ui/clock.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { EventLogo } from '#web/ui/EventLogo.tsx';
import { showDate, showTime } from '#web/ui/format.ts';
import { LoadingBlock } from '#web/ui/LoadingBlock.tsx';
import { usePageTitle } from '#web/ui/page.ts';
import styles from './OnPaper.module.css';
import { PaperTools } from './PaperTools.tsx';

type Row = AnswerOf<typeof reportEndpoints.cueSheet>['rows'][number];

const SHEETS = [
  { value: 'order', label: 'Running order' },
  { value: 'sound', label: 'Sound' },
  { value: 'light', label: 'Light' },
  { value: 'stage', label: 'Stage' },
  { value: 'mc', label: 'MC' },
] as const;
type Sheet = (typeof SHEETS)[number]['value'];

const TRACK_WORDS: Record<string, string> = {
  missing: 'missing',
  not_needed: 'none needed',
};

/** The file's number in the download of all tracks, which follows the running order. */
const track = (row: Row): string => {
  if (row.kind !== 'performance') return '';
  const said = TRACK_WORDS[row.track];
  return said ?? (row.number === null ? '' : String(row.number).padStart(2, '0'));
};

interface Column {
  head: string;
  of: (row: Row) => string;
  /** Left empty on purpose, to write in by hand. */
  blank?: boolean;
}

const song: Column = { head: 'Song', of: (row) => row.song };
const notes: Column = { head: 'Notes', of: (row) => row.stageNotes };
const file: Column = { head: 'Track', of: track };
const byHand = (head: string): Column => ({ head, of: () => '', blank: true });

const COLUMNS: Record<Sheet, readonly Column[]> = {
  order: [song, { head: 'Category', of: (row) => row.category }, file, notes],
  sound: [song, file, byHand('Cue'), notes],
  light: [song, byHand('Look and cue'), notes],
  stage: [byHand('Set and strike'), byHand('Mics'), notes],
  mc: [
    song,
    {
      head: 'Say it',
      of: (row) => [row.pronunciation, row.pronouns].filter((text) => text !== '').join(', '),
    },
    { head: 'Line', of: (row) => row.mcLine },
  ],
};

export function CueSheetPage() {
  const [search, setSearch] = useSearchParams();
  const sheet = SHEETS.find((one) => one.value === search.get('for')) ?? SHEETS[0];
  usePageTitle(sheet.label === 'Running order' ? 'Running order' : `Cue sheet: ${sheet.label}`);
  const { data, error, isPending } = useAsk(reportEndpoints.cueSheet, {
    round: search.get('round') ?? undefined,
    retry: false,
  });
  if (isPending) return <LoadingBlock rows={8} label="Loading the running order" />;
  if (!data)
    return (
      <EmptyState level={1} title="The running order cannot be loaded">
        {sentenceOf(error, 'The server cannot be reached.')}
      </EmptyState>
    );
  const columns = COLUMNS[sheet.value];
  const time = (at: number | null) => (at === null ? '' : showTime(at, data.timeZone));
  return (
    <article className={styles.page}>
      <PaperTools />
      <div className={styles.tools}>
        <PickGroup
          label="Sheet"
          options={SHEETS}
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
      <header>
        <EventLogo />
        <h1 className="h1">{sheet.value === 'order' ? 'Running order' : `Cue sheet: ${sheet.label}`}</h1>
        <p>
          <bdi>{data.event}</bdi>
          {data.venue !== '' && (
            <>
              , <bdi>{data.venue}</bdi>
            </>
          )}
          {data.startsAt !== null && (
            <>
              , {showDate(data.startsAt, data.timeZone)}, {time(data.startsAt)} to about {time(data.endsAt)}
            </>
          )}
        </p>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that is wider than a phone is scrolled by keys */}
      <section className={styles.scroll} tabIndex={0} aria-label="Item by item">
        <table className={styles.table}>
          <caption className="vh">{sheet.label}</caption>
          <thead>
            <tr>
              <th scope="col">At</th>
              <th scope="col">Item</th>
              <th scope="col">Length</th>
              {columns.map((column) => (
                <th key={column.head} scope="col" className={column.blank ? styles.wide : undefined}>
                  {column.head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.rows.map((row) => (
              <tr key={row.itemId} className={row.scratched ? styles.scratched : undefined}>
                <td className="tnum">{row.scratched ? '' : time(row.plannedAt)}</td>
                <th scope="row">
                  {row.number !== null && `${row.number}. `}
                  <bdi>{row.title}</bdi>
                  {row.scratched && <small>Scratched</small>}
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
    </article>
  );
}
