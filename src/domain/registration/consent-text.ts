/**
 * The words that a parent or guardian agrees to, and the stage rules that every performer accepts.
 *
 * A consent keeps the version and the whole text as it was read. So: whoever changes a word here raises the
 * version beside it.
 */

/** A text that people agree to. */
export interface AgreedText {
  version: string;
  paragraphs: string[];
}

const CONSENT_VERSION = '1';
const RULES_VERSION = '1';

/** What a parent or guardian is asked to agree to. */
export function parentalConsentText(event: { name: string; host: string }): AgreedText {
  const organiser = event.host === '' ? 'the organisers' : event.host;
  return {
    version: CONSENT_VERSION,
    paragraphs: [
      `I am a parent or legal guardian of this performer, and I agree that they take part in ${event.name}.`,
      'I know that the show has an audience, and that their stage name, pronouns and song are announced and shown on screens. Their age and their own name are not.',
      `If the performer needs help, ${organiser} may call the emergency contact given in the registration, and get medical help when nobody can be reached.`,
      'I can take this consent back at any time through this same link. The act then does not go on stage.',
    ],
  };
}

/** The stage rules; accepting them is `risk_acknowledged`. */
export function stageRules(): AgreedText {
  return {
    version: RULES_VERSION,
    paragraphs: [
      'Follow what the stage manager says, at once and without discussion.',
      'No fire, no open flame, no pyrotechnics.',
      'Blades and props must be blunt, and are shown at check-in.',
      'Say before the show if anything in your act could hurt you or somebody else.',
      'Keep off the stage edge in the dark, and wait in the wings until you are called.',
      'You take part at your own risk, as far as the law allows. You may stop at any moment.',
    ],
  };
}
