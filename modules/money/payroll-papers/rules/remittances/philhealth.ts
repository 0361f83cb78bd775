import { numericDate } from '@talaan/kernel/contract/dates.ts';
import { amountOf, type Paid } from '../paid.ts';
import { moneyOf, serial, tabulate, textOf, type Column, type Table } from '../table.ts';

/** What PhilHealth asks beside the shares: S separated, NE no earnings, NH newly hired; empty for who stays. */
export type MemberStatus = 'S' | 'NE' | 'NH' | '';

export interface Member extends Paid {
  member_status: MemberStatus;
}

/** NE before S: who left and was paid still has earnings of the month. */
export function memberStatus(
  month: string,
  { hired_on, left_on, gross }: { hired_on: string | null; left_on: string | null; gross: number },
): MemberStatus {
  if (gross === 0) return 'NE';
  if (left_on?.startsWith(month)) return 'S';
  return hired_on?.startsWith(month) ? 'NH' : '';
}

const isMember = (one: Paid) => amountOf(one, 'PHILHEALTH', 'PHILHEALTH_GOV', 'PHILHEALTH_OWN') !== 0;

export const rf1Columns: readonly Column<Member>[] = [
  serial(),
  textOf('PIN', 30, ({ philhealth }) => philhealth),
  textOf('Surname', 0, ({ surname }) => surname.toUpperCase()),
  textOf('Given name', 42, ({ first_name: first }) => first.toUpperCase()),
  textOf('Suffix', 11, ({ name_extension: suffix }) => suffix.toUpperCase()),
  textOf('Middle name', 32, ({ middle_name: middle }) => middle.toUpperCase()),
  textOf('Birth date', 21, ({ birth_date: day }) => (day === null ? '' : numericDate(day))),
  textOf('Sex', 10, ({ sex }) => (sex ?? '').slice(0, 1).toUpperCase()),
  moneyOf('Monthly salary', 25, ({ monthly }) => monthly),
  moneyOf('Personal share', 23, (one) => amountOf(one, 'PHILHEALTH', 'PHILHEALTH_OWN')),
  moneyOf('Employer share', 23, (one) => amountOf(one, 'PHILHEALTH_GOV')),
  moneyOf('Total', 23, (one) => amountOf(one, 'PHILHEALTH', 'PHILHEALTH_OWN', 'PHILHEALTH_GOV')),
  textOf('Status', 12, ({ member_status: status }) => status),
];

/** The employer's remittance report of PhilHealth (RF-1). */
export function philhealthReport(members: readonly Member[]): Table {
  return tabulate(rf1Columns, [['', members.filter((one) => isMember(one) || one.member_status === 'NE')]]);
}
