/** How the server is doing, for whoever looks after it during the show. Asked for only while it is open. */
import { TriangleAlert } from 'lucide-react';
import type { AnswerOf } from '#contract/endpoint.ts';
import { operatingEndpoints } from '#contract/operating/endpoints.ts';
import { sentenceOf } from '#web/client/api.ts';
import { keyOf, useAsk } from '#web/client/ask.ts';
import { useCommand } from '#web/client/command.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { counted, showCount, showDateAndTime } from '#web/ui/format.ts';
import { LoadingBlock } from '#web/ui/LoadingBlock.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import settings from '../Settings.module.css';
import styles from './Load.module.css';
import { Trace } from './Trace.tsx';

type Load = AnswerOf<typeof operatingEndpoints.load>;
type Sample = Load['samples'][number];

const KEPT_MS = 600_000;
const BYTES_PER_MB = 1e6;
const BYTES_PER_GB = 1e9;

/** Streams by the words the office uses for who reads them. */
const FOLLOWERS: readonly (readonly [words: string, kinds: readonly string[]])[] = [
  ['Phones', ['audience']],
  ['Projectors', ['projector', 'projector_public']],
  ['MC', ['mc', 'mc_public']],
  ['Judges', ['judge']],
  ['Backstage', ['crew']],
  ['Desks', ['admin']],
];

export function LoadPanel({ timeZone }: { timeZone: string }) {
  const load = useAsk(operatingEndpoints.load, {
    refetchInterval: ({ state }) => state.data?.sampleMs ?? false,
  });
  return (
    <div id="load" className={settings.anchor}>
      <Panel title="How the server is doing">
        {load.isPending && <LoadingBlock rows={3} label="Loading what was measured" />}
        {load.isError && !load.data && (
          <EmptyState title="Nothing is known about the server">
            {sentenceOf(load.error, 'The server cannot be reached.')}
          </EmptyState>
        )}
        {load.data && <Measures load={load.data} timeZone={timeZone} />}
      </Panel>
    </div>
  );
}

function Measures({ load, timeZone }: { load: Load; timeZone: string }) {
  const { samples, sampleMs, queues } = load;
  const room = KEPT_MS / sampleMs;
  const perSecond = (measure: (sample: Sample) => number) =>
    samples.map((sample) => (measure(sample) * 1_000) / sampleMs);
  const trace = (label: string, values: readonly (number | null)[], words: (value: number) => string) => {
    const known = values.filter((value) => value !== null);
    const newest = known.at(-1);
    return (
      <Trace
        label={label}
        values={values}
        room={room}
        now={newest === undefined ? 'None yet' : words(newest)}
        most={`At most ${words(Math.max(0, ...known))} in ten minutes`}
      />
    );
  };
  const rate = (value: number) => `${showCount(Math.round(value * 10) / 10)} a second`;
  return (
    <div className={settings.form}>
      {load.clockDoubt !== null && <ClockDoubt {...load.clockDoubt} />}
      {load.problems.map((problem) => (
        <Banner key={problem} tone="danger" icon={TriangleAlert}>
          {problem}
        </Banner>
      ))}
      <div className={styles.traces}>
        {trace(
          'Calls answered',
          perSecond((sample) => sample.calls),
          rate,
        )}
        {trace(
          'Ballots',
          perSecond((sample) => sample.ballots),
          rate,
        )}
        {trace(
          'Slowest commits (99 %)',
          samples.map((sample) => sample.commitP99Ms),
          inMs,
        )}
        {trace(
          'Waited for the processor',
          samples.map((sample) => sample.lagMs),
          inMs,
        )}
        {trace(
          'Screens and phones',
          samples.map((sample) => sample.viewers),
          showCount,
        )}
        {trace(
          'Memory',
          samples.map((sample) => sample.memoryBytes),
          inMb,
        )}
      </div>
      <dl className={styles.facts}>
        {FOLLOWERS.map(([words, kinds]) => (
          <Fact key={words} term={words}>
            {showCount(kinds.reduce((sum, kind) => sum + (load.viewers[kind] ?? 0), 0))}
          </Fact>
        ))}
        <Fact term="Waiting">
          {counted(queues.ballots, 'ballot')}, {counted(queues.letters, 'letter')},{' '}
          {counted(queues.tracks, 'track')}
        </Fact>
        <Fact term="Disk left">{load.diskFreeBytes === null ? 'Not known' : inGb(load.diskFreeBytes)}</Fact>
        <Fact term="Failed calls">
          {showCount(samples.reduce((sum, sample) => sum + sample.failed, 0))} in ten minutes
        </Fact>
        <Fact term="Running since">{showDateAndTime(load.startedAt, timeZone)}</Fact>
        <Fact term="Version">
          {load.version} on {load.engine === 'sqlite' ? 'SQLite' : 'PostgreSQL'}
        </Fact>
      </dl>
    </div>
  );
}

/** Whoever presses holds the server's time against a clock of their own, year included. */
function ClockDoubt({ why, showsAt }: NonNullable<Load['clockDoubt']>) {
  const confirm = useCommand(operatingEndpoints.confirmClock, {
    failed: 'Not taken. Try again.',
    changes: [keyOf(operatingEndpoints.load)],
  });
  return (
    <Banner tone="warn" icon={TriangleAlert} lead="Is the clock right?">
      <p>{why}</p>
      <p>It shows {new Date(showsAt).toISOString().slice(0, 16).replace('T', ' ')} UTC now.</p>
      <Button size="s" busy={confirm.busy} onClick={() => confirm.send()}>
        The clock is right
      </Button>
    </Banner>
  );
}

function Fact({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div>
      <dt className="muted">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const inMs = (ms: number): string => `${ms < 10 ? ms.toFixed(1) : Math.round(ms)} ms`;
const inMb = (bytes: number): string => `${Math.round(bytes / BYTES_PER_MB)} MB`;
const inGb = (bytes: number): string => `${(bytes / BYTES_PER_GB).toFixed(1)} GB`;
