import { rm } from 'node:fs/promises';
import { endWithParent } from '../end-with-parent.ts';
import { liveDays, type Month } from './live-days.ts';
import { startMachines } from './machines.ts';
import { openUniversity } from './open-university.ts';

export interface YearOrder {
  /** A data folder as Talaan left it when it was stopped, before the first day; it is removed. */
  dir: string;
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

/** Lives the days in the university of a data folder. */
export async function runYear({ dir, seed, first, days, onMonth }: YearOrder): Promise<LivedYear> {
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
