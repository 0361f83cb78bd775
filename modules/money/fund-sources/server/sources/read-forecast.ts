import { sql } from 'kysely';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { FundedService } from '@talaan/personnel/server/public.ts';
import type { ForecastMonth } from '../../contract/sources.ts';
import { monthsOf } from '../../rules/year-cost.ts';
import { costOfServices } from '../cost/cost-of-charges.ts';

/** The twelve months of a fund source: what the ledger says, and what it would add if all who end before December were renewed until then. */
export async function readForecast({ db, today }: Pick<Call, 'db' | 'today'>, sourceId: number): Promise<ForecastMonth[]> {
  const { rows } = await sql<{ month: number; paid: number; to_pay: number }>`
    select m.month, coalesce(sum(c.paid), 0)::bigint as paid, coalesce(sum(c.to_pay), 0)::bigint as to_pay
    from generate_series(1, 12) as m(month) left join fund_sources.charge_month c on c.month = m.month and c.source_id = ${sourceId}
    group by m.month order by m.month`.execute(db);
  const renewed = await costIfRenewed({ db, today }, sourceId);
  return rows.map((row) => ({ ...row, if_renewed: renewed.get(row.month) ?? 0 }));
}

interface Ending {
  kind: 'APPOINTMENT' | 'CONTRACT';
  personnel_id: number;
  office_id: number;
  position_id: number;
  from: string;
  until: string;
  pay: FundedService['pay'];
}

/** Of those in service whom the fund source pays, what the months after their last day would cost to December, at their present pay. */
async function costIfRenewed({ db, today }: Pick<Call, 'db' | 'today'>, sourceId: number): Promise<Map<number, number>> {
  const { rows } = await sql<Ending>`
    select e.kind, e.personnel_id, e.office_id, e.position_id, e.ends as from, make_date(e.year + 1, 1, 1) as until, e.pay
    from (
      select c.kind, c.personnel_id, c.office_id, c.position_id, s.year,
        least(upper(c.during), case when c.kind = 'APPOINTMENT' then upper(a.during) else upper(c.during) end) as ends,
        jsonb_build_object('kind', c.rate_kind, 'rate', coalesce(w.amount, c.rate), 'premium', c.premium) as pay
      from fund_sources.charge c join fund_sources.source s on s.id = c.source_id
        left join personnel.appointment_view a on c.kind = 'APPOINTMENT' and a.personnel_id = c.personnel_id and a.status_code = 'CAS'
          and a.during @> greatest(${today}::date, lower(c.during))
        left join personnel.salary_view w on c.kind = 'APPOINTMENT' and w.personnel_id = c.personnel_id and w.during @> greatest(${today}::date, lower(c.during))
      where c.source_id = ${sourceId} and c.kind <> 'PREPARED' and c.freed_because = '' and upper(c.during) > ${today}::date
        and (c.kind = 'CONTRACT' or a.id is not null)) e
    where e.ends < make_date(e.year + 1, 1, 1) and not exists (
      select from fund_sources.charge n where n.personnel_id = e.personnel_id and n.during && daterange(e.ends, make_date(e.year + 1, 1, 1)))`.execute(
    db,
  );
  const services = rows.map(
    ({ kind, personnel_id: personnelId, office_id: officeId, position_id: positionId, ...row }, id): FundedService => ({
      ...row,
      kind: kind === 'APPOINTMENT' ? 'PREPARED' : 'CONTRACT',
      paidAs: kind === 'APPOINTMENT' ? 'CASUAL' : 'CONTRACT',
      id,
      personnelId,
      officeId,
      positionId,
      fundSourceId: sourceId,
      title: '',
    }),
  );
  return monthsOf((await costOfServices(db, services)).flat());
}
