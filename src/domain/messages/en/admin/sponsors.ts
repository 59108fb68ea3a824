/** Sponsors: whose picture is shown where, and in which order. */
export const sponsors = {
  /** The page, with the list, the button that adds one, and what is said beside it. */
  lead: 'They show while nothing is on stage, and on what people take home. Never beside an act, a vote, a place or a stopped show.',
  add: 'Add a sponsor',
  roomFor: 'There is room for {count, number}.',
  formats: 'PNG, JPEG, WebP or SVG. It stands on white, as its owner drew it.',
  file: 'A sponsor’s picture file',
  /** The name of a new one whose file has none. */
  sponsor: 'Sponsor',
  /** A question before one is removed. */
  remove: 'Remove sponsor',
  removeLead: 'Its picture goes from every screen, page, letter and print at once.',

  /** One sponsor: its name, and where it shows; the first is spoken over the others. */
  name: 'Name, for those who cannot see it',
  whereShows: 'Where {name} shows',
  holding: 'Before the show',
  interval: 'Interval',
  ballot: 'After voting',
  results: 'Below the results',
  programme: 'Programme',
  letters: 'Letters',

  /** Under two pictures of the hall’s screen. */
  beforeNone: 'Before the show: none',
  before: 'Before the show, the name still the biggest',
  beforeThree: 'Before the show, the name still the biggest, three at a time',
  intervalNone: 'Interval: none',
  intervalFour: 'Interval, four at a time, eight seconds each',
} as const;
