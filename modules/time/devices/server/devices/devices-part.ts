import { sql } from 'kysely';
import type { ConditionPart } from '@talaan/kernel/server/condition/condition-part.ts';
import { countOf } from '@talaan/kernel/server/format-amounts.ts';
import { isSilent } from './device-rows.ts';

/** Devices in use, and those from which nothing came for a day. */
export const devicesPart: ConditionPart = {
  name: 'devices',
  title: 'Devices',
  place: 80,
  link: { label: 'Silent devices', to: '/edats/devices?silent=yes' },
  read: async ({ db, clock }) => {
    const { rows } = await sql<{ silent: number; of: number }>`
      select count(*) filter (where ${isSilent(clock.now())})::integer as silent, count(*) filter (where d.enabled)::integer as of
      from attendance.device d`.execute(db);
    const { silent, of } = rows[0]!;
    return {
      state: silent > 0 ? 'look' : 'fine',
      says:
        silent > 0
          ? `${silent} of ${countOf(of, 'device')} in use ${silent === 1 ? 'has' : 'have'} been offline for a day. See whether they are on and connected, or whether their files were imported.`
          : of > 0
            ? `All ${countOf(of, 'device')} in use were heard from within a day.`
            : 'No device is in use.',
      figures: [
        { name: 'talaan_devices_in_use', help: 'Devices in use.', value: of },
        { name: 'talaan_devices_silent', help: 'Devices in use from which nothing came for a day.', value: silent },
      ],
    };
  },
};
