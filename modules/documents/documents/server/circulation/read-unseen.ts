import { sql } from 'kysely';
import { isSeenWhole } from '../lists/on-route.ts';
import type { ActingOffice } from '../offices/acting-office.ts';
import type { LockedDocument } from '../steps/lock-documents.ts';
import type { Moving } from '../steps/stepping.ts';

/**
 * Which of these documents the acting office does not see whole, by their ids. Records act on papers of all offices; to show one to others is
 * for an office that has seen it.
 */
export async function readUnseen(
  { db }: Pick<Moving, 'db'>,
  documents: readonly LockedDocument[],
  who: ActingOffice,
): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select d.id from documents.document d where d.id = any(${documents.map(({ id }) => id)}::integer[]) and not ${isSeenWhole(who)}`.execute(
    db,
  );
  return new Set(rows.map(({ id }) => id));
}
