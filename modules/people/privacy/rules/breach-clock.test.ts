import assert from 'node:assert/strict';
import { test } from 'node:test';
import { breachClocks, openDuties, type BreachDates, type Finding } from './breach-clock.ts';

const grave: Finding = { is_sensitive: true, is_acquired: true, is_harmful: true };
const known: BreachDates = { known_at: '2026-12-01T00:00:00Z', npc_at: null, people_at: null, exempted_at: null, reported_at: null };
const states = (dates: Partial<BreachDates>, now: string) => breachClocks(grave, { ...known, ...dates }, now).map(({ state }) => state);

test('a breach that lacks one of the three conditions has no clock', () => {
  for (const lacking of ['is_sensitive', 'is_acquired', 'is_harmful'])
    assert.deepEqual(breachClocks({ ...grave, [lacking]: false }, known, '2026-12-09T00:00:00Z'), []);
});

test('the Commission and the people are notified within 72 hours of knowing', () => {
  assert.deepEqual(states({}, '2026-12-04T00:00:00Z'), ['waiting', 'waiting', 'not_begun']);
  assert.deepEqual(states({}, '2026-12-04T00:00:01Z'), ['overdue', 'overdue', 'not_begun']);
  assert.deepEqual(states({ npc_at: '2026-12-03T23:59:00Z', people_at: '2026-12-04T00:01:00Z' }, '2026-12-05T00:00:00Z'), [
    'in_time',
    'late',
    'waiting',
  ]);
});

test('the full report is due five days after the Commission was notified', () => {
  const npc_at = '2026-12-02T08:00:00Z';
  assert.equal(breachClocks(grave, { ...known, npc_at }, npc_at)[2]!.due_at, '2026-12-07T08:00:00Z');
  assert.equal(states({ npc_at }, '2026-12-07T08:00:01Z')[2], 'overdue');
});

test('what the Commission excused is no open duty', () => {
  const npc_at = '2026-12-02T08:00:00Z';
  const clocks = breachClocks(grave, { ...known, npc_at, exempted_at: npc_at }, npc_at);
  assert.deepEqual(openDuties(clocks), ['send the full report']);
});
