import { sql } from 'kysely';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import { localTime } from '@talaan/kernel/server/clock.ts';
import { exportPostings, listPostings } from '../../contract/charges.ts';
import { POSTING_CAUSES } from '../../contract/fields.ts';
import { findSource } from '../find-source.ts';

/** Postings `q` with their charge, person and sums, `b`. */
const postingsFrom = sql`fund_sources.posting q join fund_sources.charge c on c.id = q.charge_id join personnel.person_view p on p.id = c.personnel_id
  left join identity.account_view a on a.id = q.posted_by
  cross join lateral (select sum(e.to_pay)::bigint as to_pay, sum(e.paid)::bigint as paid,
      jsonb_agg(jsonb_build_object('month', e.month, 'to_pay', e.to_pay, 'paid', e.paid) order by e.month) as months
    from fund_sources.entry e where e.posting_id = q.id) b`;

export const postingRows = rows(listPostings, exportPostings, 'postings', async (call) => {
  const source = await findSource(call);
  return {
    from: postingsFrom,
    columns: {
      id: 'q.id',
      posted_at: 'q.posted_at',
      posted_by: 'a.name',
      cause: 'q.cause',
      reference: 'q.reference',
      personnel_id: 'c.personnel_id',
      fullname: 'p.fullname',
      title: 'c.title',
      to_pay: 'b.to_pay',
      paid: 'b.paid',
      obligated: sql`b.to_pay + b.paid`,
      after: sql`(select coalesce(sum(e.to_pay + e.paid), 0)::bigint from fund_sources.posting r join fund_sources.entry e on e.posting_id = r.id
      where r.source_id = q.source_id and r.id <= q.id)`,
      because: sql`q.why ->> 'because'`,
      parts: sql`q.why -> 'parts'`,
      months: 'b.months',
    },
    reach: sql`q.source_id = ${source.id}`,
    search: [sql`p.search`, sql`kernel.plain(c.title || ' ' || q.reference)`],
    sort: { posted_at: 'q.id', fullname: 'p.plain_name', obligated: sql`b.to_pay + b.paid` },
    unsorted: '-posted_at',
    filters: {
      cause: (causes) => sql`q.cause = any(${causes})`,
      charge: (charge) => sql`q.charge_id = ${charge}`,
    },
    sheet: {
      name: 'Ledger of a fund source',
      cells: {
        Posted: (row) => localTime(row.posted_at),
        By: (row) => row.posted_by,
        What: (row) => POSTING_CAUSES[row.cause],
        Reference: (row) => row.reference,
        Name: (row) => row.fullname,
        'Position or contract': (row) => row.title,
        'To pay': (row) => row.to_pay / 100,
        Paid: (row) => row.paid / 100,
        'Obligated by it': (row) => row.obligated / 100,
        'Obligated after it': (row) => row.after / 100,
        Why: (row) => row.because,
      },
    },
  };
});
