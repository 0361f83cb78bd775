import type { RawBuilder, SqlBool } from 'kysely';
import { anyPoint, onePoint } from '@talaan/kernel/contract/contributions.ts';
import { allContributed, contributed } from '@talaan/kernel/server/contributed.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import type { MergeFact, MergeSide } from '../contract/record.ts';

/** The plantilla items that appointments name. */
export interface ItemsOfAppointments {
  /** The plantilla items nearest to what was typed that no one holds on the day: at most five. */
  itemsFor: (db: Database, wanted: { term: string; on: string }) => Promise<ItemChoice[]>;
  /** An item as it stands on a day, and why nobody can be appointed to it then (`closed`); null where there is none. */
  itemOn: (db: Database, itemId: number, on: string) => Promise<(ItemChoice & { closed: string | null }) | null>;
  /** Plantilla items by their numbers, with the position each is for. */
  itemsCalled: (db: Database, numbers: readonly string[]) => Promise<Map<string, { id: number; positionId: number }>>;
  /** The numbers of plantilla items, by id. */
  nameItems: (db: Database, ids: readonly number[]) => Promise<Map<number, string>>;
}

export const itemsOfAppointments = onePoint<ItemsOfAppointments>('the plantilla items of appointments');

/**
 * Takes out what was only computed for a person who is about to be merged into another, or moves what does not move by itself. Answers what the
 * officer is told of it: empty for nothing.
 */
type BeforeMerge = (call: PersonnelCall, merged: Merged) => Promise<readonly string[]>;
export const beforeMerge = anyPoint<BeforeMerge>('what is done before a merge');

/** A final rating of a person as it is printed: of a form, or from before the product, with the paper by which it was entered. */
export interface RatingOnRecord {
  /** `January to June 2026`, with its first and last day. */
  period: { name: string; from: string; to: string };
  /** In thousandths, the last digit 0: 4280 is 4.28. */
  final: number;
  /** 5 Outstanding to 1 Poor. */
  level: 1 | 2 | 3 | 4 | 5;
  /** `IPCR of January to June 2026`, or the paper. */
  source: string;
}

/**
 * The final ratings of people, one for each period in which they were rated, the newest first, by person; who has none is absent. A constant number of
 * statements. Asked by `readRatings` (server/read-ratings.ts).
 */
export type RatingsOfPeople = (db: Database, people: readonly number[]) => Promise<ReadonlyMap<number, readonly RatingOnRecord[]>>;
export const ratingsOfPeople = anyPoint<RatingsOfPeople>('the ratings of people');

/** The lines of a clearance as requests, each decided by the office that signs it. */
export interface ClearanceRequests {
  /** Files a request for each line. */
  file: (call: PersonnelCall, separation: ClearanceOpened) => Promise<void>;
  /** Clears a line, corrects or reopens it. Errors: 409 where that is not open. */
  change: (call: PersonnelCall, lineId: number, change: ClearanceChange) => Promise<void>;
  /** Opens cleared lines of a kind again, each of a person with its reason: what was cleared is open anew. */
  reopen: (call: PersonnelCall, kind: string, reasons: ReadonlyMap<number, string>) => Promise<void>;
  /** The separation is withdrawn: nothing is to be cleared any more. */
  cancel: (call: PersonnelCall, separationId: number) => Promise<void>;
}

/** Something that another module knows of people, such as a degree or a licence that ends: the personnel list is filtered by it. */
export interface Qualification {
  code: string;
  /** As it is chosen among the filters. */
  title: string;
  /** Whether it is true of a person, by their number, on a day. */
  isOf: (person: RawBuilder<unknown>, on: string) => RawBuilder<SqlBool>;
}
export const qualifications = anyPoint<Qualification>('qualifications by which people are found');

/** What a module knows against clearing a person of one kind, such as property that they still hold. */
export interface ClearanceHindrance {
  /** The code of the kind in `reference.clearance_kind`. */
  kind: string;
  /**
   * Why people cannot be cleared now, in a sentence; those who can are left out. `isStep`: they are cleared in this transaction, so that what changes at
   * the same moment is to be told, too.
   */
  whyNot: (call: Pick<Call, 'db' | 'today'>, people: readonly number[], isStep: boolean) => Promise<ReadonlyMap<number, string>>;
}

export const clearanceHindrances = anyPoint<ClearanceHindrance>('what hinders clearing people who leave');

export const clearanceRequests = onePoint<ClearanceRequests>('the requests of a clearance');

export interface ClearanceOpened {
  id: number;
  personnelId: number;
  /** Where the person served on the last day. */
  officeId: number;
  lines: readonly { id: number; kindId: number; kind: string }[];
}

/** What a line of a clearance says; without a day it is open. */
export interface ClearanceChange {
  cleared_on: string | null;
  cleared_by: string;
  remarks: string;
}

