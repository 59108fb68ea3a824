/** An act's personal data, which is hidden until somebody asks to see a part of it. */
import { z } from 'zod';
import { id, instant } from '../primitives.ts';
import { agreedText, consentWay, photoConsent, photoPlace } from './schema.ts';

/** The parts of personal data that are hidden until somebody asks for one; each look is logged. */
export const PERSONAL_BLOCKS = ['name', 'emergency', 'parent', 'assistance', 'members'] as const;
export const personalBlock = z.enum(PERSONAL_BLOCKS);
export const revealBody = z.object({ block: personalBlock });
/** Personal data with the parts that were asked for; the others are null. */
export const personal = z.object({
  name: z
    .object({
      preferred_name: z.string(),
      contact: z.string(),
      member_names: z.string(),
      language: z.string().nullable().describe('In which they registered; null: written down by the desk.'),
    })
    .nullable(),
  // Data from a file, or after erasing, may be empty, so these texts are not validated.
  emergency: z
    .object({ preferred_name: z.string(), pronouns: z.string(), contact_method: z.string() })
    .nullable(),
  parent: z
    .object({
      parent_preferred_name: z.string(),
      parent_pronouns: z.string(),
      parent_contact: z.string(),
      parent_language: z.string().nullable().describe('In which they agreed by their own link.'),
      signed_at: instant.nullable(),
      signed_by: z.string().nullable(),
      signed_how: consentWay.nullable(),
      signed_words: z.string().nullable().describe('How it came, for people.'),
      text: agreedText.nullable(),
    })
    .nullable(),
  assistance: z.object({ assistance_needed: z.string() }).nullable(),
  members: z
    .array(
      z.object({
        id,
        name: z.string(),
        is_minor: z.boolean(),
        parent_preferred_name: z.string(),
        parent_contact: z.string(),
        signed_at: instant.nullable(),
        signed_by: z.string().nullable(),
        signed_words: z.string().nullable(),
        text: agreedText.nullable(),
        photo_consent: photoConsent,
        photo_places: z.array(photoPlace),
      }),
    )
    .nullable(),
});
