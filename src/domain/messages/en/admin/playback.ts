/** The live desk’s music: tracks, sounds, and from which device they come. `@most` is how many letters fit. */
export const playback = {
  /** The music’s panel in the order’s column, which is narrow. */
  music: 'Music',
  setUp: 'Set up',
  noneHere: 'Neither this act nor the next has sent music here.',
  trackProblem: '{item}: its track has a problem',
  trackMissing: '{item}: its track is missing',
  whoseMusic: 'Whose music',
  elsewhere: '{name} plays music at another desk',
  timeLeft: '{time} left',
  toItsEnd: '{time} to its end',
  lookingForTrack: 'Looking for the track',
  ready: 'Ready on this laptop',
  readyAsSent: 'Ready on this laptop, as it was sent',
  inRecap: 'Recap of the candidates. Stop ends it.',
  notReady: 'Not on this laptop yet. Trying again.',
  loading: 'Loading, {part}%',
  /** Narrow buttons, three in a line. @most 14 */
  play: 'Play',
  goOn: 'Go on',
  pause: 'Pause',
  fade: 'Fade',
  stop: 'Stop',
  level: 'Level',
  holdToPlay: 'Hold to play',
  /** Asked before music plays at two desks at once. */
  askPlayHere: 'Play here too?',
  playHere: 'Play here too',
  elsewhereSaid: '{name} said that music plays at another desk.',
  staySilent: 'Stay silent',

  /** What went wrong with the music. */
  notPlayed: 'The music could not be played.',
  otherWindow: 'Another window of this browser plays music. Stop it there first.',
  notLet: 'The browser did not let the music start. Press Play once more.',
  cueNotKept: 'Not kept: the server cannot be reached.',
  outputGone: 'The chosen output is not connected. Music plays on the system’s output.',
  otherPlays: 'Another desk plays music. This one stays silent.',

  /** Dialog of the music: how an act’s is played. */
  musicOf: 'Music of {name}',
  trackNotHere: 'The track is not here yet.',
  forThisAct: 'For this act',
  cuePoint: 'Cue point in {name}',
  positionOf: '{time} of {length}',
  beginsAt: 'Begins at {time} of {length}',
  beginHere: 'Begin where it is now',
  fromStart: 'From the start',
  startWithGo: 'Start with GO',
  startWithGoWhat: 'GO that brings this act on stage starts its music, on the laptop that is set to do so.',

  /** The same dialog: what this device alone does with sound. */
  thisLaptop: 'This laptop',
  hereWithGo: 'Music starts here by itself',
  hereWithGoWhat:
    'With GO, in the recap before a vote, and by keys of other gear. Switch it on at one laptop only: the one that is wired to the sound desk.',
  fadeOutIn: 'Fade out in',
  seconds: '{seconds} s',
  output: 'Output',
  systemOutput: 'The system’s output',
  outputsNotNamed: 'The browser did not name its outputs.',
  outputsWhy: 'Browsers name outputs only to pages that may use the microphone. Nothing is recorded.',
  lookForOutputs: 'Look for outputs',
  onlySystem:
    'Music plays on the system’s output. This browser can choose another one only over https or on the server’s own laptop.',

  /** The show’s short sounds on this device. */
  soundsTitle: 'Sounds of this laptop',
  stings: 'Sounds for the vote and the reveal',
  stingsWhat: 'Off until you switch it on, and at one laptop only: the one that is wired to the sound desk.',
  callSound: 'A sound when somebody calls the desk',
  callSoundWhat:
    'From this laptop’s own output, never from the one that was chosen for music. Off until you switch it on.',
  ownSound: 'Your own sound.',
  twoTones: 'Two short tones.',
  listen: 'Listen',
  oursAgain: 'Use the built-in sound',
  ownSoundFor: 'Own sound: {what}',
  noFiles: 'This browser keeps no files for pages. The built-in sound stays.',
  stingVoteOpen: 'The vote opens',
  stingLastTen: 'Its last ten seconds',
  stingVoteClosed: 'The vote is closed',
  stingStep: 'A place is revealed',
  stingDrums: 'Drum roll',
  stingFanfare: 'Fanfare',
  stingWinner: 'The winner',
  stingCall: 'Somebody calls the desk',
} as const;
