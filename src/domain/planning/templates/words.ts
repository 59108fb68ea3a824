/** All that templates say, in English: what each of the other languages has words for. */
import { AT_OWN_RISK, CONSENT_TEXT, FLAMES_AND_BLADES } from '#domain/events/agreed-texts.ts';

/** Each once, by where it stands. Names of templates are lines of the catalogue. */
export const TEMPLATE_WORDS = [
  // What people agree to.
  CONSENT_TEXT,
  AT_OWN_RISK,
  FLAMES_AND_BLADES,
  'Shoes and blades are checked before the floor is entered.',
  'No open flame, nothing sharp.',
  'Shoes and props are tried at rehearsal.',
  'What I use on stage I show to a teacher first: no fire, nothing sharp.',
  'No open flame without the fire officer.',

  // Categories.
  'Voice',
  'Instrument',
  'Band',
  'Dance',
  'Comedy',
  'Theatre',
  'Solo',
  'Group',
  'Couple',
  'Formation',

  // Rounds, cues and votes.
  'Show',
  'Heat 1',
  'Preliminary',
  'Final',
  'Opening',
  'Audience vote',
  'Results',
  'Audience favourite',
  'The audience’s favourite',
  'The hall’s favourite',
  'Who was best tonight?',
  'Televote',

  // Criteria, each with its meaning, and what its bands are called.
  'Beginning',
  'Good',
  'Strong',
  'Outstanding',
  'Technique',
  'Control, accuracy, craft',
  'Line, footwork, control',
  'Expression',
  'Did it reach you?',
  'Stage presence',
  'Command of the room',
  'Do they hold the hall?',
  'Originality',
  'A choice only they would make',
  'Timing',
  'With the music',
  'Performance',
  'Expression and partnering',
  'What is made of it on stage',
  'Poise',
  'Bearing and ease',
  'Talent',
  'What they bring to the stage',
  'Interview',
  'Thought and answer',
  'Evening wear',
  'Style and confidence',
  'Skill',
  'How well do they do it?',
  'Feeling',
  'Own idea',
  'Song',
  'Composition and originality',
  'Quality on stage',
  'Overall impression',
  'As a whole',

  // Guidance: four bands, from the lowest.
  'Many slips.',
  'Solid with slips.',
  'Secure.',
  'Masterly.',

  'Stays on the surface.',
  'Reaches you at times.',
  'Carries you along.',
  'You will tell others of it.',

  'Hidden.',
  'There.',
  'In command.',
  'The room belongs to them.',

  'A copy.',
  'A touch of their own.',
  'Their own.',
  'Nobody else would have thought of it.',

  'Basics are missing.',
  'Basics are there.',
  'Clean and sure.',
  'Exact to the last step.',

  'Beside the music.',
  'Mostly with it.',
  'With it throughout.',
  'Lets one see the music.',

  'Steps only.',
  'Some expression.',
  'Tells something.',
  'One cannot look away.',

  'Stiff.',
  'Steady.',
  'Elegant.',
  'Effortless.',

  'A try.',
  'Able.',
  'Accomplished.',
  'Professional.',

  'Avoids the question.',
  'Answers it.',
  'Has something to say.',
  'One would like to hear more.',

  'Worn.',
  'Suits.',
  'Chosen with taste.',
  'Unforgettable.',

  'Finds the way through it.',
  'Most of it works.',
  'Secure nearly all the way.',
  'Nothing could be done better.',

  'One sees the effort more than the act.',
  'Moments that reach the hall.',
  'The hall goes along.',
  'One forgets that this is a school hall.',

  'Looks down or away.',
  'Looks at the hall now and then.',
  'At home on stage.',
  'Nobody could look elsewhere.',

  'As everybody knows it.',
  'One thing of their own.',
  'Clearly their own.',
  'Never seen like this.',

  'Heard before.',
  'Has its moments.',
  'Stays in the ear.',
  'Will be sung for years.',

  'Unsure.',
  'Carries.',
  'Strong.',
  'Exceptional.',

  'Stands and sings.',
  'Fits the song.',
  'Lifts the song.',
  'Cannot be thought of apart from it.',

  'Forgotten by the next song.',
  'Pleasant.',
  'One of the best.',
  'A winner.',
] as const;

export type TemplateWord = (typeof TEMPLATE_WORDS)[number];

/**
 * What a language says for each. No two are the same in one language, so that each can be turned into another one
 * later.
 */
export type TemplateWords = Readonly<Record<TemplateWord, string>>;
