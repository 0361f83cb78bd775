import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { Printed } from './printed-form.ts';

/** Numbered papers as they were issued, in the order of their codes. */
export async function readIssued<Sheet>(db: Database, codes: readonly string[]): Promise<(Printed<Sheet> & { code: string })[]> {
  const { rows } = await sql<{ code: string; sheet: Sheet }>`
    select p.code, p.sheet from unnest(${codes}::text[]) with ordinality as wanted(code, place)
    join papers.paper p on p.code = wanted.code where p.sheet is not null order by wanted.place`.execute(db);
  return rows;
}

/** The same for one paper of a person. Errors: 404 for a code of another kind of paper or of another person. */
export async function findIssued<Sheet>(
  db: Database,
  { code, kind, personnelId }: { code: string; kind: string; personnelId: number },
): Promise<Printed<Sheet>> {
  const { rows } = await sql`select from papers.paper where code = ${code} and kind = ${kind} and personnel_id = ${personnelId}`.execute(
    db,
  );
  const [issued] = rows.length > 0 ? await readIssued<Sheet>(db, [code]) : [];
  if (!issued) throw notFound('There is no such paper.');
  return issued;
}
