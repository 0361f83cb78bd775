import { longDate, monthBounds, monthName } from '@talaan/kernel/contract/dates.ts';
import { printedForm, type OnPaper } from '@talaan/papers/server/public.ts';
import type { Payslip, PayslipLine } from '../contract/payslips.ts';
import { formatMoney } from '@talaan/kernel/contract/money.ts';
import { isPaidByHalves } from '../rules/halves.ts';

export interface PayslipSheet extends Payslip {
  /** The university. */
  entity: string;
}

/** The payslip (domain page, C4): earnings at the left, deductions at the right, and the net pay, of a month with its two halves. */
export const payslipForm = printedForm<PayslipSheet>({
  template: new URL('./payslip.typ', import.meta.url),
  layOut: (sheets) => ({ slips: sheets.map(layOut) }),
});

function layOut({ sheet, marks }: OnPaper<PayslipSheet>): object {
  const { from, to } = monthBounds(sheet.month);
  const of = (side: PayslipLine['side']) =>
    sheet.lines
      .filter((line) => line.side === side)
      .map(({ name, amount, for_month: month }) => ({
        name: month === sheet.month ? name : `${name}, ${monthName(month)}`,
        amount: formatMoney(amount),
      }));
  return {
    ...marks,
    entity: sheet.entity,
    office: sheet.office ?? '',
    name: sheet.fullname,
    idno: sheet.idno,
    position: [sheet.position, sheet.salary_grade && `SG ${sheet.salary_grade}-${sheet.step}`].filter(Boolean).join(', '),
    number: sheet.number ?? '',
    title: sheet.title,
    period: `${longDate(from)} to ${longDate(to)}`,
    earnings: of('EARNING'),
    deductions: of('DEDUCTION'),
    gross: formatMoney(sheet.gross),
    total: formatMoney(sheet.deductions),
    net: formatMoney(sheet.net),
    halves: isPaidByHalves(sheet.kind) ? [sheet.first_half, sheet.second_half].map(formatMoney) : [],
    year: [
      ['Basic salary', sheet.year.basic],
      ['Taxable', sheet.year.taxable],
      ['Withholding tax', sheet.year.tax],
      ['GSIS', sheet.year.gsis],
      ['PhilHealth', sheet.year.philhealth],
      ['Pag-IBIG', sheet.year.pagibig],
    ].map(([name, amount]) => ({ name, amount: formatMoney(amount as number) })),
  };
}
