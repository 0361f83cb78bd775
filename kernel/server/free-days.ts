import { onePoint } from '../contract/contributions.ts';
import type { Database } from './database/database.ts';

/** A day without work, of one campus or (null) of all. */
export interface FreeDay {
  date: string;
  campus_id: number | null;
}

/** The days without work between two days, both counted: what counts in working days asks it. */
export const freeDays = onePoint<(db: Database, from: string, to: string) => Promise<readonly FreeDay[]>>('days without work');
