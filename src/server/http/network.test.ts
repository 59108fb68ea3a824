/** By which of its addresses phones come to a machine that has several. */
import type { NetworkInterfaceInfo } from 'node:os';
import { describe, expect, it } from 'vitest';
import { networkAddresses, networkOrigin, networkOrigins } from './network.ts';

const at = (address: string, internal = false): NetworkInterfaceInfo => ({
  address,
  internal,
  family: 'IPv4',
  netmask: '255.255.255.0',
  mac: '02:00:00:00:00:01',
  cidr: `${address}/24`,
});
const LOOP = { lo: [at('127.0.0.1', true)] };
const chosen = (cards: Record<string, NetworkInterfaceInfo[]>, contained = false) =>
  networkOrigin('0.0.0.0', 8080, networkAddresses({ ...LOOP, ...cards }, contained));

describe('the address that phones are given', () => {
  it.each([
    [
      'Linux with Docker',
      { docker0: [at('172.17.0.1')], 'br-5c1f': [at('172.18.0.1')], wlp3s0: [at('192.168.1.10')] },
    ],
    ['Linux with virtual machines', { virbr0: [at('192.168.122.1')], enp2s0: [at('192.168.1.10')] }],
    [
      'a tunnel',
      {
        tun0: [at('10.8.0.6')],
        wg0: [at('10.9.0.2')],
        tailscale0: [at('100.99.1.2')],
        eth0: [at('192.168.1.10')],
      },
    ],
    ['a card that got no address', { eth0: [at('169.254.3.4')], wlan0: [at('192.168.1.10')] }],
    ['macOS', { utun3: [at('10.2.0.2')], vmnet8: [at('172.16.5.1')], en0: [at('192.168.1.10')] }],
    [
      'Windows',
      {
        'vEthernet (WSL)': [at('172.28.0.1')],
        'VMware Network Adapter VMnet8': [at('192.168.44.1')],
        'Ethernet 3 VirtualBox Host-Only': [at('192.168.56.1')],
        WLAN: [at('192.168.1.10')],
      },
    ],
  ])('is the hall’s: %s', (_where, cards) => {
    expect(chosen(cards)).toBe('http://192.168.1.10:8080');
  });

  it('is none in a container, whose own nobody gets to; on the host’s network it is the host’s', () => {
    const inside = { eth0: [at('172.18.0.3')] };
    expect(chosen(inside, true)).toBeUndefined();
    expect(chosen({ eth0: [at('10.88.0.5')] }, true)).toBeUndefined();
    expect(chosen(inside)).toBe('http://172.18.0.3:8080');
    expect(chosen({ docker0: [at('172.17.0.1')], eth0: [at('192.168.1.10')] }, true)).toBe(
      'http://192.168.1.10:8080',
    );
  });

  it('is none where only this machine is let in', () => {
    const known = networkAddresses({ eth0: [at('192.168.1.10')] }, false);
    expect(networkOrigins('127.0.0.1', 8080, known)).toEqual([]);
    expect(networkOrigin('localhost', 8080, known)).toBeUndefined();
  });
});

it('all of them can be chosen, those first that may be the hall’s', () => {
  const cards = { ...LOOP, tun0: [at('10.8.0.6')], eth0: [at('192.168.1.10')], wlan0: [at('192.168.2.4')] };
  expect(networkOrigins('0.0.0.0', 8080, networkAddresses(cards, false))).toEqual([
    { ip: '192.168.1.10', card: 'eth0', likely: true, address: 'http://192.168.1.10:8080' },
    { ip: '192.168.2.4', card: 'wlan0', likely: true, address: 'http://192.168.2.4:8080' },
    { ip: '10.8.0.6', card: 'tun0', likely: false, address: 'http://10.8.0.6:8080' },
  ]);
});
