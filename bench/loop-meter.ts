/**
 * How long the thread that answers everybody is held at a stretch. By the clock, which also counts what other programs
 * take of the machine; and by the processor time of that very thread, which counts its own work alone.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';

const NS_PER_MS = 1e6;
const US_PER_MS = 1e3;

/** In ms. */
export interface Held {
  /** By the clock. */
  longest: number;
  p99: number;
  /** The thread's own work between two turns of its loop, at most. */
  own: number;
}

export interface LoopMeter {
  /** What was seen since the last time it was asked. */
  read(): Held;
  stop(): void;
}

const ownTime = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / US_PER_MS;
};

/** Begins to look, every millisecond. */
export function openLoopMeter(): LoopMeter {
  const clock = monitorEventLoopDelay({ resolution: 1 });
  clock.enable();
  let before = ownTime();
  let own = 0;
  const beat = setInterval(() => {
    const now = ownTime();
    own = Math.max(own, now - before);
    before = now;
  }, 1);
  return {
    read() {
      const held = { longest: clock.max / NS_PER_MS, p99: clock.percentile(99) / NS_PER_MS, own };
      clock.reset();
      own = 0;
      return held;
    },
    stop() {
      clearInterval(beat);
      clock.disable();
    },
  };
}
