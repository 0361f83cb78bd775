import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { loadFigures } from '@talaan/payroll/server/public.ts';
import type { FundedService } from '@talaan/personnel/server/public.ts';
import { costOfContract } from '../../rules/cost-of-contract.ts';
import { costOfService } from '../../rules/cost-of-service.ts';
import { describeContract } from '../../rules/describe-contract.ts';
import type { Service } from '../../rules/service.ts';
import type { MonthPart } from '../../rules/year-cost.ts';

/** A charge as its cost is worked out. */
interface FoundCharge {
  id: number;
  year: number;
  kind: FundedService['kind'];
  personnel_id: number;
  pay: FundedService['pay'];
  from: string | null;
  /** The last day. */
  to: string | null;
}

/** What charges cost in the year of their fund source, part by part and month by month, as the service is on record now: a constant number of statements. */
export async function costOfCharges(db: Database, chargeIds: readonly number[]): Promise<Map<number, MonthPart[]>> {
  const { rows } = await sql<FoundCharge>`
    select c.id, s.year, c.kind, c.personnel_id, jsonb_build_object('kind', c.rate_kind, 'rate', c.rate, 'premium', c.premium) as pay,
      lower(c.during) as from, upper(c.during) - 1 as to
    from fund_sources.charge c join fund_sources.source s on s.id = c.source_id where c.id = any(${[...chargeIds]}::integer[]) order by c.id`.execute(
    db,
  );
  return costOf(db, rows);
}

/** What service would cost that is not charged yet, in the order in which it is given. */
export async function costOfServices(db: Database, services: readonly FundedService[]): Promise<MonthPart[][]> {
  const asked = services.map(({ kind, personnelId, from, until, pay }, id): FoundCharge => {
    const year = Number(from.slice(0, 4));
    const last = `${year}-12-31`;
    const to = until === null || until > last ? last : dayBefore(until);
    return { id, year, kind, personnel_id: personnelId, pay, from, to };
  });
  const costs = await costOf(db, asked);
  return asked.map(({ id }) => costs.get(id)!);
}

async function costOf(db: Database, charges: readonly FoundCharge[]): Promise<Map<number, MonthPart[]>> {
  const figuresOf = await loadFigures(db);
  const onRecord = await readService(
    db,
    charges.filter(({ kind }) => kind !== 'CONTRACT'),
  );
  return new Map(
    charges.map((charge): [number, MonthPart[]] => {
      const { id, kind, year, pay, from, to } = charge;
      if (from === null || to === null) return [id, []];
      if (kind === 'CONTRACT') return [id, describeContract(pay, costOfContract(pay, from, to))];
      const { paid, stays } = onRecord.get(id)!;
      // One that is prepared is not on record yet: it is paid as it says, after what is.
      const before = stays.filter((stay) => stay.from < from).map((stay) => ({ ...stay, to: stay.to < from ? stay.to : dayBefore(from) }));
      const promised = { year, paid: [{ from, to, monthly: pay.rate }], stays: [...before, { from, to }] };
      return [id, costOfService(kind === 'PREPARED' ? promised : { year, paid, stays }, figuresOf)];
    }),
  );
}

type OnRecord = Pick<Service, 'paid' | 'stays'>;

/** Of each charge, casual service on its days with its salaries, and all government service of the person up to the end of the year, no matter who pays it. */
async function readService(db: Database, charges: readonly FoundCharge[]): Promise<Map<number, OnRecord>> {
  const { rows } = await sql<{ id: number } & OnRecord>`
    select w.id,
      coalesce((select jsonb_agg(jsonb_build_object('from', lower(d.days), 'to', upper(d.days) - 1, 'monthly', d.amount) order by d.days)
        from (select a.during * s.during * daterange(w.from, w.to, '[]') as days, s.amount
          from personnel.appointment_view a join personnel.salary_view s on s.personnel_id = a.personnel_id and s.during && a.during
          where a.personnel_id = w.personnel_id and a.status_code = 'CAS' and a.during && daterange(w.from, w.to, '[]')) d
        where not isempty(d.days)), '[]') as paid,
      coalesce((select jsonb_agg(jsonb_build_object('from', lower(d.days), 'to', upper(d.days) - 1) order by d.days)
        from (select a.during * daterange(null, make_date(w.year + 1, 1, 1)) as days
          from personnel.appointment_view a join reference.appointment_status t on t.code = a.status_code
          where a.personnel_id = w.personnel_id and t.government_service) d
        where not isempty(d.days)), '[]') as stays
    from jsonb_to_recordset(${JSON.stringify(charges.filter(({ from }) => from !== null))}::jsonb)
      as w(id integer, personnel_id integer, year integer, "from" date, "to" date)`.execute(db);
  return new Map(rows.map(({ id, ...onRecord }) => [id, onRecord]));
}

function dayBefore(day: string): string {
  return Temporal.PlainDate.from(day).subtract({ days: 1 }).toString();
}
