/** How a parent's or guardian's consent came, and whether it is certain that they gave it. */
import { mailAddress } from '../mail/letters.ts';
import { sameContact } from './place.ts';

/**
 * `letter`: by a link sent only to the parent; `paper`: recorded by an organiser; `link`: by a link that the performer
 * passed on; `form`: in the performer's own registration.
 */
export const CONSENT_WAYS = ['letter', 'paper', 'link', 'form'] as const;
export type ConsentWay = (typeof CONSENT_WAYS)[number];

/**
 * Whether consent that came this way certainly came from the parent; in the other ways a performer could have
 * given it alone.
 */
export const isConfirmed = (how: ConsentWay): boolean => how === 'letter' || how === 'paper';

/**
 * How consent came, in English, in the words used on every page, file and log. `recordedBy`: who recorded it on
 * paper; null: the organisers.
 */
export function consentWords(how: ConsentWay, recordedBy: string | null = null): string {
  if (how === 'letter') return 'by the parent’s own link';
  if (how === 'paper') return `on paper, recorded by ${recordedBy ?? 'the organisers'}`;
  return 'through the performer’s page, not confirmed by the parent';
}

/**
 * Who gets the parent's link: the parent, if they have an email address other than the performer's; else the
 * performer, to pass it on.
 */
export const consentLinkOf = (parentContact: string, performersContact: string): 'parent' | 'performer' =>
  mailAddress(parentContact) !== undefined && sameContact(parentContact) !== sameContact(performersContact)
    ? 'parent'
    : 'performer';
