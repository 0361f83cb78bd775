import { sql } from 'kysely';
import { formatCount, type SetupLine } from '@talaan/kernel/server/setup-line.ts';

export const devicesSetupLine: SetupLine = {
  name: 'devices',
  title: 'Attendance devices',
  place: 140,
  link: '/edats/devices',
  read: async ({ db }) => {
    const { rows } = await sql<{ count: number }>`select count(*) as count from attendance.device`.execute(db);
    const { count } = rows[0]!;
    return {
      says: count === 0 ? 'No device yet: punches come from their exports.' : `${formatCount(count, 'device', 'devices')}.`,
      isDone: count > 0,
    };
  },
};
