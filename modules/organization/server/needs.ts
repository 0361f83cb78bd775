import type { Database } from '@talaan/kernel/server/database.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { OfficeUse } from './departments/office-use.ts';

/** What organization is told by the modules above it. */
export interface OrganizationNeeds {
  /** The names of people as they stand under a signature, by their numbers. */
  readSigningNames: ReadSigningNames;
  /** How many people hold each of these positions today, and how many ever did. */
  countHolders: (db: Database, positionIds: readonly number[], today: string) => Promise<Map<number, Holders>>;
  /** Numbers, names and today's offices of people, by their numbers here. */
  namePeople: (db: Database, personnelIds: readonly number[], today: string) => Promise<Map<number, NamedPerson>>;
  /** The five people nearest to what was typed; with `serving` only those who hold an appointment today. */
  findPeople: (db: Database, wanted: { term: string; today: string; serving: boolean }) => Promise<NamedPerson[]>;
  /** How many people serve in each office on a day. */
  countPeople: (db: Database, day: string) => Promise<Map<number, number>>;
  /** What names an office above: people, roles, schedules. */
  officeUses: readonly OfficeUse[];
  /** Hears of offices that stand elsewhere in the tree from a day on; what hangs on their place follows. */
  officesMoved: (call: Pick<Call, 'db' | 'server'>, officeIds: readonly number[], from: string) => Promise<void>;
}

export type ReadSigningNames = (db: Database, personnelIds: readonly number[]) => Promise<Map<number, string>>;

export interface NamedPerson {
  id: number;
  idno: string;
  fullname: string;
  office: string | null;
}

export interface Holders {
  today: number;
  ever: number;
}
