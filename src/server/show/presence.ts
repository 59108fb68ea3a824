/**
 * Who follows the show, proven: a device is here while it answers beats, through whichever process. A stream that is
 * written to proves nothing, for a line that was cut takes bytes for minutes. Phones of the audience are not asked;
 * of them the open streams are counted.
 */
import type { Presence } from '#domain/show/facts.ts';
import { type Device, type DeviceKind, SILENT_AFTER_MS } from '#domain/show/presence.ts';
import type { Hub } from '../live/hub.ts';
import type { Connected, HeardPage } from './process-presence.ts';

export interface PresenceBook {
  /** A page of the device begins to follow, which it is heard by once. Returns how to note that its stream ended. */
  came(page: string, device: Device): () => void;
  /** A page answered a beat: it hears what it is sent. */
  answered(page: string, device: Device): void;
  /** When a device was heard last, by the server's clock; none where that is long ago. */
  lastHeard(kind: DeviceKind, id: string): number | null;
  /** Whether a device answers. */
  isHere(kind: DeviceKind, id: string): boolean;
  /** Who is connected to this process, for the others. */
  own(): Connected;
  /** Counts those in who are connected to other processes. */
  withOthers(others: () => Connected[]): void;
  /** The counts as the desk shows them. */
  present(): Presence;
  /** Looks whether somebody came, went or fell silent, and calls back whoever wants to know. */
  look(): void;
  onChange(listener: () => void): void;
  close(): void;
}

interface Page extends Device {
  heardAt: number;
  leftAt: number | null;
  /** The newest stream of the page: an older one that ends late takes nobody away. */
  stream: symbol | null;
}

/** So long a silent device is remembered, and that a page left is told to other processes. */
const REMEMBERED_MS = 600_000;
const MOST_PAGES = 1_000;
/** So many tabs of one device are told apart: nobody's tabs push out everybody else. */
const MOST_OF_DEVICE = 20;
/** An answer that arrives so soon after its page left was under way then. */
const UNDER_WAY_MS = 1_000;
const LOOK_MS = 500;

