/** What is to be said of a machine, from what was found on it: a sentence for each thing, and what to do. */
import type { Finding } from '#contract/operating/doctor.ts';
import { catalogueLinesOf, report } from '#domain/messages/report.ts';
import type { PowerCutSafety } from '../store/power-cut.ts';

/** What was found on the machine. */
export interface Facts {
  /**
   * The median time in ms of a few small synced writes where the data is kept; null when nothing can be written there.
   */
  writeMs: number | null;
  writeTrouble: string;
  freeBytes: number | null;
  /** What outlasts a power cut, or why it cannot be opened; `empty`: PostgreSQL's, without tables yet; null: it could not be asked. */
  database: PowerCutSafety | { shut: string } | 'empty' | null;
  /** `nowhere`: this machine does not have the address that the server is to listen on. */
  port: { number: number; state: 'ours' | 'free' | 'taken' | 'forbidden' | 'nowhere' };
  /** What the server listens on, as it is set. */
  host: string;
  /** The machine's addresses in its networks, without those of the machine itself. */
  addresses: readonly string[];
  /** The IPv4 addresses that may be the hall's network. */
  likely: readonly string[];
  /** The address for phones in the settings; empty without. */
  publicAddress: string;
  now: number;
  /** When the newest row of the audit log was written, in ms; null where there is none. */
  newestEntryAt: number | null;
  ffmpeg: boolean;
  /** How https is served, and until when (ms) its certificate is valid; null when it is switched off. */
  https: {
    state: 'ours' | 'own' | 'free' | 'taken';
    port: number;
    endsAt: number | null;
    /** Why somebody's own certificate cannot be served. */
    shut?: string | undefined;
  } | null;
  copies: { folder: string; trouble: string | null; sameDisk: boolean; everyMinutes: number };
  /** A supported browser on this machine; null where none was found. */
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

type Said = Omit<Finding, 'what'>;
const found = (state: Finding['state'], sentence: string, remedy: string | null): Said => ({
  state,
  sentence,
  told: catalogueLinesOf(sentence),
  remedy,
  remedyTold: remedy === null ? [] : catalogueLinesOf(remedy),
});
const good = (sentence: string) => found('good', sentence, null);
const look = (sentence: string, remedy: string) => found('look', sentence, remedy);
const bad = (sentence: string, remedy: string) => found('bad', sentence, remedy);

function diskSpeed({ writeMs, writeTrouble }: Facts): Said {
  if (writeMs === null)
    return bad(
      report('cannotWrite', { why: writeTrouble }),
      report(writeTrouble === 'ENOSPC' ? 'freeDo' : 'cannotWriteDo'),
    );
  const took = report('writeTakes', { took: writeMs.toFixed(1) });
  if (writeMs <= SLOW_WRITE_MS) return good(took);
  return writeMs <= TOO_SLOW_WRITE_MS
    ? look(`${took} ${report('writeSlow')}`, report('writeDo'))
    : bad(`${took} ${report('writeTooSlow')}`, report('writeDo'));
}

function diskSpace({ freeBytes }: Facts): Said {
  if (freeBytes === null) return look(report('freeUnknown'), report('freeUnknownDo'));
  const left = report('freeLeft', { left: Math.floor(freeBytes / MB).toLocaleString('en-GB') });
  const remedy = report('freeDo');
  if (freeBytes < LEAST_FREE) return bad(`${left} ${report('musicRefused')}`, remedy);
  return freeBytes < SCARCE ? look(left, remedy) : good(left);
}

function database({ database: kept }: Facts): Said {
  if (kept === null) return look(report('databaseUnasked'), report('databaseUnaskedDo'));
  if (kept === 'empty') return look(report('databaseUnasked'), report('databaseEmptyDo'));
  if (kept === 'file') return good(report('databaseFile'));
  if ('shut' in kept) return bad(report('databaseShut', { why: kept.shut }), report('databaseShutDo'));
  if (kept.off.includes('fsync')) return bad(report('fsyncOff'), report('fsyncOffDo'));
  return kept.off.length === 0
    ? good(report('databaseWaits'))
    : look(report('halfPages'), report('halfPagesDo'));
}

function port({ port: { number, state }, host }: Facts): Said {
  if (state === 'ours') return good(report('portOurs', { port: number }));
  if (state === 'free') return good(report('portFree', { port: number }));
  if (state === 'nowhere') return bad(report('hostNotHere', { host }), report('hostNotHereDo'));
  return state === 'taken'
    ? bad(report('portTaken', { port: number }), report('portDo'))
    : bad(report('portForbidden', { port: number }), report('portForbiddenDo'));
}

function address({ addresses, likely, publicAddress, host: listensOn }: Facts): Said {
  if (publicAddress === '' && LEADS_HERE_ONLY.test(listensOn) && !EVERYWHERE.has(listensOn))
    return bad(report('listensHere'), report('listensHereDo'));
  if (addresses.length === 0) return bad(report('noNetwork'), report('noNetworkDo'));
  const here = report('here', { addresses: addresses.join(', ') });
  const host = URL.canParse(publicAddress) ? new URL(publicAddress).hostname.replace(/^\[|\]$/g, '') : '';
  if (host === '') return noneSet(here, likely);
  if (LEADS_HERE_ONLY.test(host)) return bad(report('hereOnly', { host }), report('setAddress'));
  if (/^[\d.]+$|:/.test(host) && !addresses.includes(host))
    return likely.length === 0
      ? look(`${here} ${report('unseen', { host })}`, report('unseenDo'))
      : bad(`${here} ${report('elsewhere', { host })}`, report('elsewhereDo'));
  return good(here);
}

const EVERYWHERE = new Set(['0.0.0.0', '::']);
const LEADS_HERE_ONLY = /^(localhost|127\.[\d.]+|0\.0\.0\.0|::1?)$/;

function noneSet(here: string, likely: readonly string[]): Said {
  const [first, ...others] = likely;
  if (first === undefined) return bad(`${here} ${report('noneForPhones')}`, report('noneForPhonesDo'));
  return others.length === 0
    ? look(`${here} ${report('noAddress')}`, report('setAddress'))
    : look(`${here} ${report('guessed', { first, others: others.join(' / ') })}`, report('guessedDo'));
}

function clock({ now, newestEntryAt }: Facts): Said {
  const shows = report('clockShows', { time: new Date(now).toISOString().slice(0, 16).replace('T', ' ') });
  const remedy = report('clockDo');
  if (now < WRITTEN_AT) return bad(`${shows} ${report('longPast')}`, remedy);
  if (newestEntryAt !== null && newestEntryAt > now) return bad(`${shows} ${report('laterWritten')}`, remedy);
  return good(shows);
}

const ffmpeg = (facts: Facts): Said =>
  facts.ffmpeg ? good(report('ffmpegThere')) : look(report('noFfmpeg'), report('noFfmpegDo'));

function https({ https: served, now }: Facts): Said {
  if (served === null) return look(report('httpAlone'), report('httpAloneDo'));
  const { port, endsAt, shut } = served;
  if (shut !== undefined) return bad(report('certificateShut', { why: shut }), report('certificateShutDo'));
  if (served.state === 'taken')
    return bad(`${report('httpsTaken', { port })} ${report('httpAlone')}`, report('httpsTakenDo'));
  if (endsAt !== null && endsAt - now < CERTIFICATE_SOON_MS)
    return bad(
      endsAt < now
        ? report('certificateOut', { port })
        : report('certificateSoon', { port, days: Math.floor((endsAt - now) / DAY_MS) }),
      report(served.state === 'own' ? 'renewOwn' : 'renewOurs'),
    );
  return good(report(served.state === 'free' ? 'httpsFree' : 'httpsServed', { port }));
}

function copies({ copies: { folder, trouble, sameDisk, everyMinutes } }: Facts): Said {
  if (trouble !== null) return bad(`${report('noCopies')} ${trouble}`, report('noCopiesDo'));
  if (everyMinutes === 0) return bad(report('noneBySelf'), report('noneBySelfDo'));
  return sameDisk
    ? look(report('sameDisk', { folder }), report('sameDiskDo'))
    : good(report('otherDisk', { folder }));
}

const projector = ({ browser }: Facts): Said =>
  browser === null
    ? look(report('noBrowser'), report('noBrowserDo'))
    : good(report('browserThere', { browser }));

const CHECKS = {
  disk_speed: diskSpeed,
  disk_space: diskSpace,
  database,
  port,
  address,
  clock,
  ffmpeg,
  https,
  copies,
  projector,
} as const satisfies Record<Finding['what'], (facts: Facts) => Said>;

/** Everything that is to be said about the machine. */
export const findingsOf = (facts: Facts): Finding[] =>
  (Object.keys(CHECKS) as Finding['what'][]).map((what) => ({ what, ...CHECKS[what](facts) }));
