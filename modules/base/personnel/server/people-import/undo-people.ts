import { sql } from 'kysely';
import { listDependents, type Undo } from '@talaan/imports/server/public.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { wrongState } from '@talaan/kernel/server/errors.ts';
import { removePlaces } from '@talaan/organization/server/public.ts';
import { REMOVE_PEOPLE } from '../write-people.ts';
import { notifyPeopleChangedLater } from '../people-changed.ts';
import { followNames } from '../record/follow-names.ts';

export interface MadePlaces {
  offices: number[];
  positions: number[];
}

export const undoPeople: Undo = {
  subject: 'personnel.person',
  tables: [
    { table: 'personnel.person', column: 'id', inPlace: true },
    { table: 'personnel.appointment', column: 'personnel_id' },
    { table: 'personnel.device_pin', column: 'personnel_id' },
  ],
  lock: async (db) => void (await sql.raw(REMOVE_PEOPLE).execute(db)),
  undone: async (undoing, subjects, made) => {
    const { db, server } = undoing;
    await refusePlacesInUse(db, made as MadePlaces);
    await removePlaces(db, made as MadePlaces);
    const restored = subjects.flatMap(({ id, isAdded }) => (isAdded ? [] : [id]));
    await followNames(undoing, restored);
    await notifyPeopleChangedLater(
      server,
      db,
      restored.map((personnelId) => ({ personnelId, from: null, until: null })),
    );
  },
};

async function refusePlacesInUse(db: Database, { offices, positions }: MadePlaces): Promise<void> {
  const inOffices = await listDependents(db, 'organization.office', offices);
  const inPositions = await listDependents(db, 'organization.position', positions);
  const dependents = [...inOffices.values(), ...inPositions.values()].flat();
  if (dependents.length > 0)
    throw wrongState(
      `This import can no longer be undone: other records refer to the offices or positions that it made: ${dependents.join(', ')}.`,
    );
}
