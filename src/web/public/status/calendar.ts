/** A calendar file (RFC 5545) with one entry. */

export interface CalendarEntry {
  /** The same for the same entry, so that a newer file moves it. */
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

/** The file's text. */
export function calendarFile(entry: CalendarEntry): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Ovation//Ovation//EN',
    'BEGIN:VEVENT',
    `UID:${escaped(entry.uid)}`,
    `DTSTAMP:${stamp(entry.madeAt)}`,
    // Later files of the same entry take its place.
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

const stamp = (at: number): string => new Date(at).toISOString().replace(/[-:]|\.\d{3}/g, '');

const escaped = (text: string): string =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');

const MOST_BYTES = 73;

/** A line in parts of at most 75 bytes, each but the first begun with a space; no character is cut. */
function folded(line: string): string[] {
  const parts: string[] = [];
  let part = '';
  let bytes = 0;
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
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
