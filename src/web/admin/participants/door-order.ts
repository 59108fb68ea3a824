/** In which order acts stand at the door: nothing moves under a finger, and who was found by typing stays in sight. */
import { useState } from 'react';
import { matching, type RegisteredAct, sorted } from './acts.ts';

export interface DoorOrder {
  /** The acts that stand behind the others, because they had come before anything was typed. */
  behind: ReadonlySet<string>;
  /** The act that came last of those found by typing: a group is counted right then. */
  first: string | undefined;
}

const hereOf = (acts: readonly RegisteredAct[]): ReadonlySet<string> =>
  new Set(acts.flatMap(({ id, checkedInAt }) => (checkedInAt === null ? [] : [id])));

/** The acts that match, by name; `first` before all others, and who was here already after them. */
export const atTheDoor = (acts: readonly RegisteredAct[], words: string, { behind, first }: DoorOrder) => {
  const rank = ({ id }: RegisteredAct) => (id === first ? 0 : behind.has(id) ? 2 : 1);
  return sorted(matching(acts, words), 'name').sort((a, b) => rank(a) - rank(b));
};

/** What is typed at the door, and the order that follows from it. */
export function useDoor(acts: readonly RegisteredAct[]) {
  const [words, setWords] = useState('');
  const [order, setOrder] = useState<DoorOrder>(() => ({ behind: hereOf(acts), first: undefined }));
  return {
    words,
    shown: atTheDoor(acts, words, order),
    type: (typed: string) => {
      setWords(typed);
      setOrder({ behind: hereOf(acts), first: undefined });
    },
    /** Somebody has come: what was typed to find them goes. */
    came: (id: string) => {
      if (words === '') return;
      setWords('');
      setOrder({ behind: hereOf(acts), first: id });
    },
  };
}
