/** A machine elsewhere that keeps the copies too: how old the newest there is, and whether it still follows. */
import { TriangleAlert } from 'lucide-react';
import { Banner } from '#web/ui/Banner.tsx';
import { showDateAndTime } from '#web/ui/format.ts';
import type { Copies } from './copy.ts';

/** Whoever follows says so every minute, on a bad line every few. */
const SILENT_MS = 300_000;

export interface FollowerLineProps {
  follower: Copies['followers'][number];
  timeZone: string;
}

export function FollowerLine({ follower, timeZone }: FollowerLineProps) {
  const { machine, newestTakenAt, heardAt } = follower;
  const now = Date.now();
  const newest = `The newest copy on ${machine} is ${ageText(now - newestTakenAt)} old (${showDateAndTime(newestTakenAt, timeZone)}).`;
  if (now - heardAt <= SILENT_MS) return <p className="strong">{newest}</p>;
  return (
    <Banner tone="warn" icon={TriangleAlert} lead={`${machine} said nothing for ${ageText(now - heardAt)}.`}>
      {newest} Look whether deploy/follow.sh still runs there.
    </Banner>
  );
}

const UNITS = [
  [86_400_000, 'day'],
  [3_600_000, 'hour'],
  [60_000, 'minute'],
] as const;

/** “3 minutes”; below one “less than a minute”. */
function ageText(ms: number): string {
  for (const [unit, name] of UNITS) {
    const count = Math.floor(ms / unit);
    if (count >= 1) return `${count} ${name}${count === 1 ? '' : 's'}`;
  }
  return 'less than a minute';
}
