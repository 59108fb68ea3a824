/** The page where a parent or guardian reads and signs, by a link of their own. `@most` is how many letters fit. */
export const consent = {
  /** For screen readers, while the page comes. */
  loading: 'Loading the page',
  /** The tab’s title where a link opens nothing. @most 40 */
  noLinkTitle: 'Link not valid',
  /** Heading there: a link that is wrong or made up. @most 40 */
  noLink: 'This link is not valid',
  /** Under it. */
  noLinkLead: 'It may have been copied in part. Ask the performer or the organisers for it again.',
  /** The tab’s title where the page did not come. @most 40 */
  title: 'Consent',
  /** Heading there. @most 40 */
  failed: 'The page did not load',
  /** Under it. */
  failedLead: 'The network may be down.',
  /** Heading and the tab’s title. @most 50 */
  replaced: 'This registration was replaced',
  /** The same; {name} is the performer. */
  ask: 'Do you agree that {name} takes part?',
  /** The same. @most 40 */
  agreed: 'You have agreed',
  /** The same, where it did not come from the parent for sure. @most 40 */
  onRecord: 'A consent is on record',
  /** Under it: what is wished. {stage} is the performer’s name on stage, {what} and {host} are the last two of these lines. */
  about: '{name}, on stage as {stage}, wants to perform {what}{host}.',
  /** The same, where the performer’s own name is not told. */
  aboutStage: '{stage} wants to perform {what}{host}.',
  /** {what}, where the place is known. */
  songAt: '{song} at {venue}',
  /** {host}: who holds the event. */
  organisedBy: ', organised by {host}',
  /** Near the end; {contact} is how the organisers are reached, as they wrote it. */
  questions: 'Questions? Ask the organisers: {contact}',

  /** In a box, before who is said to have agreed. @most 34 */
  inYourName: 'Given in your name.',
  /** After it. */
  inYourNameLead: 'Read the text and agree here, or take it back.',
  /** In a box, before the sentence after it. @most 34 */
  refused: 'You do not agree.',
  /** After it. */
  refusedLead: 'The act does not go on stage unless you agree.',
  /** Field. */
  name: 'Your name',
  /** Field. */
  pronouns: 'Your pronouns',
  /** Label over two answers; {name} is the child. @most 60 */
  photos: '{name}: may photos and video be shown?',
  /** Under it: where, and that nobody must. */
  photosHint:
    'If yes: on the big screen, on phones, in the results and in the printed programme. Taking part does not depend on it.',
  /** An answer. @most 10 */
  photosYes: 'Yes',
  /** An answer. @most 10 */
  photosNo: 'No',
  /** What has to be put right. */
  wrongPhotos: 'Say whether photos may be shown',
  /** Box to tick. */
  iAgree: 'I am the parent or guardian, and I agree',
  /** What has to be put right. */
  wrongName: 'Enter your name',
  /** The same. */
  wrongAgreed: 'Tick the box to agree',
  /** Button. @most 30 */
  give: 'Give my consent',
  /** Under it. */
  keptWith:
    'Kept with it: your name, who you agree for, the time, and this text as you read it. You can take it back here at any time.',
  /** For screen readers: the part with the consent that was given. */
  yours: 'Your consent',
  /** In a box, before who agreed. @most 20 */
  saved: 'Saved.',
  /** The same, where it did not come from the parent for sure. @most 20 */
  isOnRecord: 'On record.',
  /** After who agreed. */
  ifNotYou: 'If you did not agree, take it back.',
  /** Under the button that takes it back. */
  keepLink: 'Keep this link if you may want to do that.',
  /** For screen readers: what is said of the registration that took this one’s place. */
  tookItsPlace: 'The registration that took its place',
  /** In a box, before one of the next two; {name} is an act. */
  goesOn: 'It goes on as number {number}, {name}.',
  /** After it. */
  recordThere: 'A consent is on record there. You can take it back here.',
  /** After it. */
  noneHere: 'This link gives no consent for it. That registration has a link of its own: ask the organisers.',
  /** Button that is held. @most 40 */
  hold: 'Hold to take my consent back',
  /** Heading of a question. @most 40 */
  takeBackAsk: 'Take the consent back?',
  /** Under it. */
  takeBackLead: 'The act will then not go on stage.',
  /** Button. @most 20 */
  takeItBack: 'Take it back',
  /** Button. @most 20 */
  leaveIt: 'Keep my consent',
  /** Button that is held, of a parent who was asked. @most 40 */
  refuse: 'Hold to say that I do not agree',
  /** Heading of a question. @most 40 */
  refuseAsk: 'Say that you do not agree?',
  /** Button. @most 20 */
  refuseIt: 'I do not agree',
  /** Button. @most 20 */
  refuseNot: 'Not now',
  /** Where it was not done. */
  unreachable: 'The server cannot be reached. Try again.',
} as const;
