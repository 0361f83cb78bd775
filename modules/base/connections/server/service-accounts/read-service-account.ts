import { sql } from 'kysely';
import { notFound } from '@talaan/kernel/server/errors.ts';
import { selected } from '@talaan/kernel/server/lists/read-rows.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { ServiceDetail, Token } from '../../contract/service-accounts.ts';
import { SERVICE_COLUMNS, servicesOn } from './service-account-rows.ts';

/** One service account with its tokens, the newest first. Error: 404. */
export async function readServiceAccount({ db, params, today }: Call<{ id: number }>): Promise<{ service_account: ServiceDetail }> {
  const { rows } = await sql<Omit<ServiceDetail, 'tokens'>>`
    select ${selected(SERVICE_COLUMNS)}, s.scope, s.office_id, s.campus_id, s.created_at, m.name as created_by, s.ended_at
    from ${servicesOn(today)} join identity.account_view m on m.id = s.created_by where s.account_id = ${params.id}`.execute(db);
  if (!rows[0]) throw notFound('There is no such service account.');
  const { rows: tokens } = await sql<Token>`
    select t.id, t.hint, t.expires_on, t.created_at, m.name as created_by, t.last_used_at, t.revoked_at, r.name as revoked_by,
      case when t.revoked_at is not null then 'revoked' when t.expires_on < ${today}::date then 'expired' else 'active' end as state
    from connections.token t join identity.account_view m on m.id = t.created_by left join identity.account_view r on r.id = t.revoked_by
    where t.account_id = ${params.id} order by t.id desc`.execute(db);
  return { service_account: { ...rows[0], tokens } };
}
