/** The event’s look: its colours, letters and logo, tried before they are on. */
export const looks = {
  /** The page, and what stands beside its buttons. */
  lead: 'One light, one house, one typeface. Every screen and print follows.',
  putOn: 'Put on all screens',
  backToOn: 'Back to what is on',
  backToBefore: 'Back to before',
  onlyHere: 'Nobody else sees this yet.',
  onAll: 'Saved, on all screens',
  notOn: 'Not on the screens. What you chose is still here; try again.',

  /** Under three pictures of what the choices make; and in them what a page says as an example. */
  projectorNotOn: 'Projector, not on screen yet',
  projector: 'Projector',
  ballot: 'Ballot',
  sampleAct: 'Ximena Ortiz-Cárdenas',
  sampleName: 'Ximena Ortiz',
  sampleSong: 'La Llorona',
  registerAct: 'Register your act',

  /** Two choices of a colour: heading, what it is for, and for screen readers the field for one that is not offered. */
  light: 'The light',
  lightSays: 'Who is on, and what to press',
  otherLight: 'The light: another colour',
  house: 'The house',
  houseSays: 'Behind everything in the dark; daylight turns the screens to paper',
  otherHouse: 'The house: another colour',
  /** Spoken: the colours that are offered. */
  lime: 'Lime',
  amber: 'Amber',
  gold: 'Gold',
  coral: 'Coral',
  pink: 'Pink',
  sky: 'Sky',
  mint: 'Mint',
  bone: 'Bone',
  night: 'Night',
  navy: 'Navy',
  plum: 'Plum',
  forest: 'Forest',
  daylight: 'Daylight',

  /** The choice of letters: heading, what stands under it, and each face by its name with what it is like. */
  letters: 'The typeface',
  lettersSays: 'All four get narrower before a name is made small',
  archivo: 'Archivo. Clear and tall. Fits the longest names.',
  anybody: 'Anybody. Square and loud',
  robotoSerif: 'Roboto Serif. Festive, like a programme',
  fredoka: 'Fredoka. Round and friendly',

  /** What was measured: heading, and what it is about, which stands before the last two sentences. */
  canItBeRead: 'Can it be read?',
  measured: 'Measured for every screen, not only these',
  readNames: 'Names on the projector',
  readLight: 'Words on the light',
  readAccent: 'Words in the light’s colour',
  readSmall: 'Small words on phones, by night and by day',
  readStates: 'Words for what is well, late or wrong',
  clear: '{what}: <b>clear</b>',
  unclear:
    '{what} cannot be read from the back rows, nor by people with weak sight. {ratio} to 1; {needs} is needed.',
  /** Two samples side by side, and the buttons under them. @most 14 */
  onStage: 'On stage',
  yours: 'yours',
  nearest: 'nearest',
  useNearest: 'Use the nearest colour',
  daylightInstead: 'Daylight instead',

  /** The logo: its name, where it is shown, and for screen readers the picture and the field of the file. */
  logo: 'Logo',
  theLogo: 'The logo',
  logoSays: 'A picture file. Top of the projector, the front page, prints.',
  logoFile: 'Logo, a picture file',
  noPicture: 'This file cannot be drawn. Choose a PNG, JPEG, WebP or SVG picture.',

  /** A picture of the event’s own behind its name: its name, where it is shown, and for screen readers the picture and the field of the file. */
  background: 'Background',
  theBackground: 'The background',
  backgroundSays:
    'Behind the event’s name: front page, before the show, interval. Veiled until every word is read.',
  backgroundFile: 'Background, a picture file',
  noBackground: 'This file cannot be drawn. Choose a PNG, JPEG or WebP picture.',
} as const;
