/** How pages look: the style that a document brings along, so that nothing is painted otherwise first. */

/** The look of the current event, as a page's HTML needs it. */
export interface PageLook {
  /** Changes with the look, so that pages notice a new one; empty for Ovation's own look. */
  readonly id: string;
  /** A style sheet of custom properties. */
  readonly style: string;
  /** A style sheet that puts the event's background picture behind its name; the ballot leaves it out. */
  readonly backdrop: string;
  /** Whether pages that are dark by default (desk, projector) are light too. */
  readonly isDaylight: boolean;
}

/** Reads the look of the current event. */
export type LookOf = () => Promise<PageLook>;

/** Ovation's own look. */
export const NO_LOOK: PageLook = { id: '', style: '', backdrop: '', isDaylight: false };

/**
 * The attributes of the `html` element that tell style sheets of the look, with a leading space; empty for Ovation's
 * own.
 */
export const lookAttributes = ({ id, isDaylight }: PageLook): string =>
  id === '' ? '' : ` data-look="on" data-look-id="${id}"${isDaylight ? ' data-daylight' : ''}`;

/** The style sheets of a page that shows the background picture. */
export const wholeStyle = ({ style, backdrop }: PageLook): string => style + backdrop;

/** The `style` element of a page's head; empty when there is no style. */
export const lookElement = (style: string): string =>
  style === '' ? '' : `<style id="look">${style}</style>`;
