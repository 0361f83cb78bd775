import { sql } from 'kysely';
import { nowhere } from '../reach.ts';

/** Fund sources `s` with their cluster `f` and what the ledger comes to, `b`. */
export const sourcesFrom = sql`fund_sources.source s join property.fund_cluster f on f.code = s.fund_code
  cross join lateral (select coalesce(sum(e.to_pay + e.paid), 0)::bigint as obligated, coalesce(sum(e.paid), 0)::bigint as paid
    from fund_sources.posting p join fund_sources.entry e on e.posting_id = p.id where p.source_id = s.id) b
  cross join ${nowhere}`;

/** As `howFull` of the rules. */
export const stateOfSource = sql<string>`case when b.obligated > s.allotment then 'OVER' when b.obligated = s.allotment then 'FULL'
  when b.obligated * 10 >= s.allotment * 9 then 'NEARLY_FULL' else 'OPEN' end`;

export const usedOfSource = sql`b.obligated * 1000 / s.allotment`;

/** Whom a fund source pays by its account, as `paidFrom` of the rules. */
export const paidAsOfSource = sql<string>`case when s.account_code like '5-01-%' then 'CASUAL' else 'CONTRACT' end`;

/** The columns of a row of the list. */
export const sourceColumns = {
  id: 's.id',
  year: 's.year',
  fund_code: 's.fund_code',
  fund: 'f.name',
  program: 's.program',
  account_code: 's.account_code',
  paid_as: paidAsOfSource,
  name: 's.name',
  allotment: 's.allotment',
  obligated: 'b.obligated',
  paid: 'b.paid',
  balance: sql`s.allotment - b.obligated`,
  used: usedOfSource,
  state: stateOfSource,
  people: sql`(select count(distinct c.personnel_id) from fund_sources.charge c where c.source_id = s.id and not isempty(c.during))`,
  heads: sql`(select coalesce(sum(l.heads), 0) from fund_sources.line l where l.source_id = s.id)`,
};
