import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readRows } from '@talaan/imports/rules/read-rows.ts';
import type { LoanChoices } from '../../contract/imports.ts';
import { judgeLoans, type LoanGround, type LoanOnRecord } from './judge-loans.ts';
import { loanFields } from './loan-fields.ts';

const KEYS = ['idno', 'name', 'item', 'reference_no', 'monthly', 'principal', 'balance', 'from_month', 'to_month'] as const;
const columns = Object.fromEntries(KEYS.map((key, at) => [key, at]));

const person = (id: number, idno: string, surname: string, first_name: string, is_serving = true) => ({
  id,
  idno,
  surname,
  first_name,
  fullname: `${surname}, ${first_name}`,
  is_serving,
});
const PEOPLE = [
  person(1, '2001-1', 'Reyes', 'Arnel'),
  person(2, '2002-2', 'Dela Cruz', 'Liza'),
  person(3, '2003-3', 'Dela Cruz', 'Liza Mae'),
  person(4, '2004-4', 'Bernardo', 'Sheryl', false),
];
const ITEMS = [
  { code: 'GSIS_MPL', name: 'GSIS multi-purpose loan' },
  { code: 'COOPERATIVE', name: 'Cooperative' },
];
const RUNNING: LoanOnRecord = {
  id: 9,
  personnel_id: 1,
  fullname: 'Reyes, Arnel',
  code: 'GSIS_MPL',
  reference_no: 'M-1',
  monthly: 285_000,
  principal: 10_260_000,
  balance: 5_000_000,
  to_month: null,
  is_running: true,
};

/** Judges rows of cells, with the total that they come to unless another is told. */
function judge(rows: readonly string[][], choices: Partial<LoanChoices> = {}, ground: Partial<LoanGround> = {}) {
  const read = () => readRows({ fields: loanFields, rows: rows.map((cells, at) => ({ line: at + 2, cells })), columns }, 'idno');
  const base = { code: 'GSIS_MPL', from_month: '2026-12', total: null };
  const on: LoanGround = { today: '2026-11-20', people: PEOPLE, items: ITEMS, onRecord: [RUNNING], choices: base, ...ground };
  const { sums } = judgeLoans(read(), on);
  const { loans } = judgeLoans(read(), { ...on, choices: { ...base, total: sums.total, ...choices } });
  return loans.map(({ row, plan, ...loan }) => ({ ...loan, plan, said: row.messages.map(({ message }) => message).join(' ') }));
}

test('a new loan takes its balance as what is left, and begins in the month of the file', () => {
  const [loan] = judge([['2002-2', 'Liza Dela Cruz', '', 'M-2', '1,500.00', '36,000', '30,000', 'Jan 2027', '12/2028']]);
  assert.deepEqual(loan?.plan, {
    id: null,
    personnel_id: 2,
    code: 'GSIS_MPL',
    reference_no: 'M-2',
    monthly: 150_000,
    principal: 3_600_000,
    paid_before: 600_000,
    from_month: '2027-01',
    to_month: '2028-12',
    authorized_on: '2026-11-20',
  });
});

test('what runs already is changed in its amount alone, and another balance is warned of', () => {
  const [same] = judge([['2001-1', '', '', 'M-1', '2,850.00']]);
  assert.deepEqual([same?.plan, same?.subjectId], [null, 9]);
  const [changed] = judge([['2001-1', '', '', 'M-1', '3,000.00', '', '49,000.00']]);
  assert.deepEqual([changed?.plan?.id, changed?.plan?.monthly, changed?.isNew], [9, 300_000, false]);
  assert.match(changed!.said, /The list has 49,000\.00, on record are 50,000\.00/);
  const [unnumbered] = judge([['2001-1', '', '', '', '3,000.00']]);
  assert.equal(unnumbered?.plan?.id, 9, 'of what a person has once, the number may be left out');
});

test('a number of another person, a loan of another person, and a loan twice in the file are refused', () => {
  const [number] = judge([['2002-2', 'Reyes, Arnel', '', 'M-7', '100']]);
  assert.match(number!.said, /2002-2 is the number of another person, Dela Cruz, Liza/);
  const [loan] = judge([['2002-2', '', '', 'M-1', '100']]);
  assert.match(loan!.said, /M-1 is a loan of another person, Reyes, Arnel/);
  const twins = judge([
    ['2002-2', '', '', 'M-8', '100'],
    ['2003-3', '', '', 'M-8', '100'],
  ]);
  assert.match(twins[0]!.said, /The same is in row 3 too/);
  assert.match(twins[1]!.said, /The same is in row 2 too/);
  const paid = { ...RUNNING, is_running: false };
  assert.match(judge([['2001-1', '', '', 'M-1', '100']], {}, { onRecord: [paid] })[0]!.said, /paid off or over on record/);
});

test('without a number the name decides, where one person alone has it', () => {
  const [one, several, none, empty] = judge([
    ['', 'Reyes, Arnel', '', 'M-3', '100'],
    ['', 'Dela Cruz, Liza', '', 'M-4', '100'],
    ['', 'Reyes', '', 'M-5', '100'],
    ['', '', '', 'M-6', '100'],
  ]);
  assert.equal(one?.plan?.personnel_id, 1);
  assert.match(several!.said, /may be Dela Cruz, Liza \(2002-2\) or Dela Cruz, Liza Mae \(2003-3\)/);
  assert.match(none!.said, /No one is found by the name/);
  assert.match(empty!.said, /Enter the employee number or the name/);
});

test('an amount with three decimals, a balance above the principal, months turned around and an unknown item are refused', () => {
  const said = judge([
    ['2002-2', '', '', 'A', '100.005'],
    ['2002-2', '', '', 'B', '100', '1,000', '2,000'],
    ['2002-2', '', '', 'C', '100', '', '', '2027-02', '2027-01'],
    ['2002-2', '', 'Casino', 'D', '100'],
    ['9-9', '', '', 'E', '100'],
  ]).map((loan) => loan.said);
  assert.match(said[0]!, /has more than two decimals/);
  assert.match(said[1]!, /above the principal of PHP 1,000\.00/);
  assert.match(said[2]!, /before the first one, February 2027/);
  assert.match(said[3]!, /“Casino” is not in use in the catalogue/);
  assert.match(said[4]!, /No one has the employee number 9-9/);
});

test('no row is accepted before the total of the lender is that of the file, rows with problems counted in', () => {
  const rows = [
    ['2002-2', '', '', 'M-2', '1,500.00'],
    ['9-9', '', '', 'M-3', '500.00'],
  ];
  assert.match(judge(rows, { total: null })[0]!.said, /Enter above what the lender says/);
  assert.match(judge(rows, { total: 150_000 })[0]!.said, /come to PHP 2,000\.00, the lender says PHP 1,500\.00/);
  assert.notEqual(judge(rows, { total: 200_000 })[0]!.plan, null);
});

test('who left is warned of, and may be deducted of the last pay', () => {
  const [loan] = judge([['2004-4', '', 'Cooperative', '', '100']]);
  assert.match(loan!.said, /no longer in service/);
  assert.notEqual(loan?.plan, null);
});
