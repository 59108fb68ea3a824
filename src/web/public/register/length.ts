/** The length of an act as people type it: "3:45", "3.45", "225 s" or "4" minutes. */

/** Whole ms; undefined for what is no length, an empty field included. */
export function lengthMs(text: string): number | undefined {
  const typed = text.trim().toLowerCase();
  const clock = /^(\d{1,3})\s*[:.'’]\s*([0-5]?\d)\s*["”]?$/.exec(typed);
  if (clock) return positive(Number(clock[1]) * 60 + Number(clock[2]));
  const minutes = /^(\d{1,3})\s*(?:m|min|minutes?)?$/.exec(typed);
  if (minutes) return positive(Number(minutes[1]) * 60);
  const seconds = /^(\d{1,5})\s*(?:s|sec|seconds?)$/.exec(typed);
  return seconds ? positive(Number(seconds[1])) : undefined;
}

const positive = (seconds: number): number | undefined => (seconds > 0 ? seconds * 1_000 : undefined);
