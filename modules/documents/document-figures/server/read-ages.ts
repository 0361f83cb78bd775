import { sql } from 'kysely';
import { PAPER_AGE_CODES, PAPER_AGES } from '@talaan/documents/rules/paper-ages.ts';
import { isOfAge } from '@talaan/documents/server/public.ts';
import type { AnswerOf, Call } from '@talaan/kernel/server/mount.ts';
import type { readAges as endpoint } from '../contract.ts';
import { officeCounted, ofOffice, papersFrom } from './papers-of.ts';

/** Counts the open papers of an office and its units by their age. */
export async function readAges(call: Call<unknown, { office?: number | undefined }>): Promise<AnswerOf<typeof endpoint>> {
  const { db, query } = call;
  const officeId = await officeCounted(call, query.office);
  const ages = await Promise.all(PAPER_AGE_CODES.map(async (age) => ({ age, is: await isOfAge(call, age) })));
  const { rows } = await sql<Record<(typeof PAPER_AGE_CODES)[number], number>>`
    select ${sql.join(ages.map(({ age, is }) => sql`count(*) filter (where ${is})::integer as ${sql.ref(age)}`))}
    from ${papersFrom} where d.closed_at is null and d.state <> 'DRAFT' and ${ofOffice(officeId)}`.execute(db);
  const office =
    officeId === null
      ? null
      : await db.selectFrom('organization.office_view').select(['id', 'fullname']).where('id', '=', officeId).executeTakeFirstOrThrow();
  return { ages: PAPER_AGE_CODES.map((code) => ({ code, name: PAPER_AGES[code].name, papers: rows[0]![code] })), office };
}
