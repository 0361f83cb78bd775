import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { invalid } from '@talaan/kernel/server/errors.ts';
import type { FundCall, FundedService, FundsOfService } from '@talaan/personnel/server/public.ts';
import { accountsOf } from '../../rules/accounts.ts';
import { warnOfFund, whyNotEnough } from '../../rules/judge-hire.ts';
import { followCharges } from './follow-charges.ts';
import { followPayroll } from './follow-payroll.ts';
import { lockSources, readSources } from './lock-sources.ts';
import { whyNotThisFund } from './name-fund.ts';

/**
 * Charges service to its fund sources and obligates what it costs up to the end of their year, all of it or nothing. Casuals whom another fund paid on
 * these days are paid by that one no longer. Answers what is to be said of funds that are at 90 percent. Error: 422 on `field`.
 */
export const obligate: FundsOfService['obligate'] = async (call, services, field) => {
  const refuse = (message: string) => invalid({ [field]: [message] });
  const lacking = await whyNoFund(call.db, services);
  if (lacking.size > 0) throw refuse([...lacking.values()][0]!);
  const taken = await findTaken(call.db, services);
  const funded = services.filter(({ fundSourceId }) => fundSourceId !== null);
  const sourceIds = [...new Set([...taken.map(({ source_id }) => source_id), ...funded.map(({ fundSourceId }) => fundSourceId!)])];
  await lockSources(call.db, sourceIds);
  await endTaken(call, taken);
  const before = await readSources(call.db, sourceIds);
  for (const service of funded) {
    const wrong = whyNotThisFund(before.get(service.fundSourceId!), service);
    if (wrong) throw refuse(wrong);
  }
  const chargeIds = await addCharges(call.db, funded);
  await followCharges(call, chargeIds, { cause: 'OBLIGATE', because: 'Obligated at the hire.' });
  await followPayroll(call, chargeIds, 'all');
  const after = await readSources(call.db, [...new Set(funded.map(({ fundSourceId }) => fundSourceId!))]);
  const warnings: string[] = [];
  for (const fund of after.values()) {
    const known = before.get(fund.id)!;
    const wrong = whyNotEnough(known, fund.obligated - known.obligated);
    // Who costs nothing in what is left of a month that is paid is no burden to a fund that is over already.
    if (wrong && fund.obligated > known.obligated) throw refuse(wrong);
    warnings.push(...[warnOfFund(fund)].filter((said) => said !== null));
  }
  return warnings;
};

/** For whom a fund must be chosen and none is, because one is set up for the year: by id. */
export async function whyNoFund(db: Database, services: readonly FundedService[]): Promise<Map<number, string>> {
  const without = services.filter(({ fundSourceId }) => fundSourceId === null);
  const wanted = [
    ...new Map(without.map(({ paidAs, from }) => [`${paidAs} ${from.slice(0, 4)}`, { paidAs, year: Number(from.slice(0, 4)) }])).values(),
  ];
  if (wanted.length === 0) return new Map();
  const { rows } = await sql<{ at: number }>`
    select w.at from jsonb_to_recordset(${JSON.stringify(wanted.map(({ paidAs, year }, at) => ({ at, year, begins: accountsOf(paidAs) })))}::jsonb)
      as w(at integer, year smallint, begins text)
    where exists (select from fund_sources.source s where s.year = w.year and starts_with(s.account_code, w.begins))`.execute(db);
  const needed = rows.map(({ at }) => wanted[at]!);
  return new Map(
    without.flatMap(({ id, paidAs, from }): [number, string][] =>
      needed.some((one) => one.paidAs === paidAs && one.year === Number(from.slice(0, 4)))
        ? [[id, `Choose the fund source that pays it: those of ${from.slice(0, 4)} are set up.`]]
        : [],
    ),
  );
}

interface Taken {
  id: number;
  source_id: number;
  until: string;
}

/** Charges of the same casuals on the days that are charged anew. */
async function findTaken(db: Database, services: readonly FundedService[]): Promise<Taken[]> {
  const casuals = services.filter(({ kind }) => kind === 'APPOINTMENT').map(({ personnelId, from }) => ({ id: personnelId, from }));
  if (casuals.length === 0) return [];
  const { rows } = await sql<Taken>`
    select c.id, c.source_id, w.from as until from jsonb_to_recordset(${JSON.stringify(casuals)}::jsonb) as w(id integer, "from" date)
      join fund_sources.charge c on c.personnel_id = w.id and c.kind = 'APPOINTMENT' and c.during && daterange(w.from, null) order by c.id`.execute(
    db,
  );
  return rows;
}

async function endTaken(call: FundCall, taken: readonly Taken[]): Promise<void> {
  if (taken.length === 0) return;
  await sql`
    update fund_sources.charge c set during = c.during * daterange(null, w.until), freed_because = 'Appointed anew.'
    from jsonb_to_recordset(${JSON.stringify(taken)}::jsonb) as w(id integer, until date) where c.id = w.id`.execute(call.db);
  await followCharges(
    call,
    taken.map(({ id }) => id),
    { cause: 'FREE', because: 'Appointed anew: from that day on the new appointment is charged.' },
  );
}

/** Up to the end of the year of the fund source: the next year has its own. */
async function addCharges(db: Database, services: readonly FundedService[]): Promise<number[]> {
  const rows = services.map(({ kind, id, personnelId, fundSourceId, title, officeId, positionId, from, until, pay }, place) => ({
    place,
    source_id: fundSourceId,
    personnel_id: personnelId,
    kind,
    record_id: kind === 'APPOINTMENT' ? null : id,
    title,
    office_id: officeId,
    position_id: positionId,
    rate_kind: pay.kind,
    rate: pay.rate,
    premium: pay.premium,
    from,
    until,
  }));
  const { rows: added } = await sql<{ id: number }>`
    insert into fund_sources.charge (source_id, personnel_id, kind, record_id, title, office_id, position_id, rate_kind, rate, premium, during)
    select w.source_id, w.personnel_id, w.kind, w.record_id, w.title, w.office_id, w.position_id, w.rate_kind, w.rate, w.premium,
      daterange(w.from, w.until) * daterange(make_date(s.year, 1, 1), make_date(s.year + 1, 1, 1))
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as w(place integer, source_id integer, personnel_id integer, kind text, record_id integer, title text,
        office_id integer, position_id integer, rate_kind text, rate bigint, premium smallint, "from" date, until date)
      join fund_sources.source s on s.id = w.source_id order by w.place returning id`.execute(db);
  return added.map(({ id }) => id);
}
