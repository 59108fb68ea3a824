/**
 * What somebody has filled in so far, kept on their device: over a reload and a closed tab for a day, then
 * forgotten, since the device may be shared. Nothing of it goes to the server before it is sent.
 */
import type { ActFieldName, AudioDeliveryMethod } from '#domain/registration/act-fields.ts';
import { newCommandId } from '#web/client/command-id.ts';

/** The words that an act says of itself, sent as they are typed. */
export const OWN_WORDS = [
  'stageName',
  'songTitle',
  'pronouns',
  'pronunciation',
  'mcLine',
  'stageNotes',
] as const satisfies readonly ActFieldName[];

/** The form as it is typed: words as words, choices empty until made. */
export interface Draft extends Record<(typeof OWN_WORDS)[number], string> {
  preferredName: string;
  age: '' | 'adult' | 'minor';
  categoryId: string;
  delivery: '' | AudioDeliveryMethod;
  length: string;
  performerCount: string;
  memberNames: string;
  /** Whether any of them is under age; who, and where their parents are reached, by their lines. */
  othersMinor: '' | 'yes' | 'no';
  minors: readonly string[];
  parentContacts: Readonly<Record<string, string>>;
  credited: boolean;
  /** To the organiser's own questions, by their ids. */
  answers: Readonly<Record<string, string>>;
  photos: '' | 'yes' | 'no';
  parentHow: '' | 'link' | 'here';
  parentName: string;
  parentPronouns: string;
  parentContact: string;
  parentAgrees: boolean;
  emergencyName: string;
  emergencyPronouns: string;
  emergencyContact: string;
  assistance: string;
  contact: string;
  riskAccepted: boolean;
  /** The versions of the texts beside the boxes that were ticked. */
  rulesVersion: number;
  consentVersion: number;
  website: string;
}

export const EMPTY: Draft = {
  ...(Object.fromEntries(OWN_WORDS.map((name) => [name, ''])) as Record<(typeof OWN_WORDS)[number], ''>),
  preferredName: '',
  age: '',
  categoryId: '',
  delivery: '',
  length: '',
  performerCount: '1',
  memberNames: '',
  othersMinor: '',
  minors: [],
  parentContacts: {},
  credited: false,
  answers: {},
  photos: '',
  parentHow: '',
  parentName: '',
  parentPronouns: '',
  parentContact: '',
  parentAgrees: false,
  emergencyName: '',
  emergencyPronouns: '',
  emergencyContact: '',
  assistance: '',
  contact: '',
  riskAccepted: false,
  rulesVersion: 0,
  consentVersion: 0,
  website: '',
};

/** The draft without ticks beside a text that has changed since: nobody agreed to what it says now. */
export const asAgreed = (draft: Draft, { riskText, consentText }: AgreedTexts): Draft => ({
  ...draft,
  riskAccepted: draft.riskAccepted && draft.rulesVersion === riskText.version,
  parentAgrees: draft.parentAgrees && draft.consentVersion === consentText.version,
});

interface AgreedTexts {
  riskText: { version: number };
  consentText: { version: number };
}

/** A draft with what it takes to send it once. */
export interface KeptDraft {
  draft: Draft;
  /** The id under which it is sent, also when it is sent again after a reload. */
  commandId: string;
  eventId: string;
  keptAt: number;
}

const KEY = 'ovation_registration_draft';
/** Marks the tab that a draft was typed in: there a reload goes on by itself. */
const TAB_KEY = 'ovation_registration_tab';
const LIFE_MS = 24 * 60 * 60 * 1_000;

/** An untouched draft. */
export const freshDraft = (eventId: string): KeptDraft => ({
  draft: EMPTY,
  commandId: newCommandId(),
  eventId,
  keptAt: Date.now(),
});

/** The draft kept for this event, if it is younger than a day; `sameTab` says whether it was typed in this tab. */
export function keptDraft(eventId: string): (KeptDraft & { sameTab: boolean }) | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as KeptDraft | null;
    if (!kept || kept.eventId !== eventId || Date.now() - kept.keptAt > LIFE_MS) return undefined;
    const sameTab = sessionStorage.getItem(TAB_KEY) === kept.commandId;
    return { ...kept, draft: { ...EMPTY, ...kept.draft }, sameTab };
  } catch {
    return undefined;
  }
}

/** Keeps a draft. @returns false when this browser keeps nothing. */
export function keepDraft(kept: KeptDraft): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...kept, keptAt: Date.now() }));
    sessionStorage.setItem(TAB_KEY, kept.commandId);
    return true;
  } catch {
    return false;
  }
}

/** Forgets the draft. */
export function dropDraft(): void {
  try {
    localStorage.removeItem(KEY);
    sessionStorage.removeItem(TAB_KEY);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
