import { rm } from 'node:fs/promises';
import { prepareUniversity } from '../app.ts';
import { makeDataFolder } from '../database.ts';
import { endWithParent } from '../end-with-parent.ts';
import { liveDays, type Month } from './live-days.ts';
import { startMachines } from './machines.ts';
import { openUniversity } from './open-university.ts';

/** Early on the first day: what the demo had before is of the year before. */
const FIRST_HOUR = '05:00:00+08:00';
const MONTHS_BEFORE = 2;

export interface YearOrder {
  people: number;
  seed: number;
  first: Temporal.PlainDate;
  days: number;
  onMonth: (month: Month) => void;
}

export interface LivedYear {
  /** What the first invariant that did not hold complains of; none where all held. */
  complaints: string[];
  /** How often each thing was done. */
  done: ReadonlyMap<string, number>;
}

/** Makes the university, or takes it as it was kept, and lives the days in it. */
export async function runYear({ people, seed, first, days, onMonth }: YearOrder): Promise<LivedYear> {
  const start = { now: `${first.toString()}T${FIRST_HOUR}`, people, months: MONTHS_BEFORE };
  const dir = await makeDataFolder((database, files) => prepareUniversity(start, database, files), `years/${people}-${first.toString()}`);
  const ends = endWithParent(dir);
  const machines = await startMachines(dir, `${first.toString()}T06:00`);
  try {
    const university = await openUniversity(machines, seed, first);
    try {
      return { complaints: await liveDays(university, { first, days, onMonth }), done: university.done };
    } finally {
      await university.owner.end();
    }
  } finally {
    await machines.close();
    ends.callOff();
    await rm(dir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
}
