/**
 * What this process measures of itself: counted as it happens, told to Prometheus as it stands and to the
 * settings as ten minutes of samples. It holds counts and durations; no address, name or token comes near it.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { operatingEndpoints } from '#contract/operating/endpoints.ts';

/** What the settings show, but for what keeps the server from its work. */
type Load = Omit<
  AnswerOf<typeof operatingEndpoints.load>,
  'problems' | 'problemsTold' | 'troubles' | 'troublesTold' | 'clockDoubt'
>;
type Sample = Load['samples'][number];

const SAMPLE_MS = 2_000;
const SAMPLES = 300;
const SECONDS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5];
const NS_PER_MS = 1e6;

/** The figures of load that are read whenever somebody asks, because nothing reports their changes. */
export interface LoadSources {
  version: string;
  engine: Load['engine'];
  /** Open live streams by kind of view. */
  viewers: () => Record<string, number>;
  waitingBallots: () => number;
  waitingLetters: () => Promise<number>;
  waitingTracks: () => Promise<number>;
  /** Bytes left on the disk of the data; undefined where that cannot be asked. */
  freeBytes: () => Promise<number | undefined>;
}

/** Figures of the server's load. */
export interface LoadBook {
  /** A write was committed within this many ms. */
  committed(ms: number): void;
  /** That many ballots were committed together within this many ms. */
  ballotsCommitted(ballots: number, ms: number): void;
  /** A call was answered, named by its route's pattern. */
  answered(call: string, status: number, ms: number): void;
  /** Names the sources, once the parts of the server exist, and begins to sample. */
  follow(sources: LoadSources): void;
  /** All figures in Prometheus' text format. */
  metrics(): Promise<string>;
  readonly metricsType: string;
  /** All figures as the settings show them. */
  load(): Promise<Load>;
  close(): void;
}

/** Opens the book of the server's load, empty. `now` is the clock, in ms. */
export function openLoadBook(now: () => number): LoadBook {
  const registry = new Registry();
  const registers = [registry];
  const commitSeconds = new Histogram({
    name: 'ovation_commit_seconds',
    help: 'Writes through the door, from the lock to the commit.',
    buckets: SECONDS,
    registers,
  });
  const ballotSeconds = new Histogram({
    name: 'ovation_ballot_commit_seconds',
    help: 'Group commits of the ballot box.',
    buckets: SECONDS,
    registers,
  });
  const ballotCount = new Counter({
    name: 'ovation_ballots_total',
    help: 'Ballots committed by this process.',
    registers,
  });
  const callSeconds = new Histogram({
    name: 'ovation_call_seconds',
    help: 'Answered calls by pattern. Ballots count in ovation_ballots_total, a form also here.',
    labelNames: ['call', 'status'],
    buckets: SECONDS,
    registers,
  });
  const lag = monitorEventLoopDelay({ resolution: 10 });
  lag.enable();
  const startedAt = now();
  const samples: Sample[] = [];
  let sources: LoadSources | undefined;
  let timer: NodeJS.Timeout | undefined;
  let durations: number[] = [];
  let counted = { calls: 0, failed: 0, ballots: 0 };

  let memory = 0;
  /** The process's memory. The system reads it from a file: where none can be opened it is as it was. */
  const memoryBytes = (): number => {
    try {
      memory = process.memoryUsage.rss();
    } catch {
      // Nothing that only looks may end the show.
    }
    return memory;
  };
  const viewerCount = () => Object.values(sources?.viewers() ?? {}).reduce((sum, one) => sum + one, 0);
  const takeSample = () => {
    const sorted = durations.sort((a, b) => a - b);
    samples.push({
      endedAt: now(),
      ...counted,
      commits: sorted.length,
      commitP50Ms: quantile(sorted, 0.5),
      commitP99Ms: quantile(sorted, 0.99),
      viewers: viewerCount(),
      lagMs: Math.max(0, lag.max / NS_PER_MS),
      memoryBytes: memoryBytes(),
    });
    if (samples.length > SAMPLES) samples.shift();
    durations = [];
    counted = { calls: 0, failed: 0, ballots: 0 };
    lag.reset();
  };

  return {
    committed(ms) {
      durations.push(ms);
      commitSeconds.observe(ms / 1_000);
    },
    ballotsCommitted(ballots, ms) {
      counted.ballots += ballots;
      durations.push(ms);
      ballotCount.inc(ballots);
      ballotSeconds.observe(ms / 1_000);
    },
    answered(call, status, ms) {
      counted.calls += 1;
      if (status >= 500) counted.failed += 1;
      callSeconds.observe({ call, status }, ms / 1_000);
    },
    follow(given) {
      sources = given;
      const gauge = (name: string, help: string, value: () => Promise<number> | number) =>
        new Gauge({
          name,
          help,
          registers,
          async collect() {
            this.set(await value());
          },
        });
      new Gauge({
        name: 'ovation_live_viewers',
        help: 'Open live streams of this process, by kind of view.',
        labelNames: ['kind'],
        registers,
        collect() {
          this.reset();
          for (const [kind, viewers] of Object.entries(given.viewers())) this.set({ kind }, viewers);
        },
      });
      gauge('ovation_ballots_waiting', 'Ballots that wait for their commit.', given.waitingBallots);
      gauge('ovation_letters_waiting', 'Letters that wait for the mail server.', given.waitingLetters);
      gauge('ovation_tracks_waiting', 'Tracks that wait to be listened to.', given.waitingTracks);
      gauge(
        'ovation_disk_free_bytes',
        'Bytes left where the data lies.',
        async () => (await given.freeBytes()) ?? 0,
      );
      gauge('ovation_memory_bytes', 'Memory of the process.', memoryBytes);
      gauge(
        'ovation_lag_seconds',
        'Worst delay of what was due since the last sample.',
        () => lag.max / NS_PER_MS / 1_000,
      );
      gauge(
        'ovation_lag_p99_seconds',
        'Delay that 99 of 100 things that were due since the last sample did not exceed.',
        () => lag.percentile(99) / NS_PER_MS / 1_000,
      );
      gauge('ovation_started_seconds', 'When the process started, in Unix time.', () => startedAt / 1_000);
      new Gauge({
        name: 'ovation_build',
        help: 'Always 1; the labels say what runs.',
        labelNames: ['version', 'engine'],
        registers,
      }).set({ version: given.version, engine: given.engine }, 1);
      timer = setInterval(takeSample, SAMPLE_MS).unref();
    },
    metrics: () => registry.metrics(),
    metricsType: registry.contentType,
    async load() {
      if (!sources) throw new Error('unreachable: the sources are named before anybody can ask');
      return {
        version: sources.version,
        engine: sources.engine,
        startedAt,
        sampleMs: SAMPLE_MS,
        samples: [...samples],
        viewers: sources.viewers(),
        queues: {
          ballots: sources.waitingBallots(),
          letters: await sources.waitingLetters(),
          tracks: await sources.waitingTracks(),
        },
        diskFreeBytes: (await sources.freeBytes()) ?? null,
      };
    },
    close() {
      clearInterval(timer);
      lag.disable();
    },
  };
}

/** The value below which the share `q` of the sorted values lies; null of none. */
function quantile(sorted: readonly number[], q: number): number | null {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? null;
}
