import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type {
  Career,
  CareerAppointment,
  CareerAssignment,
  CareerDesignation,
  CareerSalary,
  CareerStanding,
} from '../../rules/moves/career.ts';

const days = sql`lower(r.during) as from, upper(r.during) as until`;

/** All dated rows of a person that a movement can touch, by first day; five statements. */
export async function readDatedRows(db: Database, personnelId: number): Promise<Career> {
  const of = sql`where r.personnel_id = ${personnelId} order by r.during`;
  const { rows: appointments } = await sql<CareerAppointment>`
    select r.id, ${days}, r.office_id, organization.fullname_on(r.office_id, lower(r.during)) as office, r.position_id, t.name as position, t.salary_grade,
      r.status_code, s.name as status, s.government_service, r.nature_code, n.name as nature, r.item_id, r.is_substitute, r.daily_rate, r.authority, r.remarks
    from personnel.appointment r join organization.position_view t on t.id = r.position_id join reference.appointment_status s on s.code = r.status_code
    left join reference.appointment_nature n on n.code = r.nature_code ${of}`.execute(db);
  const { rows: salaries } = await sql<CareerSalary>`
    select r.id, ${days}, r.salary_grade, r.step, r.amount, r.cause, r.authority from personnel.salary r ${of}`.execute(db);
  const { rows: designations } = await sql<CareerDesignation>`
    select r.id, ${days}, r.office_id, organization.fullname_on(r.office_id, lower(r.during)) as office, r.title, r.is_in_charge, r.order_number, r.units_released, r.has_rata
    from personnel.designation r ${of}`.execute(db);
  const { rows: assignments } = await sql<CareerAssignment>`
    select r.id, ${days}, r.kind, r.office_id, organization.fullname_on(r.office_id, lower(r.during)) as office, r.agency, r.order_number
    from personnel.assignment r ${of}`.execute(db);
  const { rows: standings } = await sql<CareerStanding>`
    select r.id, ${days}, r.status_code, s.name as status, r.authority
    from personnel.standing r join reference.personnel_status s on s.code = r.status_code ${of}`.execute(db);
  return { appointments, salaries, designations, assignments, standings };
}
