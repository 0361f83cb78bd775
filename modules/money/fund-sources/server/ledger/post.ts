import { sql } from 'kysely';
import type { FundCall } from '@talaan/personnel/server/public.ts';
import type { CostPart, POSTING_CAUSES } from '../../contract/fields.ts';
import type { NewEntry } from '../../rules/follow-cost.ts';

/** What is posted for a charge. */
export interface NewPosting {
  chargeId: number;
  cause: keyof typeof POSTING_CAUSES;
  /** Of a payment the number of its payroll or voucher. */
  reference?: string;
  /** The payroll run that paid. */
  runId?: number;
  /** Why, in a sentence, and what the amounts come from. */
  because: string;
  parts?: readonly CostPart[];
  entries: readonly NewEntry[];
}

/** Adds to the ledger, all at once; the fund sources are locked. */
export async function post({ db, actor, now }: FundCall, postings: readonly NewPosting[]): Promise<void> {
  const added = postings.filter(({ entries }) => entries.length > 0);
  if (added.length === 0) return;
  const rows = added.map(({ chargeId, cause, reference = '', runId = null, because, parts = [], entries }, place) => ({
    place,
    charge_id: chargeId,
    cause,
    reference,
    run_id: runId,
    why: { because, parts },
    entries,
  }));
  await sql`
    with wanted as (
      select w.* from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as w(place integer, charge_id integer, cause text, reference text, run_id integer, why jsonb, entries jsonb)),
    numbered as materialized (
      select w.*, nextval(pg_get_serial_sequence('fund_sources.posting', 'id'))::integer as id from (select * from wanted order by place) w),
    made as (
      insert into fund_sources.posting (id, source_id, charge_id, cause, reference, run_id, why, posted_by, posted_at)
      select n.id, c.source_id, n.charge_id, n.cause, n.reference, n.run_id, n.why, ${actor.accountId || null}, ${now.toString()}
      from numbered n join fund_sources.charge c on c.id = n.charge_id returning id)
    insert into fund_sources.entry (posting_id, month, to_pay, paid, closes)
    select n.id, e.month, e.to_pay, e.paid, e.closes
    from numbered n join made m on m.id = n.id, jsonb_to_recordset(n.entries) as e(month smallint, to_pay bigint, paid bigint, closes boolean)`.execute(
    db,
  );
}
