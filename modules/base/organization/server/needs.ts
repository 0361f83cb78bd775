import type { RawBuilder } from 'kysely';
import { anyPoint, onePoint } from '@talaan/kernel/contract/contributions.ts';
import type { FoundPerson } from '@talaan/kernel/contract/found-person.ts';
import type { Group } from '@talaan/kernel/contract/groups.ts';
import { allContributed, contributed } from '@talaan/kernel/server/contributed.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import type { OfficeUse } from './office-use.ts';

/** What organization asks of the people who lead and hold its offices and positions. */
export interface PeopleOfOffices {
  /** The names of people as they stand under a signature, by their numbers. */
  readSigningNames: ReadSigningNames;
  /** How many people hold each of these positions today, and how many ever did. */
  countHolders: (db: Database, positionIds: readonly number[], today: string) => Promise<Map<number, Holders>>;
  /** Numbers, names and today's offices of people, by their numbers here. */
  namePeople: (db: Database, personnelIds: readonly number[], today: string) => Promise<Map<number, NamedPerson>>;
  /** Names of people and the addresses of their photos, by their numbers here; null for a photo beyond the caller's reach. */
  readFaces: (
    call: Pick<Call, 'db' | 'actor' | 'today'>,
    personnelIds: readonly number[],
    groups: readonly Group[],
  ) => Promise<Map<number, Face>>;
  /** People by their employee numbers; a number that nobody has is absent. */
  findByNumbers: (db: Database, numbers: readonly string[]) => Promise<Map<string, { id: number; fullname: string }>>;
  /** The five people nearest to what was typed; with `serving` only those who hold an appointment today. Beyond the caller's reach, by name and without number and photo. */
  findPeople: (
    call: Pick<Call, 'db' | 'actor' | 'today'>,
    wanted: { term: string; groups: readonly Group[]; serving: boolean },
  ) => Promise<FoundPerson[]>;
  /** The text by which a person is searched, for a column that holds their number. */
  searchedAs: (column: string) => RawBuilder<string>;
  /** How many people serve in each office on a day. */
  countPeople: (db: Database, day: string) => Promise<Map<number, number>>;
}

export const peopleOfOffices = onePoint<PeopleOfOffices>('the people of offices and positions');

/** What names an office in the modules above: people, roles, schedules. */
export const officeUsesAbove = anyPoint<OfficeUse>('what names an office');

/** Told which offices are elsewhere in the tree from a day on; what depends on their place follows. */
export type OfficesMoved = (call: Pick<Call, 'db' | 'server'>, officeIds: readonly number[], from: string) => Promise<void>;

export const officesMoved = anyPoint<OfficesMoved>('what follows offices that move');

/** What the modules above contribute to the work of organization. */
export interface OrganizationNeeds extends PeopleOfOffices {
  officeUses: readonly OfficeUse[];
  officesMoved: OfficesMoved;
}

export function readNeeds(server: Server): OrganizationNeeds {
  const followers = allContributed(server, officesMoved);
  return {
    ...contributed(server, peopleOfOffices),
    officeUses: allContributed(server, officeUsesAbove),
    officesMoved: async (...moved) => {
      for (const follow of followers) await follow(...moved);
    },
  };
}

export type ReadSigningNames = (db: Database, personnelIds: readonly number[]) => Promise<Map<number, string>>;

export interface NamedPerson {
  id: number;
  idno: string;
  fullname: string;
  office: string | null;
}

export interface Face {
  fullname: string;
  avatar: string | null;
  /** Of the office of today. */
  acronym: string | null;
}

export interface Holders {
  today: number;
  ever: number;
}
