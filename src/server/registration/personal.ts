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

/** A parent's or guardian's agreement, as it was given. */
export interface ConsentRecord {
  how: ConsentWay;
  /** The parent or guardian, by name. */
  by: string;
  /** Who recorded the paper; records from before this was kept have none. */
  recordedBy?: string;
  /** When, in ms. */
  at: number;
  version: number;
  /** The text as it was read. */
  text: string;
}

/** Everything about a participant that is nobody's but theirs. */
export interface PersonalData {
  preferredName: string;
  /** The others of a group, one a line, as they were told before each of them had a row. */
  memberNames: string;
  contact: string;
  emergencyContact: Camel<z.output<typeof emergencyContact>>;
  parent: Omit<Camel<z.output<typeof parentalConsentGiven>>, 'consentGiven'> | null;
  assistanceNeeded: string;
  consent: ConsentRecord | null;
  /** In which language they registered; null: nobody knows, and letters speak the event's own. */
  language: Language | null;
  /** In which one a parent agreed by their own link. */
  parentLanguage: Language | null;
  /** Why something was taken back, in the words of the person: the log only knows when, in ms. */
  reasons: readonly { at: number; words: string }[];
}

/** The person's data with their reason for what happens at `at`. */
export const withReason = (personal: PersonalData, at: number, words: string): PersonalData =>
  words === '' ? personal : { ...personal, reasons: [...personal.reasons, { at, words }] };

/** The text that the table keeps. */
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
  consent: null,
  language: null,
  parentLanguage: null,
  reasons: [],
};

/** What a row keeps sealed. @throws Error when the installation's key is not the one it was sealed with. */
export const openPersonal = (secrets: Secrets, row: { personal: string }): PersonalData =>
  row.personal === ''
    ? ERASED
    : { ...ERASED, ...(JSON.parse(secrets.unseal(row.personal)) as Partial<PersonalData>) };
