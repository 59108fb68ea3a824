/** Why a ballot does not count, as the answer to a receipt says it. */
export declare const NOT_COUNTED: {
    readonly actLeft: 'The act left the show, so this ballot gives nobody a vote.';
    readonly votedByCode: 'The same device voted by a code afterwards. That vote counts instead.';
    /** Followed by the organisers' reason. */
    readonly cameScripted: 'It came with others that look scripted: ';
};
