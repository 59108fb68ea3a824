/** The error that refuses a call. It may be thrown anywhere below a route; one error handler answers it. */

import type { CatalogueLine } from '#domain/messages/catalogue-line.ts';
import { toldOfField } from '#domain/messages/refusal-line.ts';
import { catalogueLinesOf } from '#domain/messages/report.ts';
import { type ErrorAnswer, type RefusalCode, refusals } from './errors.ts';

const RETRY_SECONDS = 5;

/** A refused call: code, HTTP status, sentence and, for wrong input, a sentence for each field. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly status: number;
  readonly fields: Record<string, string> | undefined;
  /** Seconds after which trying again makes sense. Always set for 503, where the server is at fault for a while. */
  readonly retryAfter: number | undefined;

  constructor(
    code: RefusalCode,
    sentence?: string,
    more: { fields?: Record<string, string>; retryAfter?: number } = {},
  ) {
    super(sentence ?? refusals[code][1]);
    this.code = code;
    this.status = refusals[code][0];
    this.fields = more.fields;
    this.retryAfter = more.retryAfter ?? (this.status === 503 ? RETRY_SECONDS : undefined);
  }

  /** The answer on the wire. */
  answer(): ErrorAnswer {
    const lines = catalogueLinesOf(this.message);
    // What the code alone says needs no line.
    const told = lines[0]?.line === `refused.${this.code}` && lines.length === 1 ? [] : lines;
    return {
      error: this.message,
      code: this.code,
      ...(told.length > 0 && { told }),
      ...(this.fields && { fields: this.fields, ...fieldsToldOf(this.fields) }),
    };
  }
}

/** The refusal of wrong input for one field, with what is wrong with it. */
export const wrongField = (field: string, sentence: string): Refusal =>
  new Refusal('invalid', sentence, { fields: { [field]: sentence } });

/**
 * For each field's sentence the catalogue's line and blanks, so that it can be said in other languages; empty where
 * there are none.
 */
export function fieldsToldOf(fields: Record<string, string>): {
  fields_told?: Record<string, CatalogueLine>;
} {
  const told = Object.entries(fields).flatMap(([field, sentence]) => {
    const one = toldOfField(sentence);
    return one ? [[field, one] as const] : [];
  });
  return told.length > 0 ? { fields_told: Object.fromEntries(told) } : {};
}
