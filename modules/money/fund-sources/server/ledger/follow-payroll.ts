import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { withOpenRecords } from '@talaan/kernel/server/search/open-records.ts';
import type { FundCall } from '@talaan/personnel/server/public.ts';
import { sharePayroll, type ChargedService, type PaidSlip } from '../../rules/share-payroll.ts';
import { costOfCharges } from '../cost/cost-of-charges.ts';
import { readPosted } from './follow-charges.ts';
import { lockSources } from './lock-sources.ts';
import { post } from './post.ts';

/** The release of a payroll run posts what it paid casuals, job orders and contracts of service. */
export async function postRelease(call: FundCall, run: number): Promise<void> {
  const { rows } = await withOpenRecords(call.db, 'everybody', (open) =>
    sql<{ id: number; source_id: number }>`
      select c.id, c.source_id from fund_sources.charge c join payroll.payslip s on s.personnel_id = c.personnel_id
      where s.run_id = ${run} and s.is_released and c.kind <> 'PREPARED' and not isempty(c.during) order by c.id`.execute(open),
  );
  if (rows.length === 0) return;
  await lockSources(
    call.db,
    rows.map(({ source_id }) => source_id),
  );
  await followPayroll(
    call,
    rows.map(({ id }) => id),
    run,
  );
}

/**
 * Posts for these charges what a released payroll paid, or all that did, run by run, in the place of what was obligated. What a run paid somebody is
 * posted once: asking again posts nothing. The fund sources are locked.
 */
export async function followPayroll(call: FundCall, chargeIds: readonly number[], run: number | 'all'): Promise<void> {
  if (chargeIds.length === 0) return;
  const slips = await readUnposted(call.db, chargeIds, run);
  if (slips.length === 0) return;
  const costs = await costOfCharges(call.db, chargeIds);
  const charges = Map.groupBy(await readCharges(call.db, chargeIds), ({ personnel_id: person }) => person);
  for (const [runId, ofRun] of Map.groupBy(slips, ({ run_id: id }) => id)) {
    const posted = await readPosted(call.db, chargeIds);
    const postings = ofRun.flatMap((slip) => {
      const own = (charges.get(slip.personnel_id) ?? []).map((charge) => ({
        ...charge,
        cost: costs.get(charge.id) ?? [],
        posted: posted.get(charge.id) ?? [],
      }));
      return sharePayroll(slip, own).map((shared) => ({
        ...shared,
        cause: 'PAY' as const,
        reference: slip.title,
        runId,
        because: `${slip.title}, payslip ${slip.number}.`,
      }));
    });
    await post(call, postings);
  }
}

type FoundCharge = Omit<ChargedService, 'cost' | 'posted'> & { personnel_id: number };

async function readCharges(db: Database, ids: readonly number[]): Promise<FoundCharge[]> {
  const { rows } = await sql<FoundCharge>`
    select c.id, c.personnel_id, s.year, c.kind, c.record_id, lower(c.during) as from, upper(c.during) - 1 as to
    from fund_sources.charge c join fund_sources.source s on s.id = c.source_id
    where c.id = any(${[...ids]}::integer[]) and c.kind <> 'PREPARED' and not isempty(c.during) order by c.id`.execute(db);
  return rows;
}

interface FoundSlip extends PaidSlip {
  run_id: number;
  personnel_id: number;
  title: string;
}

/** As it is read: what it settles itself, and whether it is in the ledger or another one than is asked for. */
type ReadSlip = FoundSlip & { is_known: boolean };

/** Who is paid by the day or by contract; of others a fund source pays the benefits that are planned for their service before. */
const paidByFunds: RawBuilder<SqlBool> = sql`(s.status_code in ('CAS', 'JO', 'COS') or i.kind = 'BENEFIT')`;
/** Extra pay has the funds of its own authority, and what is carried is no expense. */
const isExpense: RawBuilder<SqlBool> = sql`l.side in ('EARNING', 'GOVERNMENT') and i.kind not in ('EXTRA', 'OVERPAID')`;

/** Released payslips of the people of these charges that are not posted yet, in the order of their runs, each with what is settled up to it. */
async function readUnposted(db: Database, ids: readonly number[], run: number | 'all'): Promise<FoundSlip[]> {
  const read = await readReleased(db, ids, run);
  return [...Map.groupBy(read, ({ personnel_id: person }) => person).values()].flatMap((ofPerson) => {
    const settled: PaidSlip['settled'][number][] = [];
    const benefits: string[] = [];
    return ofPerson.flatMap(({ is_known: isKnown, ...slip }) => {
      settled.push(...slip.settled);
      benefits.push(...slip.benefits);
      return isKnown ? [] : [{ ...slip, settled: [...settled], benefits: [...benefits] }];
    });
  });
}

/** All of them in the years of the fund sources, those that are known first. One statement. */
async function readReleased(db: Database, ids: readonly number[], run: number | 'all'): Promise<ReadSlip[]> {
  const { rows } = await withOpenRecords(db, 'everybody', (open) =>
    sql<ReadSlip>`
      with charged as (
        select c.personnel_id, min(s.year) as first, max(s.year) as last from fund_sources.charge c join fund_sources.source s on s.id = c.source_id
        where c.id = any(${[...ids]}::integer[]) group by 1)
      select s.run_id, s.personnel_id, s.number, r.title, q.is_known, coalesce(m.settled, '[]') as settled, coalesce(h.benefits, '{}') as benefits,
        coalesce(x.lines, '[]') as lines
      from charged c join payroll.payslip s on s.personnel_id = c.personnel_id and s.is_released and left(s.month, 4)::integer between c.first and c.last + 1
      join payroll.run r on r.id = s.run_id
      cross join lateral (select s.run_id <> ${run === 'all' ? sql`s.run_id` : run} or exists (select from fund_sources.posting q join fund_sources.charge c on c.id = q.charge_id
        where q.run_id = s.run_id and c.personnel_id = s.personnel_id) as is_known) q
      cross join lateral (
        select jsonb_agg(jsonb_build_object('kind', case s.kind when 'JOBORDER' then 'CONTRACT' else 'APPOINTMENT' end, 'month', month)) as settled from (
          select s.month where s.facts -> 'is_locked' = 'true'
          union select l.for_month from payroll.line l where l.personnel_id = s.personnel_id and l.run_id = s.run_id and l.code in ('WAGES', 'JO_PAY')) months) m
      cross join lateral (
        select array_agg(left(l.for_month, 4) || ' ' || l.code) as benefits from payroll.line l join payroll.item i on i.code = l.code and i.kind = 'BENEFIT'
        where l.personnel_id = s.personnel_id and l.run_id = s.run_id) h
      cross join lateral (
        select jsonb_agg(jsonb_build_object('code', l.code, 'name', i.name, 'amount', l.amount, 'for_month', l.for_month,
          'contract', case when l.code in ('JO_PAY', 'JO_ABSENT') then l.reference end) order by l.no) as lines
        from payroll.line l join payroll.item i on i.code = l.code
        where l.personnel_id = s.personnel_id and l.run_id = s.run_id and ${isExpense} and ${paidByFunds}) x
      where m.settled is not null or h.benefits is not null or x.lines is not null
      order by s.personnel_id, q.is_known desc, s.run_id`.execute(open),
  );
  return rows;
}
