/** The settings of an installation: `OVATION_*` variables, checked at start by one schema. */
import { join, resolve } from 'node:path';
import { z } from 'zod';

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
});

export interface Config {
  dataDir: string;
  databaseUrl: string | undefined;
  keyFile: string;
  host: string;
  port: number;
  log: z.infer<typeof variables>['OVATION_LOG'];
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
  };
}

/** Every variable with its meaning and its default, for `ovation config`. */
export function describeConfig(): { name: string; meaning: string; fallback: string }[] {
  return Object.entries(variables.shape).map(([name, field]) => {
    const fallback = variables.shape[name as keyof typeof variables.shape].safeParse(undefined);
    return { name, meaning: field.description ?? '', fallback: String(fallback.data ?? 'none') };
  });
}
