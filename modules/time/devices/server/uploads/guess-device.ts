import { invalid } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { Device } from '../../contract/devices.ts';
import { reachesCampus } from '../devices/reach-campus.ts';
import { findDevice } from '../devices/device-rows.ts';

/** The device of a file: the chosen one, else the one whose serial or number the name says, as in `3_attlog.dat`. Errors: 422 on `device_id`. */
export async function guessDevice(
  { db, actor }: Pick<Call, 'db' | 'actor'>,
  chosen: number | undefined,
  fileName: string,
): Promise<Pick<Device, 'id' | 'number'>> {
  if (chosen) return findDevice(db, actor, chosen);
  const named = /^(.+?)_attlog/i.exec(fileName)?.[1];
  const number = named && /^\d{1,9}$/.test(named) ? Number(named) : null;
  const device = named
    ? await db
        .selectFrom('attendance.device as d')
        .select(['d.id', 'd.number'])
        .where((eb) =>
          eb.or([eb(eb.fn('lower', ['d.serial']), '=', named.toLowerCase()), ...(number ? [eb('d.number', '=', number)] : [])]),
        )
        .where(reachesCampus(actor, 'd.campus_id'))
        .orderBy((eb) => eb(eb.fn('lower', ['d.serial']), 'is not distinct from', named.toLowerCase()), 'desc')
        .executeTakeFirst()
    : undefined;
  if (!device) throw invalid({ device_id: [`“${fileName}” does not name a known device. Choose the device it comes from.`] });
  return device;
}
