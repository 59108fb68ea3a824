/** The tables that the room `accounts` owns. See `../tables.ts` for how to read them. */
import type { Generated } from 'kysely';
import type { AdminLanguage } from '#domain/messages/languages.ts';

export interface AdminTable {
  id: string;
  email: string;
  name: string;
  role: 'admin' | 'crew';
  passwordHash: string;
  createdAt: number;
  updatedAt: number;
  disabledAt: number | null;
  /** Which language they read the admin in; null: what the device says. */
  language: Generated<AdminLanguage | null>;
}
export interface AdminSessionTable {
  id: string;
  adminId: string;
  tokenHash: string;
  device: string;
  createdAt: number;
  lastSeenAt: number;
  expiresAt: number;
}
/** A one-time link to set a password with. */
export interface SetupLinkTable {
  /** Whose account it is for; null: for the first admin's, which it makes. */
  adminId: Generated<string | null>;
  tokenHash: string;
  createdAt: number;
  expiresAt: number;
}
