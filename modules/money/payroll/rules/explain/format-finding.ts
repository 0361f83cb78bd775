import { FINDINGS, type FindingCode } from '../../contract/fields.ts';

/** What was found of a payslip, as its row says it: `No TIN (settled)`. */
export function formatFinding(code: FindingCode, { unsettled }: { unsettled: readonly FindingCode[] }): string {
  return unsettled.includes(code) ? FINDINGS[code] : `${FINDINGS[code]} (settled)`;
}
