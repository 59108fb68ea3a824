/** Ids that a device gives its own commands, so that sending one twice does it once. */

/**
 * 128 random bits as hexadecimal digits. `crypto.randomUUID` is missing on plain http in a hall's network;
 * `getRandomValues` is there everywhere.
 */
export function newCommandId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