/** Opens an empty book of the devices that are connected; the audience's phones are counted by the hub. */
export function openPresence(hub: Pick<Hub, 'count'>, now: () => number): PresenceBook {
  const pages = new Map<string, Page>();
  const listeners = new Set<() => void>();
  let others: () => Connected[] = () => [];
  let seen = '';

  /** Makes room for a page of a device that has too many already. */
  const makeRoom = ({ kind, id }: Device) => {
    const own = [...pages].filter(([, one]) => one.kind === kind && one.id === id);
    const [oldest] = own.length >= MOST_OF_DEVICE ? own : [];
    if (oldest) pages.delete(oldest[0]);
  };
  const hear = (page: string, device: Device): Page => {
    if (!pages.has(page)) makeRoom(device);
    const known = pages.get(page) ?? { ...device, heardAt: 0, leftAt: null, stream: null };
    Object.assign(known, device, { heardAt: now(), leftAt: null });
    // The page that was heard last stands last, so that too many push out the oldest.
    pages.delete(page);
    pages.set(page, known);
    const [oldest = ''] = pages.size > MOST_PAGES ? pages.keys() : [];
    pages.delete(oldest);
    return known;
  };
  const own = (): Connected => {
    const at = now();
    for (const [page, known] of pages) {
      // Where the clock was put back nobody is here until the old time is reached.
      known.heardAt = Math.min(known.heardAt, at);
      if (known.leftAt !== null) known.leftAt = Math.min(known.leftAt, at);
      if (at - known.heardAt > REMEMBERED_MS) pages.delete(page);
    }
    const heard = [...pages].map(([page, { kind, id, name, plays = false, heardAt, leftAt }]) => {
      return {
        page,
        kind,
        id,
        name,
        plays,
        heardMs: at - heardAt,
        leftMs: leftAt === null ? null : at - leftAt,
      };
    });
    return { pages: heard, audience: hub.count('audience') };
  };
  /** Every page that did not leave, by the newest that any process knows of it. */
  const following = (): HeardPage[] => {
    const newest = new Map<string, HeardPage>();
    for (const page of [own(), ...others()].flatMap((one) => one.pages)) {
      const known = newest.get(page.page) ?? page;
      newest.set(page.page, {
        ...page,
        heardMs: Math.min(known.heardMs, page.heardMs),
        leftMs: Math.min(known.leftMs ?? Number.POSITIVE_INFINITY, page.leftMs ?? Number.POSITIVE_INFINITY),
      });
    }
    return [...newest.values()].filter((page) => (page.leftMs ?? 0) > page.heardMs);
  };
  const ofDevice = (kind: DeviceKind, id: string) =>
    Math.min(...following().flatMap((one) => (one.kind === kind && one.id === id ? [one.heardMs] : [])));

  const book: PresenceBook = {
    came(page, device) {
      const stream = Symbol(device.kind);
      hear(page, device).stream = stream;
      book.look();
      return () => {
        const known = pages.get(page);
        if (known?.stream !== stream) return;
        known.leftAt = now();
        book.look();
      };
    },
    answered(page, device) {
      const leftAt = pages.get(page)?.leftAt ?? null;
      if (leftAt === null || now() - leftAt > UNDER_WAY_MS) hear(page, device);
    },
    lastHeard(kind, id) {
      const ms = ofDevice(kind, id);
      return Number.isFinite(ms) ? now() - ms : null;
    },
    isHere: (kind, id) => ofDevice(kind, id) < SILENT_AFTER_MS,
    own,
    withOthers(told) {
      others = told;
    },
    present: () => presenceOf(following(), { now: now(), audience: audienceOf([own(), ...others()]) }),
    look() {
      const shape = shapeOf(following());
      if (shape === seen) return;
      seen = shape;
      for (const listener of listeners) listener();
    },
    onChange(listener) {
      listeners.add(listener);
    },
    close() {
      clearInterval(timer);
      listeners.clear();
    },
  };
  const timer = setInterval(book.look, LOOK_MS).unref();
  return book;
}

const audienceOf = (all: readonly Connected[]): number => all.reduce((sum, one) => sum + one.audience, 0);

const answers = (page: HeardPage): boolean => page.heardMs < SILENT_AFTER_MS;

function presenceOf(
  pages: readonly HeardPage[],
  { now, audience }: { now: number; audience: number },
): Presence {
  const here = pages.filter(answers);
  const count = (kind: DeviceKind) => here.filter((page) => page.kind === kind).length;
  return {
    desks: here.flatMap((page) => (page.kind === 'desk' ? [page.name] : [])).toSorted(),
    music: here.filter(({ plays }) => plays === true).length,
    projectors: count('projector'),
    mcs: count('mc'),
    judges: new Set(here.flatMap((page) => (page.kind === 'judge' ? [page.id] : []))).size,
    crew: count('crew'),
    audience,
    silent: silentOf(pages).map(({ kind, name, heardMs }) => ({ kind, name, heardAt: now - heardMs })),
  };
}

/** Each device that was heard and does not answer on any of its pages, the one that was heard last first. */
const silentOf = (pages: readonly HeardPage[]): HeardPage[] =>
  [...Map.groupBy(pages, ({ kind, id }) => `${kind} ${id}`).values()]
    .filter((ofOne) => !ofOne.some(answers))
    .map((ofOne) => ofOne.reduce((newest, page) => (page.heardMs < newest.heardMs ? page : newest)))
    .toSorted((one, other) => one.heardMs - other.heardMs);

/** Who is here and who is silent, as a text that stays the same while nobody comes, goes or falls silent. */
const shapeOf = (pages: readonly HeardPage[]): string =>
  pages
    .map((page) => `${page.page} ${page.id} ${answers(page)} ${page.plays === true}`)
    .toSorted()
    .join('\n');
