/**
 * Who may vote in a poll, and how often each kind of ballot counts. In the log, names of voters by code begin with a
 * sign that no device's name has.
 */

/**
 * `devices`: any device; `room`: devices on which the room's code was entered; `codes`: only one-time codes; `both`:
 * any device or a code, each with its weight.
 */
export const POLL_VOTERS = ['devices', 'room', 'codes', 'both'] as const;
export type PollVoters = (typeof POLL_VOTERS)[number];

/** Whether one-time codes can vote. */
export const takesCodes = (voters: PollVoters): boolean => voters === 'codes' || voters === 'both';

/** Whether any device can vote without a code. */
export const anyDevice = (voters: PollVoters): boolean => voters === 'devices' || voters === 'both';

/** Who cast a ballot: a device, or somebody with a one-time code. */
export type VoterKind = 'device' | 'code';

/** How often a ballot of each kind counts; whole numbers. */
export type Weights = Readonly<Record<VoterKind, number>>;
/** Every ballot counts once. */
export const EQUAL_WEIGHTS: Weights = { device: 1, code: 1 };

// Device names are hexadecimal, so they never begin with this.
const CODE_SIGN = 'k';

/** The name in the log of a voter by code. */
export const codeVoter = (fingerprint: string): string => CODE_SIGN + fingerprint;

/** The kind of voter behind a name in the log. */
export const kindOf = (voter: string): VoterKind => (voter.startsWith(CODE_SIGN) ? 'code' : 'device');
