/** Whether a name leaves a picture its room: one word of more letters than this needs the whole width to be read. */
const LONGEST_WORD = 45;

export const leavesRoom = (name: string): boolean =>
  name.split(/\s+/).every((word) => word.length <= LONGEST_WORD);
