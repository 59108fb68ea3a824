/** Made-up acts on which a way of finding the winner is shown before there are any real ones. */

/** A short name, one in another script, and one that is hard to fit, with a total of each judge and the hall's votes. */
export const MADE_UP_ACTS = [
  { name: 'The Eighth Notes', totals: [84, 86, 90, 88, 85, 87, 89], votes: 41 },
  { name: '林薇', totals: [91, 70, 89, 88, 92, 90, 91], votes: 38 },
  {
    name: 'Amélie & the Unreasonably Long Goodbye Orchestra of Class 7B',
    totals: [79, 85, 83, 85, 80, 84, 82],
    votes: 63,
  },
] as const;
