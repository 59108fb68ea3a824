/**
 * The header by which an admin gives the reason for taking back a certified result, where a call has that consequence.
 * Its value is percent-encoded, since headers are limited to Latin script. Alone in this file because every page loads
 * it, the ballot on a phone too.
 */
export const TAKE_BACK = 'take-back-result';
