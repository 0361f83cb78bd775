import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { FundedService } from '@talaan/personnel/server/public.ts';
import { costOfContract } from '../../rules/cost-of-contract.ts';
import { costOfService } from '../../rules/cost-of-service.ts';
import { describeContract } from '../../rules/describe-cost.ts';
import type { ServedDays, Service } from '../../rules/service.ts';
import type { MonthPart } from '../../rules/year-cost.ts';
import { readFigures } from './read-figures.ts';

/** A charge as its cost is worked out. */
interface FoundCharge {
  id: number;
  year: number;
  kind: FundedService['kind'];
  personnel_id: number;
  pay: FundedService['pay'];
  from: string | null;
  until: string | null;
}

/** What charges cost in the year of their fund source, part by part and month by month, as the service is on record now: a constant number of statements. */
export async function costOfCharges(db: Database, chargeIds: readonly number[]): Promise<Map<number, MonthPart[]>> {
  const { rows } = await sql<FoundCharge>`
    select c.id, s.year, c.kind, c.personnel_id, jsonb_build_object('kind', c.rate_kind, 'rate', c.rate, 'premium', c.premium) as pay,
      lower(c.during) as from, upper(c.during) as until
    from fund_sources.charge c join fund_sources.source s on s.id = c.source_id where c.id = any(${[...chargeIds]}::integer[]) order by c.id`.execute(
    db,
  );
  return costOf(db, rows);
}

/** What service would cost that is not charged yet, in the order in which it is given. */
export async function costOfServices(db: Database, services: readonly FundedService[]): Promise<MonthPart[][]> {
  const asked = services.map(({ kind, personnelId, from, until, pay }, id): FoundCharge => {
    const year = Number(from.slice(0, 4));
    const end = `${year + 1}-01-01`;
    return { id, year, kind, personnel_id: personnelId, pay, from, until: until === null || until > end ? end : until };
  });
  const costs = await costOf(db, asked);
  return asked.map(({ id }) => costs.get(id)!);
}

async function costOf(db: Database, charges: readonly FoundCharge[]): Promise<Map<number, MonthPart[]>> {
  const figuresOf = readFigures();
  const casuals = charges.filter(({ kind }) => kind !== 'CONTRACT');
  const onRecord = await readService(db, casuals);
  return new Map(
    charges.map((charge): [number, MonthPart[]] => {
      const { id, kind, year, pay, from, until } = charge;
      if (from === null || until === null) return [id, []];
      if (kind === 'CONTRACT') return [id, describeContract(pay, costOfContract(pay, from, until))];
      const { segments, service } = onRecord.get(id)!;
      // One that is prepared is not on record yet: it is paid as it says.
      const promised: ServedDays[] = kind === 'PREPARED' ? [{ from, until, monthly: pay.rate }] : segments;
      const served: Service = { year, paid: promised, service: kind === 'PREPARED' ? [...service, { from, until }] : service };
      return [id, costOfService(served, figuresOf)];
    }),
  );
}

interface OnRecord {
  /** Casual service on the charged days, each with its monthly salary. */
  segments: ServedDays[];
  /** Government service of the person, whoever pays it, for the months of service that bonuses ask for. */
  service: { from: string; until: string | null }[];
}

async function readService(db: Database, charges: readonly FoundCharge[]): Promise<Map<number, OnRecord>> {
  const { rows } = await sql<{ id: number } & OnRecord>`
    select w.id,
      coalesce((select jsonb_agg(jsonb_build_object('from', lower(d.days), 'until', upper(d.days), 'monthly', d.amount) order by d.days)
        from (select a.during * s.during * daterange(w.from, w.until) as days, s.amount
          from personnel.appointment_view a join personnel.salary_view s on s.personnel_id = a.personnel_id and s.during && a.during
          where a.personnel_id = w.personnel_id and a.status_code = 'CAS' and a.during && daterange(w.from, w.until)) d
        where not isempty(d.days)), '[]') as segments,
      coalesce((select jsonb_agg(jsonb_build_object('from', lower(a.during), 'until', upper(a.during)) order by a.during)
        from personnel.appointment_view a join reference.appointment_status t on t.code = a.status_code
        where a.personnel_id = w.personnel_id and t.government_service), '[]') as service
    from jsonb_to_recordset(${JSON.stringify(charges.filter(({ from }) => from !== null))}::jsonb) as w(id integer, personnel_id integer, "from" date, until date)`.execute(
    db,
  );
  return new Map(rows.map(({ id, ...onRecord }) => [id, onRecord]));
}
