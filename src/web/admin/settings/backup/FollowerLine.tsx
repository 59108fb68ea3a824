/** A machine elsewhere that keeps the copies too: how old the newest there is, and whether it still follows. */
import { TriangleAlert } from 'lucide-react';
import { Banner } from '#web/ui/Banner.tsx';
import { showDateAndTime } from '#web/ui/format.ts';
import { say } from '#web/ui/say.ts';
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
  const newest = say('copies.newestOn', {
    machine,
    age: ageText(now - newestTakenAt),
    time: showDateAndTime(newestTakenAt, timeZone),
  });
  if (now - heardAt <= SILENT_MS) return <p className="strong">{newest}</p>;
  return (
    <Banner
      tone="warn"
      icon={TriangleAlert}
      lead={say('copies.saidNothing', { machine, age: ageText(now - heardAt) })}
    >
      {say('copies.followLook', { newest })}
    </Banner>
  );
}

const UNITS = [
  [86_400_000, 'copies.days'],
  [3_600_000, 'copies.hours'],
  [60_000, 'copies.minutes'],
] as const;

/** “3 minutes”; below one “less than a minute”. */
function ageText(ms: number): string {
  for (const [unit, line] of UNITS) {
    const count = Math.floor(ms / unit);
    if (count >= 1) return say(line, { count });
  }
  return say('copies.lessThanMinute');
}
