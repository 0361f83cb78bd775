import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { LetterheadLines } from '../../contract/letterheads.ts';
import { findLetterhead, plainLetterhead } from './find-letterhead.ts';
import type { Place } from './place.ts';

interface InForce {
  in_force: LetterheadLines;
  comes_from: { place: string; name: string } | null;
}

/** What the papers of a place carry on a date, and whose letterhead that is. */
export async function readInForce(db: Database, place: Place, date: string): Promise<InForce> {
  const found = await findLetterhead(db, place, date);
  if (!found) return { in_force: await plainLetterhead(db), comes_from: null };
  return { in_force: found, comes_from: { place: found.place, name: await nameOf(db, found.office_id, found.campus_id) } };
}

async function nameOf(db: Database, officeId: number | null, campusId: number | null): Promise<string> {
  if (officeId !== null)
    return (await db.selectFrom('organization.office').select('fullname').where('id', '=', officeId).executeTakeFirstOrThrow()).fullname;
  if (campusId !== null)
    return (await db.selectFrom('organization.campus').select('name').where('id', '=', campusId).executeTakeFirstOrThrow()).name;
  return (await db.selectFrom('organization.university').select('name').executeTakeFirstOrThrow()).name;
}
