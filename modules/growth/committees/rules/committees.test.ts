import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { walkWorkflow } from '@talaan/testing/walk-workflow.ts';
import { meetingFlow } from '../workflow.ts';
import { judgeItems } from './decide-items.ts';
import { endingSeats, findSeatFaults, missingSeats } from './find-seat-faults.ts';
import { quorumOf } from './quorum.ts';
import { seatsOn, type Seat } from './seat.ts';

const seat = (id: number, more: Partial<Seat> = {}): Seat => ({
  id,
  person_id: 100 + id,
  name: `Member ${id}`,
  role: 'MEMBER',
  represents: null,
  from: '2026-01-01',
  to: '2026-12-31',
  order_no: 'OO 12 s.2026',
  ...more,
});
const CHAIR = seat(1, { role: 'CHAIR', name: 'Dr. Reyes' });
const SECRETARY = seat(9, { role: 'SECRETARY' });
const SEATS = [CHAIR, seat(2), seat(3), seat(4), SECRETARY];

const FAULTS: [string, Partial<Seat>, string, RegExp | null][] = [
  ['a member with an order', {}, '', null],
  ['a seat without an order', { order_no: ' ' }, 'order_no', /number of the order/],
  ['a term that ends before it begins', { to: '2025-12-31' }, 'to', /must not be before/],
  ['a second chair', { role: 'CHAIR' }, 'role', /Dr\. Reyes is the chair from 1 Jan 2026 to 31 Dec 2026/],
  ['a chair after the last one', { role: 'CHAIR', from: '2027-01-01', to: null }, '', null],
  ['a chair without an end while there is one', { role: 'CHAIR', from: '2026-06-01', to: null }, 'role', /Dr\. Reyes is the chair/],
  ['a second seat of one person', { person_id: 102, role: 'VICE_CHAIR' }, 'person_id', /Member 2 has a seat/],
  ['a second secretary', { role: 'SECRETARY' }, 'role', /is the secretary/],
];

for (const [name, more, field, message] of FAULTS)
  test(`${name} is ${message ? 'refused' : 'added'}`, () => {
    const faults = findSeatFaults(seat(20, more), SEATS);
    if (message) assert.match(faults[field]?.join() ?? '', message);
    else assert.deepEqual(faults, {});
  });

test('a seat without an end meets every later one', () => {
  const open = [{ ...CHAIR, to: null }];
  assert.match(findSeatFaults(seat(20, { role: 'CHAIR', from: '2030-01-01', to: null }), open).role![0]!, /since 1 Jan 2026/);
  assert.deepEqual(findSeatFaults(seat(20, { role: 'CHAIR', from: '2025-01-01', to: '2025-12-31' }), open), {});
});

test('seats are those of the day, both ends counted', () => {
  assert.deepEqual(
    ['2025-12-31', '2026-01-01', '2026-12-31', '2027-01-01'].map((day) => seatsOn(SEATS, day).length),
    [0, 5, 5, 0],
  );
});

test('a committee needs a chair; a performance management team those whom MC 6 s.2012 names', () => {
  assert.deepEqual(missingSeats('SCHOLARSHIP', SEATS, '2026-06-01'), []);
  assert.deepEqual(missingSeats('DPC', SEATS, '2027-06-01'), ['a chair']);
  const team = [
    { ...CHAIR, represents: 'EXECUTIVE' as const },
    seat(2, { represents: 'HR' }),
    seat(3, { represents: 'PLANNING' }),
    seat(4, { represents: 'FINANCE' }),
  ];
  assert.deepEqual(missingSeats('PMT', team, '2026-06-01'), ['a representative of the rank and file']);
  const led = team.map((one) => (one.id === 1 ? { ...one, role: 'MEMBER' as const } : one));
  assert.deepEqual(missingSeats('PMT', led, '2026-06-01'), ['an executive as the chair', 'a representative of the rank and file']);
});

test('terms that end within 90 days are named, the next one first', () => {
  const seats = [seat(1), seat(2, { to: '2026-11-30' }), seat(3, { to: null }), seat(4, { to: '2027-06-30' })];
  assert.deepEqual(
    endingSeats(seats, '2026-10-15', 90).map(({ id }) => id),
    [2, 1],
  );
});

