/** Where one can go from the results. */

export const LINKS = [
  { label: 'Event', to: '/' },
  { label: 'Results', to: '/results' },
];