/** Where people live, in one line, by person; those of whom it is not known are left out. Does not check who asks: do so first, and note the opening. */
export type ReadHomes = (db: Database, personnelIds: readonly number[]) => Promise<ReadonlyMap<number, string>>;

export const homesOfPeople = onePoint<ReadHomes>('where people live');

/** What leave and the movements of a person have to do with each other. */
export interface LeaveBesideMoves {
  /** What is said beside standings, by their numbers: what they follow from, and a remark such as a service obligation. */
  noteStandings: (db: Database, standings: readonly NotedStanding[]) => Promise<ReadonlyMap<number, StandingNote>>;
  /** What is told before a standing is entered on days of a person, or the one with the number `except` is corrected. */
  warnOfStanding: (
    db: Database,
    days: { personnelId: number; from: string; to: string | null; except: number | null },
  ) => Promise<string[]>;
  /** What is told of leave from a day on that an appointment no longer gives, asked when its rows are written. */
  warnOfAppointment: (call: PersonnelCall, move: { personnelId: number; from: string }) => Promise<string[]>;
  /** Takes leave along where the service ends, in the same transaction: what lies after the last day is given back. Answers that, in words. */
  onEnd: (call: PersonnelCall, ended: EndedService) => Promise<string[]>;
  /** What HR is told of a separation beside that, such as a service obligation that is not finished. */
  warnOfSeparation: (db: Database, ended: EndedService) => Promise<string[]>;
}
export const leaveBesideMoves = anyPoint<LeaveBesideMoves>('leave beside the movements of a person');

/** Of whom, and the last day that is served. */
export interface EndedService {
  personnelId: number;
  lastDay: string;
}

/** What becomes of the open requests of people who move or leave. */
export interface RequestsOfPeople {
  /** Lets the open requests of people follow them to the office in which they serve today. Locks all of them, also where nobody moved. */
  follow: (call: PersonnelCall, people: readonly number[]) => Promise<void>;
  /** Which of them go to other heads from a day on, in words: asked when the rows of the movement are written, before `follow`. */
  notifyOfMove: (call: Pick<Call, 'db' | 'today'>, move: { personnelId: number; from: string }) => Promise<string[]>;
  /** Ends those that have no ground after the last day of service, and answers which, in words. */
  end: (call: PersonnelCall, ended: EndedService) => Promise<string[]>;
}
export const requestsOfPeople = anyPoint<RequestsOfPeople>('the requests of people who move or leave');

export interface NotedStanding {
  id: number;
  status_code: string;
  from: string;
  /** The day after the last; null while it lasts. */
  until: string | null;
}

export interface StandingNote {
  remark: string;
  /** Where what it follows from is read. */
  source: { label: string; path: string } | null;
}

/** What the modules above contribute to the work of personnel. */
export interface PersonnelNeeds extends ItemsOfAppointments {
  beforeMerge: readonly BeforeMerge[];
  /** What two records of one person each have once, and of which the officer chooses one. */
  mergeChoices: readonly MergeChoice[];
  clearance: ClearanceRequests;
  leave: readonly LeaveBesideMoves[];
  requests: readonly RequestsOfPeople[];
}

export function readNeeds(server: Server): PersonnelNeeds {
  return {
    ...contributed(server, itemsOfAppointments),
    beforeMerge: allContributed(server, beforeMerge),
    mergeChoices: allContributed(server, mergeChoices),
    clearance: contributed(server, clearanceRequests),
    leave: allContributed(server, leaveBesideMoves),
    requests: allContributed(server, requestsOfPeople),
  };
}

/** A plantilla item as an appointment form needs it: choosing it fills position, grade, step and office. */
export interface ItemChoice {
  id: number;
  item_number: string;
  position_id: number;
  position: string;
  salary_grade: number;
  /** The step authorized while no one holds it. */
  step: number;
  office_id: number | null;
  office: string | null;
}

/** What the modules above work with where personnel asks something of them. */
export type PersonnelCall = Pick<Call, 'db' | 'server' | 'actor' | 'inPlaceOf' | 'now' | 'today' | 'requestId'>;

/** The record that stays (`into`) and the one that is merged into it (`from`). */
export interface Merged {
  from: number;
  into: number;
}

export interface MergeChoice {
  name: string;
  title: string;
  /** What is told of each; null where not both have one. The sensitive rows of both are open. */
  look: (
    call: Pick<Call, 'db' | 'today'>,
    merged: Merged,
  ) => Promise<{ kept: MergeFact[]; merged: MergeFact[]; suggests: MergeSide } | null>;
  /** Puts the other one aside for good, where it can still be read; what stays moves with all the rest. */
  settle: (call: PersonnelCall, merged: Merged, stays: MergeSide) => Promise<void>;
}

export const mergeChoices = anyPoint<MergeChoice>('what two records of one person each have once');
