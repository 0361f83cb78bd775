import ipaddr from 'ipaddr.js';

/** Networks beside the public internet in which receivers may be. */
export interface ReceiverNetworks {
  /** Networks of the university, with the bits that count. */
  inside: readonly [ipaddr.IPv4 | ipaddr.IPv6, number][];
  /** In a demo, this machine. */
  demo: boolean;
}

/** Whether a message may go to an IP address: to the public internet, and otherwise only where the settings say so, since what stands beside the server is not reached through it. */
export function mayReceive(ip: string, { inside, demo }: ReceiverNetworks): boolean {
  const address = ipaddr.process(ip);
  const range = address.range();
  if (range === 'unicast' || (demo && range === 'loopback')) return true;
  return inside.some(([network, bits]) => network.kind() === address.kind() && address.match(network, bits));
}

/** The IP address that a host name is, such as `[::1]`; null for a name. */
export function ipOf(hostname: string): string | null {
  const bare = hostname.replace(/^\[(.*)\]$/, '$1');
  return ipaddr.isValid(bare) ? bare : null;
}

/** Why an address cannot receive messages; null where it can, as far as it shows before its name is asked for. */
export function whyNoReceiver(address: string, networks: ReceiverNetworks): string | null {
  if (!URL.canParse(address)) return 'Enter the whole address, such as https://dashboard.university.example/talaan.';
  const { protocol, hostname, username, password } = new URL(address);
  if (username !== '' || password !== '') return 'Leave out user name and password: the message is signed.';
  const ip = hostname === 'localhost' ? '127.0.0.1' : ipOf(hostname);
  const isHere = networks.demo && ip !== null && ipaddr.process(ip).range() === 'loopback';
  if (protocol !== 'https:' && !(protocol === 'http:' && isHere)) return 'Enter an address that begins with https://.';
  if (ip !== null && !mayReceive(ip, networks)) return 'This address is in a network to which Talaan sends nothing (WEBHOOK_NETWORKS).';
  return null;
}
