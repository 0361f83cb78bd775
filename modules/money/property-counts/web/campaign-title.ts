import { longDate } from '@talaan/kernel/contract/dates.ts';
import { KINDS } from '../contract/fields.ts';

/** `Property, plant and equipment, fund cluster 01, as at 31 Dec 2026`. */
export function titleOf({ kind, fund_code: fund, as_at: asAt }: { kind: keyof typeof KINDS; fund_code: string; as_at: string }): string {
  return `${KINDS[kind]}, fund cluster ${fund}, as at ${longDate(asAt)}`;
}
