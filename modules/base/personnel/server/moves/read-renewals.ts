import { sql } from 'kysely';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import type { Renewable } from '../../rules/moves/judge-renewal.ts';
import { hasSalary } from '../../rules/moves/salary-of-move.ts';
import { avatarOf } from '../avatar-of.ts';
import type { PersonnelNeeds } from '../needs.ts';

export interface LastAppointment extends Renewable {
  appointmentId: number;
  positionId: number;
  officeId: number;
  position: string;
  /** Grade and step of the salary of the day before, and what they are paid on the first day. */
  grade: number | null;
  step: number | null;
  amount: number | null;
}

interface Chosen {
  id: number;
  fullname: string;
  avatar: string | null;
  /** Of the office of today. */
  acronym: string | null;
  last: LastAppointment | null;
}

interface Row extends Omit<Chosen, 'last'> {
  birth_date: string | null;
  appointment_id: number | null;
  position_id: number;
  office_id: number;
  from: string;
  until: string | null;
  status_code: string;
  status: string;
  max_months: number | null;
  item_id: number | null;
  position: string;
  office: string;
  is_open: boolean;
  grade: number | null;
  step: number | null;
  amount: number | null;
}

/** The chosen people within one's reach with their last appointments, held until the end of the transaction; two statements, and one for each item. */
export async function readRenewals(
  { db, actor, today }: Pick<Call, 'db' | 'actor' | 'today'>,
  needs: PersonnelNeeds,
  { people, from }: { people: readonly number[]; from: string; until: string },
): Promise<Chosen[]> {
  await sql`select id from personnel.person where id = any(${[...people]}) order by id for no key update`.execute(db);
  const { rows } = await sql<Row>`
    select p.id, p.fullname, ${avatarOf('p.id')} as avatar, o.acronym, p.birth_date, a.id as appointment_id, a.position_id, a.office_id, lower(a.during) as from, upper(a.during) as until, a.status_code, s.name as status,
      s.max_months, a.item_id, t.name as position, organization.fullname_on(a.office_id, ${from}) as office,
      exists (select from organization.office_opening_view u where u.office_id = a.office_id and u.during @> ${from}::date and u.is_open) as is_open,
      w.salary_grade as grade, w.step, e.amount
    from personnel.person p
    left join lateral (select * from personnel.appointment where personnel_id = p.id order by during desc limit 1) a on true
    left join organization.position_view t on t.id = a.position_id
    left join reference.appointment_status s on s.code = a.status_code
    left join lateral (
      select salary_grade, step from personnel.salary
      where personnel_id = p.id and lower(during) < ${from}::date and coalesce(upper(during) >= ${from}::date, true) order by during desc limit 1) w on true
    left join organization.salary_table_view l on l.during @> ${from}::date
    left join organization.salary_step_view e on e.table_id = l.id and e.salary_grade = w.salary_grade and e.step = w.step
    left join personnel.appointment n on n.personnel_id = p.id and n.during @> ${today}::date
    left join organization.office_view o on o.id = n.office_id
    where p.id = any(${[...people]}) and p.id is distinct from ${actor.personnelId}
      and ${visible(actor, ['PERSONNELS'], { person: 'p.id', tree: 'o.tree_from', campus: 'o.campus_id' })}
    order by p.fullname, p.id`.execute(db);
  const chosen: Chosen[] = [];
  for (const row of rows) {
    const { id, fullname, avatar, acronym } = row;
    chosen.push({ id, fullname, avatar, acronym, last: row.appointment_id === null ? null : await describe(row) });
  }
  return chosen;

  async function describe({ appointment_id: appointmentId, ...row }: Row): Promise<LastAppointment> {
    const item = row.item_id === null ? null : await needs.itemOn(db, row.item_id, from);
    return {
      appointmentId: appointmentId!,
      positionId: row.position_id,
      officeId: row.office_id,
      from: row.from,
      until: row.until,
      statusCode: row.status_code,
      status: row.status,
      maxMonths: row.max_months,
      birthDate: row.birth_date,
      office: row.office,
      isOpen: row.is_open,
      itemClosed: item?.closed && !item.closed.includes(row.fullname) ? item.closed : null,
      hasSalary: !hasSalary(row.status_code) || row.amount !== null,
      position: row.position,
      grade: row.grade,
      step: row.step,
      amount: hasSalary(row.status_code) ? row.amount : null,
    };
  }
}
