/** A file of music that a text can be found in. */

/** Twelve seconds of a tone, with a mark in the file's own text. */
export function soundOf(mark: string): Buffer {
  const rate = 8_000;
  const note = Buffer.from(mark.padEnd(mark.length + (mark.length % 2), ' '));
  const samples = Buffer.from(
    Uint8Array.from({ length: rate * 12 }, (_, at) => 128 + Math.round(60 * Math.sin(at / 3))),
  );
  const chunk = (name: string, body: Buffer) => {
    const size = Buffer.alloc(4);
    size.writeUInt32LE(body.length);
    return Buffer.concat([Buffer.from(name), size, body]);
  };
  const format = Buffer.alloc(16);
  for (const [at, value] of [1, 1].entries()) format.writeUInt16LE(value, at * 2);
  format.writeUInt32LE(rate, 4);
  format.writeUInt32LE(rate, 8);
  format.writeUInt16LE(1, 12);
  format.writeUInt16LE(8, 14);
  const list = chunk('LIST', Buffer.concat([Buffer.from('INFO'), chunk('ICMT', note)]));
  return chunk(
    'RIFF',
    Buffer.concat([Buffer.from('WAVE'), chunk('fmt ', format), list, chunk('data', samples)]),
  );
}
