/** The papers of terminal leave (domain page, section 9.2); Form 6 is the request itself, the clearance is read from the separation. */
const OF_ALL = [
  'Statement of assets, liabilities and net worth',
  'Service record',
  'Leave card certified to the last day of service',
  'Latest notice of salary adjustment or step increment',
  'Authorization to deduct accountabilities',
  'Ombudsman clearance or affidavit of no pending case',
] as const;

/** What proves the separation, by its cause; a code of `reference.personnel_status`. */
const PROOFS: Readonly<Record<string, readonly string[]>> = {
  RES: ['Accepted resignation'],
  RETC: ['Retirement letter'],
  RETO: ['Retirement letter'],
  TRF: ['Approved transfer'],
  DEC: ['Death certificate', 'Papers of the heirs'],
  DRP: ['Decision, which does not forfeit the leave'],
  DIS: ['Decision, which does not forfeit the leave'],
};

/** The papers that a claim needs, in their order. */
export function terminalPapers(causeCode: string): readonly string[] {
  return [...OF_ALL, ...(PROOFS[causeCode] ?? ['Proof of separation'])];
}
