/** What pages of all kinds share. `@most` is how many letters fit. */
export const ui = {
  /** Spoken before the switch of languages; after it the name of the one that is read now. */
  language: 'Language',
  /** Under the switch, where the words of {language} could not be fetched. */
  languageAway: '{language} cannot be loaded without a connection. Try again.',
  /** Where the server did not answer. */
  unreachable: 'The server cannot be reached.',
  /** Where somebody did not give the reason that a change needs. */
  resultStands: 'Nothing was changed: the result stands.',
  /** Where the last thing typed or pressed is now: on the server. @most 24 */
  saved: 'Saved',
  /** The same: on the way. @most 24 */
  saving: 'Sending',
  /** The same: on this device alone, which is well. @most 28 */
  kept: 'Kept on this device',
  /** The same: lost, or nearly. @most 24 */
  notSaved: 'Not saved',
  /** Along the edge of every page while everything is only tried. @most 14 */
  rehearsal: 'Rehearsal',
  /** Spoken after it. */
  rehearsalCounts: 'Nothing counts.',
  /** The name of a show of one round, at the beginning of a sentence or alone. @most 14 */
  theShow: 'The show',
  /** The interval where it has no name of its own. @most 20 */
  interval: 'Interval',
  /** Before pictures of sponsors. @most 30 */
  withThanks: 'With thanks to',
  /** After the show. @most 40 */
  showOver: 'The show is over',
  /** After a round whose name is put in, such as “Heat 1”. @most 24 */
  roundOver: '{round} is over',
  /** After a round, as a sentence. */
  moreFollows: 'There is more to come.',
  /** After the last one, as a sentence. */
  thanks: 'Thank you for coming.',
  /** Which act is on, by its number. @most 10 */
  act: 'Act {number}',
  /** The same, where its round has acts with every number up to {last}. @most 20 */
  actOf: 'Act {number} of {last}',
  /** Instead of a page, in a browser that runs no scripts. */
  needsScript: 'Ovation needs JavaScript. Switch it on for this site, then reload the page.',
  /** For screen readers, while a page comes. */
  pageLoading: 'Loading the page',
  /** Heading instead of a page that did not come. @most 40 */
  pageFailed: 'This page did not load',
  /** Under it. */
  pageFailedLead: 'The network may be down, or the page has just been updated. Nothing you saved is lost.',
  /** Button. @most 24 */
  tryAgain: 'Try again',
  /** Button. @most 30 */
  toFrontPage: 'Go to the front page',
} as const;
