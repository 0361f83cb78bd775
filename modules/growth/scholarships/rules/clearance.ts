import { longDate } from '@talaan/kernel/contract/dates.ts';
import { formatPesos } from '@talaan/kernel/contract/money.ts';
import type { ScholarshipState } from '../workflow.ts';

/** From the signed contract to the last settlement a scholarship hinders the clearance (CS Form No. 7) of who leaves. */
const HINDERS: readonly ScholarshipState[] = [
  'CONTRACT_SIGNED',
  'ONGOING',
  'EXTENDED',
  'COMPLETED',
  'DISCONTINUED',
  'SERVING_OBLIGATION',
  'BREACHED',
];

/** What stands against clearing a scholar, or null. `due` is the refund or the balance in centavos; `until` when the service is over, if that is known. */
export function whyNotCleared(state: ScholarshipState, due: number, until: string | null): string | null {
  if (!HINDERS.includes(state)) return null;
  if (state === 'BREACHED')
    return due === 0 ? 'The breach is paid and not settled yet.' : `${formatPesos(due)} of the refund are not paid.`;
  const end = until === null ? 'The scholarship is not served' : `Service for the scholarship is due until ${longDate(until)}`;
  return `${end}; leaving now costs ${formatPesos(due)}.`;
}
