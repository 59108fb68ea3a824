/** The others on stage, as they are typed: a name a line, and which of them are under age. */
import type { Draft } from './draft.ts';

/** Somebody else on stage; `label` tells two of one name apart. */
export interface Other {
  label: string;
  name: string;
  isMinor: boolean;
  parentContact: string;
}

/** Whether others are on stage at all. */
export const isGroup = (draft: Draft): boolean => Number(draft.performerCount) > 1;

/** Everybody who is named. */
export function othersOf(draft: Draft): Other[] {
  if (!isGroup(draft)) return [];
  const seen = new Map<string, number>();
  return linesOf(draft.memberNames).map((name) => {
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    const label = times === 1 ? name : `${name} (${times})`;
    const isMinor = draft.othersMinor === 'yes' && draft.minors.includes(label);
    return { label, name, isMinor, parentContact: isMinor ? (draft.parentContacts[label] ?? '').trim() : '' };
  });
}

/**
 * How many others are named, where they are as many as are said to be on stage or more, so that whoever registers is
 * not among those; undefined where there is room for them.
 */
export function namedWithoutSelf(draft: Draft): number | undefined {
  const others = othersOf(draft).length;
  return others > 0 && others >= Number(draft.performerCount) ? others : undefined;
}

/** The names for the programme: a teacher beside the stage is not among them. */
export function creditsOf(draft: Draft): string {
  if (!draft.credited || !isGroup(draft)) return '';
  const others = othersOf(draft).map(({ name }) => name);
  const isOnStage = others.length < Number(draft.performerCount);
  return [...(isOnStage ? [draft.preferredName.trim()] : []), ...others].join(', ');
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((each) => each.trim())
    .filter((each) => each !== '');
