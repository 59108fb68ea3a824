/** The frame of the organisers' pages, and what many of them say. */
export const admin = {
  /** Buttons and words that stand on many pages. */
  save: 'Save',
  cancel: 'Cancel',
  close: 'Close',
  change: 'Change',
  edit: 'Edit',
  add: 'Add',
  remove: 'Remove',
  print: 'Print',
  download: 'Download',
  tryAgain: 'Try again',
  back: 'Back',
  done: 'Done',
  undo: 'Undo',
  none: 'None',
  saved: 'Saved',

  /** Told when the server could not make a file of what is printed. */
  noPdf: 'The PDF could not be made. Print the page instead.',
  /** The rail of the admin and the bar of a phone: names of its pages, as they are called wherever one is sent to them. @most 15 */
  dashboard: 'Dashboard',
  participants: 'Participants',
  judges: 'Judges',
  categories: 'Categories',
  scoring: 'Scoring',
  liveEvent: 'Live event',
  settings: 'Settings',
  guide: 'Guide',
  more: 'More',
  signOut: 'Sign out',

  /** Spoken: the link over the rail, for the keyboard. */
  skip: 'Skip to the page',
  /** Spoken: the product's sign, which leads to the dashboard. */
  home: 'Ovation, dashboard',
  /** Spoken: the rail as a whole. */
  admin: 'Admin',
  /** Leads to the own account; in the rail only the name is seen, and the rest is spoken. */
  profileOf: 'Profile of {name}',
  ownProfile: '{name}<vh>, profile</vh>',
  /** In place of a name that is not known yet. */
  account: 'Account',
  /** Under the event's name. @most 20 */
  noDate: 'No date yet',

  /** A picker on the own page: which light this device shows. */
  lightAndDark: 'Light and dark',
  houseLightsLead: 'House lights follow the show, the room, or your system.',
  houseLights: 'House lights',
  light: 'Light',
  dark: 'Dark',

  /** A question before something that takes a certified result back; the server says what. */
  takeBack: 'Take the result back?',
  leaveResult: 'Leave the result',
  takeItBack: 'Take it back',
  takeBackWhy: 'Why it is taken back',
  takeBackHint: 'It appears on the protocol and in the log.',

  /** Beside the code of the hall's Wi-Fi. */
  wifi: 'Wi-Fi {name}',
  noPassword: 'no password',
  password: 'Password {password}',

  /** Instead of paper with codes, while nobody said at which address phones find the server. */
  notPrinted: 'Nothing was printed',
  notPrintedLead:
    'The codes would lead to this machine only, so they would work on no other device. Choose where this machine is, and they are printed.',
  setAddress: 'Set the address',
  /** A question once sheets with codes are drawn: its title, what it says. */
  readyToPrint: 'Ready to print',
  readyToPrintLead: 'Each code leads to the address for phones in the settings.',

  /** A question before a page is left on which something was typed. */
  leave: 'Leave without saving?',
  leaveLead: 'What you typed on this page is not saved.',
  leaveAnyway: 'Leave without saving',
  stay: 'Stay here',

  /** Under the choice of the language on the own page. */
  languageLead:
    'You read the organisers’ pages in this language on every device. Visitors of the event choose their own.',
} as const;
