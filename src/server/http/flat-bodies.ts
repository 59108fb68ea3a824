/**
 * Large bodies that anybody with a link may send are one long text, a picture or a recording. As many bytes in nested
 * lists or a hundred thousand fields take the process many times as long, so they are refused while they come.
 */
import { type Readable, Transform } from 'node:stream';
import { Refusal } from '#contract/refusal.ts';

/** What a list, a field or the next one of either begins with. Base64 has none of them, and the fields are a handful. */
const BEGINNINGS = ['[', '{', ','].map((sign) => sign.charCodeAt(0));
const MOST = 1_000;

/**
 * The body as it comes. It fails with Refusal `invalid` where it is no long text but thousands of lists or fields.
 */
export function flatBody(body: Readable): Readable {
  let begun = 0;
  const looked = new Transform({
    transform(piece: Buffer, _encoding, done) {
      for (const sign of BEGINNINGS)
        for (let at = piece.indexOf(sign); at !== -1 && begun <= MOST; at = piece.indexOf(sign, at + 1))
          begun += 1;
      if (begun > MOST) done(new Refusal('invalid'));
      else done(null, piece);
    },
  });
  // A pipeline would end the connection with it, and nobody would read the refusal.
  body.once('error', (error) => looked.destroy(error));
  return body.pipe(looked);
}
