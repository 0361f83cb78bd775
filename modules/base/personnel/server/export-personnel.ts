import { sql, type SqlBool } from 'kysely';
import { holds } from '@talaan/kernel/server/actor.ts';
import type { CallOf, FileAnswer } from '@talaan/kernel/server/mount.ts';
import type { exportPersonnel as endpoint } from '../contract.ts';
import { HEADCOUNT_READERS } from '../contract/headcount.ts';
import { peopleFields } from '../rules/people-import/people-fields.ts';
import { matchQualifications } from './qualifications.ts';
import { matchPeople, orderPeople, PEOPLE_GROUPS, peopleWithin } from './people-query.ts';
import { writeList } from '@talaan/kernel/server/lists/write-list.ts';
import { underGroups } from '@talaan/kernel/server/lists/in-groups.ts';
import { countGroups } from '@talaan/kernel/server/lists/read-rows.ts';
import type { SheetCell } from '@talaan/kernel/server/workbook/write-sheet.ts';

const TITLES: Record<string, string> = Object.fromEntries(Object.entries(peopleFields).map(([field, { title }]) => [field, title]));

/** On paper and for those who only read what the screen shows: no dates of birth, no addresses. */
const SHOWN = {
  idno: 'Employee number',
  fullname: 'Name',
  position: 'Position',
  salary_grade: 'SG',
  appointment_status: 'Status',
  office_name: 'Office',
  campus: 'Campus',
};

/** All that match, in a workbook under the headings that the import knows: what is exported can be corrected and imported. */
export async function exportPersonnel(call: CallOf<typeof endpoint>): Promise<FileAnswer> {
  const { server, db, actor, query, today } = call;
  const on = query.on ?? today;
  const grouping = query.format === 'pdf' && query.group_by && query.in_group === undefined ? PEOPLE_GROUPS[query.group_by] : undefined;
  const from = sql`${peopleWithin(actor, HEADCOUNT_READERS, on, today)}
    left join organization.campus_view c on c.id = o.campus_id
    left join organization.position_view t on t.id = a.position_id
    left join reference.appointment_status s on s.code = a.status_code`;
  const matching = sql<SqlBool>`${matchPeople(actor, HEADCOUNT_READERS, query, { on, today })} and ${matchQualifications(server, query.qualification, on)}`;
  const { rows: found } = await sql<Record<string, SheetCell>>`
    select p.idno, p.surname, p.first_name, p.middle_name, p.name_extension, p.sex, p.birth_date, p.email, p.date_hired,
      (select d.pin from personnel.device_pin d where d.personnel_id = p.id and d.during @> ${on}::date order by d.pin limit 1) as pin,
      o.acronym as office, o.fullname as office_name, c.acronym as campus, t.name as position, t.salary_grade, p.fullname, s.name as appointment_status,
      lower(a.during) as effective_date, upper(a.during) - 1 as last_day, ${grouping ? sql.ref(grouping.by) : sql`null`}::text as key_of_group
    from ${from} where ${matching} order by ${orderPeople(query.sort)}`.execute(db);
  const { rows, groups } = grouping
    ? underGroups(found, await countGroups(db, { from }, matching, grouping), ({ key_of_group: key }) => key as string | null)
    : { rows: found };
  const columns = query.format !== 'pdf' && holds(actor, ['PERSONNELS']) ? TITLES : SHOWN;
  return writeList(call, {
    title: 'Personnel',
    of: on,
    headings: Object.values(columns),
    rows: rows.map((row) => Object.keys(columns).map((column) => row[column] ?? null)),
    groups,
  });
}
