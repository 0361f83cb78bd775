import { sql } from 'kysely';
import { agencySettingsOn } from '@talaan/attendance/server/public.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { VL } from '@talaan/leave/rules/books.ts';
import { LEAVE_OF_AGENCY } from '@talaan/leave/rules/settings.ts';
import { judgeForcedLeave, type ForcedLeave, type VacationTaken, type VacationYear } from '../rules/forced-leave.ts';

export interface JudgedYear extends VacationYear, ForcedLeave {
  personnelId: number;
  /** Where they served last in the year. */
  officeId: number;
}

interface Found extends Omit<VacationYear, 'tested'> {
  personnelId: number;
  officeId: number;
  peak: number;
}

/** What the ledger and the applications say of forced leave in a year, of all who earn vacation leave at its end or at their separation. */
export async function readForcedYears(
  db: Database,
  { year, today, people = null }: { year: number; today: string; people?: readonly number[] | null },
): Promise<JudgedYear[]> {
  const { forcedByPeak } = await agencySettingsOn(db, LEAVE_OF_AGENCY, `${year}-12-31`);
  const found = await readVacationYears(db, year, today, people);
  return found.map(({ peak, ...rest }) => {
    const of = { ...rest, tested: forcedByPeak === 1 ? peak : rest.balance };
    return { ...of, ...judgeForcedLeave(of) };
  });
}

/** The cause of what 31 December forfeits. */
export const FORFEIT = 'forfeit';

const COUNTED = ['APPROVED', 'CANCEL_ASKED', 'SHORTENED', 'TAKEN', 'RECALLED'];

async function readVacationYears(db: Database, year: number, today: string, people: readonly number[] | null): Promise<Found[]> {
  const [first, last] = [`${year}-01-01`, `${year}-12-31`];
  const asOf = today < last ? today : last;
  const { rows } = await sql<Found>`
    with stay as (
      select distinct on (s.personnel_id) s.personnel_id, s.office_id, s.earns
      from leave.stays_within(daterange(${first}::date, ${last}::date, '[]'), ${people}::integer[]) s order by s.personnel_id, s.during desc),
    person as (
      select t.personnel_id, t.office_id, v.last_day from stay t cross join lateral (
        select case when not bool_or(upper_inf(a.during)) then max(upper(a.during)) - 1 end as last_day
        from personnel.appointment_view a where a.personnel_id = t.personnel_id) v
      where t.earns = 'REGULAR'),
    moved as (
      select l.personnel_id, e.effective_on, p.id, sum(e.amount)::bigint as amount
      from person h join ledger.lot l on l.personnel_id = h.personnel_id and l.book = ${VL.code}
      join ledger.entry e on e.lot_id = l.id and e.effective_on <= ${asOf}::date and e.amount <> 0
      join ledger.posting p on p.id = e.posting_id
      where p.kind <> 'REVERSAL' and not exists (select from ledger.posting r where r.reverses_id = p.id)
        and not (p.cause = ${FORFEIT} and e.effective_on >= ${first}::date)
      group by 1, 2, 3),
    running as (
      select personnel_id, effective_on, sum(amount) over (partition by personnel_id order by effective_on, id) as balance,
        row_number() over (partition by personnel_id order by effective_on desc, id desc) as from_end from moved),
    peak as (
      select personnel_id, max(balance) filter (where from_end = 1) as balance,
        greatest(max(balance) filter (where effective_on >= ${first}::date),
          (array_agg(balance order by from_end) filter (where effective_on < ${first}::date))[1]) as peak
      from running group by 1),
    applied as (
      select a.personnel_id, a.id, a.type_code = 'FL' as is_forced, d.date,
        sum(d.vl) filter (where d.is_live and a.state = any (${COUNTED})) as used,
        sum(d.thousandths) filter (where d.is_live and a.state = any (${COUNTED})) as applied,
        sum(d.thousandths) filter (where not d.is_live and (d.by_order or (a.state = 'DISAPPROVED' and (a.type_code = 'FL' or exists (
          select from leave.forced_day f where f.personnel_id = a.personnel_id and f.date = d.date))))) as cancelled
      from person h join leave.application a on a.personnel_id = h.personnel_id and a.type_code in ('VL', 'FL')
        and a.last_day >= ${first}::date and a.first_day <= ${last}::date
      join leave.application_day d on d.application_id = a.id
      group by 1, 2, 3, 4),
    noted as (
      select p.personnel_id, -p.id as id, p.particulars ~ '^FL\\M' as is_forced, e.effective_on as date, -sum(e.amount) as used, -sum(e.amount) as applied, null::bigint as cancelled
      from person h join ledger.posting p on p.personnel_id = h.personnel_id and p.kind = 'USE' and p.cause <> 'leave' and p.particulars ~ '^(VL|FL)\\M'
      join ledger.entry e on e.posting_id = p.id and e.effective_on between ${first}::date and ${last}::date
      join ledger.lot l on l.id = e.lot_id and l.book = ${VL.code}
      where not exists (select from ledger.posting r where r.reverses_id = p.id)
      group by 1, 2, 3, 4),
    taken as (
      select personnel_id, jsonb_agg(jsonb_build_object('isForced', is_forced, 'length', length, 'days', days) order by id) as taken from (
        select personnel_id, id, is_forced, sum(coalesce(applied, 0) + coalesce(cancelled, 0))::bigint as length,
          jsonb_agg(jsonb_build_object('date', date, 'used', coalesce(used, 0), 'cancelled', coalesce(cancelled, 0)) order by date)
            filter (where date between ${first}::date and ${last}::date) as days
        from (select * from applied union all select * from noted) x where coalesce(used, 0) + coalesce(cancelled, 0) > 0 group by 1, 2, 3) y
      where days is not null group by 1)
    select h.personnel_id as "personnelId", h.office_id as "officeId", coalesce(k.peak, 0)::bigint as peak, coalesce(k.balance, 0)::bigint as balance,
      case when h.last_day <= ${asOf}::date then h.last_day end as "separatedOn", coalesce(t.taken, '[]') as taken,
      array(select f.date from leave.forced_day f where f.personnel_id = h.personnel_id and f.cancelled_by is not null
        and f.date between ${first}::date and ${last}::date order by f.date) as "cancelledPlan"
    from person h left join peak k using (personnel_id) left join taken t using (personnel_id) order by h.personnel_id`.execute(db);
  return rows.map((row) => ({ ...row, taken: row.taken as VacationTaken[] }));
}
