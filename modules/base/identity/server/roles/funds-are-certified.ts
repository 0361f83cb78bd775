import { sql } from 'kysely';
import { countOf } from '@talaan/kernel/server/format-amounts.ts';
import type { SetupLine } from '@talaan/kernel/server/setup-line.ts';

/** Done once somebody certifies funds: neither administrators nor HR do (decision 323), so a request for them would be without an approver. */
export const fundsAreCertified: SetupLine = {
  name: 'funds',
  title: 'Certification of funds',
  place: 135,
  link: '/settings/admin/users',
  read: async ({ db, today }) => {
    const { rows } = await sql<{ holders: number }>`
      select count(distinct h.account_id)::integer as holders
      from identity.account_role h join identity.role_group g on g.role_id = h.role_id and g.group_name = 'PAYROLLBUDGET'
      join identity.account a on a.id = h.account_id and a.suspended_at is null
      where h.scope <> 'self' and h.during @> ${today}::date and not exists (
        select from identity.role_group x where x.role_id = h.role_id and x.group_name = 'ADMIN')`.execute(db);
    const { holders } = rows[0]!;
    if (holders > 0) return { says: `${countOf(holders, 'user certifies', 'users certify')} funds.`, isDone: true };
    return {
      says: 'No one certifies funds: give a user the role Budget officer. Until then contracts, overtime with pay, payments of leave and requests to hire wait.',
      isDone: false,
    };
  },
};
