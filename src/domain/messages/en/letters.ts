/**
 * Letters to performers and parents. What stands in braces is filled in for each; a line of which every blank is empty
 * is left out. `@most` is how many letters fit.
 */
export const letters = {
  /** Subject: a registration arrived. */
  receivedSubject: 'We have your act: {stage_name}',
  /** The letter. {link} is an address and stands on a line of its own. */
  receivedBody:
    'Hello {name},\n\nYour registration for {event} has arrived: {stage_name}, “{song}”.\n\nThis is your own page. It shows where you stand and what is still to do. Keep the link to yourself:\n{link}',
  /** Subject. */
  acceptedSubject: 'You are in: {event}',
  /** {date} is a day, or “dateOpen”; {venue} the place as the organisers wrote it, with a full stop. */
  acceptedBody:
    'Hello {name},\n\n{stage_name} with “{song}” is in the show. It is on {date}. {venue}\n\nWhat is left to do, and later your call time, is on your own page:\n{link}',
  /** Subject. */
  declinedSubject: 'Your registration for {event}',
  /** The letter. */
  declinedBody:
    'Hello {name},\n\nThank you for wanting to be on stage with “{song}”. We could not give every act a spot this time, and yours is not in the show.\n\nYour page:\n{link}',
  /** Subject. */
  waitlistedSubject: 'You are on the waiting list: {event}',
  /** The letter. */
  waitlistedBody:
    'Hello {name},\n\nAll spots are taken at the moment. {stage_name} with “{song}” is on the waiting list, and we will write as soon as one is free.\n\nYour page shows where you stand:\n{link}',
  /** Subject. */
  reminderSubject: 'Still needed for {stage_name}',
  /** {missing} is a list, a line each. */
  reminderBody:
    'Hello {name},\n\nFor {stage_name} at {event} this is still missing:\n\n{missing}\n\nYou can take care of it on your own page:\n{link}',
  /** Subject; {call_time} is a clock time. */
  callSubject: 'Your call time: {call_time}',
  /** The letter. */
  callBody:
    'Hello {name},\n\nPlease be at the stage by {call_time} on {date}. {venue}\n\nTimes move with the show. Your page always has the latest:\n{link}',
  /** Subject of the letter to a parent. */
  consentSubject: 'Please agree: {stage_name} at {event}',
  /** The letter; {name} is the parent, {performer} the child. */
  consentBody:
    'Hello {name},\n\n{performer} is registered for {event} on {date} as {stage_name} with “{song}”, and named you as parent or guardian. The act can only go on stage with your consent.\n\nRead the text here and agree, or take your consent back. The link is yours alone, so please do not pass it on:\n{link}',
  /** Subject, after the show. */
  thanksSubject: 'Thank you, {stage_name}',
  /** The letter. {result} is one or more of the two lines after it, or nothing. */
  thanksBody:
    'Hello {name},\n\nThank you for being on stage with “{song}” at {event}.\n\n{result}\n\nWhat there is to keep is on your page:\n{link}',
  /** In {result}: “2 of 14”. */
  thanksPlace: 'Your place: {place} of {count}',
  /** The same; {award} is a prize’s name, as the organisers wrote it. */
  thanksAward: 'Your award: {award}',
  /** Under every letter; {contact} is how the organisers are reached, as they wrote it. */
  signature: 'Questions? {contact}\n{event}',
  /** Button in a letter: leads to the performer’s own page. @most 34 */
  openPage: 'Open your page',
  /** The same, to the parent’s page. @most 34 */
  openConsent: 'Read and agree',
  /** Under the button, small; {host} is the first part of an address. */
  leadsTo: 'Leads to {host}',
  /** At the end, where a file for calendars is attached. */
  calendar: 'The attached file adds the time to your calendar.',
  /** {date} where no day is fixed. */
  dateOpen: 'a date to be announced',
  /** In {missing}: a piece of music. */
  missingTrack: 'your track',
  /** The same; {when} is a day and a clock time. */
  missingTrackUntil: 'your track, by {when}',
  /** In {missing}. */
  missingConsent: 'the consent of a parent or guardian',
} as const;
