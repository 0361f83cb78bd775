import type { ClientBase } from 'pg';
import { countOf } from '@talaan/kernel/server/format-amounts.ts';
import type { SealedThings } from '@talaan/kernel/server/installation/settings-uses.ts';

/** Authenticator apps, which are sealed, and codes, which are kept by a keyed hash. */
export const sealedFactors: SealedThings = {
  count: async (owner: ClientBase) => {
    const { rows } = await owner.query<{ apps: number; codes: number }>(`
      select (select count(*) from identity.authenticator)::integer as apps,
        (select count(distinct account_id) from identity.recovery_code where used_at is null)::integer as codes`);
    const { apps, codes } = rows[0]!;
    return [
      ...(apps ? [countOf(apps, 'authenticator app')] : []),
      ...(codes ? [`the recovery codes of ${countOf(codes, 'account')}`] : []),
    ];
  },
  forget: async (owner) => {
    for (const table of ['authenticator', 'recovery_code', 'mailed_code', 'email_change'])
      await owner.query(`delete from identity.${table}`);
  },
};
