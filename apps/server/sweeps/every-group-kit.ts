import { PAYROLL_GROUPS } from '@talaan/kernel/contract/groups.ts';
import type { TestApp } from '@talaan/testing/app.ts';

/** Gives the administrator the seats of payroll too, which no account has beside that role, so that one caller reaches every call. */
export async function holdEveryGroup({ server }: TestApp): Promise<void> {
  await server.pool.query(
    `insert into identity.account_role (account_id, role_id, scope, during)
     select a.id, g.role_id, 'all', '[2020-01-01,)' from identity.account a
     cross join (select distinct role_id from identity.role_group where group_name = any($1)) g where a.email = 'admin@talaan.example'`,
    [PAYROLL_GROUPS],
  );
}
