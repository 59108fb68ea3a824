/** The guide beside a page; its own text is docs/guide.md, in English. */
export const help = {
  /** The panel’s head, and what stands in place of the guide. */
  guide: 'Guide',
  loading: 'Loading the guide',
  notLoaded: 'The guide cannot be loaded just now.',
  parts: 'Parts of the guide',
  firstPath: 'The first path',
  forExpert: 'For the expert',
} as const;
