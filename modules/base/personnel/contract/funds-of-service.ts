/** By which account of the budget service is paid: appointments of casuals as salaries, contracts as services. */
export type PaidAs = 'CASUAL' | 'CONTRACT';

/** The status of appointments that a fund source pays. */
const CASUAL = 'CAS';

/** Whether a fund source pays appointments of this status. */
export function isPaidByFund(statusCode: string | null): boolean {
  return statusCode === CASUAL;
}
