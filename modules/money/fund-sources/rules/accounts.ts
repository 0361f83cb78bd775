import type { PaidAs } from '@talaan/personnel/contract/funds-of-service.ts';

/** Expense accounts by their UACS object code: personnel services (5-01) pay appointments, other expenses (5-02) contracts, which are no service (JC 1 s.2025). */
export const ACCOUNT_CODE = /^5-0[12]-\d\d-\d{3}$/;

/** The account that casuals are paid from (Revised Chart of Accounts: Salaries and Wages, Casual/Contractual). */
export const ACCOUNT_OF_CASUALS = '5-01-01-020';

const BEGINS: Record<PaidAs, string> = { CASUAL: '5-01-', CONTRACT: '5-02-' };

export function paidFrom(accountCode: string): PaidAs {
  return accountCode.startsWith(BEGINS.CASUAL) ? 'CASUAL' : 'CONTRACT';
}

/** How the accounts of one kind of service begin. */
export function accountsOf(paidAs: PaidAs): string {
  return BEGINS[paidAs];
}

export const PAID_AS: Record<PaidAs, string> = { CASUAL: 'Casuals', CONTRACT: 'Job orders and contracts' };
