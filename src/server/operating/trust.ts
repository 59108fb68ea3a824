/** What a device needs to trust this server over https: the authority's certificate, as each system takes it in. */
import { createHash, X509Certificate } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { TRUST_FILES, trustEndpoints } from '#contract/operating/trust.ts';
import { Refusal } from '#contract/refusal.ts';
import type { Gates } from '../http/access.ts';
import { addCalls } from '../http/calls.ts';
import { networkOrigin, networkOrigins } from '../http/network.ts';
import { fingerprintOf } from './authority.ts';
import type { KeyPair } from './certificates.ts';
import type { Https } from './https.ts';

/** Registers the calls by which devices get the authority's certificate; they answer once https is served. */
export function trustRoutes(
  app: FastifyInstance,
  gates: Gates,
  https: () => Https | undefined,
  listens: () => { host: string; port: number },
): void {
  const authority = (): KeyPair => {
    const own = https()?.authority();
    if (own === undefined) throw new Refusal('not_found');
    return own;
  };
  addCalls(app, gates, trustEndpoints, {
    addresses: () => {
      const { host, port } = listens();
      return networkOrigins(host, port).map(({ address, card, likely }) => ({ address, card, likely }));
    },
    trust: () => {
      const { host, port } = listens();
      const served = https();
      const own = served?.authority();
      return {
        port: served?.port ?? null,
        ownAuthority: own !== undefined,
        address: networkOrigin(host, port) ?? null,
        names: served ? namesIn(served.shown()) : [],
        fingerprint: own ? fingerprintOf(own) : null,
      };
    },
  });
  const file = (path: string, type: string, body: () => string) =>
    app.get(path, async (_request, reply) =>
      reply.type(type).header('cache-control', 'no-store').send(body()),
    );
  file(TRUST_FILES.certificate, 'application/x-x509-ca-cert', () => authority().certificate);
  file(TRUST_FILES.profile, 'application/x-apple-aspen-config', () => profileOf(authority()));
  // Asked for by pages on http, which are another origin.
  app.get(TRUST_FILES.seen, async (_request, reply) =>
    reply
      .type('image/svg+xml')
      .headers({ 'cache-control': 'no-store', 'cross-origin-resource-policy': 'cross-origin' })
      .send('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'),
  );
}

/** The names and addresses that a certificate is good for. */
const namesIn = ({ subjectAltName = '' }: X509Certificate): string[] =>
  subjectAltName.split(', ').map((one) => one.replace(/^(DNS|IP Address):/, ''));

/** An id that is the same for the same certificate, so that a second installation replaces the first. */
function idOf(certificate: string, of: string): string {
  const hex = createHash('sha256').update(`${of} ${certificate}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  );
}

/** A profile as Apple's devices take it in (“Configuration Profile Reference”, payload `com.apple.security.root`). */
function profileOf({ certificate }: KeyPair): string {
  const { raw, subject } = new X509Certificate(certificate);
  const name = subject.replace(/^CN=/, '');
  const dict = (entries: Readonly<Record<string, string>>) =>
    `<dict>${Object.entries(entries)
      .map(([key, value]) => `<key>${key}</key>${value}`)
      .join('')}</dict>`;
  const text = (value: string) => `<string>${value}</string>`;
  const payload = dict({
    PayloadType: text('com.apple.security.root'),
    PayloadVersion: '<integer>1</integer>',
    PayloadIdentifier: text('app.ovation.authority'),
    PayloadUUID: text(idOf(certificate, 'certificate')),
    PayloadDisplayName: text(name),
    PayloadCertificateFileName: text('ovation.crt'),
    PayloadContent: `<data>${raw.toString('base64')}</data>`,
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">${dict({
    PayloadType: text('Configuration'),
    PayloadVersion: '<integer>1</integer>',
    PayloadIdentifier: text('app.ovation'),
    PayloadUUID: text(idOf(certificate, 'profile')),
    PayloadDisplayName: text(name),
    PayloadDescription: text('Lets this device open the show over https. Remove it after the show.'),
    PayloadRemovalDisallowed: '<false/>',
    PayloadContent: `<array>${payload}</array>`,
  })}</plist>
`;
}
