import { sql } from 'kysely';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import type { Call, CallOf } from '@talaan/kernel/server/mount.ts';
import type { changeClearanceOffices as changing, ClearanceOffice } from '../../contract/clearance-offices.ts';

/** Which office signs each line of a clearance. */
export async function listClearanceOffices({ db, today }: Pick<Call, 'db' | 'today'>): Promise<{ kinds: ClearanceOffice[] }> {
  const { rows: kinds } = await sql<ClearanceOffice>`
    select k.id, k.name, coalesce(f.signs, 'hr') as signs, f.office_id
    from reference.clearance_kind k left join service.clearance_office f on f.kind_id = k.id
    where k.retired_on is null or k.retired_on > ${today}::date order by k.place, k.id`.execute(db);
  return { kinds };
}

/** Changes who signs, for clearances that are opened from now on. Error: 422. */
export async function changeClearanceOffices(call: CallOf<typeof changing>): Promise<{ message: string }> {
  const { kinds: before } = await listClearanceOffices(call);
  const kinds = call.body.kinds.map(({ id, signs, office_id }) => ({ id, signs, office_id: signs === 'office' ? office_id : null }));
  await sql`
    insert into service.clearance_office (kind_id, signs, office_id)
    select id, signs, office_id from jsonb_to_recordset(${JSON.stringify(kinds)}::jsonb) as k (id integer, signs text, office_id integer)
    on conflict (kind_id) do update set signs = excluded.signs, office_id = excluded.office_id`.execute(call.db);
  await recordChange(call, {
    action: 'change who signs clearances',
    subject: 'service.clearance_office',
    before: { kinds: before },
    after: { kinds },
  });
  return { message: 'Clearances that are opened from now on go to these offices.' };
}
