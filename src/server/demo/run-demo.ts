/** `ovation demo`: a whole sample event on a throw-away database, which goes when the demo ends. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { readConfig } from '../config.ts';
import { startServer } from '../main.ts';
import { findProgram } from '../tracks/programs.ts';
import { type Addresses, announce, announceAsJson } from './announce.ts';
import type { Caller } from './api.ts';
import { makeSampleEvent } from './sample-event.ts';
import { drawFaces } from './sample-faces.ts';
import { giveSampleTexts, OFFERED_BY_DEMO } from './sample-texts.ts';
import { simulate } from './simulate.ts';

/** How the demo is started. */
export interface DemoOptions {
  /** The port; 0 for a free one. */
  port: number;
  host: string;
  /** Prints one line of JSON instead of the page for people. */
  json: boolean;
  /** Lets judges and an audience act by themselves. */
  simulate: boolean;
  /** When the command was given, in ms, before anything was installed or built. */
  askedAt: number;
}

/** The demo installs nothing on the machine: it says what is missing. */
const NO_FFMPEG =
  'ffmpeg is not installed: tracks can be sent, but are not listened to. Debian: apt install ffmpeg; macOS: brew install ffmpeg.';

/** Starts the demo and prints its addresses. Answers a function that stops it and deletes its data. */
export async function startDemo(options: DemoOptions): Promise<() => Promise<void>> {
  const beganAt = Date.now();
  const dataDir = mkdtempSync(join(tmpdir(), 'ovation-demo-'));
  const undo: (() => unknown)[] = [() => rmSync(dataDir, { recursive: true, force: true })];
  const stop = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  if (!findProgram('ffmpeg')) process.stderr.write(`${NO_FFMPEG}\n`);
  try {
    // Of the person's own settings none is taken: no database, no mail goes out.
    const config = readConfig({ OVATION_DATA: dataDir, OVATION_LOG: 'warn' });
    // Its standard output is for people, or the one line for programs: trouble goes beside it.
    const server = await startServer({ ...config, log: 'terminal', host: options.host, port: options.port });
    undo.push(() => server.close());
    const origin = `http://127.0.0.1:${new URL(server.url).port}`;
    const sample = await makeSampleEvent(server.store, origin);
    await offerLanguages(sample.desk);
    await drawFaces(sample.desk);
    const addresses: Addresses = {
      url: origin,
      setupSeconds: inSeconds(Date.now() - options.askedAt),
      startSeconds: inSeconds(Date.now() - beganAt),
      admin: sample.admin,
      crew: sample.crew,
      judges: sample.judges,
      mcCode: sample.mcCode,
      dataDir,
    };
    if (options.simulate) undo.push(simulate(origin, sample.judges));
    if (options.json) announceAsJson(addresses);
    else await announce(addresses, options.host);
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
}

/** What the demo's visitors may read beside English, with what its organisers wrote. */
async function offerLanguages(desk: Caller): Promise<void> {
  for (const { id } of await desk.call(eventsEndpoints.events)) {
    await desk.call(eventsEndpoints.changeEvent, {
      params: { id },
      body: { settings: { otherLanguages: OFFERED_BY_DEMO } },
    });
    await giveSampleTexts(desk, id);
  }
}

const inSeconds = (ms: number): number => Math.round(ms / 100) / 10;
