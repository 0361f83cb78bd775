import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { tries } from '@talaan/testing/tries.ts';
import { contains, dayAfter, type AppointmentFact, type SalaryFact, type ServiceFacts, type Span } from './service-facts.ts';
import { serviceRows } from './service-rows.ts';

const NONE: ServiceFacts = { appointments: [], salaries: [], assignments: [], absences: [], separations: [], outside: [] };

function appointed(from: string, until: string | null, more: Partial<AppointmentFact> = {}): AppointmentFact {
  return {
    from,
    until,
    position: 'Administrative Aide III',
    status: 'Permanent',
    government: true,
    nature: 'Original',
    office: 'Accounting Office',
    authority: 'CSC 12-0451',
    daily_rate: null,
    ...more,
  };
}

function paid(from: string, until: string | null, amount: number, cause: SalaryFact['cause'] = 'appointment', step = 1): SalaryFact {
  return { from, until, amount: amount * 100, grade: 3, step, cause, authority: cause === 'salary adjustment' ? 'NBC 601' : '' };
}

const record = (facts: Partial<ServiceFacts>) => serviceRows({ ...NONE, ...facts }, { branch: 'NGA', today: '2026-11-20' });
/** `2020-01-01 to 2020-12-31 Original`. */
const said = (facts: Partial<ServiceFacts>) =>
  record(facts).rows.map(({ from, to, causes }) => `${from} to ${to ?? 'present'} ${causes.map(({ what }) => what).join(', ')}`);

const since2020 = appointed('2020-01-01', null);

const cases: [name: string, facts: Partial<ServiceFacts>, rows: string[]][] = [
  ['an original appointment runs to present', { appointments: [since2020] }, ['2020-01-01 to present Original']],
  [
    'a new salary schedule closes the row the day before',
    {
      appointments: [since2020],
      salaries: [paid('2020-01-01', '2026-01-01', 15_000), paid('2026-01-01', null, 15_600, 'salary adjustment')],
    },
    ['2020-01-01 to 2025-12-31 Original', '2026-01-01 to present Salary schedule'],
  ],
  [
    'a step increment opens a row',
    {
      appointments: [since2020],
      salaries: [paid('2020-01-01', '2023-01-01', 15_000), paid('2023-01-01', null, 15_100, 'step increment', 2)],
    },
    ['2020-01-01 to 2022-12-31 Original', '2023-01-01 to present Step increment'],
  ],
  [
    'a promotion with its salary is one row',
    {
      appointments: [appointed('2020-01-01', '2022-03-01'), appointed('2022-03-01', null, { nature: 'Promotion' })],
      salaries: [paid('2020-01-01', '2022-03-01', 15_000), paid('2022-03-01', null, 18_000)],
    },
    ['2020-01-01 to 2022-02-28 Original', '2022-03-01 to present Promotion'],
  ],
  [
    'a transfer to another unit is one row',
    { appointments: [appointed('2020-01-01', '2022-03-01'), appointed('2022-03-01', null, { nature: 'Transfer', office: 'Library' })] },
    ['2020-01-01 to 2022-02-28 Original', '2022-03-01 to present Transfer'],
  ],
  [
    'a reassignment has its own row and ends with another',
    {
      appointments: [since2020],
      assignments: [{ kind: 'reassignment', place: 'Library', order_number: 'OO 12', from: '2021-01-01', until: '2021-07-01' }],
    },
    ['2020-01-01 to 2020-12-31 Original', '2021-01-01 to 2021-06-30 Reassignment', '2021-07-01 to present End of reassignment'],
  ],
  [
    'leave without pay has its own row',
    { appointments: [since2020], absences: [{ from: '2021-03-01', until: '2021-03-13', days: 12_000, remarks: '' }] },
    [
      '2020-01-01 to 2021-02-28 Original',
      '2021-03-01 to 2021-03-12 Leave without pay',
      '2021-03-13 to present Return from leave without pay',
    ],
  ],
  [
    'a contract of service never enters the record',
    { appointments: [appointed('2018-01-01', '2020-01-01', { government: false, status: 'Contract of service' }), since2020] },
    ['2020-01-01 to present Original'],
  ],
  ['anyone who only had job orders has no service record', { appointments: [appointed('2018-01-01', null, { government: false })] }, []],
  [
    'a separation ends the record even where the appointment was left open',
    { appointments: [since2020], separations: [{ last_day: '2024-05-31', cause: 'Resigned', authority: 'Letter' }] },
    ['2020-01-01 to 2024-05-31 Original, Separation: Resigned'],
  ],
  [
    'service in another agency comes before that of the university, and gives way to it',
    {
      appointments: [since2020],
      outside: [
        {
          id: 1,
          from: '2015-01-01',
          until: '2020-03-01',
          designation: 'Clerk I',
          status: 'Permanent',
          monthly_salary: null,
          agency: 'Municipality of San Isidro',
          branch: 'LGU',
          absences: '',
          separation_cause: '',
          authority: 'Service record of 3 Feb 2020',
        },
      ],
    },
    ['2015-01-01 to 2019-12-31 Service in another agency', '2020-01-01 to present Original'],
  ],
];

for (const [name, facts, rows] of cases)
  test(name, () => {
    assert.deepEqual(said(facts), rows);
  });

