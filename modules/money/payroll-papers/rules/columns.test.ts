import assert from 'node:assert/strict';
import { test } from 'node:test';
import { figuresOn } from '@talaan/payroll/rules/figures/figures-on.ts';
import { KNOWN_FIGURES } from '@talaan/payroll/rules/figures/known-figures.ts';
import type { Item, Paid } from './paid.ts';
import { alphalist, alphalistColumns, plainForBureau, splitTin } from './remittances/alphalist.ts';
import { compensationOf, monthlyReturn } from './remittances/compensation-tax.ts';
import {
  certifiedTaxes,
  expandedTax,
  monthColumns,
  percentageTax,
  quarterColumns,
  quarterUntil,
  taxedPayees,
} from './remittances/expanded-tax.ts';
import { gsisColumns } from './remittances/gsis.ts';
import { mcrfColumns, memberContributions, stlrfColumns } from './remittances/pagibig.ts';
import { memberStatus, rf1Columns } from './remittances/philhealth.ts';
import { abstractByAccount, chargesOf, entriesOf } from './run/abstract.ts';
import { bankList, bankColumns } from './run/bank-list.ts';
import { creditorColumns } from './run/due-accounts.ts';
import { layOutPayroll, payrollColumns, splitCodes } from './run/general-payroll.ts';
import { controlTotals } from './table.ts';

const item = (code: string, side: Item['side'], tax: string, account: string, sort: number): Item => ({
  code,
  name: code,
  side,
  kind: 'MONTH',
  tax,
  account,
  sort,
});

const ITEMS: readonly Item[] = [
  item('BASIC', 'EARNING', 'BASIC', '5-01-01-010', 1),
  item('LWOP', 'EARNING', 'BASIC', '5-01-01-010', 2),
  item('PERA', 'EARNING', 'EXEMPT', '5-01-02-010', 3),
  item('CLOTHING', 'EARNING', 'DE_MINIMIS', '5-01-02-040', 4),
  item('MIDYEAR', 'EARNING', 'BENEFIT', '5-01-02-160', 5),
  item('WTAX', 'DEDUCTION', 'TAX', '2-02-01-010', 6),
  item('GSIS', 'DEDUCTION', 'LOWERS', '2-02-01-020', 7),
  item('GSIS_MPL', 'DEDUCTION', 'NONE', '2-02-01-020', 8),
  item('GSIS_GOV', 'GOVERNMENT', 'NONE', '5-01-03-010', 9),
];

/** Grade 11, with half a month without pay. */
const ANA: Paid = {
  id: 1,
  idno: '0001',
  fullname: 'Ana Peña Jr.',
  surname: 'Peña-Cruz',
  first_name: "Ma. D'Ana",
  middle_name: 'Santos',
  name_extension: 'Jr.',
  birth_date: '1990-02-03',
  sex: 'Female',
  position: 'Instructor',
  office: 'Math',
  fund: '01',
  status: 'PERM',
  monthly: 3_170_500,
  bank: 'Land Bank',
  tin: '123456789000',
  gsis: '200',
  philhealth: '12',
  pagibig: '99',
  gross: 1_785_250,
  deductions: 485_345,
  government: 380_460,
  net: 1_299_905,
  first_half: 649_952,
  second_half: 649_953,
  amounts: { BASIC: 3_170_500, LWOP: -1_585_250, PERA: 200_000, WTAX: 0, GSIS: 285_345, GSIS_MPL: 200_000, GSIS_GOV: 380_460 },
  earlier: {},
  first_month: '2026-11',
  last_month: '2026-11',
};
const BEN: Paid = { ...ANA, id: 2, idno: '0002', fullname: 'Ben Uy', surname: 'Uy', bank: 'DBP', fund: '05' };

const TITLES: readonly [name: string, columns: readonly { title: string }[], titles: string][] = [
  ['the GSIS', gsisColumns(ITEMS, [ANA]), 'No.|BP no.|Name|Basic salary|Employee share|Government share|EC|GSIS_MPL|Total'],
  [
    'RF-1',
    rf1Columns,
    'No.|PIN|Surname|Given name|Suffix|Middle name|Birth date|Sex|Monthly salary|Personal share|Employer share|Total|Status',
  ],
  [
    'MCRF',
    mcrfColumns,
    'No.|Pag-IBIG MID no.|Program|Last name|First name|Ext.|Middle name|Period covered|Monthly compensation|Employee share|Employer share|Total',
  ],
  ['STLRF', stlrfColumns, 'No.|Pag-IBIG MID no.|Application no.|Last name|First name|Ext.|Middle name|Loan type|Period covered|Amount'],
  ['a list to a bank', bankColumns('FIRST'), 'No.|Account number|Name|Employee no.|Amount'],
  ['1601-EQ', quarterColumns, 'No.|TIN|Payee|ATC|Rate|1st month|2nd month|3rd month|Income payments|Tax withheld'],
  ['1600-PT', monthColumns, 'No.|TIN|Payee|ATC|Rate|Income payments|Tax withheld'],
  [
    'the alphalist',
    alphalistColumns,
    'No.|TIN|Branch|Last name|First name|Middle name|Previous employer: gross|Previous: 13th month and benefits|Previous: contributions|Previous: other exempt|Previous: taxable|Gross compensation|13th month and benefits|De minimis|Contributions|Other exempt|Taxable|Tax due|Withheld by previous employer|Withheld Jan-Nov|Withheld December|Over or under withheld',
  ],
  [
    'an advice',
    creditorColumns,
    'Creditor|Savings or current account|ORS/BURS no.|Allotment class|Gross amount|Withholding tax|Other deductions|Net amount|Remarks',
  ],
  [
    'the general payroll',
    payrollColumns(ITEMS, layOutPayroll(ITEMS, [ANA])),
    'No.|Name|Position|Employee no.|Salary|Days without pay|PERA|Gross amount earned|Tax|GSIS|GSIS_MPL|Total deductions|Net amount due',
  ],
  [
    'the general payroll of an adjustment',
    payrollColumns(ITEMS, layOutPayroll(ITEMS, [ANA], true)),
    'No.|Name|Position|Employee no.|For the months|Salary|Days without pay|PERA|Gross amount earned|Tax|GSIS|GSIS_MPL|Total deductions|Net amount due',
  ],
];

