/** What a count of the public record takes in, before it is fetched. */
import { z } from 'zod';

export const recordBrief = z.strictObject({
  bytes: z.int().describe('The size of the record, before it is compressed.'),
  sheets: z.int().nullable().describe('The scoresheets in it; null where the marks are not published.'),
  ballots: z
    .int()
    .nullable()
    .describe('The ballots that count in the published lists of its polls; null where none is published.'),
  places: z.int().describe('The places that were signed, of all tables that are counted.'),
  whole: z.boolean().describe('What is open gives every place.'),
});
