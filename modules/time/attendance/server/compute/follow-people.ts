import type { Server } from '@talaan/kernel/server/server.ts';
import { onPeopleChanged } from '@talaan/personnel/server/public.ts';
import { markPeopleDue } from './make-days-due.ts';
import { startComputing } from './start-computing.ts';

let following: Server | undefined;

/** Whose PIN, office or service changed has those days computed again. One listener a process, however often a server is built. */
export function followPeople(server: Server): void {
  if (!following) {
    onPeopleChanged(async (db, periods) => {
      await markPeopleDue(db, periods);
      await startComputing(following!, db);
    });
  }
  following = server;
}
