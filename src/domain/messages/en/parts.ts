/**
 * Parts that many pages have: the head of public pages, fields, what has to be put right, messages in the corner.
 * `@most` is how many letters fit.
 */
export const parts = {
  /** For screen readers: the links at the head of a public page. */
  pages: 'Pages',
  /** For screen readers: the button with the same links, on a phone. */
  menu: 'Menu',
  /** Link at the head of public pages. @most 16 */
  lineup: 'Line-up',
  /** The same. @most 16 */
  results: 'Results',
  /** The same: the front page. @most 16 */
  event: 'Event',
  /** The same: for the organisers. @most 16 */
  signIn: 'Sign in',
  /** Head of a column with the names of acts. @most 14 */
  act: 'Act',
  /** Said in the corner. */
  loggedIn: 'Login successful!',
  /** The same. */
  loggedOut: 'Logged out successfully',
  /** For screen readers, while something comes. */
  loading: 'Loading',
  /** Small, after the name of a field that may be left empty. @most 14 */
  optional: 'optional',
  /** Under a field, near its end. */
  charactersLeft: '{left, plural, one {# character} other {# characters}} left',
  /** For screen readers: the button in a field for a password. */
  showPassword: 'Show password',
  /** The same, once it is shown. */
  hidePassword: 'Hide password',
  /** Heading above a form, over a list of what has to be put right. */
  toFix:
    '{count, plural, one {One thing to fix} =2 {Two things to fix} =3 {Three things to fix} =4 {Four things to fix} =5 {Five things to fix} =6 {Six things to fix} =7 {Seven things to fix} =8 {Eight things to fix} =9 {Nine things to fix} other {# things to fix}}',
  /** The tab's title while that stands; {title} is the page’s own. */
  errorTitle: 'Error: {title}',
  /** For screen readers: where short messages appear, in the corner. */
  messages: 'Messages',
  /** Button that takes a message or a window away. @most 14 */
  close: 'Close',
  /** Button beside an address. @most 14 */
  copy: 'Copy',
  /** The same, once it was pressed. @most 14 */
  copied: 'Copied',
  /** Under an address, where the browser lets nobody copy. */
  selected: 'Selected. Copy it with your device’s own copy.',
  /** Button beside an address: gives it to whatever the device sends with. @most 14 */
  share: 'Share',
  /** For screen readers: a picture that phones read; {label} is what it is for. */
  qrCode: 'QR code: {label}',
  /** Under or above a form: a field that has to be filled in. */
  fillIn: 'Fill this in',
  /** The same: a text that is too long. */
  keepTo: 'Keep this to {most} characters.',
} as const;
