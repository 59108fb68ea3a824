/** Admin accounts as they cross the wire. */
import { z } from 'zod';
import { ADMIN_LANGUAGES } from '#domain/messages/languages.ts';
import { id, instant, line, optionalLine } from '../primitives.ts';

/** The fewest characters of a password. */
export const MIN_PASSWORD = 15;

export const role = z.enum(['admin', 'crew']);

// What nobody sees in an address would make two accounts of one.
const email = optionalLine(254)
  .toLowerCase()
  .regex(
    /^[^\s@\p{Default_Ignorable_Code_Point}]+@[^\s@\p{Default_Ignorable_Code_Point}]+\.[^\s@\p{Default_Ignorable_Code_Point}]+$/u,
    'Enter an email address, like name@example.org.',
  );

/** A new password. Any character counts, spaces too. */
export const newPassword = z
  .string()
  .min(MIN_PASSWORD, `Use ${MIN_PASSWORD} characters or more. Several words in a row are good.`)
  .max(256, 'Keep this to 256 characters.');

/** A password that is checked. It may be older than today's rules, so only its length is limited. */
const givenPassword = z.string().min(1, 'Enter your password.').max(256, 'Keep this to 256 characters.');

const language = z
  .enum(ADMIN_LANGUAGES)
  .nullable()
  .describe('In which language they read the organisers’ pages; null: what the device says.');

export const admin = z.object({
  id,
  email: z.string(),
  name: z.string(),
  role,
  language,
  created_at: instant,
});
export const adminSession = z.object({
  id,
  device: z.string(),
  created_at: instant,
  last_seen_at: instant,
  is_this: z.boolean(),
});

export const loginBody = z.object({
  email: z.string().trim().normalize().toLowerCase().min(1, 'Enter your email address.').max(254),
  password: givenPassword,
});
export const loginAnswer = z.object({ token: z.string(), admin });
export const profileBody = z.object({ name: line(120), email, language: language.optional() });
export const changePasswordBody = z.object({ current_password: givenPassword, new_password: newPassword });
export const setupBody = z.object({ name: line(120), email, password: newPassword });
export const newAdminBody = z.object({ name: line(120), email, role, password: newPassword.optional() });
export const changeAdminBody = z.object({ role: role.optional(), disabled: z.boolean().optional() });
export const listedAdmin = admin.extend({ disabled: z.boolean() });