const QUORUMS: [string, number[], number[], boolean][] = [
  ['three of four', [1, 2, 3], [], true],
  ['half is not more than half', [1, 2], [], false],
  ['the secretary does not count', [1, 2, 9], [], false],
  ['who abstains is not counted', [1, 2, 3], [3], false],
  ['who is not there does not vote', [1, 2, 3, 77], [], true],
];

for (const [name, present, abstains, holds] of QUORUMS)
  test(`quorum: ${name}`, () => assert.equal(quorumOf(SEATS, new Set(present), new Set(abstains)).holds, holds));

test('a committee without seats decides nothing', () => assert.equal(quorumOf([], new Set([1])).holds, false));

const item = (id: number, person_id: number | null, office_id = 5) => ({ id, title: `Plan ${id}`, person_id, office_id });
const meeting = (present: number[]) => ({
  seats: SEATS,
  present: new Set(present),
  offices: new Map([
    [102, 5],
    [103, 6],
  ]),
});

test('a member abstains on their own row, which then may lack the quorum; on one of their office they act, and it is said', () => {
  const items = [item(1, 102), item(2, 500), item(3, null, 6)];
  assert.deepEqual(judgeItems(items, meeting([1, 2, 3])), [
    { item_id: 1, abstains: ['Member 2'], own_office: [], refused: '3 members are needed to decide Plan 1; 2 may.' },
    { item_id: 2, abstains: [], own_office: ['Member 2'], refused: null },
    { item_id: 3, abstains: [], own_office: ['Member 3'], refused: null },
  ]);
  assert.equal(judgeItems([item(1, 102)], meeting([1, 2, 3, 4]))[0]!.refused, null);
});

const ids = fc.subarray([1, 2, 3, 4, 9]);

test('one more who is present never breaks a quorum, and each vote is of a seat that is there', () => {
  fc.assert(
    fc.property(ids, ids, fc.constantFrom(1, 2, 3, 4, 9), (present, abstains, more) => {
      const before = quorumOf(SEATS, new Set(present), new Set(abstains));
      const after = quorumOf(SEATS, new Set([...present, more]), new Set(abstains));
      assert.ok(before.voting.every((id) => present.includes(id) && !abstains.includes(id) && id !== 9));
      return after.holds || !before.holds;
    }),
  );
});

test('no two seats that are taken without a fault are of one person at a time, nor two chairs', () => {
  const some = fc.record({
    person_id: fc.integer({ min: 1, max: 3 }),
    role: fc.constantFrom('CHAIR' as const, 'MEMBER' as const),
    month: fc.integer({ min: 1, max: 6 }),
    length: fc.option(fc.integer({ min: 0, max: 5 })),
  });
  fc.assert(
    fc.property(fc.array(some, { maxLength: 8 }), (wanted) => {
      const taken: Seat[] = [];
      for (const [at, { person_id, role, month, length }] of wanted.entries()) {
        const to = length === null ? null : `2026-${String(month + length).padStart(2, '0')}-28`;
        const one = seat(at, { person_id, role, from: `2026-0${month}-01`, to });
        if (Object.keys(findSeatFaults(one, taken)).length === 0) taken.push(one);
      }
      return Array.from({ length: 12 }, (_, at) => `2026-${String(at + 1).padStart(2, '0')}-15`).every((day) => {
        const now = seatsOn(taken, day);
        return (
          new Set(now.map(({ person_id: person }) => person)).size === now.length && now.filter(({ role }) => role === 'CHAIR').length <= 1
        );
      });
    }),
  );
});

test('a meeting goes from the plan to its minutes; without a quorum it is planned anew', () => {
  walkWorkflow(meetingFlow, ['MINUTES_APPROVED', 'CANCELLED']);
  assert.equal(meetingFlow.after('HELD', 'adjourn'), 'PLANNED');
  assert.deepEqual(meetingFlow.open('HELD', ['chair']), ['approveMinutes']);
});
