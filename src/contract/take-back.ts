/**
 * The header by which an admin says why a certified result is taken back by what the call does. Percent-encoded, for a
 * header holds no other script than Latin. Nothing else stands here: every page loads this, the ballot on a phone too.
 */
export const TAKE_BACK = 'take-back-result';
