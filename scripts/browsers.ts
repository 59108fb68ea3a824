/**
 * The browsers that the pages are for, by their oldest version: everybody's newest on 22 November 2024, two years ago.
 * `docs/operating.md` tells them to organisers, `npm run browsers` holds the pages to them.
 */
export const SUPPORTED = {
  chrome: '131',
  chrome_android: '131',
  edge: '131',
  firefox: '132',
  firefox_android: '132',
  safari: '18.1',
  safari_ios: '18.1',
  samsunginternet_android: '27.0',
} as const;

/** What the build's syntax is made for. It may be older than what is supported: that costs nothing. */
export const BUILD_TARGET = ['chrome111', 'edge111', 'firefox114', 'safari16.4'];
