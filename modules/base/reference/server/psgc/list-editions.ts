import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { Edition } from '../../contract/psgc.ts';

/** The newest first: what holds today is what it says. */
export function listEditionsHere(db: Database): Promise<Edition[]> {
  return db.selectFrom('reference.psgc_edition').select(['name', 'as_of', 'source']).orderBy('as_of', 'desc').execute();
}
