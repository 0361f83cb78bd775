import assert from 'node:assert/strict';
import { test } from 'node:test';
import { certificateSheet, kindsFor, whyNotCertified } from './certificate-sheet.ts';
import type { AppointmentFact, ServiceFacts } from './service-facts.ts';

const NONE: ServiceFacts = { appointments: [], salaries: [], assignments: [], absences: [], separations: [], outside: [] };
const TODAY = '2026-11-20';
const asked = { today: TODAY, pera: 200_000, allowances: [{ name: 'Representation allowance', monthly: 500_000 }] };

function held(from: string, until: string | null, more: Partial<AppointmentFact> = {}): AppointmentFact {
  const office = 'Accounting Office';
  return {
    from,
    until,
    position: 'Clerk',
    status: 'Permanent',
    government: true,
    nature: null,
    office,
    authority: '',
    daily_rate: null,
    ...more,
  };
}
const contract = (from: string, until: string | null) =>
  held(from, until, { government: false, status: 'Contract of service', daily_rate: 70_000 });
const salary = { from: '2026-01-01', until: null, amount: 3_170_500, grade: 11, step: 1, cause: 'appointment' as const, authority: '' };

const possible: [name: string, facts: Partial<ServiceFacts>, kinds: string[]][] = [
  ['anyone who serves with a salary', { appointments: [held('2020-01-01', null)], salaries: [salary] }, ['employment', 'compensation']],
  ['anyone who serves without a salary on record', { appointments: [held('2020-01-01', null)] }, ['employment']],
  ['a contract of service', { appointments: [contract('2026-07-01', '2027-01-01')] }, ['contract']],
  [
    'anyone who served by contract and then by appointment',
    { appointments: [contract('2019-01-01', '2020-01-01'), held('2020-01-01', null)] },
    ['employment', 'contract'],
  ],
  ['anyone who has left', { appointments: [held('2010-01-01', '2024-01-01')] }, ['separated']],
  ['nobody on record', {}, []],
];

for (const [name, facts, kinds] of possible)
  test(`${name} may be given: ${kinds.join(', ') || 'nothing'}`, () => {
    assert.deepEqual(kindsFor({ ...NONE, ...facts }, TODAY), kinds);
  });

test('compensation is basic salary, PERA of 2,000 a month and other allowances, with the total of a year', () => {
  const sheet = certificateSheet('compensation', { ...NONE, appointments: [held('2020-01-01', null)], salaries: [salary] }, asked);
  assert.deepEqual(sheet.compensation, [
    { name: 'Basic salary', monthly: 3_170_500, annual: 38_046_000 },
    { name: 'Personnel Economic Relief Allowance (PERA)', monthly: 200_000, annual: 2_400_000 },
    { name: 'Representation allowance', monthly: 500_000, annual: 6_000_000 },
  ]);
  assert.equal(sheet.annual_total, 46_446_000);
});

test('the daily wage of a casual counts 22 days a month', () => {
  const casual = held('2026-01-01', '2027-01-01', { status: 'Casual', daily_rate: 60_000 });
  const sheet = certificateSheet('compensation', { ...NONE, appointments: [casual] }, { ...asked, allowances: [] });
  assert.equal(sheet.compensation[0]!.monthly, 1_320_000);
});

test('appointments without a free day between are one period, with the last position', () => {
  const appointments = [
    held('2015-01-01', '2018-01-01'),
    held('2018-01-01', '2020-01-01', { position: 'Accountant I' }),
    held('2021-06-01', null),
  ];
  const { periods, first_day, last_day } = certificateSheet('employment', { ...NONE, appointments }, asked);
  assert.deepEqual(
    periods.map(({ from, to, position }) => [from, to, position]),
    [
      ['2015-01-01', '2019-12-31', 'Accountant I'],
      ['2021-06-01', null, 'Clerk'],
    ],
  );
  assert.deepEqual([first_day, last_day], ['2015-01-01', null]);
});

test('a certificate of contracts names each with its daily rate, and none of the appointments', () => {
  const appointments = [contract('2024-01-01', '2024-07-01'), contract('2024-07-01', '2025-01-01'), held('2025-01-01', null)];
  const { periods } = certificateSheet('contract', { ...NONE, appointments }, asked);
  assert.deepEqual(
    periods.map(({ from, to, daily_rate }) => [from, to, daily_rate]),
    [
      ['2024-01-01', '2024-06-30', 70_000],
      ['2024-07-01', '2024-12-31', 70_000],
    ],
  );
});

test('who has left is certified with the last day and its cause', () => {
  const facts = {
    ...NONE,
    appointments: [held('2010-01-01', '2024-01-01')],
    separations: [{ last_day: '2023-12-31', cause: 'Resigned', authority: '' }],
  };
  const { last_day, separation } = certificateSheet('separated', facts, asked);
  assert.deepEqual([last_day, separation], ['2023-12-31', 'Resigned']);
  assert.match(whyNotCertified('employment', facts, TODAY)!, /No appointment runs today/);
});
