import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { Period } from '../../rules/period/period.ts';
import type { ServiceEnds } from '../../rules/period/deadlines.ts';
import { serviceInPeriod, type Away, type ServiceInPeriod, type Stay } from '../../rules/period/service-in-period.ts';

interface Served {
  id: number;
  stays: Stay[];
  away: Away[];
  entered_on: string | null;
  last_day: string | null;
}

interface ServiceOfPerson extends ServiceInPeriod {
  ends: ServiceEnds;
}

/**
 * The service of people in a period, by person: appointments of the government service, details within the university and to other agencies, and whole
 * days of study leave, sabbatical and leave without pay (domain page, B6.3).
 */
export async function readService(
  db: Database,
  people: readonly number[],
  period: Pick<Period, 'from' | 'to'>,
  leastDays: number,
): Promise<Map<number, ServiceOfPerson>> {
  const during = sql`daterange(${period.from}::date, ${period.to}::date, '[]')`;
  const { rows } = await sql<Served>`
    select p.id,
      (select coalesce(jsonb_agg(s.stay), '[]') from (
        select jsonb_build_object('id', a.id, 'from', lower(a.during), 'to', upper(a.during) - 1, 'office_id', a.office_id, 'is_outside', false) as stay
        from personnel.appointment_view a join reference.appointment_status k on k.code = a.status_code and k.government_service
        where a.personnel_id = p.id and a.during && ${during}
        union all
        select jsonb_build_object('id', -d.id, 'from', lower(d.during), 'to', upper(d.during) - 1, 'office_id', coalesce(d.office_id, 0),
          'is_outside', d.office_id is null)
        from personnel.assignment_view d where d.personnel_id = p.id and d.during && ${during}) s) as stays,
      (select coalesce(jsonb_agg(w.away), '[]') from (
        select jsonb_build_object('from', lower(s.during), 'to', coalesce(upper(s.during) - 1, ${period.to}::date),
          'cause', case s.status_code when 'STUDY' then 'STUDY' when 'SABB' then 'SABBATICAL' else 'WITHOUT_PAY' end) as away
        from personnel.standing_view s where s.personnel_id = p.id and s.during && ${during} and s.status_code in ('STUDY', 'SABB', 'LWOP', 'SUSP', 'AWOL')
        union all
        select jsonb_build_object('from', lower(l.during), 'to', upper(l.during) - 1, 'cause', 'WITHOUT_PAY')
        from personnel.leave_without_pay_view l
        where l.personnel_id = p.id and l.during && ${during} and l.days = (upper(l.during) - lower(l.during)) * 1000) w) as away,
      (select min(lower(a.during)) from personnel.appointment_view a where a.personnel_id = p.id) as entered_on,
      (select case when bool_or(upper_inf(a.during)) then null else max(upper(a.during)) - 1 end from personnel.appointment_view a
        where a.personnel_id = p.id) as last_day
    from personnel.person_view p where p.id = any(${[...people]}::integer[])`.execute(db);
  return new Map(
    rows.map(({ id, stays, away, entered_on, last_day }) => [
      id,
      { ...serviceInPeriod(stays, away, period, leastDays), ends: { entered_on, last_day } },
    ]),
  );
}
