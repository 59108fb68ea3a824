/** The settings of an installation: `OVATION_*` variables, checked at start by one schema. */
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { dataFolder } from './data-folder.ts';
import { type Proxies, proxiesOf } from './http/proxies.ts';
import type { SmtpSettings } from './mail/transport.ts';
import type { HttpsSettings } from './operating/https.ts';
import type { S3Settings } from './tracks/s3-storage.ts';
import { TYPED } from './typed.ts';

/** A whole number, with what it must be as a refusal says it. */
const whole = (most: number, fallback: number) => {
  const must = `must be a whole number from 0 to ${most}`;
  return z.coerce.number({ error: must }).int(must).min(0, must).max(most, must).default(fallback);
};
/** One of a few words. */
const oneOf = <const T extends readonly [string, ...string[]]>(words: T) =>
  z.enum(words, { error: `must be ${words.slice(0, -1).join(', ')} or ${words.at(-1)}` });

const variables = z.object({
  OVATION_DATA: z
    .string()
    .min(1)
    .default(dataFolder)
    .describe('The folder of the database, the tracks and the key.'),
  OVATION_DATABASE_URL: z
    .string()
    .refine(
      (text) => /^postgres(ql)?:\/\//.test(text) && URL.canParse(text),
      'must be an address like postgres://user:password@host/database',
    )
    .optional()
    .describe('A PostgreSQL database; without it a SQLite file in the data folder is used.'),
  OVATION_KEY_FILE: z
    .string()
    .optional()
    .describe(
      'The file of the secret key; by default secret.key in the data folder. Back it up apart from the data.',
    ),
  OVATION_HOST: z.string().default('0.0.0.0').describe('The address to listen on.'),
  OVATION_PORT: whole(65_535, 8080).describe('The port to listen on; 0 takes a free one.'),
  OVATION_HTTPS_PORT: z
    .union([z.literal('off'), whole(65_535, 8443)])
    .default(8443)
    .describe('The port for https, beside http; off listens on none.'),
  OVATION_TLS_CERTIFICATE: z
    .string()
    .min(1)
    .optional()
    .describe(
      'A file with a certificate of your own for https, as PEM with those above it. Without it the server makes one, which devices are told to trust at /trust.',
    ),
  OVATION_TLS_KEY: z.string().min(1).optional().describe('The file of its key, as PEM.'),
  OVATION_TRUST_PROXY: z
    .string()
    .default('')
    .refine(
      (text) => proxiesOf(text) !== undefined,
      'must be a number up to 10, or addresses like 10.0.0.0/8',
    )
    .describe(
      'The proxies in front: how many one after another, or their addresses and networks, like 127.0.0.1,10.0.0.0/8. What they say of who asks is believed, and nobody else.',
    ),
  OVATION_DRAIN_SECONDS: whole(300, 0).describe(
    'How long a server that was asked to stop goes on answering while /readyz says so; longer than a proxy takes to notice.',
  ),
  OVATION_LOG: oneOf(['debug', 'info', 'warn', 'error', 'silent'])
    .optional()
    .describe(
      'How much to log, a line of JSON each. Without it the level is info, and a terminal is shown warnings and errors alone, in words.',
    ),
  OVATION_METRICS_TOKEN: z
    .string()
    .min(16, 'must have 16 characters or more')
    .optional()
    .describe(
      'Who shows it as a bearer token may read /metrics; without it only programs on this machine may.',
    ),
  OVATION_BACKUP_DIR: z
    .string()
    .min(1)
    .optional()
    .describe(
      'The folder of the copies, those of the server and of `ovation backup`, best on another disk; by default backups in the data folder.',
    ),
  OVATION_BACKUP_MINUTES: whole(10_080, 5).describe(
    'A copy of the database is taken this often while something changes, before every certification and at the end; with 0 none of these is.',
  ),
  OVATION_BACKUP_PASSPHRASE: z
    .string()
    .min(12, 'must have 12 characters or more')
    .optional()
    .describe('Seals the copies that the server takes by itself, and those of `ovation backup --encrypt`.'),
  OVATION_S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional()
    .describe('A bucket that tracks are kept in; without it they are kept in the data folder.'),
  OVATION_S3_ENDPOINT: z
    .string()
    .regex(/^https?:\/\/[^/?#@\s]+\/?$/, 'must be an address without a path, like https://s3.example.org')
    .optional()
    .describe("The address of the storage; by default Amazon's of the region."),
  OVATION_S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'must be the name of a region')
    .default('us-east-1')
    .describe('The region of the bucket; storages without regions take any.'),
  OVATION_S3_KEY_ID: z.string().min(1).optional().describe('The id of the access key. Needed for a bucket.'),
  OVATION_S3_SECRET: z.string().min(1).optional().describe('The secret of the access key.'),
  OVATION_S3_PREFIX: z
    .string()
    .regex(/^([A-Za-z0-9._-]+\/)*$/, 'must end in a slash, like show-2027/')
    .default('')
    .describe('What the names of all files in the bucket begin with.'),
  OVATION_SMTP_HOST: z
    .string()
    .min(1)
    .optional()
    .describe('The mail server that letters are handed to. Without it no mail is sent.'),
  OVATION_SMTP_PORT: whole(65_535, 587).describe("The mail server's port."),
  OVATION_SMTP_SECURITY: oneOf(['starttls', 'tls', 'none'])
    .default('starttls')
    .describe('starttls refuses to send without encryption; tls encrypts from the first byte (port 465).'),
  OVATION_SMTP_USER: z.string().min(1).optional().describe('The account at the mail server.'),
  OVATION_SMTP_PASSWORD: z.string().optional().describe('Its password.'),
  OVATION_SMTP_FROM: z
    .string()
    .regex(/^[^\r\n]+@[^\r\n]+$/, 'must be an address, like show@example.org')
    .optional()
    .describe('Whom letters come from, like "Open Stage <show@example.org>". Needed for mail.'),
});

/** The settings of the environment. */
export interface Config {
  dataDir: string;
  databaseUrl: string | undefined;
  keyFile: string;
  host: string;
  port: number;
  /** Where https is served beside http; nowhere without. */
  https?: HttpsSettings | undefined;
  /** How much is logged, as JSON; `terminal` logs in words. */
  log: NonNullable<z.infer<typeof variables>['OVATION_LOG']> | 'terminal';
  /** Proxies in front of the server that are believed; none without. */
  trustProxy?: Proxies;
  /** How many ms it goes on answering after it was asked to stop; 0 without. */
  drainMs?: number;
  /** Who may read `/metrics` from another machine. */
  metricsToken?: string | undefined;
  /** The folder for backups; in the data folder without. */
  backupDir?: string | undefined;
  /** Minutes between the copies that the server takes by itself; 0 for none. */
  backupMinutes?: number;
  /** Encrypts the copies. */
  backupPassphrase?: string | undefined;
  /** Where letters are handed in; none are sent without. */
  smtp?: SmtpSettings | undefined;
  /** Where music is kept; in the data folder without. */
  s3?: S3Settings | undefined;
}

const PREFIX = 'OVATION_';

/** Not repeated when they are wrong. */
const SECRET = /PASS|SECRET|TOKEN|DATABASE_URL/;

/** What the program's own scripts and tests read besides; no setting of an installation. */
const BESIDE =
  /^OVATION_(TEST_.*|STARTED_AT|PACKAGE|SERVER|SITE|UNPACKED|DIES.*|KILLS|LONG|PUBLISHED_RESULTS|SEED|STEPS)$/;

/**
 * Reads the settings from the environment. An empty value counts as unset.
 * @throws Error with one line for each variable that has a wrong value or is no setting
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const wanted = Object.fromEntries(
    Object.entries(environment).filter(
      ([name, value]) => name.toUpperCase().startsWith(PREFIX) && value !== '',
    ),
  );
  const read = variables.safeParse(wanted);
  const wrong = Object.keys(wanted)
    .filter((name) => !(name in variables.shape || BESIDE.test(name)))
    .map(unknownName);
  for (const { path, message } of read.error?.issues ?? []) {
    const name = path.join('.');
    wrong.push(`${name} ${message}${SECRET.test(name) ? '' : `, not “${wanted[name]}”`}.`);
  }
  if (!read.success || wrong.length > 0) throw new Error(wrong.join('\n'));
  const given = read.data;
  const dataDir = resolve(given.OVATION_DATA);
  return {
    dataDir,
    databaseUrl: given.OVATION_DATABASE_URL,
    keyFile: given.OVATION_KEY_FILE ? resolve(given.OVATION_KEY_FILE) : join(dataDir, 'secret.key'),
    host: given.OVATION_HOST,
    port: given.OVATION_PORT,
    https: httpsOf(given),
    log: given.OVATION_LOG ?? (process.stdout.isTTY ? 'terminal' : 'info'),
    trustProxy: proxiesOf(given.OVATION_TRUST_PROXY) ?? false,
    drainMs: given.OVATION_DRAIN_SECONDS * 1_000,
    metricsToken: given.OVATION_METRICS_TOKEN,
    backupDir: given.OVATION_BACKUP_DIR ? resolve(given.OVATION_BACKUP_DIR) : undefined,
    backupMinutes: given.OVATION_BACKUP_MINUTES,
    backupPassphrase: given.OVATION_BACKUP_PASSPHRASE,
    smtp: smtpOf(given),
    s3: s3Of(given),
  };
}

function httpsOf(given: z.infer<typeof variables>): HttpsSettings | undefined {
  const { OVATION_TLS_CERTIFICATE: certificate, OVATION_TLS_KEY: key, OVATION_HTTPS_PORT: port } = given;
  if ((certificate === undefined) !== (key === undefined))
    throw new Error('OVATION_TLS_CERTIFICATE and OVATION_TLS_KEY are needed together.');
  if (port === 'off') return undefined;
  return {
    port,
    ...(certificate && key && { own: { certificate: resolve(certificate), key: resolve(key) } }),
  };
}

function smtpOf(given: z.infer<typeof variables>): SmtpSettings | undefined {
  if (given.OVATION_SMTP_HOST === undefined) return undefined;
  if (given.OVATION_SMTP_FROM === undefined)
    throw new Error('OVATION_SMTP_FROM is needed when OVATION_SMTP_HOST is set.');
  return {
    host: given.OVATION_SMTP_HOST,
    port: given.OVATION_SMTP_PORT,
    security: given.OVATION_SMTP_SECURITY,
    user: given.OVATION_SMTP_USER,
    password: given.OVATION_SMTP_PASSWORD,
    from: given.OVATION_SMTP_FROM,
  };
}

function s3Of(given: z.infer<typeof variables>): S3Settings | undefined {
  if (given.OVATION_S3_BUCKET === undefined) return undefined;
  if (given.OVATION_S3_KEY_ID === undefined || given.OVATION_S3_SECRET === undefined)
    throw new Error('OVATION_S3_KEY_ID and OVATION_S3_SECRET are needed when OVATION_S3_BUCKET is set.');
  return {
    endpoint: given.OVATION_S3_ENDPOINT ?? `https://s3.${given.OVATION_S3_REGION}.amazonaws.com`,
    bucket: given.OVATION_S3_BUCKET,
    region: given.OVATION_S3_REGION,
    keyId: given.OVATION_S3_KEY_ID,
    secret: given.OVATION_S3_SECRET,
    prefix: given.OVATION_S3_PREFIX,
  };
}

/** The refusal of a name that is no setting, with the one that was most likely meant. */
function unknownName(name: string): string {
  const [nearest] = Object.keys(variables.shape)
    .map((known) => ({ known, edits: editsBetween(name.toUpperCase(), known) }))
    .sort((a, b) => a.edits - b.edits);
  const meant =
    nearest && nearest.edits <= (name.length - PREFIX.length) / 3 ? ` Did you mean ${nearest.known}?` : '';
  return `${name} is no setting.${meant} "${TYPED} config" names them all.`;
}

/** How many letters have to be put in, taken out or changed to make one word of the other (Levenshtein). */
function editsBetween(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1)
      next.push(
        Math.min(
          (row[j] ?? 0) + 1,
          (next[j - 1] ?? 0) + 1,
          (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1),
        ),
      );
    row = next;
  }
  return row[b.length] ?? 0;
}

/** The folder in which backup copies are kept: the one in the settings, else `backups` in the data folder. */
export const copiesFolder = ({ backupDir, dataDir }: Pick<Config, 'backupDir' | 'dataDir'>): string =>
  backupDir ?? join(dataDir, 'backups');

/** Every variable with its meaning and default, for `ovation config`. */
export function describeConfig(): { name: string; meaning: string; fallback: string }[] {
  return Object.entries(variables.shape).map(([name, field]) => {
    const fallback = variables.shape[name as keyof typeof variables.shape].safeParse(undefined);
    return { name, meaning: field.description ?? '', fallback: String(fallback.data ?? 'none') };
  });
}
