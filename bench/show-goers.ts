/** The people of `bench/loop.ts`, in a process of their own: screens that follow the show, and phones that look. */
import { get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

const SCREENS = 20;
const LOOK_EVERY_MS = 20;

const [origin = '', token = ''] = process.argv.slice(2);
const follow = (path: string, headers: Record<string, string> = {}) =>
  get(`${origin}/api/v1${path}`, { headers }, (answer) => answer.resume()).on('error', () => undefined);

for (let at = 0; at < SCREENS; at += 1) follow('/live/projector');
follow('/live/admin', { authorization: token });
process.on('disconnect', () => process.exit());
for (;;) {
  await fetch(`${origin}/api/v1/ballot`)
    .then((answer) => answer.arrayBuffer())
    .catch(() => undefined);
  await pause(LOOK_EVERY_MS);
}
