import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { ReadSigningNames } from '../needs.ts';
import { fillLetterhead, type PrintedLetterhead } from './fill-letterhead.ts';
import { findLetterhead, plainLetterhead } from './find-letterhead.ts';

/**
 * The letterhead of an office's papers of a date, ready for `printPdf({ template, input: { …, letterhead: head }, files })`;
 * the template says `#import "letterhead.typ": letterhead, signatures, footer`.
 */
export async function readLetterhead(
  db: Database,
  officeId: number,
  onDate: string,
  readSigningNames: ReadSigningNames,
): Promise<PrintedLetterhead> {
  const place = { officeId, campusId: null };
  const lines = (await findLetterhead(db, place, onDate)) ?? (await plainLetterhead(db));
  return fillLetterhead(db, lines, place, onDate, readSigningNames);
}

/** The name of the university as papers of a date carry it. */
export async function readUniversityName(db: Database, onDate: string): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select coalesce(nullif(l.university_line, ''), u.name) as name
    from organization.university u
    left join organization.letterhead l on l.place = 'university' and l.during @> ${onDate}::date`.execute(db);
  return rows[0]!.name;
}
