import { sql } from 'kysely';
import type { z } from 'zod';
import { invalid, notFound } from '@talaan/kernel/server/errors.ts';
import { startJob } from '@talaan/kernel/server/jobs.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { recordOpenings } from '@talaan/kernel/server/record-opening.ts';
import { visible } from '@talaan/kernel/server/scope.ts';
import { FORMS_AT_MOST, type printForms } from '../../contract/print.ts';
import { printManyJob } from './print-many-job.ts';
import { PRINTED, readRevision } from './print-setting.ts';

type Order = Call<unknown, unknown, z.output<typeof printForms.body>>;

/** Starts the print of many people; each of them sees who opened his sheet. */
export async function startPrint(call: Order) {
  const { db, body, today } = call;
  const people = await findWanted(call);
  if (people.length === 0) throw notFound('There is nobody with a data sheet to print.');
  if (people.length > FORMS_AT_MOST) {
    throw invalid({ office_id: [`These are ${people.length} people; at most ${FORMS_AT_MOST} go into one file. Choose smaller offices.`] });
  }
  await recordOpenings(call, people, PRINTED);
  const revision = body.revision ?? (await readRevision(db));
  const title = `Personal data sheets of ${people.length} ${people.length === 1 ? 'person' : 'people'}, revised ${revision}`;
  return { job: await startJob(call, printManyJob, title, { title, people, revision, workSheet: body.work_sheet, today }) };
}

/** Those within the caller's reach who have a sheet, by name; somebody out of reach is as if he did not exist. */
async function findWanted({ db, actor, body, today }: Order): Promise<number[]> {
  const wanted =
    body.office_id === undefined
      ? sql`p.id = any(${body.personnel_ids ?? []}::integer[])`
      : sql`exists (select from organization.office top where top.id = ${body.office_id} and o.tree_from between top.tree_from and top.tree_to)`;
  const { rows } = await sql<{ id: number }>`
    select p.id from personnel.person p join pds.sheet s on s.personnel_id = p.id
    left join personnel.appointment a on a.personnel_id = p.id and a.during @> ${today}::date
    left join organization.office o on o.id = a.office_id
    where ${wanted} and p.merged_into is null
      and ${visible(actor, ['PERSONNELS'], { person: 'p.id', tree: 'o.tree_from', campus: 'o.campus_id' })}
    order by p.surname, p.first_name, p.middle_name, p.id`.execute(db);
  return rows.map(({ id }) => id);
}
