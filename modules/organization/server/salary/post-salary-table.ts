import type { z } from 'zod';
import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit.ts';
import { invalid } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { postSalaryTable } from '../../contract/salary.ts';
import { requireWholeUniversity } from '../require-whole-university.ts';
import { findSalaryTable, findSalaryTableOn } from './find-salary-tables.ts';
import { findUpload } from './find-upload.ts';

type PostCall = Call<unknown, unknown, z.output<typeof postSalaryTable.body>>;

/** Posts an uploaded table until the next one begins, and ends the one that it supersedes the day before. Errors: 422 on `from`. */
export async function postUploadedTable(call: PostCall): Promise<z.input<typeof postSalaryTable.response>> {
  requireWholeUniversity(call, ['GENERALSETTINGS']);
  const { db, body, actor, now } = call;
  const { steps } = await findUpload(call, body.upload_id);
  const superseded = await findSalaryTableOn(db, body.from);
  if (superseded?.from === body.from)
    throw invalid({
      from: [`“${superseded.tranche}” is in force from that date, and a posted table is never changed. Give another date.`],
    });
  if (superseded)
    await sql`update organization.salary_table set during = daterange(lower(during), ${body.from}::date) where id = ${superseded.id}`.execute(
      db,
    );
  const { rows } = await sql<{ id: number }>`
    insert into organization.salary_table (tranche, law, during, posted_at, account_id)
    select ${body.tranche}, ${body.law}, daterange(${body.from}::date, min(lower(during))), ${now.toString()}::timestamptz, ${actor.accountId}::integer
    from organization.salary_table where lower(during) > ${body.from}::date
    returning id`.execute(db);
  const id = rows[0]!.id;
  await sql`
    insert into organization.salary_step (table_id, salary_grade, step, amount)
    select ${id}, s.salary_grade, s.step, s.amount
    from jsonb_to_recordset(${JSON.stringify(steps)}::jsonb) as s(salary_grade smallint, step smallint, amount bigint)`.execute(db);
  await recordChange(call, {
    action: 'post a salary table',
    subject: `organization.salary_table:${id}`,
    before: superseded,
    after: { tranche: body.tranche, law: body.law, from: body.from, steps: steps.length },
  });
  return { message: `“${body.tranche}” is posted.`, salary_table: (await findSalaryTable(db, id))! };
}
