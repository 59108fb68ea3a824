/** Settings of other gear: keys that press the desk’s buttons, and addresses that are told what happens. */
export const gear = {
  /** Keys: machines that press the desk’s buttons. */
  loading: 'Loading other gear',
  keys: 'Tokens',
  lowerThird: 'Lower third',
  lowerThirdLead:
    'Who is on, with nothing behind it, for a camera’s picture: open this address as a browser source in OBS or a vision mixer.',
  lowerThirdAddress: 'Address of the lower third',
  told: 'Webhooks',
  toldLead:
    'When something happens that the hall can see, these addresses hear of it at once: signed, and again until they answer. It holds nothing personal, and nothing that has not been revealed.',
  notRevoked: 'Not revoked. Try again.',
  revoke: 'Revoke',
  notMade: 'Not made. Try again.',
  newToken: 'The new token. It is shown only once, so copy it now.',
  keyName: 'Name of the new token',
  keyNameHint: 'As it will appear in the log: “Stream Deck at the desk”.',
  makeToken: 'Make a token',
  keysLead:
    'A Stream Deck or any other machine can press GO and the other keys of the desk over the network. Each needs a token of its own, which works in this event alone. With it <code>/api/v1/control/stream</code> tells what is on and next, the time that is left, how late the show is and how many voted.',
  madeUnused: 'Made by <name></name> {time}, never used',
  madeUsed: 'Made by <name></name> {time}, last used {used}',

  /** A new address that is told what happens. */
  secret: 'The secret that signs each delivery. It is shown only once, so copy it now.',
  newAddress: 'New address',
  tellWhen: 'Send it when',
  inTheHallHint:
    'Only then may the server call a private address, such as 192.168.1.20. Leave it off for anything on the internet.',
  addAddress: 'Add the address',

  /** One address, with its last deliveries. */
  sendTest: 'Send a test',
  takeOut: 'Remove',
  deliveries: 'Last deliveries',
  heard: 'Delivered',
  onItsWay: 'On its way',
  hallMachine: 'A machine of the hall.',
  givenUp: 'Given up after {count, plural, one {# try} other {# tries}}',
  tried: '{count, plural, one {Tried once} other {Tried # times}}',

  /** What gear can be told of. */
  showStarts: 'The show starts',
  actStandsBy: 'An act stands by',
  actStarts: 'An act starts',
  actEnds: 'An act ends',
  cueStarts: 'Another cue starts',
  sceneChanges: 'The projector changes',
  votingOpens: 'Voting opens',
  votingCloses: 'Voting closes',
  showStopped: 'The show is stopped',
  showGoesOn: 'The show goes on again',
  resultPublished: 'A result is published',
  showEnds: 'The show ends',
  test: 'Test',
} as const;
