import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { Caller } from '@talaan/testing/app.ts';
import { offices } from '@talaan/testing/demo-records.ts';
import { appoint, previewAppointment, type AppointmentBody } from '../../contract/moves.ts';

interface Hired {
  id: number;
  surname: string;
  position?: string;
  status?: string;
  from?: string;
  until?: string | null;
  birth?: string;
  item?: number | null;
  step?: number;
}

/** ActingPerson in service, with the salary that the table of 2026 gives. */
export async function hire(db: Database, hired: Hired): Promise<number> {
  const { id, surname, position = 'Accountant I', status = 'PERM', from = '2026-01-01', until = null, birth = '1985-05-05' } = hired;
  await sql`insert into personnel.person (id, idno, surname, first_name, sex, birth_date, date_hired)
    values (${id}, ${`T-${id}`}, ${surname}, 'Tala', 'Female', ${birth}, ${from})`.execute(db);
  await sql`insert into personnel.appointment (personnel_id, office_id, position_id, status_code, nature_code, item_id, during)
    values (${id}, ${offices.accounting.id}, ${await positionOf(db, position)}, ${status}, 'ORIG', ${hired.item ?? null}, daterange(${from}, ${until}))`.execute(
    db,
  );
  if (!['JO', 'COS', 'PT'].includes(status)) {
    await sql`insert into personnel.salary (personnel_id, salary_grade, step, amount, cause, during)
      select ${id}, s.salary_grade, s.step, s.amount, 'appointment', daterange(${from}, ${until})
      from organization.salary_step s join organization.salary_table t on t.id = s.table_id and t.during @> '2026-06-01'::date
      join organization.position p on p.name = ${position} and p.salary_grade = s.salary_grade where s.step = ${hired.step ?? 1}`.execute(
      db,
    );
  }
  return id;
}

export async function positionOf(db: Database, name: string): Promise<number> {
  return (await sql<{ id: number }>`select id from organization.position where name = ${name}`.execute(db)).rows[0]!.id;
}

/** A funded item of a position. */
export async function makeItem(db: Database, number: string, position: string, state = 'funded'): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into plantilla.item (item_number, position_id, office_id, level_id, coverage_id, attribution, area_type, opened_on)
    select ${number}, ${await positionOf(db, position)}, ${offices.accounting.id}, (select min(id) from plantilla.level),
      (select min(id) from plantilla.coverage), 'general administration', 'R', '2004-01-01' returning id`.execute(db);
  await sql`insert into plantilla.item_state (item_id, state, during) values (${rows[0]!.id}, ${state}, '[2004-01-01,)')`.execute(db);
  return rows[0]!.id;
}

/** What is on record of a person, to see that a preview leaves nothing behind, and that what was withdrawn is as before. */
export async function recordOf(db: Database, id: number): Promise<Record<string, unknown>> {
  const { rows } = await sql<Record<string, unknown>>`
    select (select jsonb_agg(to_jsonb(r) order by r.during) from personnel.appointment r where personnel_id = ${id}) as appointments,
      (select jsonb_agg(to_jsonb(r) order by r.during) from personnel.salary r where personnel_id = ${id}) as salaries,
      (select jsonb_agg(to_jsonb(r) order by r.during, r.id) from personnel.designation r where personnel_id = ${id}) as designations,
      (select jsonb_agg(to_jsonb(r) order by r.during) from personnel.assignment r where personnel_id = ${id}) as assignments,
      (select jsonb_agg(to_jsonb(r) order by r.during) from personnel.standing r where personnel_id = ${id}) as standings,
      (select count(*) from personnel.separation where personnel_id = ${id}) as separations,
      (select count(*) from kernel.audit_event where personnel_id = ${id} and action <> 'withdraw a separation' and action <> 'separate') as events`.execute(
    db,
  );
  return rows[0]!;
}

type Body = Partial<AppointmentBody> & { from: string };

/** As the screen does it: looks first, and confirms what it saw. */
export async function appointAs(who: Caller, id: number, body: Body) {
  const wanted = { nature_code: 'PROM', status_code: 'PERM', ...body };
  const looked = await who.call(previewAppointment, { params: { id }, body: wanted });
  if (looked.status !== 200) return looked;
  return who.call(appoint, { params: { id }, body: { ...wanted, digest: looked.body.digest } });
}
