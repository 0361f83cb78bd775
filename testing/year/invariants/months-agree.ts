import { complainOf, type Invariant } from '../university.ts';

/**
 * What a month of the leave card was closed with is what its locked records say, once the nights have followed what was locked again; and what stands
 * posted of it is what it was closed with.
 */
export const monthsAgree: Invariant = (university, day) =>
  complainOf(
    university,
    `with frozen as (
       select personnel_id, to_char(lower(during), 'YYYY-MM') as month, sum(late_minutes)::integer as late, sum(undertime_minutes)::integer as undertime,
         min(lower(during)) as first, max(upper(during)) as last
       from dtr.frozen_month where superseded_at is null and lower(during) >= $1::date group by 1, 2)
     select 'The month ' || c.month || ' of person ' || c.personnel_id || ' was closed with ' || c.late_minutes || ' and ' || c.undertime_minutes
       || ' minutes, its record is locked with ' || f.late || ' and ' || f.undertime || '.' as complaint
     from leave.closed_month c join frozen f on f.personnel_id = c.personnel_id and f.month = c.month
     where c.has_record and (c.late_minutes, c.undertime_minutes) <> (f.late, f.undertime)
     union all
     select 'The month ' || f.month || ' of person ' || f.personnel_id || ' is locked, and waits to be closed.'
     from frozen f join leave.closed_month c on c.personnel_id = f.personnel_id and c.month = f.month where not c.has_record
     union all
     select 'The month ' || c.month || ' of person ' || c.personnel_id || ' was closed with ' || c.earned || ' earned, its card says ' || coalesce(e.earned, 0) || '.'
     from leave.closed_month c left join (
       select l.personnel_id, p.period, sum(e.amount)::integer as earned from ledger.posting p join ledger.entry e on e.posting_id = p.id
       join ledger.lot l on l.id = e.lot_id
       where p.cause = 'month-close' and p.kind = 'EARN' and l.book = 'VL' and not exists (select from ledger.posting r where r.reverses_id = p.id)
       group by 1, 2) e on e.personnel_id = c.personnel_id and e.period = c.month
     where c.month >= $2 and c.earned <> coalesce(e.earned, 0)`,
    [`${day.year}-01-01`, `${day.year}-01`],
  );
