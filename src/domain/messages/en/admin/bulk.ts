/** What can be done with several acts at once: the bar below the list and the dialogs it opens. */
export const bulk = {
  /** Over the bar: why something could not be done; spoken: the bar, and the cross in it. */
  notDone: 'Not done:',
  andMore: 'And {count, number} more.',
  toolbar: 'What to do with the chosen acts',
  chooseNone: 'Choose none',

  /** In the bar. */
  selected: '{count, number} selected',
  accept: 'Accept',
  setStatus: 'Set status',
  change: 'Change',

  /** After it, beside the way back: what was decided. */
  nowSubmitted: '{count, plural, one {# act: to review} other {# acts: to review}}',
  nowAccepted: '{count, plural, one {# act: accepted} other {# acts: accepted}}',
  nowWaitlisted: '{count, plural, one {# act: waitlist} other {# acts: waitlist}}',
  nowDeclined: '{count, plural, one {# act: declined} other {# acts: declined}}',
  nowWithdrawn: '{count, plural, one {# act: withdrawn} other {# acts: withdrawn}}',
  noAnswer: 'No answer from the server. Check the list to see whether it was done, and try again.',
  notTakenBack: 'The server cannot be reached. It was not undone.',
  takenBack: 'Undone',

  /** Dialog that changes all chosen acts: title, button, what could not be done. */
  changeTitle: '{count, plural, one {Change # act} other {Change # acts}}',
  changeThem: 'Change them',
  othersDone: 'Not done; the others are:',
  acceptThem: 'Accept them',
  onPaper:
    '{count, plural, one {The consent of # act came on paper} other {The consents of # acts came on paper}}',
  howCame: 'How did they come?',
  howCameHint: 'No contact details: this goes into the history.',
  signedOnPaper: 'Signed on paper',
  asItIs: 'As it is',
  trackIs: 'The track is',
  emergencyMissing: 'Who to call in an emergency is missing',
  callName: 'For {name}: name',
  callPhone: 'Phone',
  emergencyContact: 'Emergency contact',
  notAllSaved: 'Not all of it was saved: the server cannot be reached. Check the list.',
  anAct: 'An act',
  changed: '{count, plural, one {# act changed} other {# acts changed}}',
  changedAndConsents:
    '{count, plural, one {# act changed} other {# acts changed}}, {consents, plural, one {# consent recorded} other {# consents recorded}}',
  refusedOf: '{name}: {why}',

  /** Letters to acts that miss something: button, question, what the letters say. */
  remind: 'Remind',
  lettersInOutbox: '{count, plural, one {# letter in the outbox} other {# letters in the outbox}}',
  sendTitle:
    '{count, plural, one {Send # letter about what is missing?} other {Send # letters about what is missing?}}',
  nobodyToRemind: 'Nobody can be reminded',
  send: '{count, plural, one {Send # letter} other {Send # letters}}',
  sendNothing: 'Send nothing',
  sentTo: 'To {names}. Each letter says what is still missing for that act.',
  parentsAsked: 'Parents or guardians are asked to agree for {names}.',
  withoutAddress: 'Without an email address: {names}.',
  namesAndMore: '{names} and {count, number} more',
} as const;
