/**
 * Made-up acts for a running order that is tried before it has any. Their names are as hard for screens as real ones.
 * They have no participants and are deleted with the round that they were made for.
 */

const MINUTE = 60_000;

/** The acts, with planned lengths in ms. */
export const SAMPLE_ACTS: readonly { stageName: string; plannedMs: number }[] = [
  { stageName: 'Mia & Bo', plannedMs: 3 * MINUTE },
  { stageName: '林薇', plannedMs: 4 * MINUTE },
  { stageName: 'The Eighth Notes', plannedMs: 4 * MINUTE },
  { stageName: 'Amélie & the Unreasonably Long Goodbye Orchestra of Class 7B', plannedMs: 5 * MINUTE },
  { stageName: 'سلمى النجار', plannedMs: 3 * MINUTE },
  { stageName: 'Juniper Vale', plannedMs: 3 * MINUTE },
  { stageName: 'Bramble & Thorn', plannedMs: 4 * MINUTE },
  { stageName: 'Ngozi Ó Briain', plannedMs: 3 * MINUTE },
];
