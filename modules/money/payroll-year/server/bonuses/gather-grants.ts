import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { RatingsOfPeople } from '@talaan/personnel/server/public.ts';
import { joinStays } from '@talaan/payroll/rules/benefits/months-of-service.ts';
import type { Bonus } from '../../contract/bonuses.ts';
import { dayOf, type GrantFacts } from '../../rules/grant-bonus.ts';

/** Service that is not over yet. */
const WITHOUT_END = '9999-12-31';
/** Years before the bonus of which days without pay count: of the loyalty award ten, of others what began in July of the year before. */
const LOOKED_BACK = { LOYALTY: 10, OTHERS: 1 };

const SATISFACTORY = 3;

interface Wanted {
  bonus: Bonus;
  month: string;
  people: readonly number[];
  run: number | null;
  today: string;
  ratings: RatingsOfPeople | undefined;
}

export interface GatheredGrant extends GrantFacts {
  personnel_id: number;
  salary_grade: number;
  step: number;
}

/**
 * What a bonus of people follows from as it is on record now: government service, the basic salary of its day or of the last day of service before,
 * days without pay up to `today`, what other runs than `run` pay of the year, and the last of `ratings` before its day. Needs open records. A constant
 * number of statements.
 */
export async function gatherGrants(db: Database, { bonus, month, people, run, today, ratings }: Wanted): Promise<GatheredGrant[]> {
  const day = dayOf(bonus, month);
  const those = sql`${[...people]}::integer[]`;
  const { rows } = await sql<Omit<GatheredGrant, 'since' | 'unpaid' | 'is_satisfactory'>>`
    select a.personnel_id, s.amount as monthly, s.salary_grade, s.step,
      jsonb_agg(jsonb_build_object('from', lower(a.during), 'to', coalesce(upper(a.during) - 1, ${WITHOUT_END}::date)) order by lower(a.during)) as stays,
      array(select distinct l.code from payroll.line l join payroll.payslip p on p.personnel_id = l.personnel_id and p.run_id = l.run_id
        join payroll.item i on i.code = l.code and i.kind = 'BENEFIT'
        where l.personnel_id = a.personnel_id and left(l.for_month, 4) = ${month.slice(0, 4)} and p.held_because is null
          and p.run_id is distinct from ${run}::integer) as has,
      (select max((l.why -> 'figures' ->> 'milestone')::integer) from payroll.line l join payroll.payslip p on p.personnel_id = l.personnel_id
        and p.run_id = l.run_id where l.personnel_id = a.personnel_id and l.code = 'LOYALTY' and p.held_because is null
          and p.run_id is distinct from ${run}::integer) as last_years
    from personnel.appointment_view a join reference.appointment_status k on k.code = a.status_code and k.government_service
    join lateral (
      select amount, salary_grade, step from personnel.salary_view s where s.personnel_id = a.personnel_id and lower(s.during) <= ${day}::date
      order by lower(s.during) desc limit 1) s on true
    where a.personnel_id = any(${those}) group by a.personnel_id, s.amount, s.salary_grade, s.step order by a.personnel_id`.execute(db);
  const from = `${Number(month.slice(0, 4)) - (bonus === 'LOYALTY' ? LOOKED_BACK.LOYALTY : LOOKED_BACK.OTHERS)}-01-01`;
  const { rows: off } = await sql<{ personnel_id: number; date: string; thousandths: number }>`
    select personnel_id, date::text as date, thousandths from leave.days_without_pay(daterange(${from}::date, ${day}::date, '[]'), ${today}::date, ${those})
    where cause <> 'LATE'`.execute(db);
  const unpaid = Map.groupBy(off, (one) => one.personnel_id);
  const rated = await ratings?.(db, people);
  return rows.map((row) => {
    const stays = joinStays(row.stays);
    const since = stays.findLast((stay) => stay.from <= day)?.from ?? stays[0]!.from;
    const last = rated?.get(row.personnel_id)?.find(({ period }) => period.to <= day);
    const is_satisfactory = last === undefined || last.level >= SATISFACTORY;
    return { ...row, stays, since, unpaid: unpaid.get(row.personnel_id) ?? [], is_satisfactory };
  });
}
