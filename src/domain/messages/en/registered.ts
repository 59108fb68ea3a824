/** What a performer reads once a registration is sent: the number, the private link, and what comes next. */
export const registered = {
  /** Heading after sending. @most 40 */
  done: 'You are registered',
  /** The same, on the waiting list. @most 40 */
  doneWaiting: 'You are on the waiting list',
  /** Under it: the stage name, what is performed, and a number of three digits. */
  doneNumber: '{name}, {song}. Number {number}.',
  /** Heading. @most 24 */
  ownPage: 'Your own page',
  /** Under it. */
  ownPageLead:
    'It always says whether you are in, what is still to do, and when you are on. This link is your key: do not post it.',
  /** Label of an address. @most 40 */
  ownLink: 'Your private link',
  /** Button. @most 30 */
  openPage: 'Open my page',
  /** Button that opens the device’s mail. @most 34 */
  mailMyself: 'Send it to myself',
  /** Subject of that mail. */
  mailMyselfSubject: 'Your page for {event}',
  /** Under a picture that phones read. @most 50 */
  scanToMove: 'Scan this to move it to another phone',
  /** Heading. @most 40 */
  forParent: 'For your parent or guardian',
  /** In a box, before the sentence after it. @most 24 */
  notSigned: 'Not signed yet.',
  /** In the same box, before one of the next two. */
  notSignedLead: 'You cannot be accepted until they have agreed.',
  /** After it. */
  sendThemLink: 'Send them this link.',
  /** After it. */
  linkGoesToThem:
    'The link to agree goes to the email address that you gave for them, and to nobody else. Your own page says how.',
  /** The same, where no email goes out. */
  linkByOrganisers:
    'Your parent or guardian has to read and sign. The organisers send them the link: ask them if it does not arrive.',
  /** Label of an address. @most 30 */
  theirLink: 'Their link',
  /** Button that opens the device’s mail. @most 34 */
  mailThem: 'Email it to them',
  /** Subject of that mail. */
  mailThemSubject: 'Please agree that I take part in {event}',
  /** After “Not signed yet.”: others on stage are under age. */
  membersNotSigned:
    'A parent or guardian of everybody under age still has to agree. Your own page has a link for each.',
  /** Heading. @most 30 */
  next: 'What happens next',
  /** Under it. */
  nextWaiting:
    'When a spot becomes free, the organisers go down the list. Your page shows where you stand on it.',
  /** Under it. */
  nextLead:
    'The organisers review your registration, and accept it or tell you why not. Your page shows it as soon as they have.',
  /** Button. @most 30 */
  another: 'Register another act',
} as const;
