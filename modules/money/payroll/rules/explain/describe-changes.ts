import type { Cause, CausedDifference } from './causes.ts';

const SAYS: Readonly<Record<Cause, string>> = {
  NEW: 'This is the first payslip',
  SALARY: 'Basic salary',
  UNPAID: 'Days without pay',
  LATE: 'Learned late, of earlier months',
  ALLOWANCE: 'Allowances',
  CONTRIBUTION: 'GSIS, PhilHealth and Pag-IBIG',
  TAX: 'Tax',
  LOAN: 'Loans and other deductions',
  EXTRA: 'Overtime and other extra pay',
};

/** What changed since the payslip before, in words: `Tax: PHP 153.89 more in hand`. */
export function describeChanges(causes: readonly CausedDifference[]): string[] {
  return causes.map(({ cause, amount }) =>
    cause === 'NEW' ? `${SAYS.NEW}.` : `${SAYS[cause]}: PHP ${formatCentavos(Math.abs(amount))} ${amount > 0 ? 'more' : 'less'} in hand.`,
  );
}

function formatCentavos(centavos: number): string {
  return (centavos / 100).toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}
