import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { networkOf } from './network-of.ts';

const table: [string, string, string][] = [
  ['an IPv4 address', '192.0.2.7', '192.0.2.7'],
  ['an IPv4 address written as IPv6', '::ffff:192.0.2.7', '192.0.2.7'],
  ['the same in groups', '::FFFF:c000:207', '192.0.2.7'],
  ['an IPv6 address', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['a neighbour in the same network', '2001:DB8:1:2::1', '2001:db8:1:2::/64'],
  ['the network next to it', '2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['an address that is cut short at its end', '2001:db8::', '2001:db8:0:0::/64'],
  ['this machine', '::1', '0:0:0:0::/64'],
  ['a link-local address with its interface', 'fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['no address', '', ''],
];

for (const [what, address, network] of table)
  test(`${what} is counted as ${network || 'it is'}`, () => assert.equal(networkOf(address), network));

test('whatever the last 64 bits are, an IPv6 network is counted as one', () => {
  fc.assert(
    fc.property(fc.ipV6(), fc.ipV6(), (one, other) => {
      const first = groupsOf(one).slice(0, 4);
      fc.pre(first.some((group) => group !== '0'));
      const neighbour = [...first, ...groupsOf(other).slice(4)].join(':');
      assert.equal(networkOf(one), networkOf(neighbour));
      assert.equal(networkOf(one), `${first.join(':')}::/64`);
    }),
  );
});

/** As browsers write an address, filled up. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const before = head ? head.split(':') : [];
  const after = tail ? tail.split(':') : [];
  return [...before, ...Array.from({ length: 8 - before.length - after.length }, () => '0'), ...after];
}
