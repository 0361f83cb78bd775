import { allContributed } from '@talaan/kernel/server/contributed.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { callOfJob } from '@talaan/kernel/server/jobs/job-call.ts';
import { startQuietJob, type Job } from '@talaan/kernel/server/jobs/jobs.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import { requestsOfPeople } from './needs.ts';

/** The days on which something about a person may come out differently: PIN, office, campus, status or service. */
export interface PersonPeriod {
  personnelId: number;
  from: string | null;
  /** The day after the last; null while it runs. */
  until: string | null;
}

type ChangeListener = (db: Database, periods: readonly PersonPeriod[]) => Promise<void>;

const changeListeners = new Set<ChangeListener>();
/** Lets a module above hear of changed people: within the transaction that changed one, after the one that changed many. */
export function onPeopleChanged(listener: ChangeListener): void {
  changeListeners.add(listener);
}

export async function notifyPeopleChanged(db: Database, periods: readonly PersonPeriod[]): Promise<void> {
  if (periods.length === 0) return;
  for (const listener of changeListeners) await listener(db, periods);
}

export const notifyPeopleChangedJob: Job<{ periods: PersonPeriod[] }> = {
  kind: 'tell-people-changed',
  run: (work, { periods }) =>
    work.server.db.transaction().execute(async (db) => {
      await notifyPeopleChanged(db, periods);
      const people = [...new Set(periods.map(({ personnelId }) => personnelId))];
      for (const { follow } of allContributed(work.server, requestsOfPeople)) await follow(callOfJob(work, db), people);
    }),
};

const TOLD_AT_ONCE = 250;

/** Tells of many people once the transaction at hand is committed; what follows from it must not hold it up. */
export async function notifyPeopleChangedLater(server: Server, db: Database, periods: readonly PersonPeriod[]): Promise<void> {
  for (let from = 0; from < periods.length; from += TOLD_AT_ONCE) {
    await startQuietJob(server, db, notifyPeopleChangedJob, { periods: periods.slice(from, from + TOLD_AT_ONCE) });
  }
}
