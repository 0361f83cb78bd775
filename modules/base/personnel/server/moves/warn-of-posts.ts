import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { longDate } from '@talaan/kernel/contract/dates.ts';

/** Offices headed and roles held from a day on: a movement leaves them, and says so. `within` narrows to an office that is left. */
export async function warnOfPosts(db: Database, personnelId: number, day: string, within: number | null): Promise<string[]> {
  const narrowed = within === null ? sql`` : sql`and r.office_id = ${within}`;
  const { rows: heads } = await sql<{ title: string; office: string }>`
    select r.title, o.fullname as office from organization.head_view r join organization.office_view o on o.id = r.office_id
    where r.personnel_id = ${personnelId} and r.during && daterange(${day}::date, null) ${narrowed} order by o.tree_from, r.during`.execute(
    db,
  );
  const { rows: roles } = await sql<{ role: string; place: string | null }>`
    select distinct g.name as role, coalesce(o.acronym, c.acronym) as place
    from identity.account_view a join identity.account_role_view r on r.account_id = a.id join identity.role_view g on g.id = r.role_id
    left join organization.office_view o on o.id = r.office_id left join organization.campus_view c on c.id = r.campus_id
    where a.personnel_id = ${personnelId} and r.scope in ('office', 'campus', 'all') and r.during && daterange(${day}::date, null) ${narrowed}
    order by 1, 2`.execute(db);
  return [
    ...heads.map(({ title, office }) => `Heads ${office} as ${title} beyond ${longDate(day)}. Enter the last day under Departments.`),
    ...roles.map(
      ({ role, place }) => `Has the role ${role}${place === null ? '' : ` over ${place}`} beyond ${longDate(day)}. End it under Users.`,
    ),
  ];
}
