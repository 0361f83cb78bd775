import { sql } from 'kysely';
import { type ActingOffice, isSeenWhole, type LockedDocument, type Moving, type SaidOf } from '@talaan/documents/server/public.ts';

/** Records act on papers of all offices; to show one to others is for an office that sees it whole. */
export async function hinderUnseen({ db }: Pick<Moving, 'db'>, documents: readonly LockedDocument[], who: ActingOffice): Promise<SaidOf> {
  const { rows } = await sql<{ id: number }>`
    select d.id from documents.document d where d.id = any(${documents.map(({ id }) => id)}::integer[]) and not ${isSeenWhole(who)}`.execute(
    db,
  );
  const unseen = new Set(rows.map(({ id }) => id));
  return new Map(
    documents
      .filter(({ id }) => unseen.has(id))
      .map(({ id, tracking_no: number }) => [
        id,
        `${who.acronym} does not see all of ${number}. An office that had the paper circulates it.`,
      ]),
  );
}
