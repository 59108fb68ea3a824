/** A calendar file (RFC 5545) with one entry: when somebody has to be there. */
import { bytesOf } from '../events/wifi.ts';

/** The one entry of a calendar file. Instants in ms. */
export interface CalendarEntry {
  /** Stays the same for the same entry, so that a newer file moves it. */
  uid: string;
  title: string;
  place: string;
  notes: string;
  /** Instants in ms. */
  startsAt: number;
  endsAt: number;
  /** When the file was made. */
  madeAt: number;
}

const USUAL_MS = 15 * 60_000;
const EVENING_MS = 3 * 3_600_000;

/**
 * The time of the entry in ms: the act's call, or the evening itself before there is a call. null where no day is
 * fixed.
 */
export function timesOfCall(at: {
  callAt: number | null;
  doorsAt: number | null;
  startsAt: number | null;
}): Pick<CalendarEntry, 'startsAt' | 'endsAt'> | null {
  if (at.callAt !== null) return { startsAt: at.callAt, endsAt: at.callAt + USUAL_MS };
  const startsAt = at.doorsAt ?? at.startsAt;
  return startsAt === null ? null : { startsAt, endsAt: (at.startsAt ?? startsAt) + EVENING_MS };
}

/** The `uid` of an act's entry, the same in every file, so that the newest replaces those before it. */
export const entryOf = (participantId: string): string => `${participantId}@ovation`;

/** The text of the calendar file. */
export function calendarFile(entry: CalendarEntry): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Ovation//Ovation//EN',
    'BEGIN:VEVENT',
    `UID:${escaped(entry.uid)}`,
    `DTSTAMP:${stamp(entry.madeAt)}`,
    // Later files of the same entry replace it.
    `SEQUENCE:${Math.floor(entry.madeAt / 1_000) % 2_000_000_000}`,
    `DTSTART:${stamp(entry.startsAt)}`,
    `DTEND:${stamp(entry.endsAt)}`,
    `SUMMARY:${escaped(entry.title)}`,
    ...(entry.place === '' ? [] : [`LOCATION:${escaped(entry.place)}`]),
    ...(entry.notes === '' ? [] : [`DESCRIPTION:${escaped(entry.notes)}`]),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.flatMap(folded).join('\r\n')}\r\n`;
}

// Swedish dates have the standard's form: 2026-04-18 19:40:00.
const UTC = new Intl.DateTimeFormat('sv-SE', {
  ...{ timeZone: 'UTC', year: 'numeric', month: '2-digit', day: '2-digit' },
  ...{ hour: '2-digit', minute: '2-digit', second: '2-digit' },
});

const stamp = (at: number): string => `${UTC.format(at).replace(/[-:]/g, '').replace(' ', 'T')}Z`;

const escaped = (text: string): string =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');

const MOST_BYTES = 73;

/**
 * A line split into parts of at most 75 bytes, each but the first starting with a space; characters stay whole (RFC
 * 5545, 3.1).
 */
function folded(line: string): string[] {
  const parts: string[] = [];
  let part = '';
  let bytes = 0;
  for (const character of line) {
    const size = bytesOf(character);
    if (bytes + size > MOST_BYTES) {
      parts.push(part);
      part = '';
      bytes = 0;
    }
    part += character;
    bytes += size;
  }
  return [...parts, part].map((text, index) => (index === 0 ? text : ` ${text}`));
}
