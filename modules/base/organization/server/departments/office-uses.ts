import type { OrganizationNeeds } from '../needs.ts';
import { headsOfOffice } from '../heads/heads-of-office.ts';
import type { OfficeUse } from '../office-use.ts';
import { unitsOfOffice } from './units-of-office.ts';

/** All that names an office, in the order in which it is moved: units, heads, who serves in it, what goes with them, the rest. */
export function officeUses(needs: OrganizationNeeds): readonly OfficeUse[] {
  const place = ({ holdsOpen, followsPeople }: OfficeUse) => (holdsOpen ? Number(followsPeople) : 2);
  return [unitsOfOffice(needs), headsOfOffice(needs), ...needs.officeUses.toSorted((a, b) => place(a) - place(b))];
}
