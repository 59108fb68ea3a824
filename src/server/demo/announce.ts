/** Says where everything is: for people with a QR code for phones, or as one line of JSON for programs. */
import { terminalCode } from '../cli/addresses.ts';
import { say } from '../cli/say.ts';
import { networkOrigin } from '../http/network.ts';

/** Where the demo's pages are. */
export interface Addresses {
  /** The server's address on this machine. */
  url: string;
  /** Seconds from the command until it was ready, with what had to be installed and built. */
  setupSeconds: number;
  /** Of those, the seconds that the server and its sample event took. */
  startSeconds: number;
  admin: { email: string; password: string };
  crew: { email: string; password: string };
  judges: readonly { name: string; url: string }[];
  mcCode: string;
  dataDir: string;
}

/** Prints the addresses as one line of JSON. */
export function announceAsJson(addresses: Addresses): void {
  const { url } = addresses;
  say(
    JSON.stringify({
      url,
      setup_seconds: addresses.setupSeconds,
      admin: addresses.admin,
      crew: addresses.crew,
      judges: addresses.judges,
      vote_url: `${url}/vote`,
      projector_url: `${url}/projector`,
      mc_url: `${url}/mc`,
      data_dir: addresses.dataDir,
    }),
  );
}

/** Prints the addresses for people, with a QR code that phones on the same network can read. */
export async function announce(addresses: Addresses, host: string): Promise<void> {
  const { url } = addresses;
  const row = (what: string, where: string) => say(`  ${what.padEnd(12)}${where}`);
  say();
  say('Ovation, with a sample event that goes when you stop it.');
  say();
  row('Home', url);
  row('Desk', `${url}/login`);
  row('', `${addresses.admin.email}   ${addresses.admin.password}   (admin)`);
  row('', `${addresses.crew.email}   ${addresses.crew.password}   (crew)`);
  row('Projector', `${url}/projector`);
  row('MC', `${url}/mc   (script with code ${addresses.mcCode})`);
  row('Vote', `${url}/vote`);
  row('Results', `${url}/results`);
  row('API', `${url}/api/v1/docs`);
  say();
  say('  Judges, each by a link of their own:');
  for (const judge of addresses.judges) say(`  ${judge.name.padEnd(20)}${judge.url}`);
  say();
  const onNetwork = networkOrigin(host, Number(new URL(url).port));
  if (onNetwork !== undefined) {
    const vote = `${onNetwork}/vote`;
    say(`  Phones on this network vote at ${vote}`);
    say(terminalCode(vote));
  }
  const before = Math.max(0, addresses.setupSeconds - addresses.startSeconds);
  say(
    `Set up in ${before.toFixed(1)} s, started in ${addresses.startSeconds.toFixed(1)} s. Stop with Ctrl-C.`,
  );
}
