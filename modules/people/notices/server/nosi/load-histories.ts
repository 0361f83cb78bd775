import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { ServedAppointment } from '@talaan/personnel/rules/moves/counted-service.ts';
import type { PaidSalary, UnpaidAbsence } from '../../rules/step-due.ts';

/** What decides when a person's next step is due. */
export interface History {
  salaries: (PaidSalary & { id: number; amount: number })[];
  /** Up to the one that runs or ran last. */
  appointments: ServedAppointment[];
  absences: UnpaidAbsence[];
  standings: { status: string; from: string; until: string | null }[];
  withheld: { id: number; reason: string } | null;
}

/** The histories of these people, their appointments up to those of a day, in five statements. */
export async function loadHistories(db: Database, ids: readonly number[], on: string): Promise<Map<number, History>> {
  const whose = sql`any(${[...ids]}::integer[])`;
  const [salaries, appointments, absences, standings, withheld] = await Promise.all([
    sql<History['salaries'][number] & { person: number; isMerit: boolean }>`
      select s.personnel_id as person, s.id, s.salary_grade as grade, s.step, s.amount, lower(s.during)::text as from, upper(s.during)::text as until,
        exists (select from notices.notice m where m.personnel_id = s.personnel_id and m.merit_steps > 0 and m.state = 'RELEASED'
          and m.effective_on = lower(s.during)) as "isMerit"
      from personnel.salary_view s where s.personnel_id = ${whose} order by s.personnel_id, lower(s.during)`.execute(db),
    sql<ServedAppointment & { person: number }>`
      select personnel_id as person, status_code as status, position_id as "positionId", lower(during)::text as from, upper(during)::text as until
      from personnel.appointment_view where personnel_id = ${whose} and lower(during) <= ${on}::date order by personnel_id, lower(during)`.execute(
      db,
    ),
    sql<UnpaidAbsence & { person: number }>`
      select personnel_id as person, lower(during)::text as from, upper(during)::text as until, days
      from personnel.leave_without_pay_view where personnel_id = ${whose}`.execute(db),
    sql<History['standings'][number] & { person: number }>`
      select personnel_id as person, status_code as status, lower(during)::text as from, upper(during)::text as until
      from personnel.standing_view where personnel_id = ${whose}`.execute(db),
    sql<{ person: number; id: number; reason: string }>`
      select personnel_id as person, id, reason from notices.withholding where lifted_at is null and personnel_id = ${whose}`.execute(db),
  ]);
  const histories = new Map<number, History>(
    ids.map((id) => [id, { salaries: [], appointments: [], absences: [], standings: [], withheld: null }]),
  );
  for (const row of salaries.rows) histories.get(row.person)!.salaries.push(row);
  for (const row of appointments.rows) histories.get(row.person)!.appointments.push(row);
  for (const row of absences.rows) histories.get(row.person)!.absences.push(row);
  for (const row of standings.rows) histories.get(row.person)!.standings.push(row);
  for (const row of withheld.rows) histories.get(row.person)!.withheld = row;
  return histories;
}
