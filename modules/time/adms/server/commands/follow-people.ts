import type { Server } from '@talaan/kernel/server/server.ts';
import { onPeopleChanged } from '@talaan/personnel/server/public.ts';
import { takeOffWhoLeft } from './people-on-devices.ts';

let following: Server | undefined;

/** Whose service ended or whose PIN was taken leaves the devices. One listener a process, however often a server is built. */
export function followPeople(server: Server): void {
  if (!following)
    onPeopleChanged(async (db, periods) => {
      const { clock } = following!;
      const people = [...new Set(periods.map(({ personnelId }) => personnelId))];
      await takeOffWhoLeft(db, { now: clock.now(), today: clock.today() }, people);
    });
  following = server;
}
