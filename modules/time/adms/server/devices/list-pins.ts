import { sql } from 'kysely';
import type { CallOf } from '@talaan/kernel/server/mount.ts';
import { foundBy } from '@talaan/kernel/server/search/search.ts';
import { findDevice } from '@talaan/devices/server/public.ts';
import { servingOn } from '@talaan/personnel/server/public.ts';
import type { listPinsOnDevice, PinOnDevice } from '../../contract/commands.ts';

const SHOWN = 100;

/** The PINs on a device with who holds them today; 404 out of reach. */
export async function listPins({
  db,
  actor,
  params,
  query,
  today,
}: CallOf<typeof listPinsOnDevice>): Promise<{ pins: PinOnDevice[]; total: number }> {
  const device = await findDevice(db, actor, params.id);
  const { rows } = await sql<PinOnDevice & { total: number }>`
    select u.pin, u.name, u.card, u.privilege, u.said_at, u.sent_at, count(*) over () as total,
      case when p.id is not null then jsonb_build_object('id', p.id, 'fullname', p.fullname, 'office', o.acronym) end as person
    from adms.device_user u
    left join personnel.device_pin_view h on h.pin = u.pin and h.during @> ${today}::date
    left join personnel.person_view p on p.id = h.personnel_id
    left join ${servingOn(today)} a on a.personnel_id = p.id
    left join organization.office_view o on o.id = a.office_id
    where u.device_id = ${device.id}
      and ${foundBy(query.term, [sql`kernel.plain_names(concat_ws(' ', u.pin, u.name, p.fullname))`])}
    order by lpad(u.pin, 24, '0') limit ${SHOWN}`.execute(db);
  return { pins: rows, total: rows[0]?.total ?? 0 };
}
