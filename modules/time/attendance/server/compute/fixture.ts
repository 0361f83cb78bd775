import { readFileSync } from 'node:fs';
import type pg from 'pg';
import { computeDueDays } from './compute-due-days.ts';
import { ZONE } from '@talaan/kernel/contract/zone.ts';
import type { Clock } from '@talaan/kernel/server/clock.ts';
import { startTestApp, type TestApp } from '@talaan/testing/app.ts';

/** A university without people or punches: its offices, the reference lists and the devices of the demo. */
export async function startEmptyUniversity(): Promise<TestApp> {
  const app = await startTestApp();
  // The ledger refuses to be emptied; here it is empty.
  await app.owner.query(`
    drop trigger entries_are_not_emptied on ledger.entry;
    truncate personnel.person, attendance.punch, attendance.device_day, attendance.day, attendance.day_due, attendance.record_span, attendance.schedule_assignment,
      attendance.suspension, organization.head, identity.account_role cascade;
    delete from attendance.holiday where campus_id is not null;
    insert into attendance.schedule_assignment (schedule_id, during) select id, '(,)' from attendance.schedule where name = 'Regular office hours';
  `);
  return app;
}

/** At a moment by the clock of the university. */
export function clockAt(local: string): Clock {
  const moment = Temporal.PlainDateTime.from(local).toZonedDateTime(ZONE);
  return { now: () => moment.toInstant(), today: () => moment.toPlainDate().toString() };
}

export const compute = (pool: pg.Pool, local: string) => computeDueDays({ pool, clock: clockAt(local) });

/** A person who serves in an office from 2026 on and is known to the devices by their number. */
export async function appoint(pool: pg.Pool, id: number, officeId: number): Promise<void> {
  await pool.query(`insert into personnel.person (id, idno, surname, first_name, sex) values ($1, $2, 'Santos', 'Ana', 'Female')`, [
    id,
    String(id),
  ]);
  await pool.query(
    `insert into personnel.appointment (personnel_id, office_id, position_id, status_code, during)
     select $1::integer, $2::integer, (select min(id) from organization.position), (select min(code) from reference.appointment_status), '[2026-01-01,)'`,
    [id, officeId],
  );
  await pool.query(`insert into personnel.device_pin (pin, personnel_id, during) values ($2, $1, '(,)')`, [id, String(id)]);
}

/** Punches on device 1, as `2026-10-01 07:58`; their days become due. */
export async function punch(pool: pg.Pool, pin: number | string, ...times: string[]): Promise<void> {
  for (const month of new Set(times.map((time) => time.slice(0, 7)))) await pool.query('select attendance.make_month($1)', [`${month}-01`]);
  await pool.query(
    `insert into attendance.punch (device_id, pin, at) select 1, $1::text, kernel.instant_of(at::timestamp) from unnest($2::text[]) at on conflict do nothing`,
    [String(pin), times],
  );
  await pool.query(
    `insert into attendance.day_due select $1::integer, at::date from unnest($2::text[]) at union select $1::integer, at::date - 1 from unnest($2::text[]) at on conflict do nothing`,
    [pin, times],
  );
}

export interface StoredDay {
  status: string;
  late: number;
  under: number;
  am_in: number | null;
  pm_out: number | null;
  schedule: string | null;
  reasons: { code: string; minutes: number }[];
  computed_at: string;
}

export async function dayOf(pool: pg.Pool, id: number, date: string): Promise<StoredDay | undefined> {
  const { rows } = await pool.query<StoredDay>(
    `select d.status, d.late_minutes as late, d.undertime_minutes as under, d.am_in, d.pm_out, s.name as schedule, d.reasons, d.computed_at
     from attendance.day d left join attendance.schedule s on s.id = d.schedule_id where d.personnel_id = $1 and d.date = $2`,
    [id, date],
  );
  return rows[0];
}

export const readFixture = (name: string) => readFileSync(new URL(`../../rules/fixtures/${name}`, import.meta.url), 'utf8');
