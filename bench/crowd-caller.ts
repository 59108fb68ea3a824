/** The crowd of `bench/crowd-answers.ts`, in a process of its own: makes one call so many times and says what came back. */
import { Agent, request } from 'node:http';

export interface Asked {
  port: number;
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
  times: number;
  /** Whether what is in the last answer is wanted too. */
  reads?: boolean;
}

export interface Heard {
  /** How often each status came. */
  statuses: Record<number, number>;
  /** Of one answer's body, as it came over the line. */
  bytes: number;
  /** How long each waited for the end of its answer. */
  waitedMs: number[];
  /** Where it was wanted. */
  body?: string;
}

const AT_ONCE = 4;
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

const once = ({
  port,
  method,
  path,
  headers,
  body,
  reads,
}: Asked): Promise<{ status: number; bytes: number; text: string }> =>
  new Promise((resolve, reject) => {
    const sent = request(
      {
        agent,
        host: '127.0.0.1',
        port,
        method,
        path,
        headers: {
          'accept-encoding': reads ? 'identity' : 'gzip, deflate, br',
          'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)',
          'accept-language': 'en-GB,en;q=0.9',
          ...headers,
          ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
        },
      },
      (answer) => {
        let bytes = 0;
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
          if (reads) chunks.push(chunk);
        });
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, bytes, text: Buffer.concat(chunks).toString() }),
        );
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });

process.on('message', async (asked: Asked) => {
  const heard: Heard = { statuses: {}, bytes: 0, waitedMs: [] };
  let left = asked.times;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (left > 0) {
        left -= 1;
        const askedAt = performance.now();
        const { status, bytes, text } = await once(asked);
        heard.waitedMs.push(performance.now() - askedAt);
        heard.statuses[status] = (heard.statuses[status] ?? 0) + 1;
        heard.bytes = bytes;
        if (asked.reads) heard.body = text;
      }
    }),
  );
  process.send?.(heard);
});
process.on('disconnect', () => process.exit());
