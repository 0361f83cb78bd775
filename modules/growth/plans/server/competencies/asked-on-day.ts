import { sql, type RawBuilder } from 'kysely';

/** How a person was assessed last in a competency (columns of the statement around it). */
const latest = (person: string, competency: string) => sql`lateral (select x.level, x.assessed_on, x.assessed_by from plans.assessment x
  where x.personnel_id = ${sql.ref(person)} and x.competency_id = ${sql.ref(competency)} order by x.assessed_on desc, x.id desc limit 1)`;

/**
 * What the positions of people who serve on a day ask for, each with how it was assessed last: `personnel_id`, `office_id`, `competency_id`, `asked`, `has`,
 * `assessed_on`, `assessed_by`, and `since`, from when a gap in it is one: the assessment, or the appointment to the position where that came later.
 */
export function askedOnDay(today: string): RawBuilder<unknown> {
  return sql`(select a.personnel_id, a.office_id, a.position_id, f.competency_id, f.level as asked, x.level as has, x.assessed_on, x.assessed_by,
      greatest(x.assessed_on, lower(a.during)) as since
    from personnel.serving_on(${today}::date) a join plans.profile f on f.position_id = a.position_id
    join plans.competency c on c.id = f.competency_id and (c.retired_on is null or c.retired_on > ${today}::date)
    left join ${latest('a.personnel_id', 'f.competency_id')} x on true)`;
}
