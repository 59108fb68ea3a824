/** What people agree to at an event, until its organisers write texts of their own. */

/** What a parent or guardian agrees to, in English. */
export const CONSENT_TEXT =
  'I am the parent or guardian of this performer. I agree that they take part in the event, and I can be reached on the night.';

/** With what the rules of every stage begin, in English. What follows is of the kind of show. */
export const AT_OWN_RISK = 'I perform at my own risk and follow what the stage crew says.';

/** What the rules of a stage go on with where nothing is known of the show, in English. */
export const FLAMES_AND_BLADES = 'Open flame is not allowed; blades are blunt and shown at check-in.';

/** The rules that a performer accepts, in English. */
export const RISK_TEXT = `${AT_OWN_RISK} ${FLAMES_AND_BLADES}`;
