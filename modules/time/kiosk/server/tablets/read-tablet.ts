import { sql } from 'kysely';
import type { AnswerOf, Call } from '@talaan/kernel/server/mount.ts';
import { findDevice } from '@talaan/devices/server/public.ts';
import type { readTablet } from '../../contract/devices.ts';

type Answer = AnswerOf<typeof readTablet>;

/** The tablet of a device that the caller looks after; 404 for any other. */
export async function readOneTablet({ db, actor, now, params, server }: Call<{ id: number }>): Promise<Answer> {
  const device = await findDevice(db, actor, params.id);
  const { rows } = await sql<NonNullable<Answer['tablet']>>`
    select t.enrolled_at, a.name as enrolled_by, t.last_contact_at, round(t.clock_lag_ms / 1000.0)::integer as clock_lag, t.copied_at,
      count(p.id)::integer as punches, (coalesce(max(p.number), 0) - count(distinct p.number))::integer as missing,
      count(p.id) filter (where p.state = 'PENDING')::integer as pending
    from kiosk.tablet t join identity.account_view a on a.id = t.enrolled_by left join kiosk.punch p on p.tablet_id = t.id
    where t.device_id = ${device.id} and t.ended_at is null group by t.id, a.name`.execute(db);
  const code = await db
    .selectFrom('kiosk.enrolment_code')
    .select('expires_at')
    .where('device_id', '=', device.id)
    .where('expires_at', '>', now.toString())
    .executeTakeFirst();
  return { tablet: rows[0] ?? null, code_until: code?.expires_at ?? null, is_secure: isSecure(server.settings.publicUrl) };
}

/** Where browsers give a page the camera and keys of its own. */
function isSecure(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || hostname === 'localhost' || hostname === '127.0.0.1';
}
