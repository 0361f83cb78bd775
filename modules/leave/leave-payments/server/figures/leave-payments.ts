import { sql } from 'kysely';
import type { ExecutiveFigure } from '@talaan/kernel/server/executive-figure.ts';

interface Row {
  basis: 'REGULAR' | 'HALF' | 'TERMINAL';
  count: number;
  value: number;
  uncertified: number;
}

const BASES: Record<Row['basis'], string> = { REGULAR: 'Monetization', HALF: 'Half of the credits and more', TERMINAL: 'Terminal leave' };

/** Credits that are asked to be paid and are not paid yet. */
export const leavePayments: ExecutiveFigure = {
  name: 'leave-payments',
  title: 'Leave to be paid',
  definition:
    'Requests for monetization and terminal leave that were filed by the day and are neither paid nor ended. The amount is that which HR certified; those before it count without one.',
  unit: { one: 'request', many: 'requests' },
  compare: 'week',
  link: '/HR/leaves/payments',
  read: async ({ db, day, within }) => {
    const { rows } = await sql<Row>`
      select p.basis, count(*)::integer as count, coalesce(sum(p.value), 0)::bigint as value, count(*) filter (where p.value is null)::integer as uncertified
      from leave.payment p join requests.request r on r.id = p.id
        join lateral (select t.state from requests.step t where t.request_id = p.id and kernel.date_of(t.at) <= ${day}::date order by t.no desc limit 1) s
          on s.state not in ('PAID', 'DISAPPROVED', 'CANCELLED')
        left join organization.office_view o on o.id = r.office_id
      where ${within('o.tree_from')} group by p.basis order by value desc, p.basis`.execute(db);
    const uncertified = rows.reduce((sum, row) => sum + row.uncertified, 0);
    return {
      value: rows.reduce((sum, { count }) => sum + count, 0),
      ...(uncertified > 0 ? { note: `${uncertified} not certified yet.` } : {}),
      parts: [{ title: 'Amount', unit: 'centavos', rows: rows.map(({ basis, value }) => ({ name: BASES[basis], value })) }],
    };
  },
};
