/** How pages look: the style that a document brings along, so that nothing is painted otherwise first. */

/** What a page is told of the look of the event that is on. */
export interface PageLook {
  /** Another look has another name; empty where the house's own is worn. */
  readonly id: string;
  /** A style sheet of custom properties. */
  readonly style: string;
  /** What puts a picture of the event's own behind its name: on pages that show one, which the ballot is not. */
  readonly backdrop: string;
  /** Rooms that are dark by themselves are paper. */
  readonly isDaylight: boolean;
}

export type LookOf = () => Promise<PageLook>;

export const NO_LOOK: PageLook = { id: '', style: '', backdrop: '', isDaylight: false };

/** What the html element says of it. */
export const lookAttributes = ({ id, isDaylight }: PageLook): string =>
  id === '' ? '' : ` data-look="on" data-look-id="${id}"${isDaylight ? ' data-daylight' : ''}`;

/** All that a page wears. */
export const wholeStyle = ({ style, backdrop }: PageLook): string => style + backdrop;

/** The element that a document brings along. */
export const lookElement = (style: string): string =>
  style === '' ? '' : `<style id="look">${style}</style>`;
