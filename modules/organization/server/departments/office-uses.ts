import type { OrganizationNeeds } from '../needs.ts';
import { headsOfOffice } from '../heads/heads-of-office.ts';
import type { OfficeUse } from './office-use.ts';
import { unitsOfOffice } from './units-of-office.ts';

/** All that names an office, in the order in which it is moved: what stands below it, who leads it, who serves in it. */
export function officeUses(needs: OrganizationNeeds): readonly OfficeUse[] {
  return [unitsOfOffice(needs), headsOfOffice(needs), ...needs.officeUses];
}
