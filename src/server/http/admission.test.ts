import { EventEmitter } from 'node:events';
import type { IncomingMessage, Server } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { standInLine } from './admission.ts';

it('forgets whoever was let in, also while others come without an end', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const server = new EventEmitter();
  let answered = 0;
  const ask = () => server.emit('request', {}, { destroyed: false });
  // Whoever was answered asks again at once: the line is never empty.
  server.on('request', () => {
    answered += 1;
    if (answered < 20_000) setImmediate(ask);
  });
  standInLine(server as unknown as Server, () => false);
  const first: WeakRef<Partial<IncomingMessage>>[] = [];
  const askFirst = () => {
    const request = {};
    first.push(new WeakRef(request));
    server.emit('request', request, { destroyed: false });
  };
  for (let at = 0; at < 100; at += 1) askFirst();
  while (answered < 10_000) await nextTurn();
  collect();
  expect(first.filter((one) => one.deref() !== undefined)).toHaveLength(0);
  expect(answered).toBeLessThan(20_000);
});
