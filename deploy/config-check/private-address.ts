import { BlockList, isIP } from 'node:net';

const PRIVATE_RANGES: readonly (readonly [network: string, prefix: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  // Shared by the customers of a carrier (RFC 6598).
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  // Also the metadata of cloud machines.
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
];

const privateRanges = new BlockList();
for (const [network, prefix] of PRIVATE_RANGES)
  privateRanges.addSubnet(network, prefix, isIP(network) === 6 ? 'ipv6' : 'ipv4');

/** Whether an IP address belongs to this machine, to a local network or to no host of the internet. */
export function isPrivateAddress(address: string): boolean {
  return privateRanges.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}
