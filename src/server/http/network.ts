/** Where this machine is reached in the network that it shares with phones. */
import { existsSync } from 'node:fs';
import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os';

const ONLY_HERE = new Set(['127.0.0.1', '::1', 'localhost']);

/** An address of this machine in some network. */
export interface NetworkAddress {
  ip: string;
  /** What the system calls the network's card. */
  card: string;
  /** Whether it may be the hall's network: no tunnel, no network inside this machine, none that gave no address. */
  likely: boolean;
}

/** Cards that programs made: networks of containers and virtual machines, and tunnels. */
const MADE =
  /^(docker|br-|veth|virbr|vmnet|vboxnet|cni|flannel|cali|podman|lxc|lxd|kube|tun|tap|utun|wg|ppp|ipsec|tailscale|zt|nordlynx|awdl|llw|vethernet|virtualbox|vmware|hyper-v|loopback pseudo)|\b(virtualbox|vmware|hyper-v|wsl|vpn|wireguard|tailscale|zerotier)\b/i;
/** What a machine gives itself where nobody gave it one. */
const SELF_GIVEN = /^169\.254\./;
/** From which container engines take addresses unless told otherwise (Docker, Podman): nobody outside gets there. */
const IN_CONTAINERS = /^(172\.(1[6-9]|2\d|3[01])|10\.88)\./;

/** Whether this runs in a container that an engine marks as one. */
const inContainer = (): boolean => existsSync('/.dockerenv') || existsSync('/run/.containerenv');

type Cards = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

/** The machine's IPv4 addresses in its networks, the likeliest for the hall first, otherwise in the system's order. */
export function networkAddresses(
  cards: Cards = networkInterfaces(),
  contained = inContainer(),
): NetworkAddress[] {
  const found = Object.entries(cards).flatMap(([card, addresses = []]) =>
    addresses
      .filter(({ family, internal }) => family === 'IPv4' && !internal)
      .map(({ address: ip }) => ({
        ip,
        card,
        likely: !MADE.test(card) && !SELF_GIVEN.test(ip) && !(contained && IN_CONTAINERS.test(ip)),
      })),
  );
  return [...found.filter(({ likely }) => likely), ...found.filter(({ likely }) => !likely)];
}

const originOf = ({ ip }: NetworkAddress, port: number): string => `http://${ip}:${port}`;

/**
 * The http origins under which other devices may open a server that listens on `host`; empty when no other device can.
 */
export const networkOrigins = (
  host: string,
  port: number,
  known = networkAddresses(),
): (NetworkAddress & { address: string })[] =>
  ONLY_HERE.has(host) ? [] : known.map((one) => ({ ...one, address: originOf(one, port) }));

/** The origin that phones are given when nobody chose one; undefined when no address is likely to be the hall's. */
export const networkOrigin = (host: string, port: number, known = networkAddresses()): string | undefined =>
  networkOrigins(host, port, known).find(({ likely }) => likely)?.address;