for (const [name, columns, titles] of TITLES)
  test(`the columns of ${name} are those of its form`, () => assert.equal(columns.map(({ title }) => title).join('|'), titles));

test('what has no room on the general payroll is summed, the greatest have columns', () => {
  const sums: Record<string, number> = { TAX: 1, LOAN: 9, COOP: 5, DUES: 2 };
  assert.deepEqual(
    splitCodes(Object.keys(sums), ['TAX'], 3, (code) => sums[code]!),
    [
      ['TAX', 'LOAN'],
      ['COOP', 'DUES'],
    ],
  );
  assert.deepEqual(
    splitCodes(Object.keys(sums), ['TAX'], 4, (code) => sums[code]!),
    [['TAX', 'LOAN', 'COOP', 'DUES'], []],
  );
});

test('what is charged is what is due, and days without pay lessen the charge of salaries', () => {
  const totals = controlTotals(abstractByAccount(ITEMS, [ANA, BEN]));
  assert.equal(totals.Debit, totals.Credit);
  assert.equal(totals.Debit, 2 * (ANA.gross + ANA.government));
  const due = (account: string) => entriesOf(ITEMS, [ANA]).reduce((sum, one) => sum + (one.account === account ? one.credit : 0), 0);
  assert.deepEqual([due('2-01-01-020'), due('2-02-01-020')], [ANA.net, 285_345 + 200_000 + 380_460]);
  assert.deepEqual(
    chargesOf(ITEMS, [ANA]).map(({ account, debit }) => [account, debit]),
    [
      ['5-01-01-010', 1_585_250],
      ['5-01-02-010', 200_000],
      ['5-01-03-010', 380_460],
    ],
  );
});

test('the two halves of a bank are its people, and account numbers are text', () => {
  const credited = [ANA, { ...BEN, first_half: 0, second_half: BEN.net }].map((one) => ({ ...one, account_number: '0012' }));
  const [first, second] = [bankList(credited, 'FIRST'), bankList(credited, 'SECOND')];
  assert.deepEqual([first.count, second.count], [1, 2]);
  assert.equal(controlTotals(first).Amount! + controlTotals(second).Amount!, ANA.net + BEN.net);
  assert.equal(first.groups[0]!.rows[0]![1], '0012');
});

test('of MP2 savings a member has a row of its own', () => {
  const table = memberContributions('2026-11', [{ ...ANA, amounts: { PAGIBIG: 20_000, PAGIBIG_GOV: 20_000, PAGIBIG_MP2: 50_000 } }]);
  assert.deepEqual(
    table.groups[0]!.rows.map((cells) => [cells[2], cells[7], cells[9], cells[10]]),
    [
      ['F1', '202611', 20_000, 20_000],
      ['M2', '202611', 50_000, 0],
    ],
  );
});

test('PhilHealth is told who is new, who left and who earned nothing', () => {
  const stay = { hired_on: '2020-01-01', left_on: null, gross: 100 };
  assert.deepEqual(
    [stay, { ...stay, hired_on: '2026-11-16' }, { ...stay, left_on: '2026-11-15' }, { ...stay, gross: 0 }].map((one) =>
      memberStatus('2026-11', one),
    ),
    ['', 'NH', 'S', 'NE'],
  );
});

const EXEMPT = { benefits: 9_000_000, de_minimis: { CLOTHING: 800_000 } };

test('benefits are exempt up to 90,000 in a year, and what was paid before has used that up', () => {
  const bonus = { gross: 5_000_000, amounts: { MIDYEAR: 5_000_000 } };
  assert.deepEqual(
    [0, 5_000_000, 9_500_000]
      .map((before) => compensationOf(bonus, { amounts: { MIDYEAR: before } }, ITEMS, EXEMPT))
      .map(({ benefits, taxable }) => [benefits, taxable]),
    [
      [5_000_000, 0],
      [4_000_000, 1_000_000],
      [0, 5_000_000],
    ],
  );
});

