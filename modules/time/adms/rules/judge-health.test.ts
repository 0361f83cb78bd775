import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  driftOf,
  hearFrom,
  isOnline,
  judgeHealth,
  formatDuration,
  workMinutesMissed,
  type DeviceState,
  type HeardFrom,
} from './judge-health.ts';
import { PUSH_SETTINGS } from './settings.ts';

const MINUTE = 60_000;
const NOW = Date.UTC(2026, 9, 5, 0, 0);
const fine: DeviceState = {
  lastSeen: NOW - 5000,
  lags: [2, 3, 1],
  counted: null,
  twoAddressesAt: null,
  refused: null,
  otherDialectAt: null,
  newAddresses: [],
  knownAddresses: ['10.20.1.11'],
};
const faultsOf = (state: Partial<DeviceState>, since = 0) => [...judgeHealth({ ...fine, ...state }, NOW, since, PUSH_SETTINGS).keys()];

test('a device is online within three delays, and at least two minutes', () => {
  assert.equal(isOnline(NOW - 2 * MINUTE, NOW, PUSH_SETTINGS), true);
  assert.equal(isOnline(NOW - 2 * MINUTE - 1, NOW, PUSH_SETTINGS), false);
  assert.equal(isOnline(NOW - 3 * MINUTE, NOW, { ...PUSH_SETTINGS, delaySeconds: 60 }), true);
  assert.equal(isOnline(null, NOW, PUSH_SETTINGS), false);
});

test('what is wrong with a device is named, and nothing else', () => {
  assert.deepEqual(faultsOf({}), []);
  assert.deepEqual(faultsOf({ lastSeen: NOW - 16 * MINUTE }), ['SILENT']);
  assert.deepEqual(faultsOf({ lastSeen: NOW - 16 * MINUTE }, NOW - 5 * MINUTE), [], 'Talaan itself was away until five minutes ago');
  assert.deepEqual(faultsOf({ lastSeen: null }), [], 'it was never connected');
  assert.deepEqual(faultsOf({ lags: [65, 400, 61] }), ['CLOCK']);
  assert.deepEqual(faultsOf({ lags: [-70, 400, 5000] }), ['CLOCK']);
  assert.deepEqual(faultsOf({ lags: [300, 2, 4000, 900] }), [], 'deliveries came late, the clock is right');
  assert.deepEqual(faultsOf({ counted: { device: 12, talaan: 10 } }), ['COUNT']);
  assert.deepEqual(faultsOf({ counted: { device: 10, talaan: 12 } }), []);
  assert.deepEqual(faultsOf({ twoAddressesAt: NOW - MINUTE, refused: { at: NOW, why: 'No key.' } }), ['TWO_ADDRESSES', 'REFUSED']);
  assert.deepEqual(faultsOf({ newAddresses: ['10.9.9.9'] }), ['NEW_ADDRESS']);
  assert.deepEqual(faultsOf({ twoAddressesAt: NOW - 61 * MINUTE, otherDialectAt: NOW }), ['DIALECT']);
});

test('a clock is judged by the least lag of at least three deliveries', () => {
  assert.equal(driftOf([90, 90]), null);
  assert.equal(driftOf([90, 90, 400]), 90);
  assert.equal(driftOf([-500, 90, 95, 99, 400, 91]), 90, 'only the last five count');
  assert.equal(formatDuration(75), '1 minute 15 seconds');
  assert.equal(formatDuration(3720), '1 hour 2 minutes');
  assert.equal(formatDuration(200_000), '2 days');
});

test('a device that moves changes its address once; one that comes back is two', () => {
  const first: HeardFrom = { address: '10.0.0.1', before: null, changedAt: null, twoAddressesAt: null };
  const moved = hearFrom(first, '10.0.0.2', NOW, PUSH_SETTINGS);
  assert.deepEqual(moved, { address: '10.0.0.2', before: '10.0.0.1', changedAt: NOW, twoAddressesAt: null });
  assert.equal(hearFrom(moved, '10.0.0.2', NOW + MINUTE, PUSH_SETTINGS), moved);
  assert.equal(hearFrom(moved, '10.0.0.1', NOW + MINUTE, PUSH_SETTINGS).twoAddressesAt, NOW + MINUTE);
  assert.equal(hearFrom(moved, '10.0.0.1', NOW + 11 * MINUTE, PUSH_SETTINGS).twoAddressesAt, null);
});

test('of a silence the hours count in which people work', () => {
  const monday = Math.floor(Date.UTC(2026, 9, 5) / MINUTE);
  const isWorkDay = (day: number) => ![0, 6].includes(new Date(day * 86_400_000).getUTCDay());
  const missed = (from: number, to: number) => workMinutesMissed(monday + from, monday + to, isWorkDay, PUSH_SETTINGS);
  assert.equal(missed(6 * 60, 8 * 60), 60);
  assert.equal(missed(18 * 60, (24 + 8) * 60), 120);
  assert.equal(missed(-48 * 60, 0), 0, 'a weekend');
});
