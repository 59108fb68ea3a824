/**
 * The personal part of a registration: kept only sealed, opened only where somebody may see it. What is
 * written here never enters a list, a log or a live view.
 */
import type { z } from 'zod';
import type { Camel } from '#contract/case.ts';
import type { emergencyContact, parentalConsentGiven } from '#contract/registration/form.ts';
import type { Language } from '#domain/messages/languages.ts';
import type { ConsentWay } from '#domain/registration/consent.ts';
import type { Secrets } from '../store/secrets.ts';

/** A consent as it was signed. */
export interface ConsentRecord {
  how: ConsentWay;
  /** The name of the parent or guardian. */
  by: string;
  /** Who recorded a consent on paper; absent in records of older versions. */
  recordedBy?: string;
  /** When it was given, in ms. */
  at: number;
  version: number;
  /** The text that was agreed to. */
  text: string;
}

/** The stage rules as whoever registered accepted them. */
export interface RulesRecord {
  /** When, in ms. */
  at: number;
  version: number;
  /** In the language in which they were read. */
  text: string;
}

/** The sealed part of a registration: everything that is nobody's business but the person's. */
export interface PersonalData {
  preferredName: string;
  /** The others of a group, one a line, as registrations of older versions named them. */
  memberNames: string;
  contact: string;
  emergencyContact: Camel<z.output<typeof emergencyContact>>;
  parent: Omit<Camel<z.output<typeof parentalConsentGiven>>, 'consentGiven' | 'textVersion'> | null;
  assistanceNeeded: string;
  /** Null where they were not accepted, and in registrations of older versions. */
  rules: RulesRecord | null;
  consent: ConsentRecord | null;
  /** The language they registered in; null when unknown, and letters then use the event's own. */
  language: Language | null;
  /** The language in which a parent agreed by their own link; null before. */
  parentLanguage: Language | null;
  /** Why the person took something back, in their own words; the audit log only knows when (ms). */
  reasons: readonly { at: number; words: string }[];
}

/** The data with the person's reason for what happened at `at` (ms); unchanged when the reason is empty. */
export const withReason = (personal: PersonalData, at: number, words: string): PersonalData =>
  words === '' ? personal : { ...personal, reasons: [...personal.reasons, { at, words }] };

/** Encrypts personal data, for the table. */
export const sealPersonal = (secrets: Secrets, personal: PersonalData): string =>
  secrets.seal(JSON.stringify(personal));

/** What is left of a person who was erased. */
const ERASED: PersonalData = {
  preferredName: '',
  memberNames: '',
  contact: '',
  emergencyContact: { preferredName: '', pronouns: '', contactMethod: '' },
  parent: null,
  assistanceNeeded: '',
  rules: null,
  consent: null,
  language: null,
  parentLanguage: null,
  reasons: [],
};

/** Decrypts a row's personal data. @throws Error when it was sealed with another key. */
export const openPersonal = (secrets: Secrets, row: { personal: string }): PersonalData =>
  row.personal === ''
    ? ERASED
    : { ...ERASED, ...(JSON.parse(secrets.unseal(row.personal)) as Partial<PersonalData>) };
