import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { previewAssignment } from '../../contract/schedules.ts';
import { isOfPeople, peopleOf, touchedDays, type ScheduleTarget } from '../compute/make-days-due.ts';
import { assignmentRows, sameTarget } from './assignment-rows.ts';
import type { AnswerOf } from '@talaan/kernel/server/mount.ts';

type Preview = AnswerOf<typeof previewAssignment>;

/** Whom an assignment would touch: the people for whom nothing nearer holds, and their days of the record. */
export async function effectOfAssignment(
  db: Database,
  { from, last, ...target }: ScheduleTarget & { from: string; last: string | null },
): Promise<Preview> {
  const { rows: served } = await sql<{ office: string; people: number }>`
    with during as (select daterange(${from}::date, ${last}::date, '[]') as time)
    select o.fullname as office, count(distinct a.personnel_id) as people
    from during, personnel.appointment_view a join organization.office_view o on o.id = a.office_id
    left join organization.office_view target on target.id = ${target.officeId}
    where a.during && time and ${isOfPeople(peopleOf(target))}
      and (target.id is null or o.tree_from between target.tree_from and target.tree_to)
      and (${target.personnelId}::integer is not null or not exists (
        select from attendance.schedule_assignment nearer left join organization.office_view near_office on near_office.id = nearer.office_id
        where nearer.during @> (a.during * time) and (
          nearer.personnel_id = a.personnel_id
          or o.tree_from between near_office.tree_from and near_office.tree_to and (target.id is null or near_office.tree_from > target.tree_from))))
    group by o.id, o.fullname, o.tree_from order by o.tree_from`.execute(db);
  const { rows: days } = await sql<{ days: number }>`
    select count(distinct (personnel_id, date)) as days
    from (${touchedDays(peopleOf(target), target.officeId, from, last === null ? null : Temporal.PlainDate.from(last).add({ days: 1 }).toString())}) touched`.execute(
    db,
  );
  const replaces = await assignmentRows(db)
    .where(sameTarget(target))
    .where(sql<boolean>`a.during && daterange(${from}::date, ${last}::date, '[]')`)
    .execute();
  return { people: served.reduce((sum, office) => sum + office.people, 0), days: days[0]!.days, offices: served, replaces };
}
