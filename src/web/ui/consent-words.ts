/** A consent in one line, the same on the performer's page, the parent's and the act's. */

/** Who agreed, for whom, and how: “Linh for Dương, by the parent’s own link”. */
export const consentLine = ({ by, of, words }: { by: string; of: string; words: string }): string =>
  `${by || 'A parent or guardian'} for ${of}, ${words}`;
