import { isIPv4, isIPv6 } from 'node:net';

const GROUPS = 8;
/** The first four groups of an IPv6 address are given to one household or office; the rest it chooses by itself. */
const NETWORK_GROUPS = 4;

/**
 * By what the tries of visitors are counted together: an IPv4 address as it is, also where it is written as an IPv6 one
 * (`::ffff:192.0.2.7`), and the /64 network of an IPv6 address, as `2001:db8:1:2::/64`. Text that is no address stays.
 */
export function networkOf(address: string): string {
  const [bare = ''] = address.split('%');
  if (!isIPv6(bare)) return bare;
  const groups = readGroups(bare);
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff) return writeIPv4(groups[6]!, groups[7]!);
  const network = groups.slice(0, NETWORK_GROUPS).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}

function readGroups(address: string): number[] {
  const [head = [], tail = []] = address.split('::').map(splitGroups);
  // Without `::` all eight are in the head.
  return [...head, ...Array.from({ length: GROUPS - head.length - tail.length }, () => 0), ...tail];
}

function splitGroups(part: string): number[] {
  if (part === '') return [];
  return part.split(':').flatMap((group) => {
    if (!isIPv4(group)) return [Number.parseInt(group, 16)];
    const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number);
    return [a * 256 + b, c * 256 + d];
  });
}

function writeIPv4(high: number, low: number): string {
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}
