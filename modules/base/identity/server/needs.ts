import type { RawBuilder } from 'kysely';
import type { z } from 'zod';
import type { PersonnelCard } from '../contract.ts';
import type { applicantRegistration } from '../contract/registration.ts';
import type { FoundPerson } from '@talaan/kernel/contract/found-person.ts';
import type { Group } from '@talaan/kernel/contract/groups.ts';
import { onePoint } from '@talaan/kernel/contract/contributions.ts';
import { contributed } from '@talaan/kernel/server/contributed.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { Server } from '@talaan/kernel/server/server.ts';

interface NamedPerson {
  id: number;
  idno: string;
  fullname: string;
  office: string | null;
  acronym: string | null;
}

/** What identity asks of the people behind its accounts. */
export interface PeopleNeeds {
  /** Numbers, names and today's offices, by id. */
  namePeople: (db: Database, ids: readonly number[], today: string) => Promise<Map<number, NamedPerson>>;
  /** People by their employee numbers; a number that nobody has is absent. */
  findByNumbers: (db: Database, numbers: readonly string[]) => Promise<Map<string, { id: number; fullname: string }>>;
  /** The five nearest to what was typed. */
  findPeople: (
    call: Pick<Call, 'db' | 'actor' | 'today'>,
    wanted: { term: string; groups: readonly Group[]; serving: boolean },
  ) => Promise<FoundPerson[]>;
  /** The employee number, for a column that holds the number of a person. */
  numberOf: (column: string) => RawBuilder<string | null>;
  /** The text by which a person is searched, for a column that holds their number. */
  searchedAs: (column: string) => RawBuilder<string>;
  /** The name by which people are sorted, surname first, for a column that holds their number. */
  sortedAs: (column: string) => RawBuilder<string>;
}

/** A person as registration needs them: whose account it becomes, and whether the numbers given are theirs. */
export interface PersonToJoin {
  id: number;
  /** As one is called: first name, surname. */
  name: string;
  birth_date: string | null;
  /** On the personnel record. */
  email: string | null;
  /** Where they serve today; null where they do not. */
  office_id: number | null;
  /** Whether their position is one of the faculty. */
  teaches: boolean;
}

/** What registration asks of the people whose accounts are made. */
export interface PeopleToJoin {
  readPersonToJoin: (db: Database, by: { idno: string } | { id: number }, today: string) => Promise<PersonToJoin | null>;
  /** Refuses with 404 whom the caller does not reach within these groups. */
  findPersonInScope: (call: Pick<Call, 'db' | 'actor' | 'today'>, personnelId: number, groups: readonly Group[]) => Promise<{ id: number }>;
  /** The five nearest of those whom the caller reaches within these groups. */
  findPeopleInScope: (call: Pick<Call, 'db' | 'actor' | 'today'>, term: string, groups: readonly Group[]) => Promise<FoundPerson[]>;
}

export interface PeopleOfAccounts extends PeopleNeeds, PeopleToJoin {
  /** Writes another e-mail address into the record of a person, with its line in the audit trail. Asks nobody's scope. */
  takeAddress: (call: Pick<Call, 'db' | 'actor' | 'now' | 'requestId'>, personnelId: number, email: string) => Promise<void>;
  /** The personnel record behind an account, as the shell shows it. */
  readPersonnelCard: (db: Database, personnelId: number, today: string) => Promise<PersonnelCard | null>;
}

export const peopleOfAccounts = onePoint<PeopleOfAccounts>('the people behind accounts');

/** What an applicant gave when they registered, as it waits for the mailed link. */
export type ApplicantGiven = Omit<z.output<typeof applicantRegistration>, 'kind' | 'email'> & {
  /** When they agreed to the privacy notice. */
  given_at: string;
};

/** What registration asks of those who keep applicants. */
export interface NewApplicants {
  /** Refuses what no record can be made of, with 422 on its field, before a mail is sent. */
  check: (given: Omit<ApplicantGiven, 'given_at'>, today: string) => void;
  /** Makes the record of an applicant whose address is confirmed; returns the number of the person. */
  make: (call: Pick<Call, 'db' | 'actor' | 'now' | 'today' | 'requestId'>, given: ApplicantGiven & { email: string }) => Promise<number>;
}

export const newApplicants = onePoint<NewApplicants>('the records of new applicants');

/** Notifies those who hold a group for the whole university today. */
export type NotifyKeepers = (
  call: { db: Database; now: Temporal.Instant; today: string },
  group: Group,
  notice: { title: string; description: string; link: string },
) => Promise<void>;

export const keeperNotices = onePoint<NotifyKeepers>('notifications');

/** Whether the shell shows the caller what is still to be set up: to administrators, while something is. */
export const setupUnderWay =
  onePoint<(call: Pick<Call, 'server' | 'db' | 'actor' | 'now' | 'today'>) => Promise<boolean>>('whether the set-up is under way');

/** The accounts that the sign-in page of a demo lists, and their password. */
export const demoAccounts = onePoint<{ password: string; accounts: readonly { email: string; title: string }[] }>('demo accounts');

export interface RegistrationNeeds extends PeopleToJoin {
  notifyKeepers: NotifyKeepers;
  applicants: NewApplicants;
}

export function readRegistrationNeeds(server: Server): RegistrationNeeds {
  return {
    ...contributed(server, peopleOfAccounts),
    notifyKeepers: contributed(server, keeperNotices),
    applicants: contributed(server, newApplicants),
  };
}
