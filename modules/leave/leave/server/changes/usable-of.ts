import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { Usable } from '../../rules/days/split-pay.ts';
import { readUsable } from '../applications/assess.ts';
import type { KeptLeave } from '../applications/read-kept-leaves.ts';

/** What may be used from the first date of an application on. */
export async function usableOf(db: Database, { personnelId, type, ownBook, dates }: KeptLeave): Promise<Usable> {
  const { vl, sl, own } = await readUsable(db, personnelId, type.charge === 'SC' ? ownBook : null, dates);
  return { vl, sl, sc: Math.min(...Object.values(own), Number.MAX_SAFE_INTEGER) };
}
