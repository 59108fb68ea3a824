/** How the server is doing, for whoever looks after it during the show. Asked for only while it is open. */
import { TriangleAlert } from 'lucide-react';
import type { AnswerOf } from '#contract/endpoint.ts';
import { operatingEndpoints } from '#contract/operating/endpoints.ts';
import type { Line } from '#domain/messages/catalogue.ts';
import { sentenceOf } from '#web/client/api.ts';
import { keyOf, useAsk } from '#web/client/ask.ts';
import { useCommand } from '#web/client/command.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { showCount, showDateAndTime, showDecimal } from '#web/ui/format.ts';
import { LoadingBlock } from '#web/ui/LoadingBlock.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Reported } from '#web/ui/Reported.tsx';
import { say } from '#web/ui/say.ts';
import settings from '../Settings.module.css';
import styles from './Load.module.css';
import { Trace } from './Trace.tsx';

type Load = AnswerOf<typeof operatingEndpoints.load>;
type Sample = Load['samples'][number];

const KEPT_MS = 600_000;
const BYTES_PER_MB = 1e6;
const BYTES_PER_GB = 1e9;

/** Streams by the words the admin uses for who reads them. */
const FOLLOWERS = [
  ['copies.phones', ['audience']],
  ['copies.projectors', ['projector', 'projector_public']],
  ['copies.mc', ['mc', 'mc_public']],
  ['copies.judges', ['judge']],
  ['copies.backstage', ['crew']],
  ['copies.desks', ['admin']],
] as const satisfies readonly (readonly [line: Line, kinds: readonly string[]])[];

export function LoadPanel({ timeZone }: { timeZone: string }) {
  const load = useAsk(operatingEndpoints.load, {
    refetchInterval: ({ state }) => state.data?.sampleMs ?? false,
  });
  return (
    <div id="load" className={settings.anchor}>
      <Panel title={say('copies.howItDoes')}>
        {load.isPending && <LoadingBlock rows={3} label={say('copies.loadingLoad')} />}
        {load.isError && !load.data && (
          <EmptyState title={say('copies.nothingKnown')}>
            {sentenceOf(load.error, say('ui.unreachable'))}
          </EmptyState>
        )}
        {load.data && <Measures load={load.data} timeZone={timeZone} />}
      </Panel>
    </div>
  );
}

const inMs = (ms: number): string =>
  say('copies.ms', { count: showDecimal(ms < 10 ? ms.toFixed(1) : String(Math.round(ms))) });
const inMb = (bytes: number): string => say('copies.megabytes', { count: Math.round(bytes / BYTES_PER_MB) });
const inGb = (bytes: number): string =>
  say('copies.gigabytes', { count: showDecimal((bytes / BYTES_PER_GB).toFixed(1)) });
const aSecond = (value: number) => say('copies.aSecond', { rate: showCount(Math.round(value * 10) / 10) });

/** What is drawn over time: what of a sample, of `ms` milliseconds, and how it is said. */
const TRACES = [
  ['copies.calls', ({ calls }, ms) => (calls * 1_000) / ms, aSecond],
  ['copies.ballots', ({ ballots }, ms) => (ballots * 1_000) / ms, aSecond],
  ['copies.commits', ({ commitP99Ms }) => commitP99Ms, inMs],
  ['copies.waited', ({ lagMs }) => lagMs, inMs],
  ['copies.viewers', ({ viewers }) => viewers, showCount],
  ['copies.memory', ({ memoryBytes }) => memoryBytes, inMb],
] as const satisfies readonly (readonly [
  line: Line,
  value: (sample: Sample, ms: number) => number | null,
  words: (value: number) => string,
])[];

function Measures({ load, timeZone }: { load: Load; timeZone: string }) {
  const { samples, sampleMs, queues } = load;
  return (
    <div className={settings.form}>
      {load.clockDoubt !== null && <ClockDoubt {...load.clockDoubt} />}
      {load.problems.map((problem, at) => (
        <Banner key={problem} tone="danger" icon={TriangleAlert}>
          <Reported told={load.problemsTold[at] ?? []}>{problem}</Reported>
        </Banner>
      ))}
      {load.troubles.map((trouble, at) => (
        <Banner key={trouble} tone="warn" icon={TriangleAlert}>
          <Reported told={load.troublesTold[at] ?? []}>{trouble}</Reported>
        </Banner>
      ))}
      <div className={styles.traces}>
        {TRACES.map(([line, measured, words]) => {
          const values = samples.map((sample) => measured(sample, sampleMs));
          const known = values.filter((value) => value !== null);
          const newest = known.at(-1);
          return (
            <Trace
              key={line}
              label={say(line)}
              values={values}
              room={KEPT_MS / sampleMs}
              now={newest === undefined ? say('copies.noneMeasured') : words(newest)}
              most={say('copies.atMost', { most: words(Math.max(0, ...known)) })}
            />
          );
        })}
      </div>
      <dl className={styles.facts}>
        {FOLLOWERS.map(([line, kinds]) => (
          <Fact key={line} term={say(line)}>
            {showCount(kinds.reduce((sum: number, kind) => sum + (load.viewers[kind] ?? 0), 0))}
          </Fact>
        ))}
        <Fact term={say('copies.waiting')}>{say('copies.queues', queues)}</Fact>
        <Fact term={say('copies.diskLeft')}>
          {load.diskFreeBytes === null ? say('copies.notKnown') : inGb(load.diskFreeBytes)}
        </Fact>
        <Fact term={say('copies.failedCalls')}>
          {say('copies.inTenMinutes', { count: samples.reduce((sum, sample) => sum + sample.failed, 0) })}
        </Fact>
        <Fact term={say('copies.runningSince')}>{showDateAndTime(load.startedAt, timeZone)}</Fact>
        <Fact term={say('copies.version')}>
          {say('copies.versionOn', {
            version: load.version,
            engine: load.engine === 'sqlite' ? 'SQLite' : 'PostgreSQL',
          })}
        </Fact>
      </dl>
    </div>
  );
}

/** Whoever presses holds the server's time against a clock of their own, year included. */
function ClockDoubt({ why, told, showsAt }: NonNullable<Load['clockDoubt']>) {
  const confirm = useCommand(operatingEndpoints.confirmClock, {
    failed: say('copies.clockNotTaken'),
    changes: [keyOf(operatingEndpoints.load)],
  });
  return (
    <Banner tone="warn" icon={TriangleAlert} lead={say('copies.clockRight')}>
      <p>
        <Reported told={told}>{why}</Reported>
      </p>
      <p>
        {say('copies.clockShows', { time: new Date(showsAt).toISOString().slice(0, 16).replace('T', ' ') })}
      </p>
      <Button size="s" busy={confirm.busy} onClick={() => confirm.send()}>
        {say('copies.clockIsRight')}
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
