/** The tables that the room `accounts` owns. See `../tables.ts` for how to read them. */

export interface AdminTable {
  id: string;
  email: string;
  name: string;
  role: 'admin' | 'crew';
  passwordHash: string;
  createdAt: number;
  updatedAt: number;
  disabledAt: number | null;
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
export interface SetupLinkTable {
  tokenHash: string;
  createdAt: number;
  expiresAt: number;
}
