import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { contributed } from '@talaan/kernel/server/contributed.ts';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { invalid } from '@talaan/kernel/server/errors.ts';
import type { Call, CallOf } from '@talaan/kernel/server/mount.ts';
import type { DeviceWithoutData, markDeviceWhole } from '../../contract/silent-days.ts';
import { daysOfPunches } from '../days-of-punches.ts';
import { findDevice } from './device-rows.ts';
import { reachesCampus } from './reach-campus.ts';

const LOOKED_BACK_DAYS = 60;

type Looking = Pick<Call, 'server' | 'db' | 'actor' | 'today'>;

/** Devices in use from which nothing came of days without data on their campus; one that never sent only where none there ever did. */
export async function findSilentDevices({ server, db, actor, today }: Looking): Promise<DeviceWithoutData[]> {
  const lacking = contributed(server, daysOfPunches).withoutData(sql`${today}::date - ${LOOKED_BACK_DAYS}::integer`, sql`${today}::date`);
  const { rows } = await sql<DeviceWithoutData>`
    with lacking as (${lacking})
    select d.id, d.name, s.since::text, min(l.date)::text as first, max(l.date)::text as last, max(l.people) as people
    from attendance.device d
    join lacking l on l.campus_id = d.campus_id
    cross join lateral (select max(w.date) as since from attendance.device_day w where w.device_id = d.id and w.date <= l.date) s
    where d.enabled and s.since is distinct from l.date and ${reachesCampus(actor, 'd.campus_id')}
      and (exists (select from attendance.device_day w where w.device_id = d.id) or not exists (
        select from attendance.device_day w join attendance.device other on other.id = w.device_id where other.campus_id = d.campus_id))
    group by d.id, s.since order by d.number, min(l.date)`.execute(db);
  return rows;
}

/** Says that a device was whole on these days: those who did not punch are absent. Errors: 404; 422 on `last` for days to come. */
export async function markWhole(call: CallOf<typeof markDeviceWhole>): Promise<{ message: string }> {
  const { server, db, actor, today, params, body } = call;
  const device = await findDevice(db, actor, params.id);
  if (body.last >= today) throw invalid({ last: ['Enter days that are over.'] });
  if (Temporal.PlainDate.from(body.first).until(body.last).days > LOOKED_BACK_DAYS)
    throw invalid({ first: [`Say it of ${LOOKED_BACK_DAYS} days at once, at most.`] });
  await sql`
    insert into attendance.device_day (device_id, date, is_said)
    select ${params.id}, day::date, true from generate_series(${body.first}::timestamp, ${body.last}::timestamp, interval '1 day') day
    order by 2 on conflict do nothing`.execute(db);
  await recordChange(call, { action: 'say that a device was whole', subject: `attendance.device:${params.id}`, after: body });
  await contributed(server, daysOfPunches).compute(server, db);
  const days = body.first === body.last ? `on ${longDate(body.first)}` : `from ${longDate(body.first)} to ${longDate(body.last)}`;
  return { message: `${device.name} counts as whole ${days}. Who uses it and did not punch is absent on these days.` };
}