test('clothing above what is de minimis is a benefit', () => {
  const {
    de_minimis: small,
    benefits,
    taxable,
  } = compensationOf({ gross: 900_000, amounts: { CLOTHING: 900_000 } }, { amounts: {} }, ITEMS, EXEMPT);
  assert.deepEqual([small, benefits, taxable], [800_000, 100_000, 0]);
});

test('items of 1601-C add up', () => {
  const one = compensationOf(ANA, { amounts: {} }, ITEMS, EXEMPT);
  const lines = new Map(monthlyReturn([{ ...one, withheld: 500, adjusted: 100 }]).map(({ no, amount }) => [no, amount]));
  assert.deepEqual(
    ['14', '19', '20', '21', '22', '23', '25', '26', '27'].map((no) => lines.get(no)),
    [1_785_250, 285_345, 200_000, 485_345, 1_299_905, 0, 400, 100, 500],
  );
});

const NAMES: readonly [string, string][] = [
  ['Peña-Cruz', 'PENA CRUZ'],
  ["D'Ana, Ma.", 'D ANA MA'],
  ['  Ñañez  ', 'NANEZ'],
  ['Sta. Inés Jr.', 'STA INES JR'],
];
for (const [name, plain] of NAMES) test(`the Bureau takes ${name.trim()} as ${plain}`, () => assert.equal(plainForBureau(name), plain));

test('a TIN is nine digits and a branch', () => {
  assert.deepEqual(['123456789', '12345678900012'].map(splitTin), [
    { tin: '123456789', branch: '0000' },
    { tin: '123456789', branch: '00012' },
  ]);
});

test('who had a previous employer in the year is in a schedule of their own, with what both paid and withheld, and who had nothing in none', () => {
  const compensation = compensationOf(ANA, { amounts: {} }, ITEMS, EXEMPT);
  const former = {
    taxable: 20_000_000,
    benefits: 1_000_000,
    contributions: 500_000,
    other_exempt: 100_000,
    withheld: 300_000,
    de_minimis: {},
  };
  const listed = { compensation, tax_due: 450_000, withheld_before: 0 };
  const { groups, totals } = alphalist([
    { ...ANA, ...listed, former },
    { ...BEN, ...listed, former: null },
    { ...ANA, ...listed, former: null, compensation: { ...compensation, total: 0, withheld: 0 } },
  ]);
  assert.deepEqual(
    groups.map(({ name, rows }) => [name, rows.map((cells) => [cells[3], cells[6], cells[10], cells[18], cells[21]])]),
    [
      ['No previous employer in the year', [['UY', 0, 0, 0, -450_000]]],
      ['With a previous employer in the year', [['PENA CRUZ', 21_600_000, 20_000_000, 300_000, -150_000]]],
    ],
  );
  assert.equal(totals[10], 20_000_000);
});

/** A service at 2 % and 3 % in October and November; an undeclared profession in November. */
const PAYEES = taxedPayees(
  [ANA, BEN],
  [
    { personnel_id: 2, month: '2026-10', code: 'EWT', per10000: 200, taxed: 1_000_000, amount: 20_000 },
    { personnel_id: 2, month: '2026-11', code: 'EWT', per10000: 200, taxed: 2_000_000, amount: 40_000 },
    { personnel_id: 2, month: '2026-11', code: 'PERCENTAGE_TAX', per10000: 300, taxed: 2_000_000, amount: 60_000 },
    { personnel_id: 1, month: '2026-11', code: 'EWT', per10000: 1000, taxed: 3_000_000, amount: 300_000 },
  ],
  () => figuresOn('2026-11-30', KNOWN_FIGURES),
);

test('taxes of job orders have the code of the Bureau by their rate, and the months of the quarter', () => {
  assert.deepEqual(
    PAYEES.map(({ person, atc, months, amount }) => [person.id, atc, months, amount]),
    [
      [2, 'WB080', [0, 2_000_000, 0], 60_000],
      [1, 'WI011', [0, 3_000_000, 0], 300_000],
      [2, 'WI157', [1_000_000, 2_000_000, 0], 60_000],
    ],
  );
  assert.deepEqual(quarterUntil('2026-11'), { from: '2026-10', to: '2026-11' });
});

test('1601-EQ has a total for each code, 1600-PT the percentage tax, and certificates both', () => {
  const sums = (table: ReturnType<typeof expandedTax>) =>
    table.groups.map(({ name, totals }) => [name.slice(0, 5), totals.at(-2), totals.at(-1)]);
  assert.deepEqual(sums(expandedTax(PAYEES)), [
    ['WI011', 3_000_000, 300_000],
    ['WI157', 3_000_000, 60_000],
  ]);
  assert.deepEqual(sums(percentageTax(PAYEES)), [['WB080', 2_000_000, 60_000]]);
  assert.deepEqual(controlTotals(certifiedTaxes(PAYEES)), { 'Tax withheld': 420_000 });
});
