/** Why a ballot does not count, as voters read it on their receipt, in English. */
export const NOT_COUNTED = {
  actLeft: 'The act left the show, so this ballot gives nobody a vote.',
  votedByCode: 'The same device voted by a code afterwards. That vote counts instead.',
  /** The organisers' reason follows. */
  cameScripted: 'It came with others that look scripted: ',
} as const;
