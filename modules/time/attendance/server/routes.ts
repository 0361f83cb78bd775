import type { Server } from '@talaan/kernel/server/server.ts';
import { followPeople } from './compute/follow-people.ts';
import { mountDays } from './days/routes.ts';
import { mountSchedules } from './schedules/routes.ts';
import { mountPrint } from './print/routes.ts';
import { mountPunches } from './punches/routes.ts';
import { mountAgencySettings } from './settings/routes.ts';

export function mountAttendance(server: Server): void {
  mountPunches(server);
  mountPrint(server);
  mountSchedules(server);
  mountDays(server);
  mountAgencySettings(server);
  followPeople(server);
}
