/** Where links and codes lead that are made at the server's own machine, which is opened there as localhost. */
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { accountsEndpoints } from '#contract/accounts/endpoints.ts';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { trustEndpoints } from '#contract/operating/trust.ts';
import { registrationEndpoints } from '#contract/registration/endpoints.ts';
import { testParticipant } from '#contract/registration/test-participants.ts';
import { addAdmin } from '#server/accounts/commands.ts';
import { type Caller, callerOf } from '#server/demo/api.ts';
import { networkOrigins } from '#server/http/network.ts';
import { startServer } from '#server/main.ts';
import { SYSTEM } from '#server/store/audit.ts';
import { freshConfig } from '../server.ts';
import { ADMIN } from '../show/evening.ts';

let here: string;
let desk: Caller;
/** The addresses of this machine in its networks, and the one that is taken while nobody chose; both may be none. */
let known: string[];
let likely: string | undefined;

beforeEach(async () => {
  const { config, remove } = await freshConfig('sqlite');
  onTestFinished(remove);
  const server = await startServer({ ...config, host: '0.0.0.0' });
  onTestFinished(() => server.close());
  const port = Number(new URL(server.url).port);
  here = `http://localhost:${port}`;
  const networks = networkOrigins('0.0.0.0', port);
  known = networks.map(({ address }) => address);
  likely = networks.find((one) => one.likely)?.address;
  await addAdmin(server.store, SYSTEM, ADMIN);
  const { token } = await callerOf(here).call(accountsEndpoints.login, { body: ADMIN });
  desk = callerOf(here, { authorization: `Bearer ${token}` });
});

/** Sets an event up, and registers a minor at this machine. */
async function register() {
  const event = await desk.call(eventsEndpoints.addEvent, {
    body: { name: 'Open Stage', registrationMode: 'open' },
  });
  const child = testParticipant(4);
  const asked = child.parentalConsent && {
    ...child.parentalConsent,
    consentGiven: false,
    parentContact: '07700 900123',
  };
  const { statusUrl, consentUrl } = await callerOf(here).call(registrationEndpoints.register, {
    body: { ...child, parentalConsent: asked },
  });
  return { event, links: [statusUrl, consentUrl ?? ''].map((link) => new URL(link).origin) };
}

it('links made here lead to the machine in its network, and to the address that was chosen', async () => {
  const addresses = await desk.call(trustEndpoints.addresses);
  expect(addresses.map(({ address }) => address)).toEqual(known);

  const { event, links } = await register();
  expect(links).toEqual([likely ?? here, likely ?? here]);

  const publicAddress = 'http://192.168.77.7:8080';
  await desk.call(eventsEndpoints.changeEvent, {
    params: { id: event.id },
    body: { settings: { publicAddress } },
  });
  const [act] = await desk.call(registrationEndpoints.participants);
  const shown = await desk.call(registrationEndpoints.showLinks, { params: { id: act?.id ?? '' } });
  expect(shown.statusUrl).toMatch(`${publicAddress}/status/`);
  expect(shown.consentUrl).toMatch(`${publicAddress}/consent/`);
});
