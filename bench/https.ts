/**
 * What https costs beside http: the same answer asked for again and again over kept connections, and connections that
 * are made anew. The server is a process of its own. `node_modules/.bin/node bench/https.ts`
 */
import { Agent, request } from 'node:http';
import { Agent as SecureAgent, request as secureRequest } from 'node:https';
import { TRUST_FILES, trustEndpoints } from '#contract/operating/trust.ts';
import { callerOf } from '#server/demo/api.ts';
import { freshConfig, startProcess } from '../test/server.ts';

const CONNECTIONS = 64;
const MEASURED_MS = 5_000;

const { config, remove } = await freshConfig('sqlite');
const server = await startProcess({ ...config, https: { port: 0 } });
const { port } = await callerOf(server.origin).call(trustEndpoints.trust);
const ca = await (await fetch(server.origin + TRUST_FILES.certificate)).text();

/** One request, to its last byte. */
const ask = (secure: boolean, agent: Agent | false): Promise<void> =>
  new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', path: '/healthz', agent, ca };
    const sent = secure
      ? secureRequest({ ...options, port: port ?? 0, agent: agent as SecureAgent })
      : request({ ...options, port: new URL(server.origin).port });
    sent.once('response', (answer) => answer.resume().once('end', resolve));
    sent.once('error', reject).end();
  });

/** Requests a second. */
async function rate(secure: boolean, kept: boolean): Promise<number> {
  const settings = { keepAlive: true, maxSockets: CONNECTIONS };
  const agent = kept ? (secure ? new SecureAgent(settings) : new Agent(settings)) : false;
  const until = performance.now() + MEASURED_MS;
  let done = 0;
  const one = async () => {
    while (performance.now() < until) {
      await ask(secure, agent);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, one));
  if (agent) agent.destroy();
  return Math.round((done * 1_000) / MEASURED_MS);
}

try {
  for (const kept of [true, false])
    for (const secure of [false, true])
      process.stdout.write(
        `${secure ? 'https' : 'http '} ${kept ? 'kept connections' : 'new connections '} ${await rate(secure, kept)} requests a second\n`,
      );
} finally {
  await server.stop();
  await remove();
}
