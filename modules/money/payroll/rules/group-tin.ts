import { groupDigits } from '@talaan/kernel/contract/grouped-digits.ts';

/** A taxpayer identification number as forms of the Bureau write it: `123-456-789-00000`. */
export function groupTin(tin: string): string {
  return groupDigits(tin, [3, 3, 3, 5]);
}
