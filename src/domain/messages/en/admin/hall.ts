/** Settings of the night: how the show runs, screens, addresses with their codes, and the server’s machine. */
export const hall = {
  /** How the show runs. */
  judgesTime: 'Judges’ time after an act, in minutes',
  judgesTimeHint:
    'Counted down on judges’ devices; then the act’s scores close by themselves. Empty: they stay open until somebody locks them.',
  betweenActs: 'Time between acts, in seconds',
  betweenActsHint: 'Counted in the times that are planned and expected.',
  phonesFollow: 'Phones are behind the hall by, in seconds',
  phonesFollowHint:
    'While places are revealed: how long after the stage they appear on phones, on /results and, once a projector is paired, on those that are not. With a stream, as long as it lags; 0: at once.',
  stageSide: 'Where acts enter the stage',
  stageSideHint: 'On the call board. The running order can say otherwise for an act.',
  sideUnsaid: 'Not set',
  stageLeft: 'Stage left',
  stageRight: 'Stage right',

  /** What the hall’s screens need to know. */
  phoneAddress: 'Address for phones',
  phoneAddressHint:
    'In QR codes and links. Empty: the address this page was opened with, or this machine’s on the network.',
  wifiInWords: 'Wi-Fi in words',
  wifiInWordsHint:
    'On the projector beside the address, like “Hall-Guest, no password”. Its code is made under Addresses and codes.',
  mcCode: 'MC access code',
  mcCodeHint:
    'The MC types it once at /mc to see the script, pronunciations and notes. Empty: pages are paired under Paired screens only.',
  publishLineup: 'Publish the line-up',
  publishLineupHint: 'The front page lists the acts in running order. From then on each keeps its number.',
  showTurnout: 'Show how many have voted',
  showTurnoutHint: 'A number on the projector while a poll is open; never who is ahead.',
  openingCount: 'Count down to the title',
  openingCountHint: 'Ten seconds on the projector as the opening begins. Off: the title stands at once.',
  actScores: 'An act’s scores on the projector',
  actScoresHint:
    'Once they are locked, when the desk puts them there. What the rules drop is struck through.',
  never: 'Never',
  byNumber: 'By “Judge 1”',
  byNames: 'By the judges’ names',
  standings: 'Standings so far on the projector',
  standingsHint: 'Judges only, over the acts whose scores are locked. The audience’s share is never in them.',
  untilLast: 'Until the last act is scored',
  toTheEnd: 'To the end',

  /** Screens of the hall that are paired. */
  notPossible: 'That could not be done.',
  paired: 'Paired screens',
  nonePaired: 'No screen is paired yet.',
  identify: 'Identify',
  unpair: 'Unpair',
  unpairIt: 'Unpair it',
  keepIt: 'Keep it',
  unpairLead: 'A projector keeps its picture without a name; an MC page or a call board loses what it shows.',
  codeOnScreen: 'Code on the screen',
  codeOnScreenHint: 'Open /projector, /backstage or /mc there; P at a projector shows it again.',
  screenName: 'Name of the screen',
  screenNameHint: 'Like “Main hall”.',
  pairScreen: 'Pair screen',
  pairFailed: 'The server cannot be reached. Try again.',
  kindMc: 'MC page',
  kindProjector: 'Projector',
  kindBackstage: 'Call board',
  screenHere: '{kind}, connected',
  screenSilent: '{kind}, silent for {time}',
  unpairAsk: 'Unpair {name}?',
  nameOf: 'Name of {name}',

  /** Where codes lead. */
  whereMachineIs: 'Where this machine is',
  whereMachineIsHint: 'One press makes it the address for phones.',
  addressCard: '{address} ({card})',
  addressUnlikely: '{address} ({card}: not likely the hall’s)',
  addressOpen: '{address} (as you have it open)',

  /** Addresses that others open, with their codes. */
  codes: 'Codes',
  printPosters: 'Print posters',
  onlyHere: 'These codes lead to this machine only.',
  onlyHereLead:
    'Choose its address on the network above, or type it under Screens; until then nothing is printed.',
  wifiName: 'Wi-Fi name',
  wifiNameHint:
    'As devices list it. It is printed on posters and judges’ cards, with a code that lets them join.',
  itsPassword: 'Its password',
  wpa: 'WPA, 2 or 3',
  wep: 'WEP, old',
  noPassword: 'None',
  wifiPassword: 'Wi-Fi password',
  wifiPasswordHint: 'Everybody who sees the paper can read it: name the guests’ network.',
  judgesLinks: 'Judges’ own links, and cards with them, are under <link>Judges</link>.',
  addressOf: 'Address of {title}',
  noPhoneAddress: 'No address for phones is set. Another one is typed under <link>Screens</link>.',
  phonesSentTo: 'Phones are sent to {address}. Another one is typed under <link>Screens</link>.',
  wpaShort: 'A WPA password has {least} characters or more. Nothing of it is printed.',
  onPoster: '{title}, on the poster',

  /** The pages, each with who opens it. */
  front: 'Front page',
  frontWhose: 'Everybody: the event and its line-up',
  register: 'Register',
  registerWhose: 'Acts that want to perform',
  vote: 'Vote',
  voteWhose: 'The audience',
  results: 'Results',
  resultsWhose: 'Everybody, once they are announced',
  projectorWhose: 'The computer at the projector',
  mc: 'MC',
  mcWhose: 'The presenter’s tablet, with the access code',
  boardWhose: 'A screen in the green room, paired',

  /** Who answers for a result. */
  twoPeople: 'Two people certify',
  twoPeopleHint: 'One asks for it, another looks at the same figures and certifies them.',

  /** How devices come to trust the server. */
  askingTrust: 'Asking how this server is reached',
  cannotAsk: 'It cannot be asked just now.',
  httpOnly:
    'This server itself listens on http alone: OVATION_HTTPS_PORT is off, or that port was taken when it started. Judges’ pages must stay open while the network is away.',
  scanOnce:
    'Scan this once with each judge’s tablet and each device of the crew. It says how that device comes to trust this server, and when it does. Pages then open again without a network, screens stay on and the camera can be used. The audience’s phones need none of it.',
  trustServer: 'Trust this server',
  goodFor: 'Valid for',
  fingerprint: 'Fingerprint',
  ownCertificate: 'It is served on port {port} with a certificate of your own. Nothing has to be installed.',

  /** Whether the server’s machine is ready. */
  doctorLead:
    'Checks this machine now: disk, room, port, address, clock, music, https, backups, browser. On the machine itself: “ovation doctor”.',
  lookAgain: 'Check again',
  lookAtMachine: 'Check this machine',
} as const;
