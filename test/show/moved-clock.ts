/**
 * Loaded into a server before anything else (`node --import`): for it so many more milliseconds have passed as the
 * file says that `OVATION_TEST_AHEAD` names, at any moment. The machine's clock and the steady one go together; a
 * server does not believe a clock that is set in the middle of a show.
 */
import { readFileSync } from 'node:fs';

const LOOK_MS = 10;
const file = process.env.OVATION_TEST_AHEAD ?? '';
const right = { wall: Date.now.bind(Date), steady: performance.now.bind(performance) };
const look = () => Number(readFileSync(file, 'utf8'));

let ahead = look();
setInterval(() => {
  ahead = look();
}, LOOK_MS).unref();
Date.now = () => right.wall() + ahead;
performance.now = () => right.steady() + ahead;
