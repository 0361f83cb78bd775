import assert from 'node:assert/strict';
import { test } from 'node:test';
import ipaddr from 'ipaddr.js';
import { mayReceive, whyNoReceiver, type ReceiverNetworks } from './receiver-address.ts';

const SERVICE: ReceiverNetworks = { inside: [], demo: false };
const PRIVATE = [
  '10.0.0.7',
  '172.16.1.1',
  '192.168.1.1',
  '127.0.0.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '255.255.255.255',
  '224.0.0.1',
  '::1',
  '::',
  'fe80::1',
  'fd00::1',
  '::ffff:10.0.0.7',
  '64:ff9b::a00:7',
  '2002:a00:7::',
];

test('a message goes to public addresses, and to none beside the server', () => {
  for (const ip of ['8.8.8.8', '203.177.12.5', '2606:4700::1111']) assert.ok(mayReceive(ip, SERVICE), ip);
  for (const ip of PRIVATE) assert.ok(!mayReceive(ip, SERVICE), ip);
});

test('the networks that the settings name are reached, and no others', () => {
  const networks: ReceiverNetworks = { inside: [ipaddr.parseCIDR('10.20.0.0/16'), ipaddr.parseCIDR('fd12::/32')], demo: false };
  for (const ip of ['10.20.3.4', '::ffff:10.20.3.4', 'fd12::7']) assert.ok(mayReceive(ip, networks), ip);
  for (const ip of ['10.21.0.1', '127.0.0.1', 'fd13::7']) assert.ok(!mayReceive(ip, networks), ip);
});

test('a receiver has an https address without a password; in a demo this machine will do', () => {
  assert.equal(whyNoReceiver('https://planning.university.example/talaan', SERVICE), null);
  for (const address of [
    'http://planning.university.example/',
    'https://user:word@planning.university.example/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[::1]:8080/',
    'https://localhost/',
    'ftp://planning.university.example/',
    'planning',
  ])
    assert.notEqual(whyNoReceiver(address, SERVICE), null, address);
  for (const address of ['http://127.0.0.1:9999/', 'http://localhost:9999/x', 'http://[::1]:9999/'])
    assert.equal(whyNoReceiver(address, { inside: [], demo: true }), null, address);
  assert.notEqual(whyNoReceiver('http://10.0.0.7/', { inside: [], demo: true }), null);
});
