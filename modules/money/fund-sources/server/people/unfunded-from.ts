import { sql, type RawBuilder } from 'kysely';
import { nowhere } from '../reach.ts';

/**
 * Casuals and job orders in service on a day `u` whom no fund source of its year pays on that day, as appointments and contracts: `A12` and `C7` by their
 * own numbers. Of a kind for which no fund source of the year is set up there are none.
 */
export function unfundedFrom(today: string): RawBuilder<unknown> {
  return sql`(
    select 'A' || a.id as id, a.id as record_id, 'APPOINTMENT' as kind, 'CASUAL' as paid_as, a.personnel_id, a.office_id, a.position_id,
      t.name as title, a.during
    from personnel.serving_on(${today}::date) a join organization.position_view t on t.id = a.position_id
    where a.status_code = 'CAS' and not exists (
      select from fund_sources.charge c where c.personnel_id = a.personnel_id and c.kind = 'APPOINTMENT' and c.during @> ${today}::date)
    union all
    select 'C' || k.id, k.id, 'CONTRACT', 'CONTRACT', k.personnel_id, k.office_id, k.position_id, 'Contract ' || k.number, k.during
    from contracts.contract k
    where k.state = 'ACTIVE' and k.during @> ${today}::date and not exists (
      select from fund_sources.charge c where c.kind = 'CONTRACT' and c.record_id = k.id and c.during @> ${today}::date)
  ) u join personnel.person_view p on p.id = u.personnel_id join organization.office_view o on o.id = u.office_id cross join ${nowhere}`;
}

/** Whether a fund source that could pay them is set up for the year of the day. */
export function isSetUpFor(today: string): RawBuilder<unknown> {
  return sql`exists (select from fund_sources.source s where s.year = extract(year from ${today}::date)
    and starts_with(s.account_code, case u.paid_as when 'CASUAL' then '5-01-' else '5-02-' end))`;
}
