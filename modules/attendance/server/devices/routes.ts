import { sql } from 'kysely';
import type { z } from 'zod';
import type { Actor } from '@talaan/kernel/server/actor.ts';
import { recordChange } from '@talaan/kernel/server/audit.ts';
import type { Database } from '@talaan/kernel/server/database.ts';
import { invalid, notFound } from '@talaan/kernel/server/errors.ts';
import { likePattern } from '@talaan/kernel/server/like-pattern.ts';
import { mount } from '@talaan/kernel/server/mount.ts';
import { splitSort } from '@talaan/kernel/server/split-sort.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import {
  createDevice,
  listDevices,
  listDeviceUsers,
  mapDeviceUser,
  readDevice,
  unmapDeviceUser,
  updateDevice,
  type Device,
  type deviceFields,
} from '../../contract/devices.ts';
import { findDeviceUsers } from './list-device-users.ts';
import { mapPin, unmapPin } from './map-pin.ts';
import { reachesCampus } from './reach-campus.ts';

export function mountDevices(server: Server): void {
  mount(server, listDevices, async ({ db, actor, query }) => {
    let found = devices(db, actor);
    if (query.campus) found = found.where('d.campus_id', '=', query.campus);
    if (query.term) {
      found = found.where(
        sql<boolean>`kernel.plain(concat_ws(' ', d.number, d.name, d.serial, d.model, d.location)) like ${likePattern(query.term)}`,
      );
    }
    const [column, direction] = splitSort(query.sort ?? 'number');
    const { total } = await found
      .clearSelect()
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    const rows = await found
      .orderBy(column === 'campus' ? 'c.acronym' : `d.${column}`, direction)
      .orderBy('d.id')
      .limit(query.per_page)
      .offset((query.page - 1) * query.per_page)
      .execute();
    return { devices: rows, total };
  });

  mount(server, readDevice, async ({ db, actor, params }) => ({ device: await findDevice(db, actor, params.id) }));

  mount(server, createDevice, async (call) => {
    const { db, actor, body } = call;
    await refuseForeignCampus(db, actor, body);
    const { id } = await db.insertInto('attendance.device').values(body).returning('id').executeTakeFirstOrThrow();
    await recordChange(call, { action: 'add a device', subject: `attendance.device:${id}`, after: body });
    return { device: await findDevice(db, actor, id) };
  });

  mount(server, updateDevice, async (call) => {
    const { db, actor, params, body } = call;
    const before = await findDevice(db, actor, params.id);
    await refuseForeignCampus(db, actor, body);
    await db.updateTable('attendance.device').set(body).where('id', '=', params.id).execute();
    const after = await findDevice(db, actor, params.id);
    await recordChange(call, { action: 'change a device', subject: `attendance.device:${params.id}`, before, after });
    return { device: after };
  });

  mount(server, listDeviceUsers, findDeviceUsers);
  mount(server, mapDeviceUser, mapPin);
  mount(server, unmapDeviceUser, unmapPin);
}

/** A device that the caller looks after; 404 for any other. */
export async function findDevice(db: Database, actor: Actor, id: number): Promise<Device> {
  const device = await devices(db, actor).where('d.id', '=', id).executeTakeFirst();
  if (!device) throw notFound('There is no such device.');
  return device;
}

async function refuseForeignCampus(db: Database, actor: Actor, { campus_id }: z.output<typeof deviceFields>): Promise<void> {
  const campus = await db
    .selectFrom('organization.campus as c')
    .select('c.id')
    .where('c.id', '=', campus_id)
    .where(reachesCampus(actor, 'c.id'))
    .executeTakeFirst();
  if (!campus) throw invalid({ campus_id: ['There is no such campus.'] });
}

function devices(db: Database, actor: Actor) {
  return db
    .selectFrom('attendance.device as d')
    .innerJoin('organization.campus as c', 'c.id', 'd.campus_id')
    .select([
      'd.id',
      'd.number',
      'd.name',
      'd.serial',
      'd.model',
      'd.location',
      'd.campus_id',
      'c.acronym as campus',
      'd.mode',
      'd.enabled',
      'd.last_seen_at',
    ])
    .select((eb) =>
      eb
        .selectFrom('attendance.upload as u')
        .select((up) => up.fn.max('u.finished_at').as('at'))
        .whereRef('u.device_id', '=', 'd.id')
        .where('u.state', '=', 'DONE')
        .as('imported_at'),
    )
    .where(reachesCampus(actor, 'd.campus_id'))
    .$castTo<Device>();
}