test('a coming end or salary is not yet on record', () => {
  const facts = {
    appointments: [appointed('2026-01-01', '2027-01-01')],
    salaries: [paid('2026-01-01', '2026-12-01', 15_600), paid('2026-12-01', null, 16_000, 'salary adjustment' as const)],
    separations: [{ last_day: '2026-12-31', cause: 'End of contract or term', authority: '' }],
  };
  assert.deepEqual(said(facts), ['2026-01-01 to present Original']);
});

test('a row tells salary, step, station, branch, leave and separation', () => {
  const { rows } = record({
    appointments: [since2020],
    salaries: [paid('2020-01-01', null, 15_000)],
    absences: [{ from: '2021-03-01', until: '2021-03-02', days: 500, remarks: '' }],
    assignments: [{ kind: 'detail', place: 'Commission on Audit', order_number: 'SO 3', from: '2022-01-01', until: null }],
    separations: [{ last_day: '2023-12-31', cause: 'Resigned', authority: '' }],
  });
  assert.deepEqual(
    rows.map((row) => [row.monthly_salary, row.grade_step, row.station, row.branch, row.absences, row.separated_on, row.separation_cause]),
    [
      [1_500_000, '3-1', 'Accounting Office', 'NGA', '', null, ''],
      [1_500_000, '3-1', 'Accounting Office', 'NGA', '0.5 day', null, ''],
      [1_500_000, '3-1', 'Accounting Office', 'NGA', '', null, ''],
      [1_500_000, '3-1', 'Commission on Audit', 'NGA', '', '2023-12-31', 'Resigned'],
    ],
  );
});

test('part-time lecturers without a monthly salary are in the record with their status, casuals with their daily rate', () => {
  const { rows } = record({
    appointments: [
      appointed('2020-01-01', '2020-06-01', { status: 'Part-time' }),
      appointed('2020-06-01', null, { status: 'Casual', daily_rate: 60_000 }),
    ],
  });
  assert.deepEqual(
    rows.map(({ status, monthly_salary, daily_rate }) => [status, monthly_salary, daily_rate]),
    [
      ['Part-time', null, null],
      ['Casual', null, 60_000],
    ],
  );
});

test('days that nothing explains are a gap; a separation or a contract explains them', () => {
  const first = appointed('2018-01-01', '2019-01-01');
  const again = appointed('2019-03-01', null);
  const contract = appointed('2019-01-01', '2019-03-01', { government: false });
  const gaps = (facts: Partial<ServiceFacts>) => record(facts).gaps.map(({ from, to, days, explained }) => [from, to, days, explained]);
  const span = ['2019-01-01', '2019-02-28', 59];
  assert.deepEqual(gaps({ appointments: [first, again] }), [[...span, '']]);
  assert.deepEqual(gaps({ appointments: [first, again], separations: [{ last_day: '2018-12-31', cause: 'Resigned', authority: '' }] }), [
    [...span, 'Separated: Resigned'],
  ]);
  assert.deepEqual(gaps({ appointments: [first, contract, again] }), [
    [...span, 'Served under a job order or contract of service, which is no government service'],
  ]);
  assert.deepEqual(gaps({ appointments: [first, { ...contract, until: '2019-02-01' }, again] }), [[...span, '']]);
  assert.deepEqual(gaps({ appointments: [first, { ...again, from: '2019-01-01' }] }), []);
});

const START = Temporal.PlainDate.from('2000-01-01');
const onDay = (day: number) => START.add({ days: day }).toString();

/** Periods one after another, some with days between; the last may be open. */
function periods(): fc.Arbitrary<Span[]> {
  return fc
    .tuple(fc.array(fc.tuple(fc.nat({ max: 40 }), fc.integer({ min: 1, max: 300 })), { maxLength: 6 }), fc.boolean())
    .map(([lengths, open]) => {
      let at = 0;
      const spans: Span[] = lengths.map(([pause, days]) => {
        const from = at + pause;
        at = from + days;
        return { from: onDay(from), until: onDay(at) };
      });
      const last = spans.at(-1);
      if (last && open) last.until = null;
      return spans;
    });
}

const closed = () => periods().map((spans) => spans.flatMap(({ from, until }) => (until === null ? [] : [{ from, until }])));

test('rows never overlap and cover exactly the days of government service', () => {
  const facts = fc.record({
    appointments: fc
      .tuple(periods(), fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }))
      .map(([spans, government]) => spans.map(({ from, until }, at) => appointed(from, until, { government: government[at] }))),
    salaries: periods().map((spans) => spans.map(({ from, until }) => paid(from, until, 15_000, 'correction'))),
    assignments: periods().map((spans) => spans.map((span) => ({ ...span, kind: 'detail', place: 'Elsewhere', order_number: '' }))),
    absences: closed().map((spans) => spans.map((span) => ({ ...span, days: 1000, remarks: '' }))),
  });
  fc.assert(
    fc.property(facts, (some) => {
      const { rows, gaps } = record(some);
      for (const [at, row] of rows.entries()) {
        assert.ok(row.to === null ? at === rows.length - 1 : row.from <= row.to);
        const before = rows[at - 1];
        if (before) assert.ok(before.to! < row.from);
        assert.ok(row.causes.length > 0, 'every row says what caused it');
      }
      for (let day = 0; day < 2200; day += 1) {
        const date = onDay(day);
        const served = some.appointments.some((one) => one.government && contains(one, date));
        const shown = rows.some(({ from, to }) => contains({ from, until: to === null ? null : dayAfter(to) }, date));
        assert.equal(shown, served, date);
        if (gaps.some(({ from, to }) => from <= date && date <= to)) assert.ok(!served, date);
      }
    }),
    { numRuns: tries(12, 60) },
  );
});
