import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import type { Stay } from './accrual.ts';
import { IN_GOVERNMENT } from './seeds/seed.ts';
import { TYPE_SEEDS } from './type-seeds.ts';
import { yearlyRights, type Terms } from './yearly-rights.ts';

const SERVICE = new Set(IN_GOVERNMENT);
const TERMS: Terms[] = TYPE_SEEDS.map(({ effectiveOn, ...type }) => ({ ...type, termsOn: effectiveOn }));

type Served = [from: string, to: string | null, earns?: Stay['earns'], status?: string];

function stay([from, to, earns = 'REGULAR', statusCode = 'PERM']: Served): Stay {
  return { personnelId: 1, officeId: 1, statusCode, from, to, earns, weeklyMinutes: 2400 };
}

function rightsOf(sex: 'Female' | 'Male', served: Served[], year = 2026, terms = TERMS): string[] {
  return yearlyRights({ sex, stays: served.map(stay) }, terms, year, SERVICE).map(({ type, from }) => `${type.code} ${from}`);
}

for (const [name, sex, served, rights] of [
  [
    'an employee of many years has all in full from 1 January',
    'Male',
    [['2015-06-01', null]],
    ['SPL 2026-01-01', 'SOLO 2026-01-01', 'SEL 2026-01-01', 'WL 2026-01-01'],
  ],
  [
    'a woman has the special leave for women too',
    'Female',
    [['2015-06-01', null]],
    ['SPL 2026-01-01', 'SOLO 2026-01-01', 'SLBW 2026-01-01', 'SEL 2026-01-01', 'WL 2026-01-01'],
  ],
  [
    'who enters on 15 January has special privilege and wellness from that day, and solo parent leave after six months',
    'Male',
    [['2026-01-15', null]],
    ['SPL 2026-01-15', 'SOLO 2026-07-15', 'SEL 2026-01-15', 'WL 2026-01-15'],
  ],
  [
    'a teacher has no special privilege leave',
    'Male',
    [['2015-06-01', null, 'TEACHER']],
    ['SOLO 2026-01-01', 'SEL 2026-01-01', 'WL 2026-01-01'],
  ],
  [
    'a teacher whom an order puts on vacation leave has it from the day of the order',
    'Male',
    [
      ['2015-06-01', '2026-06-30', 'TEACHER'],
      ['2026-07-01', null],
    ],
    ['SPL 2026-07-01', 'SOLO 2026-01-01', 'SEL 2026-01-01', 'WL 2026-01-01'],
  ],
  ['a job order has none', 'Female', [['2020-01-01', null, 'NONE', 'JO']], []],
  [
    'a job order who is appointed begins to serve then',
    'Male',
    [
      ['2020-01-01', '2026-02-28', 'NONE', 'JO'],
      ['2026-03-01', null],
    ],
    ['SPL 2026-03-01', 'SOLO 2026-09-01', 'SEL 2026-03-01', 'WL 2026-03-01'],
  ],
  [
    'broken service adds up to the six months by days',
    'Male',
    [
      ['2025-01-01', '2025-04-10', 'REGULAR', 'CAS'],
      ['2026-02-01', null],
    ],
    ['SPL 2026-02-01', 'SOLO 2026-04-23', 'SEL 2026-02-01', 'WL 2026-02-01'],
  ],
  [
    'who leaves before the six months never has it',
    'Male',
    [['2026-01-01', '2026-05-31']],
    ['SPL 2026-01-01', 'SEL 2026-01-01', 'WL 2026-01-01'],
  ],
] as [string, 'Female' | 'Male', Served[], string[]][])
  test(name, () => assert.deepEqual(rightsOf(sex, served), rights));

test('there was no wellness leave before 2026', () =>
  assert.deepEqual(rightsOf('Male', [['2015-06-01', null]], 2025), ['SPL 2025-01-01', 'SOLO 2025-01-01', 'SEL 2025-01-01']));

test('a type that is added within a year is given from its day on, and one that ends is not given after it', () => {
  const wellness = TERMS.find(({ code }) => code === 'WL')!;
  const birthday: Terms = { ...wellness, code: 'BL', amount: 1000, termsOn: '2026-08-01' };
  assert.deepEqual(rightsOf('Male', [['2015-06-01', null]], 2026, [birthday]), ['BL 2026-08-01']);
  const ended: Terms = { ...birthday, termsOn: '2027-03-01', isFiled: false };
  assert.deepEqual(rightsOf('Male', [['2027-04-01', null]], 2027, [birthday, ended]), []);
  assert.deepEqual(rightsOf('Male', [['2027-02-01', null]], 2027, [birthday, ended]), ['BL 2027-02-01']);
});

test('whatever the service, a right is given at most once a year, on a day of service of the year', () => {
  const span = fc.tuple(
    fc.integer({ min: 0, max: 400 }),
    fc.integer({ min: 0, max: 200 }),
    fc.constantFrom<Stay['earns']>('REGULAR', 'TEACHER'),
  );
  fc.assert(
    fc.property(fc.array(span, { minLength: 1, maxLength: 4 }), (spans) => {
      let day = Temporal.PlainDate.from('2025-01-01');
      const stays = spans.map(([gap, length, earns]) => {
        const from = day.add({ days: gap });
        const to = from.add({ days: length });
        day = to.add({ days: 1 });
        return stay([from.toString(), to.toString(), earns]);
      });
      const rights = yearlyRights({ sex: 'Female', stays }, TERMS, 2026, SERVICE);
      assert.equal(new Set(rights.map(({ type }) => type.code)).size, rights.length);
      for (const { from } of rights) {
        assert.equal(from.slice(0, 4), '2026');
        assert(stays.some((one) => one.from <= from && from <= one.to!));
      }
    }),
  );
});
