import type { Database } from '@talaan/kernel/server/database.ts';

/** What the plantilla is told by the modules beside and above it; each is absent where its module is not there. */
export interface PlantillaNeeds {
  /** The civil service eligibilities of people as a report prints them, by their numbers; asked within `withOpenRecords`. */
  eligibilitiesOf?: EligibilitiesOf;
}

export type EligibilitiesOf = (db: Database, personnelIds: readonly number[], day: string) => Promise<Map<number, string>>;
