/**
 * Which addresses the server may call. By itself only public ones, looked at after the name was resolved, so that
 * a name cannot lead into the hall's network; where an admin says that the machine stands in the hall, private
 * ones and this machine too. Those where clouds keep their secrets, and those that lead to no machine by themselves, never.
 */
import { type LookupAddress, lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/**
 * IPv4 is all public but these, and IPv6 none but what was given out (2000::/3, less what is below). Both lists are
 * IANA's registries of special addresses, with the addresses where clouds answer their machines.
 * @see https://www.iana.org/assignments/iana-ipv4-special-registry
 * @see https://www.iana.org/assignments/iana-ipv6-special-registry
 */
const IPV4_NEVER = [
  '0.0.0.0/8',
  '100.100.100.200/32', // Alibaba's
  '168.63.129.16/32', // Azure's
  '169.254.0.0/16', // link-local, with the others'
  '192.0.0.0/24', // protocols, with Oracle's
  '192.0.2.0/24', // documentation
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24', // relays of 6to4
  '192.175.48.0/24',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3', // multicast, reserved, broadcast
];
const IPV4_IN_HALLS = [
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '198.18.0.0/15', // measuring
];
/** IPv6 by which IPv4 is reached: as itself, and through the translators that everybody knows (NAT64). */
const IPV6_FOR_IPV4 = ['::ffff:0:0/96', '64:ff9b::/96'];
const IPV6_PUBLIC = ['2000::/3', ...IPV6_FOR_IPV4];
const IPV6_NEVER = [
  '2001::/23', // protocols, with Teredo
  '2001:db8::/32', // documentation
  '2002::/16', // 6to4
  '2620:4f:8000::/48',
  '3fff::/20', // documentation
  'fd00:ec2::254/128', // Amazon's
  'fd20:ce::254/128', // Google's
];
const IPV6_IN_HALLS = ['::1/128', 'fc00::/7'];

function listOf(ipv4: readonly string[], ipv6: readonly string[]): BlockList {
  const list = new BlockList();
  const split = (subnet: string): [string, number] => {
    const [network = '', bits] = subnet.split('/');
    return [network, Number(bits)];
  };
  for (const subnet of ipv6) list.addSubnet(...split(subnet), 'ipv6');
  for (const subnet of ipv4) {
    const [network, bits] = split(subnet);
    // As itself, which covers IPv4 written as IPv6, and as a translator's address.
    list.addSubnet(network, bits);
    list.addSubnet(`64:ff9b::${network}`, 96 + bits, 'ipv6');
  }
  return list;
}

const never = listOf(IPV4_NEVER, IPV6_NEVER);
const inHalls = listOf(IPV4_IN_HALLS, IPV6_IN_HALLS);
const ipv6Public = listOf([], IPV6_PUBLIC);

/**
 * Whether an IP address may be called; one of a private network only with `inTheHall`. IPv4 inside IPv6 is judged
 * as the IPv4 that it is.
 */
export function mayReach(address: string, inTheHall: boolean): boolean {
  const kind = isIP(address) === 6 ? 'ipv6' : 'ipv4';
  if (isIP(address) === 0 || never.check(address, kind)) return false;
  if (inHalls.check(address, kind)) return inTheHall;
  return kind === 'ipv4' || ipv6Public.check(address, kind);
}

/** The error of a call that was not made, because its address may not be called. */
export class NotReachable extends Error {}
const refused = (inTheHall: boolean): NotReachable =>
  new NotReachable(
    inTheHall
      ? 'This server never connects to that address, not even in the hall: it belongs to no machine, or to one where a cloud keeps its secrets.'
      : 'The address lies in a private network. Say that it is a machine of the hall if it is one.',
  );

/**
 * Checks a host that is written as an IP address; names pass. @throws NotReachable when that address may not be
 * called.
 */
export function refuseWritten(hostname: string, inTheHall: boolean): void {
  const plain = hostname.replace(/^\[|\]$/g, '');
  if (isIP(plain) !== 0 && !mayReach(plain, inTheHall)) throw refused(inTheHall);
}

/**
 * Makes a `lookup` for Node's requests that resolves names as usual, but fails with NotReachable where an address
 * of the name may not be called. Addresses of private networks may be called only with `inTheHall`.
 */
export const guardedLookup =
  (inTheHall: boolean): LookupFunction =>
  (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
      if (error) return callback(error, '');
      const allowed = found.filter(({ address }) => mayReach(address, inTheHall));
      const [first] = allowed;
      if (!first || allowed.length !== found.length) return callback(refused(inTheHall), '');
      return options.all ? callback(null, allowed) : callback(null, first.address, first.family);
    });
  };
