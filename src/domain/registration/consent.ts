/** How a parent's or guardian's consent came, and whether it was they who gave it. */
import { mailAddress } from '../mail/letters.ts';
import { sameContact } from './place.ts';

/**
 * By a link that only the parent was sent; on paper that an organiser recorded; by a link that the performer was
 * given to hand on; or in the performer's own registration.
 */
export const CONSENT_WAYS = ['letter', 'paper', 'link', 'form'] as const;
export type ConsentWay = (typeof CONSENT_WAYS)[number];

/** Whether it came from the parent for all that we can know: a performer could have given the rest alone. */
export const isConfirmed = (how: ConsentWay): boolean => how === 'letter' || how === 'paper';

/** How it came, in the words that every page, file and log uses. `recordedBy` is who wrote the paper down. */
export function consentWords(how: ConsentWay, recordedBy: string | null = null): string {
  if (how === 'letter') return 'by the parent’s own link';
  if (how === 'paper') return `on paper, recorded by ${recordedBy ?? 'the organisers'}`;
  return 'through the performer’s page, not confirmed by the parent';
}

/**
 * Who is given the parent's link: the parent alone where they have an email address that is not the performer's
 * as well, else the performer, to hand it on.
 */
export const consentLinkOf = (parentContact: string, performersContact: string): 'parent' | 'performer' =>
  mailAddress(parentContact) !== undefined && sameContact(parentContact) !== sameContact(performersContact)
    ? 'parent'
    : 'performer';
