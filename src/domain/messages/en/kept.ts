/** What is kept about people, why, how long, and who sees it: a list on the pages of performers and parents. */
export const kept = {
  /** Button, and heading of what it opens. @most 40 */
  title: 'What is kept about you',
  /** Under it; {host} is who holds the event. */
  responsible:
    '{host} is responsible for this data. You may ask for a copy of everything that is kept about you, for a correction, and to have it erased.',
  /** The same; {contact} is how they are reached, as they wrote it. */
  responsibleContact:
    '{host} is responsible for this data. You may ask for a copy of everything that is kept about you, for a correction, and to have it erased: {contact}',
  /** In bold, over the next line. */
  names: 'Names, contacts, emergency contact, parent, assistance',
  /** Why, and who sees it. */
  namesWhy:
    'To reach you, to help you, and to know that a minor may take part. Kept encrypted; seen only by the organisers’ admins, and every view is logged.',
  /** In bold, over the next line. */
  agreement: 'A parent’s agreement',
  /** Why, and who sees it. */
  agreementWhy:
    'Who agreed, when, and to which text, so that it can be shown later. Kept and seen in the same way.',
  /** How a parent agreed, part of one of the two lines below; {by} is who, {of} for whom. */
  byLetter: '{by} for {of}, by the parent’s own link',
  /** The same; {recorder} is who wrote it down. */
  onPaper: '{by} for {of}, on paper, recorded by {recorder}',
  /** The same. */
  throughPage: '{by} for {of}, through the performer’s page, not confirmed by the parent',
  /** {by}, where no name was given. */
  someParent: 'A parent or guardian',
  /** {recorder}, where no name was kept. */
  organisers: 'the organisers',
  /** A consent as it was given; {how} is one of the lines above. */
  agreed: '{how}.',
  /** The same; {time} is a day and a clock time. */
  agreedOn: '{how}, on {time}.',
  /** In bold, over the next line. */
  act: 'Stage name, song, category, pronouns, how to say the name, words for the MC, needs on stage',
  /** Why, and who sees it. */
  actWhy:
    'To run the show. The crew and judges see them; stage name, pronouns and song appear on the screens and in the results.',
  /** In bold, over the next line. */
  track: 'Your track',
  /** Why, and who sees it. */
  trackWhy: 'To play it. The organisers and the crew hear it; it is stored with the organisers’ other files.',
  /** In bold, over the next line. */
  scores: 'Scores and feedback',
  /** Why, and who sees it. */
  scoresWhy:
    'To work out the result. Judges and admins see them; feedback reaches you when the organisers release it.',
  /** In bold, over the next line. */
  letters: 'Letters',
  /** Why, and who sees it. */
  lettersWhy: 'Address and text are encrypted while a letter waits, and deleted once it has been sent.',
  /** In bold, over the next line. */
  votes: 'Votes in the hall',
  /** Why, and who sees it. */
  votesWhy: 'A vote is kept without a name, an address or a device that it could be traced to.',
  /** In bold, over one of the next lines. */
  howLong: 'For how long',
  /** Where the organisers erase by hand. */
  byHand:
    'Everything personal is kept until the organisers erase it. Stage name, song and result stay, as in a printed programme.',
  /** Where the server erases. */
  byItself:
    'Everything personal and the track are erased {days, plural, =0 {when the show begins} one {a day after the show} other {# days after the show}}, by the server itself. Backups are removed 30 days after that at the latest. Stage name, song and result stay, as in a printed programme.',
  /** Head of the file with everything about one person, which they may ask for. */
  wholeFile:
    'Everything that is kept about you: the act, contacts, consent, assistance, notes, changes, letters, the files of your music, your picture, the recording of your name, and released feedback.',
  /** Label in the same file: whether the act is in. */
  copyStatus: 'Where it stands',
  /** The same: what the crew wrote about the act. */
  copyNote: 'Note of the crew',
  /** The same; after it a number. */
  copyCounted: 'People counted at check-in',
  /** Heading in it, over a list. */
  copyHistory: 'Who changed or saw what',
  /** Heading in it, over what another registration said. */
  copyOther: 'Another registration of the same act',
  /**
   * Why something was changed, where the server says it by itself: in that file, in an act’s history and in the audit log. This
   * registration and number {number} were one act; the other one stays.
   */
  mergedInto: 'Merged into number {number}.',
  /** The same; this one stays. */
  mergedFrom: 'Merged with number {number}.',
  /** The same: as an act registered. */
  agreedInForm: 'Consent of a parent through the performer’s page, not confirmed by the parent.',
  /** The same, after a colon: how a parent agreed. */
  agreedByLink: 'by the parent’s own link',
  /** The same. */
  agreedOnPage: 'through the performer’s page, not confirmed by the parent',
  /** The same; {name} is who wrote it down. */
  agreedOnPaper: 'on paper, recorded by {name}',
  /** A place: the projector in the hall. @most 24 */
  placeScreen: 'Big screen',
  /** A place: phones before and during the show. @most 26 */
  placeBallot: 'Ballot and line-up',
  /** A place: the results, on phones and pages. @most 24 */
  placeResults: 'Results, afterwards',
} as const;
