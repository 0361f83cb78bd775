import { onePoint } from '../contract/contributions.ts';
import type { Database } from './database.ts';

/** The nationwide days without work between two days, both counted: what counts in working days asks it. */
export const freeDays = onePoint<(db: Database, from: string, to: string) => Promise<ReadonlySet<string>>>('days without work');
