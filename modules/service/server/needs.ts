import type { Database } from '@talaan/kernel/server/database.ts';

/** What service is told by the modules above it. */
export interface ServiceNeeds {
  /** The nationwide days without work between two days, both counted. */
  freeDays: (db: Database, from: string, to: string) => Promise<ReadonlySet<string>>;
}
