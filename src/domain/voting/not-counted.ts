/** Why a ballot does not count, as the answer to a receipt says it. */
export const NOT_COUNTED = {
  actLeft: 'The act left the show, so this ballot gives nobody a vote.',
  votedByCode: 'The same device voted by a code afterwards. That vote counts instead.',
  /** Followed by the organisers' reason. */
  cameScripted: 'It came with others that look scripted: ',
} as const;
