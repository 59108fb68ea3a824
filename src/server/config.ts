/** The settings of an installation: `OVATION_*` variables, checked at start by one schema. */
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { type Proxies, proxiesOf } from './http/proxies.ts';
import type { SmtpSettings } from './mail/sender.ts';
import type { S3Settings } from './tracks/s3-storage.ts';

const whole = (fallback: number, meaning: string) =>
  z.coerce.number().int().min(0).max(65_535).default(fallback).describe(meaning);

const variables = z.object({
  OVATION_DATA: z
    .string()
    .min(1)
    .default('data')
    .describe('The folder of the database, the tracks and the key.'),
  OVATION_DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
    .optional()
    .describe('A PostgreSQL database; without it a SQLite file in the data folder is used.'),
  OVATION_KEY_FILE: z
    .string()
    .optional()
    .describe(
      'The file of the secret key; by default secret.key in the data folder. Back it up apart from the data.',
    ),
  OVATION_HOST: z.string().default('0.0.0.0').describe('The address to listen on.'),
  OVATION_PORT: whole(8080, 'The port to listen on; 0 takes a free one.'),
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
  OVATION_DRAIN_SECONDS: z.coerce
    .number()
    .int()
    .min(0)
    .max(300)
    .default(0)
    .describe(
      'How long a server that was asked to stop goes on answering while /readyz says so; longer than a proxy takes to notice.',
    ),
  OVATION_LOG: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'])
    .default('info')
    .describe('How much to log.'),
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
  OVATION_BACKUP_MINUTES: z.coerce
    .number()
    .int()
    .min(0)
    .max(10_080)
    .default(5)
    .describe(
      'A copy of the database is taken this often while something changes, and before every certification; 0 takes none by itself.',
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
  OVATION_SMTP_PORT: whole(587, "The mail server's port."),
  OVATION_SMTP_SECURITY: z
    .enum(['starttls', 'tls', 'none'])
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

export interface Config {
  dataDir: string;
  databaseUrl: string | undefined;
  keyFile: string;
  host: string;
  port: number;
  log: z.infer<typeof variables>['OVATION_LOG'];
  /** Proxies in front that are believed; none unless given. */
  trustProxy?: Proxies;
  /** How long it goes on answering after it was asked to stop, in ms; not at all unless given. */
  drainMs?: number;
  /** Who may read `/metrics` from another machine. */
  metricsToken?: string | undefined;
  /** Where backups go; by default into the data folder. */
  backupDir?: string | undefined;
  /** Minutes between the copies that the server takes by itself; 0, and it takes none. */
  backupMinutes?: number;
  /** Seals them. */
  backupPassphrase?: string | undefined;
  /** Where letters are handed in; none are sent without. */
  smtp?: SmtpSettings | undefined;
  /** Where tracks are kept; in the data folder without. */
  s3?: S3Settings | undefined;
}

/**
 * Reads the settings.
 * @throws Error with one line for each variable that is wrong.
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const read = variables.safeParse(environment);
  if (!read.success)
    throw new Error(read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'));
  const given = read.data;
  const dataDir = resolve(given.OVATION_DATA);
  return {
    dataDir,
    databaseUrl: given.OVATION_DATABASE_URL,
    keyFile: given.OVATION_KEY_FILE ? resolve(given.OVATION_KEY_FILE) : join(dataDir, 'secret.key'),
    host: given.OVATION_HOST,
    port: given.OVATION_PORT,
    log: given.OVATION_LOG,
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

function smtpOf(given: z.infer<typeof variables>): SmtpSettings | undefined {
  if (given.OVATION_SMTP_HOST === undefined) return undefined;
  if (given.OVATION_SMTP_FROM === undefined)
    throw new Error('OVATION_SMTP_FROM: is needed when OVATION_SMTP_HOST is set');
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
    throw new Error('OVATION_S3_KEY_ID, OVATION_S3_SECRET: both are needed when OVATION_S3_BUCKET is set');
  return {
    endpoint: given.OVATION_S3_ENDPOINT ?? `https://s3.${given.OVATION_S3_REGION}.amazonaws.com`,
    bucket: given.OVATION_S3_BUCKET,
    region: given.OVATION_S3_REGION,
    keyId: given.OVATION_S3_KEY_ID,
    secret: given.OVATION_S3_SECRET,
    prefix: given.OVATION_S3_PREFIX,
  };
}

/** Every variable with its meaning and its default, for `ovation config`. */
export function describeConfig(): { name: string; meaning: string; fallback: string }[] {
  return Object.entries(variables.shape).map(([name, field]) => {
    const fallback = variables.shape[name as keyof typeof variables.shape].safeParse(undefined);
    return { name, meaning: field.description ?? '', fallback: String(fallback.data ?? 'none') };
  });
}
