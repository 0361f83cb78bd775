import { sql, type RawBuilder } from 'kysely';
import type { Group } from '@talaan/kernel/contract/groups.ts';
import { invalid, notFound } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import type { ChosenPeople } from '../contract/chosen-people.ts';

export interface ChosenPerson {
  id: number;
  idno: string;
  fullname: string;
  /** That of the last appointment within the days asked; null for those who did not serve then. */
  office_id: number | null;
  /** Its acronym. */
  office: string | null;
}

interface Choosing {
  groups: readonly Group[];
  atMost: number;
  /** The days on which they serve, both included; today unless others are asked. */
  days?: { from: string; to: string };
}

/**
 * Who is chosen within the caller's reach by their office of then or of today, each once, office by office and there by name.
 * Errors: 404 for a named person out of reach, 422 on `office` for too many.
 */
export async function choosePeople(
  { db, actor, today }: Pick<Call, 'db' | 'actor' | 'today'>,
  choice: ChosenPeople,
  { groups, atMost, days = { from: today, to: today } }: Choosing,
): Promise<ChosenPerson[]> {
  const { rows } = await sql<ChosenPerson>`
    select p.id, p.idno, p.fullname, o.id as office_id, o.acronym as office from personnel.person p
      left join lateral (
        select a.office_id, a.status_code from personnel.appointment a
        where a.personnel_id = p.id and a.during && daterange(${days.from}, ${days.to}, '[]') order by lower(a.during) desc limit 1) served on true
      left join organization.office_view o on o.id = served.office_id
      left join personnel.appointment a on a.personnel_id = p.id and a.during @> ${today}::date
      left join organization.office_view present on present.id = a.office_id
    where p.merged_into is null and not p.is_applicant and ${sql.join(chosen(choice), sql` and `)}
      and (${visible(actor, groups, { person: 'p.id', tree: 'o.tree_from', campus: 'o.campus_id' })}
        or ${visible(actor, groups, { person: 'p.id', tree: 'present.tree_from', campus: 'present.campus_id' })})
    order by o.tree_from nulls last, p.plain_name, p.id limit ${atMost + 1}`.execute(db);
  if (rows.length > atMost || (choice.people?.length ?? 0) > atMost) {
    const message = `These are more than ${atMost.toLocaleString('en-PH')} people. Choose an office or a status.`;
    throw invalid({ office: [message] });
  }
  if (choice.people && rows.length < new Set(choice.people).size) throw notFound('One of these people is not on record.');
  return rows;
}

function chosen({ people, campus, office, status }: ChosenPeople): RawBuilder<unknown>[] {
  if (people) return [sql`p.id = any(${people}::integer[])`];
  const conditions = [sql`o.id is not null`];
  if (campus !== undefined) conditions.push(sql`o.campus_id = ${campus}`);
  if (office !== undefined) conditions.push(sql`o.id in (select id from organization.offices_within(${office}))`);
  if (status !== undefined) conditions.push(sql`served.status_code = any(${status})`);
  return conditions;
}
