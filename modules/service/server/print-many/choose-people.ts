import { sql } from 'kysely';
import type { z } from 'zod';
import { invalid, notFound } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { visible } from '@talaan/kernel/server/scope.ts';
import { PRINTED_AT_ONCE, type previewServiceRecords } from '../../contract/print-many.ts';

export type Choice = z.output<typeof previewServiceRecords.query>;

export interface ChosenPerson {
  id: number;
  idno: string;
  fullname: string;
  /** Acronym of the office of today; null for whoever has left. */
  office: string | null;
}

/** Who is chosen within the caller's reach, office by office and there by name. Errors: 404 for somebody out of reach, 422 for too many. */
export async function choosePeople({ db, actor, today }: Pick<Call, 'db' | 'actor' | 'today'>, choice: Choice): Promise<ChosenPerson[]> {
  const { rows } = await sql<ChosenPerson>`
    select p.id, p.idno, p.fullname, o.acronym as office from personnel.person p
      left join personnel.appointment a on a.personnel_id = p.id and a.during @> ${today}::date
      left join organization.office o on o.id = a.office_id
    where p.merged_into is null and ${visible(actor, ['PERSONNELS'], { person: 'p.id', tree: 'o.tree_from', campus: 'o.campus_id' })}
      and ${sql.join(chosen(choice), sql` and `)}
    order by o.tree_from nulls last, kernel.plain(p.fullname), p.id limit ${PRINTED_AT_ONCE + 1}`.execute(db);
  if (rows.length > PRINTED_AT_ONCE) {
    const message = `These are more than ${PRINTED_AT_ONCE.toLocaleString('en-PH')} people. Choose an office or a status.`;
    throw invalid({ office: [message] });
  }
  if (choice.people && rows.length < new Set(choice.people).size) throw notFound('One of these people is not on record.');
  return rows;
}

function chosen({ people, campus, office, status }: Choice) {
  if (people) return [sql`p.id = any(${people}::integer[])`];
  const conditions = [sql`a.personnel_id is not null`];
  if (campus !== undefined) conditions.push(sql`o.campus_id = ${campus}`);
  if (office !== undefined) {
    conditions.push(sql`o.tree_from between (select tree_from from organization.office where id = ${office})
      and (select tree_to from organization.office where id = ${office})`);
  }
  if (status !== undefined) conditions.push(sql`a.status_code = any(${status})`);
  return conditions;
}
