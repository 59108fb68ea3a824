/**
 * Which addresses the server may call. By itself only public ones, looked at after the name was resolved, so that
 * a name cannot lead into the hall's network; where an admin says that the machine stands in the hall, private
 * ones and this machine too. Link-local ones, where clouds keep their secrets, never.
 */
import { type LookupAddress, lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** An IPv4 network, also as IPv6 networks reach it through a translator (NAT64). */
function addIpv4(list: BlockList, network: string, bits: number): void {
  list.addSubnet(network, bits);
  list.addSubnet(`64:ff9b::${network}`, 96 + bits, 'ipv6');
}

const never = new BlockList();
addIpv4(never, '169.254.0.0', 16);
addIpv4(never, '0.0.0.0', 8);
addIpv4(never, '224.0.0.0', 3);
never.addSubnet('fe80::', 10, 'ipv6');
never.addSubnet('ff00::', 8, 'ipv6');
never.addAddress('::', 'ipv6');
never.addAddress('fd00:ec2::254', 'ipv6');

const inHalls = new BlockList();
for (const [net, bits] of [
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
] as const)
  addIpv4(inHalls, net, bits);
inHalls.addSubnet('fc00::', 7, 'ipv6');
inHalls.addAddress('::1', 'ipv6');

/** Whether an IP address may be called. IPv4 inside IPv6 is judged as the IPv4 that it is. */
export function mayReach(address: string, inTheHall: boolean): boolean {
  const kind = isIP(address) === 6 ? 'ipv6' : 'ipv4';
  if (isIP(address) === 0 || never.check(address, kind)) return false;
  return inTheHall || !inHalls.check(address, kind);
}

/** Why a call was not made. */
export class NotReachable extends Error {}
const REFUSED = 'The address lies in a private network. Say that it is a machine of the hall if it is one.';

/** @throws NotReachable when the host is written as an IP address that may not be called. */
export function refuseWritten(hostname: string, inTheHall: boolean): void {
  const plain = hostname.replace(/^\[|\]$/g, '');
  if (isIP(plain) !== 0 && !mayReach(plain, inTheHall)) throw new NotReachable(REFUSED);
}

/** Resolves names as usual, but to none that may not be called. */
export const guardedLookup =
  (inTheHall: boolean): LookupFunction =>
  (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
      if (error) return callback(error, '');
      const allowed = found.filter(({ address }) => mayReach(address, inTheHall));
      const [first] = allowed;
      if (!first || allowed.length !== found.length) return callback(new NotReachable(REFUSED), '');
      return options.all ? callback(null, allowed) : callback(null, first.address, first.family);
    });
  };
