/** What is to be said of a machine, from what was found on it: a sentence for each thing, and what to do. */
import type { Finding } from '#contract/operating/doctor.ts';

/** What was found on the machine. */
export interface Facts {
  /** The median of a few small synced writes where the data lies; null: nothing can be written there, and why. */
  writeMs: number | null;
  writeTrouble: string;
  freeBytes: number | null;
  port: { number: number; state: 'ours' | 'free' | 'taken' | 'forbidden' };
  /** The machine's addresses in its networks, this machine itself left out. */
  addresses: readonly string[];
  /** Those of them that may be the hall's network, of IPv4. */
  likely: readonly string[];
  /** The address for phones in the settings; empty without. */
  publicAddress: string;
  now: number;
  /** The newest row of the log; null where nothing was written yet. */
  newestEntryAt: number | null;
  ffmpeg: boolean;
  /** Null: it is switched off. */
  https: { state: 'ours' | 'own' | 'free' | 'taken'; port: number; endsAt: number | null } | null;
  copies: { folder: string; trouble: string | null; sameDisk: boolean; everyMinutes: number };
  /** A browser of those that are supported; null where none was found. */
  browser: string | null;
}

const MB = 1_000_000;
const DAY_MS = 86_400_000;
/** A hall of a thousand votes for a minute: above this each commit is felt, above the other they queue up. */
const SLOW_WRITE_MS = 20;
const TOO_SLOW_WRITE_MS = 100;
/** Uploads are refused below the first; the second is an evening's music. */
const LEAST_FREE = 500 * MB;
const SCARCE = 2_000 * MB;
const CERTIFICATE_SOON_MS = 14 * DAY_MS;
/** Nobody set this program up before it was written. */
const WRITTEN_AT = Date.UTC(2026, 0, 1);

type Told = Omit<Finding, 'what'>;
const good = (sentence: string): Told => ({ state: 'good', sentence, remedy: null });
const look = (sentence: string, remedy: string): Told => ({ state: 'look', sentence, remedy });
const bad = (sentence: string, remedy: string): Told => ({ state: 'bad', sentence, remedy });

function diskSpeed({ writeMs, writeTrouble }: Facts): Told {
  if (writeMs === null)
    return bad(
      `Nothing can be written where the data lies: ${writeTrouble}.`,
      'Let this user write there, or name another folder in OVATION_DATA.',
    );
  const took = `A small write that is safe on the disk takes ${writeMs.toFixed(1)} ms.`;
  if (writeMs <= SLOW_WRITE_MS) return good(took);
  const remedy =
    'Put the data on a disk inside this machine, no stick, card or network folder; end what copies or scans files.';
  return writeMs <= TOO_SLOW_WRITE_MS
    ? look(`${took} That is slow.`, remedy)
    : bad(`${took} Votes will queue up.`, remedy);
}

function diskSpace({ freeBytes }: Facts): Told {
  if (freeBytes === null)
    return look('How much room the disk has cannot be asked here.', 'Look yourself: 2 GB should be left.');
  const left = `${Math.floor(freeBytes / MB).toLocaleString('en-GB')} MB are left on the disk.`;
  const remedy = 'Delete or move other files; music and copies need the room.';
  if (freeBytes < LEAST_FREE) return bad(`${left} Music is refused.`, remedy);
  return freeBytes < SCARCE ? look(left, remedy) : good(left);
}

function port({ port: { number, state } }: Facts): Told {
  if (state === 'ours') return good(`The server answers on port ${number}.`);
  if (state === 'free') return good(`Port ${number} is free.`);
  return bad(
    state === 'taken'
      ? `Port ${number} is taken by another program.`
      : `This account may not listen on port ${number}.`,
    'End that program, or set OVATION_PORT to another one above 1024.',
  );
}

function address({ addresses, likely, publicAddress }: Facts): Told {
  if (addresses.length === 0)
    return bad(
      'This machine is in no network: no phone can reach it.',
      'Join the hall’s network, by cable where that can be done.',
    );
  const here = `This machine is ${addresses.join(', ')} in its network.`;
  const host = URL.canParse(publicAddress) ? new URL(publicAddress).hostname.replace(/^\[|\]$/g, '') : '';
  if (host === '') return noneSet(here, likely);
  if (LEADS_HERE_ONLY.test(host))
    return bad(`The address for phones is ${host}: that is this machine only.`, SET_IT);
  if (/^[\d.]+$|:/.test(host) && !addresses.includes(host))
    return likely.length === 0
      ? look(
          `${here} Whether ${host} leads to it cannot be seen from inside a container or a tunnel.`,
          'Open it once on a phone before doors.',
        )
      : bad(
          `${here} But the address for phones is ${host}: QR codes lead nowhere.`,
          'Correct it under Settings, Screens, and give this machine a fixed address in the router.',
        );
  return good(here);
}

