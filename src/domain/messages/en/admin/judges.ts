/** The panel’s page: who judges, who is connected, and the personal links. `@most` is how many letters fit. */
export const judges = {
  /** The page: its title and state, and what stands there while there is no panel. */
  title: 'Judges',
  noLinkWorks: 'No link works',
  allConnected: '{count, plural, one {# connected} other {All # are connected}}',
  someConnected: '{online} of {all} connected',
  printCards: 'Print cards',
  add: 'Add judges',
  noServer: 'The server cannot be reached.',
  lastSeen: 'This is the panel as it was last seen.',
  loading: 'Loading judges',
  noneYet: 'No judges yet',
  noneYetWhy: 'Each judge gets a personal link, without an account. A panel of 3 to 5 works best.',
  noEvent: 'Set up your event first',
  noEventWhy: 'Judges belong to an event.',
  toSettings: 'Settings',
  notLoaded: 'The judges cannot be loaded',
  notReached: 'The server cannot be reached just now.',

  /** Dialog in which names are pasted, one a line. */
  added: '{count, plural, one {# judge} other {# judges}} added',
  addSome: '{count, plural, one {Add judge} other {Add # judges}}',
  nobodyAdded: 'Nobody was added. Try again.',
  names: 'Names',
  namesHint: 'One name per line. Each gets a personal link at once.',
  /** Where the names are typed, of one that is there twice or on the panel already. */
  sameNames:
    '{name} would be there more than once. If these are two people, write the names so that you can tell them apart.',
  whichActs: 'Which acts they score',
  noneIsAllActs: 'None chosen means all acts.',

  /** Dialog of one judge. */
  saved: 'Judge saved',
  notSaved: 'Not saved. Try again.',
  save: 'Save judge',
  name: 'Name',
  whichCriteria: 'Which criteria they score',
  noneIsAllCriteria: 'None chosen means all. Their form shows these alone.',
  weight: 'Weight',
  weightHint: 'How much their marks count beside the other judges’: 1, or 2, or 0.5.',
  jury: 'Jury',
  juryHint:
    'Judges with the same jury are its jurors: where the rules say so, they come to one order and give points together.',
  whyChange: 'Why does it change?',
  whyChangeHint: 'Marks already given will then count differently. The reason is kept in the log.',
  head: 'Head judge',
  headDetail: 'Decides where the rules leave a tie to the head judge. There is one at most.',
  countedSoTitle: 'The same scores, counted this way',
  countedSo: 'Counted this way',
  devices: 'Devices',
  deviceSeen: 'Last seen {time}',
  signOut: 'Sign out',
  notSignedOut: 'That device was not signed out. Try again.',

  /** Menu of one judge, and what it asks before. */
  more: 'More for {name}',
  newLink: 'Make a new link',
  replaceLink: 'Replace link',
  revokeLink: 'Revoke link',
  removeJudge: 'Remove judge',
  linkMade: 'New link made',
  notReplaced: 'The link was not replaced. Try again.',
  linkRevoked: 'Link revoked',
  notRevoked: 'The link was not revoked. Try again.',
  removed: 'Judge removed',
  notRemoved: 'The judge was not removed. Try again.',
  askNewLink: 'Make a new link for {name}?',
  keepThis: 'Keep this one',
  newLinkWhat: 'The old link stops working at once, on every device. Scores that were given stay.',
  askRevoke: 'Revoke the link of {name}?',
  keepIt: 'Keep it',
  revokeWhat:
    'Nobody can score with it from now on. Scores that were given stay, and a new link can be made at any time.',
  askRemove: 'Remove {name} from the panel?',
  keepJudge: 'Keep judge',
  removeWhat: 'Only a judge who has given no scores can be removed. Otherwise revoke the link.',

  /** The printed card of one judge: four on a sheet. */
  personalLink: 'Personal link of {name}',
  trustCode: 'Trust this server',

  /** Heads of the table; the last is spoken. Then its cells and buttons. @most 16 */
  judge: 'Judge',
  scores: 'Scores',
  connection: 'Connection',
  scored: 'Scored',
  /** Spoken: the head of the column of buttons. */
  linkAndChanges: 'Link and changes',
  /** Beside a name; {jury} is the name of a smaller jury. @most 24 */
  juryNamed: 'Jury {jury}',
  countsTimes: 'Counts ×{weight}',
  /** Button in a row. @most 12 */
  link: 'Link',
  /** At a judge, beside the name. */
  sameName: 'Same name twice',
  /** What somebody scores: names of categories, and of criteria after a colon. */
  allActs: 'All acts',
  allActsCriteria: 'All acts: {criteria}',
  someActsCriteria: '{categories}: {criteria}',
  notOpened: 'Link not opened',
  onDevicesUnsent: '{devices}, {unsent, number} unsent',
  awaySince: 'Away since {time}',
  awaySinceUnsent: 'Away since {time}, {unsent, number} unsent',
  noActsYet: 'no acts yet',
  scoredOf: '{scored} of {all}',

  /** Dialog with one judge’s link, to scan from the screen. */
  linkFor: 'Link for {name}',
  linkWhat:
    '<b>Scan this with the judge’s own device.</b> It opens the scoresheets at once; no account is needed. The link is a key: hand it to nobody else.',
  orCopy: 'Or copy it',
  onlyHere: 'This address works on this machine only.',
  onlyHereDo:
    'Open this page at the machine’s address in the hall’s network, or set the address in Settings.',
  linkLoading: 'Loading the link',
} as const;
