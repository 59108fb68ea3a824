/**
 * Who may vote in a poll, what a ballot of each kind weighs, and how the log tells the kinds apart: the name of
 * a voter by code begins with a sign that no device's has.
 */

/**
 * `devices`: any device; `room`: devices on which the code of the room was entered; `codes`: one-time codes only;
 * `both`: any device or a code, each with its weight.
 */
export const POLL_VOTERS = ['devices', 'room', 'codes', 'both'] as const;
export type PollVoters = (typeof POLL_VOTERS)[number];

/** Whether one may vote by a one-time code. */
export const takesCodes = (voters: PollVoters): boolean => voters === 'codes' || voters === 'both';

/** Whether any device may vote as it is. */
export const anyDevice = (voters: PollVoters): boolean => voters === 'devices' || voters === 'both';

export type VoterKind = 'device' | 'code';

/** What one ballot of each kind counts: whole numbers. */
export type Weights = Readonly<Record<VoterKind, number>>;
export const EQUAL: Weights = { device: 1, code: 1 };

// A device's name is hexadecimal, so it never begins with this.
const CODE_SIGN = 'k';

/** The name in the log of a voter by code. */
export const codeVoter = (fingerprint: string): string => CODE_SIGN + fingerprint;

/** What kind of voter stands behind a name in the log. */
export const kindOf = (voter: string): VoterKind => (voter.startsWith(CODE_SIGN) ? 'code' : 'device');