const LEADS_HERE_ONLY = /^(localhost|127\.[\d.]+|0\.0\.0\.0|::1?)$/;
const SET_IT = 'Set it under Settings, Screens: QR codes lead there.';

function noneSet(here: string, likely: readonly string[]): Told {
  const [first, ...others] = likely;
  if (first === undefined)
    return bad(
      `${here} None of these is one that phones get to, as in a container or a tunnel: nothing with a code is printed.`,
      'Set what phones open under Settings, Screens.',
    );
  return others.length === 0
    ? look(`${here} No address for phones is set.`, SET_IT)
    : look(
        `${here} No address for phones is set, so they are sent to ${first}, though it might be ${others.join(' or ')}.`,
        'Choose under Settings, Addresses and codes.',
      );
}

function clock({ now, newestEntryAt }: Facts): Told {
  const shows = `The clock shows ${new Date(now).toISOString().slice(0, 16).replace('T', ' ')} UTC.`;
  const remedy = 'Set the clock, or let the system set it by the network; then start the server again.';
  if (now < WRITTEN_AT) return bad(`${shows} That has long been past.`, remedy);
  if (newestEntryAt !== null && newestEntryAt > now)
    return bad(`${shows} But something was written later than that already.`, remedy);
  return good(shows);
}

const ffmpeg = (facts: Facts): Told =>
  facts.ffmpeg
    ? good('ffmpeg is there: music is listened to and levelled.')
    : look(
        'There is no ffmpeg: music can be sent, but nobody hears in advance what is wrong with it.',
        'Debian: apt install ffmpeg. macOS: brew install ffmpeg. Windows: winget install ffmpeg.',
      );

function https({ https: served, now }: Facts): Told {
  const costs =
    'Tablets have http alone: judges’ pages must stay open while the network is away, screens go dark.';
  if (served === null) return look(costs, 'Set OVATION_HTTPS_PORT, unless a proxy in front has https.');
  if (served.state === 'taken')
    return bad(`Port ${served.port} for https is taken. ${costs}`, 'Set OVATION_HTTPS_PORT to another one.');
  if (served.endsAt !== null && served.endsAt - now < CERTIFICATE_SOON_MS)
    return bad(
      served.endsAt < now
        ? `The certificate on port ${served.port} has run out.`
        : `The certificate on port ${served.port} runs out in ${Math.floor((served.endsAt - now) / DAY_MS)} days.`,
      served.state === 'own'
        ? 'Renew it where you got it; the new file is read by itself.'
        : 'Start the server again: it makes a new one, which tablets have to trust at /trust.',
    );
  return good(
    served.state === 'free'
      ? `Port ${served.port} is free for https.`
      : `https is served on port ${served.port}.`,
  );
}

function copies({ copies: { folder, trouble, sameDisk, everyMinutes } }: Facts): Told {
  if (trouble !== null)
    return bad(`No copies: ${trouble}`, 'Mount the disk or correct its rights; OVATION_BACKUP_DIR names it.');
  if (everyMinutes === 0)
    return bad(
      'The server takes no copies by itself.',
      'Set OVATION_BACKUP_MINUTES to 5, or take them by another program.',
    );
  return sameDisk
    ? look(
        `Copies go to ${folder}, on the disk of the data: both are lost together.`,
        'Name a folder on another disk in OVATION_BACKUP_DIR, a stick for example.',
      )
    : good(`Copies go to ${folder}, on another disk.`);
}

const projector = ({ browser }: Facts): Told =>
  browser === null
    ? look(
        'No browser was found on this machine.',
        'Show /projector from another one, with Chrome, Edge, Firefox or Safari of the last two years.',
      )
    : good(`${browser} can show the projector’s page.`);

const CHECKS = {
  disk_speed: diskSpeed,
  disk_space: diskSpace,
  port,
  address,
  clock,
  ffmpeg,
  https,
  copies,
  projector,
} as const satisfies Record<Finding['what'], (facts: Facts) => Told>;

/** Everything that is to be said. */
export const findingsOf = (facts: Facts): Finding[] =>
  (Object.keys(CHECKS) as Finding['what'][]).map((what) => ({ what, ...CHECKS[what](facts) }));
