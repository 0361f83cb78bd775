import type { Group } from '@talaan/kernel/contract/groups.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { personFor, readHolders } from './holders.ts';
import { numberSeats } from './write-stages.ts';

/** Who holds a view group over an office today, at most three by name: whom to ask. Empty where nobody does. */
export async function whoHolds(db: Database, group: Group, officeId: number | null, day: string): Promise<string> {
  const [seat] = await numberSeats(db, [{ kind: 'group', group_name: group, office_id: officeId, personnel_id: null }]);
  return personFor(await readHolders(db, [seat!], day), { seat_id: seat!, owner_id: null, decides: false });
}
