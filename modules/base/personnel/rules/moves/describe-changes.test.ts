import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Career, CareerAppointment } from './career.ts';
import { describeChanges } from './describe-changes.ts';

const NOTHING: Career = { appointments: [], salaries: [], designations: [], assignments: [], standings: [] };
const clerk: CareerAppointment = {
  id: 1,
  from: '2021-02-01',
  until: null,
  office_id: 1,
  office: 'Accounting Office',
  position_id: 1,
  position: 'Accountant I',
  salary_grade: 12,
  status_code: 'PERM',
  status: 'Permanent',
  government_service: true,
  nature_code: 'ORIG',
  nature: 'Original',
  item_id: 7,
  is_substitute: false,
  daily_rate: null,
  authority: '',
  remarks: '',
};
const salary = {
  id: 11,
  from: '2026-01-01',
  until: null,
  salary_grade: 12,
  step: 1,
  amount: 33_947_00,
  cause: 'salary adjustment' as const,
  authority: '',
};
const items = new Map([
  [7, 'XSUB-A1-7-2004'],
  [8, 'XSUB-A2-8-2004'],
]);

test('a promotion is told: who ends and begins, what is paid, which item is vacant and which filled', () => {
  const before = { ...NOTHING, appointments: [clerk], salaries: [salary] };
  const after = {
    ...NOTHING,
    appointments: [
      { ...clerk, until: '2026-12-01' },
      { ...clerk, id: 2, from: '2026-12-01', position: 'Accountant II', nature: 'Promotion', item_id: 8 },
    ],
    salaries: [
      { ...salary, until: '2026-12-01' },
      { ...salary, id: 12, from: '2026-12-01', salary_grade: 16, amount: 45_694_00, cause: 'appointment' as const },
    ],
  };
  assert.deepEqual(
    describeChanges(before, after, items).map(({ text }) => text),
    [
      'Accountant I, Accounting Office (Permanent, Original) ends on 30 Nov 2026.',
      'Accountant II, Accounting Office (Permanent, Promotion) begins on 1 Dec 2026.',
      'Salary from 1 Dec 2026: PHP 33,947.00 (SG 12, step 1) → PHP 45,694.00 (SG 16, step 1), PHP 11,747.00 more a month.',
      'Item XSUB-A1-7-2004 is vacant from 1 Dec 2026.',
      'Item XSUB-A2-8-2004 is filled from 1 Dec 2026.',
    ],
  );
});

test('who stays in the item neither leaves it nor fills it', () => {
  const before = { ...NOTHING, appointments: [clerk] };
  const after = {
    ...NOTHING,
    appointments: [
      { ...clerk, until: '2026-12-01' },
      { ...clerk, id: 2, from: '2026-12-01' },
    ],
  };
  assert.deepEqual(
    describeChanges(before, after, items).filter(({ kind }) => kind === 'item'),
    [],
  );
});

test('a separation is told: what ends, what is taken out, and that the item is vacant', () => {
  const dean = {
    id: 21,
    from: '2024-06-01',
    until: null,
    office_id: 3,
    office: 'College of Science',
    title: 'Dean',
    is_in_charge: false,
    order_number: '',
    units_released: 9,
    has_rata: true,
  };
  const raise = { ...salary, id: 12, from: '2027-01-01' };
  const before = { ...NOTHING, appointments: [clerk], salaries: [{ ...salary, until: '2027-01-01' }, raise], designations: [dean] };
  const after = {
    ...NOTHING,
    appointments: [{ ...clerk, until: '2026-12-15' }],
    salaries: [{ ...salary, until: '2026-12-15' }],
    designations: [{ ...dean, until: '2026-12-15' }],
  };
  assert.deepEqual(
    describeChanges(before, after, items).map(({ text }) => text),
    [
      'Accountant I, Accounting Office (Permanent, Original) ends on 14 Dec 2026.',
      'The salary of PHP 33,947.00 (SG 12, step 1) ends on 14 Dec 2026.',
      'The salary of PHP 33,947.00 (SG 12, step 1) from 1 Jan 2027 (salary adjustment) is removed.',
      'Item XSUB-A1-7-2004 is vacant from 15 Dec 2026.',
      'The designation as Dean, College of Science, ends on 14 Dec 2026.',
    ],
  );
});
