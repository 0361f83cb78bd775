import { BlockList, isIP } from 'node:net';

/** An address as it is kept: an IPv4 one as such, also where it came as an IPv6 one; empty where it is none. */
export function plainAddress(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  return isIP(plain) === 0 ? '' : plain;
}

/** Whether an address is within one of these networks, such as `10.20.0.0/16` or `10.20.3.7`; without networks each address is. */
export function isWithinNetworks(address: string, networks: readonly string[]): boolean {
  if (networks.length === 0) return true;
  const plain = plainAddress(address);
  const family = isIP(plain);
  if (family === 0) return false;
  const list = new BlockList();
  for (const network of networks) {
    const [base = '', bits] = network.split('/');
    const kind = isIP(base) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(base, kind);
    else list.addSubnet(base, Number(bits), kind);
  }
  return list.check(plain, family === 6 ? 'ipv6' : 'ipv4');
}
