/**
 * The server's clock: the machine's time at the start, and from then on steady. When somebody sets the machine's
 * clock in the middle of a show, windows, countdowns and sessions go on by the time that has really passed.
 *
 * Small corrections of the machine's clock are followed; time that the machine was asleep for has passed. A step
 * is followed once nothing is under way that it could tear.
 */
import { uptime } from 'node:os';

/** Corrections up to this are those that machines make by themselves, all day. */
const SMALL_MS = 1_000;
const LOOK_EVERY_MS = 1_000;

/** Where the time comes from, in ms; tests pass their own. */
export interface ClockSources {
  /** The machine's clock, which can be set. */
  wall: () => number;
  /** Elapsed time, which cannot be set and may stand still while the machine sleeps. */
  steady: () => number;
  /** Time since the machine was switched on, sleep included. */
  awakeAndAsleep: () => number;
}

/** When steps of the clock are followed. */
export interface ClockSettings {
  /** Whether something is under way that a step of the clock would disturb. */
  isUnderWay: () => Promise<boolean>;
  /** Called once for each step: by how many ms the machine's clock is ahead of ours, and whether it was followed. */
  onStep: (ms: number, followed: boolean) => void;
}

/** A clock that follows the machine's only when that does no harm. */
export interface SteadyClock {
  now(): number;
  /** Compares with the machine's clock; runs by itself once a second. */
  look(): Promise<void>;
  stop(): void;
}

const MACHINE: ClockSources = {
  wall: Date.now,
  steady: () => performance.now(),
  awakeAndAsleep: () => uptime() * 1_000,
};

/**
 * Starts a steady clock at the machine's present time; it compares itself with the machine's clock once a second.
 */
export function openClock(
  { isUnderWay, onStep }: ClockSettings,
  sources: ClockSources = MACHINE,
): SteadyClock {
  let ahead = sources.wall() - sources.steady();
  let slept = sources.awakeAndAsleep() - sources.steady();
  let told = 0;
  let last = 0;
  const difference = () => sources.wall() - sources.steady() - ahead;
  const look = async () => {
    const sleptNow = sources.awakeAndAsleep() - sources.steady();
    const wasAsleep = sleptNow - slept > 2 * SMALL_MS;
    slept = sleptNow;
    const found = difference();
    if (Math.abs(found) <= SMALL_MS || (wasAsleep && found > 0)) {
      ahead += found;
      told = 0;
      return;
    }
    const isNew = Math.abs(found - told) > SMALL_MS;
    // Where that cannot be asked now, nothing is torn.
    if (await isUnderWay().catch(() => true)) {
      if (isNew) onStep(Math.round(found), false);
      told = found;
      return;
    }
    ahead += difference();
    told = 0;
    last = 0;
    onStep(Math.round(found), true);
  };
  const looking = setInterval(() => void look(), LOOK_EVERY_MS).unref();
  return {
    now() {
      // A small correction backwards lets the clock stand for a moment; it does not go back.
      last = Math.max(last, Math.floor(sources.steady() + ahead));
      return last;
    },
    look,
    stop: () => clearInterval(looking),
  };
}

/**
 * The English sentence that tells an operator of a step of the clock by `ms`. `byDatabase`: this process goes by the
 * database's clock, which is another machine's or was set with this one.
 */
export function stepSentence(ms: number, followed: boolean, byDatabase: boolean): string {
  const size = Math.abs(ms);
  const amount =
    size < 120_000 ? `${Math.round(size / 1_000)} seconds` : `${Math.round(size / 60_000)} minutes`;
  const found = `This machine's clock was set ${amount} ${ms > 0 ? 'ahead' : 'back'}.`;
  if (followed) return `${found} Nothing was under way, so Ovation goes by the new time.`;
  return byDatabase
    ? `${found} A show or a vote is under way. Where PostgreSQL runs on another machine, nothing changes; do not restart Ovation before both are over. Where it runs on this one, deadlines moved with it and no votes are taken: restart Ovation, then close a vote that is open and open it again.`
    : `${found} A show or a vote is under way, so Ovation goes on by the time that really passed, and takes the new time when both are over. Do not restart it before.`;
}
