/** A picture of an act, as its performer sends it. `@most` is how many letters fit. */
export const picture = {
  /** Heading on a performer’s page. @most 24 */
  yours: 'Your photo',
  /** Under it: where it is shown. */
  lead: 'For the big screen, phones, the results and the printed programme, if you like. Everybody in it should agree.',
  /** Button. @most 24 */
  choose: 'Choose a photo',
  /** Button: another photo instead. @most 24 */
  another: 'Another photo',
  /** Over the photo in its circle. */
  crop: 'Put yourself in the circle: move the photo with a finger, the mouse or the arrow keys.',
  /** What a screen reader calls the photo that is moved. @most 40 */
  place: 'The photo in its circle',
  /** Slider. @most 24 */
  zoom: 'Larger or smaller',
  /** Button: sends it. @most 24 */
  use: 'Use this photo',
  /** Button. @most 24 */
  remove: 'Remove it',
  /** Question before it. @most 60 */
  removeAsk: 'Remove your photo?',
  /** Under a photo that nobody has looked at yet. */
  waiting: 'The organisers look at it first. Until then only you and they see it.',
  /** Under a photo that was approved. */
  approved: 'The organisers have approved it. It is shown while you are in the show.',
  /** Under a photo that may be shown at no place. */
  nowhere: 'No place is ticked, so it is shown nowhere.',
  /** Under a photo that was not approved. What the organisers wrote stands after it. */
  refused: 'The organisers ask for another photo.',
  /** Under a photo of somebody under age. */
  parent: 'It is shown once a parent or guardian has agreed.',
  /** Under a photo with few pixels. */
  small: 'It is too small for the big screen, so it is only shown on phones and on paper.',
  /** After choosing a file. */
  unread: 'This file cannot be read as a photo here. Choose a JPEG or PNG.',
  /** After it could not be sent. */
  notSent: 'The photo was not sent. Try again.',
  /** Over three boxes to tick: the places of the room `kept`. Also on a parent’s page. @most 40 */
  places: 'Where photos may be shown',
  /** Under the second of them, small. @most 40 */
  placeBallotToo: 'And in the printed programme',
  /** Under them, of an act with somebody under age; {places} are those places, in a row. */
  keptByParents: 'A parent or guardian keeps it from: {places}.',
  /** Under them, for a performer under age, who cannot change them. */
  parentSays: 'A parent or guardian says where it may be shown.',
  /** Heading over a small picture of the projector. @most 40 */
  inTheHall: 'How the hall will see it',
  /** Under it. */
  inTheHallLead: 'In the light only while you are on. Before that it waits in grey.',
} as const;
