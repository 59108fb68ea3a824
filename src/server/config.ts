/** The settings of an installation: `OVATION_*` variables, checked at start by one schema. */
import { join, resolve } from 'node:path';
import { z } from 'zod';
import type { SmtpSettings } from './mail/sender.ts';

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
  OVATION_LOG: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'])
    .default('info')
    .describe('How much to log.'),
  OVATION_BACKUP_DIR: z
    .string()
    .min(1)
    .optional()
    .describe(
      'The folder that `ovation backup` writes to, best on another disk; by default backups in the data folder.',
    ),
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
  /** Where backups go; by default into the data folder. */
  backupDir?: string | undefined;
  /** Where letters are handed in; none are sent without. */
  smtp?: SmtpSettings | undefined;
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
    backupDir: given.OVATION_BACKUP_DIR ? resolve(given.OVATION_BACKUP_DIR) : undefined,
    smtp: smtpOf(given),
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

/** Every variable with its meaning and its default, for `ovation config`. */
export function describeConfig(): { name: string; meaning: string; fallback: string }[] {
  return Object.entries(variables.shape).map(([name, field]) => {
    const fallback = variables.shape[name as keyof typeof variables.shape].safeParse(undefined);
    return { name, meaning: field.description ?? '', fallback: String(fallback.data ?? 'none') };
  });
}
