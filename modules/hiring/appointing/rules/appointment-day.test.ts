import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { faultsOfIssuance, type IssuanceCase } from './appointment-day.ts';
import { addDays, isWeekend } from './calendar-days.ts';

const published = { postedOn: '2026-01-15', closesOn: '2026-01-26', validUntil: '2026-10-15', isDeficient: false };
const one = (change: Partial<IssuanceCase>): IssuanceCase => ({
  issuedOn: '2026-03-10',
  today: '2026-12-31',
  publication: published,
  deliberatedOn: '2026-02-20',
  holidays: new Set(['2026-11-02', '2026-04-09']),
  restDayGround: '',
  bans: [],
  banExemption: '',
  ...change,
});

test('the worked examples of section 10.3', () => {
  const cases: [string, Partial<IssuanceCase>, RegExp | null][] = [
    ['a working day within validity', {}, null],
    ['the last day of validity', { issuedOn: '2026-10-15' }, null],
    ['the day after it', { issuedOn: '2026-10-16' }, /valid until 15 Oct 2026/],
    ['All Souls’ Day', { issuedOn: '2026-11-02', publication: null }, /holiday/],
    ['the day after', { issuedOn: '2026-11-03', publication: null }, null],
    ['a Saturday', { issuedOn: '2026-03-14' }, /Saturday/],
    ['a Saturday that a law sets', { issuedOn: '2026-03-14', restDayGround: 'law' }, null],
    ['a Sunday in a service by day and night', { issuedOn: '2026-03-15', restDayGround: 'service' }, null],
    ['within the ten days', { issuedOn: '2026-01-23' }, /ten days of posting run until 25 Jan 2026/],
    ['on the closing day', { issuedOn: '2026-01-26', deliberatedOn: null }, /until 26 Jan 2026/],
    ['before the deliberation', { issuedOn: '2026-02-19' }, /deliberated on 20 Feb 2026/],
    ['a deficient publication', { publication: { ...published, isDeficient: true } }, /deficient/],
    ['ahead of the day', { today: '2026-03-09' }, /future/],
  ];
  for (const [name, change, words] of cases) {
    const faults = (faultsOfIssuance(one(change)).issued_on ?? []).join(' ');
    if (words) assert.match(faults, words, name);
    else assert.equal(faults, '', name);
  }
});

test('in an election ban the number of the exemption is asked for', () => {
  const bans = [{ from: '2026-03-01', to: '2026-04-15', election: 'Barangay election' }];
  assert.deepEqual(Object.keys(faultsOfIssuance(one({ bans }))), ['ban_exemption']);
  assert.deepEqual(faultsOfIssuance(one({ bans, banExemption: 'COMELEC 26-0117' })), {});
  assert.deepEqual(faultsOfIssuance(one({ bans, issuedOn: '2026-04-16' })), {});
});

test('no allowed day is a rest day, outside validity or ahead', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 400 }), (days) => {
      const issuedOn = addDays('2026-01-01', days);
      const faults = faultsOfIssuance(one({ issuedOn }));
      if (faults.issued_on) return;
      assert.ok(!isWeekend(issuedOn) && issuedOn > '2026-01-26' && issuedOn >= '2026-02-20' && issuedOn <= published.validUntil);
    }),
  );
});
