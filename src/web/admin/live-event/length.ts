/** Lengths as people type them. */

const LONGEST_MS = 12 * 3_600_000;

/** "15" is minutes, "2:30" minutes and seconds, "1:00:00" hours too; null for anything else or more than half a day. */
export function lengthFrom(text: string): number | null {
  if (!/^\d{1,3}(:[0-5]\d){0,2}$/.test(text.trim())) return null;
  const parts = text.trim().split(':').map(Number);
  const [first = 0, second = 0, third = 0] = parts;
  const seconds = parts.length === 3 ? first * 3_600 + second * 60 + third : first * 60 + second;
  const ms = seconds * 1_000;
  return ms > 0 && ms <= LONGEST_MS ? ms : null;
}
