import type { Call } from '@talaan/kernel/server/mount.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';

/** A row that names an office: a person who serves there, a unit, a plantilla item, a role over it, a schedule. */
export interface UsedBy {
  key: string;
  label: string;
  note: string;
  personnel_id: number | null;
}

export interface UseDays {
  from: string;
  today: string;
}

/** Where rows go: from one office to another from a date on, by some authority. */
export interface Transfer {
  keys: readonly string[];
  fromOffice: number;
  toOffice: number;
  from: string;
  authority: string;
}

/**
 * What names an office in a module above (or here), and what becomes of it when the office is split or closed. Each
 * foreign key to `organization.office` is answered for by one of these, or stays with the office and is said to.
 */
export interface OfficeUse {
  name: string;
  title: string;
  /** `schema.table` whose foreign key it answers for. */
  table: string;
  /** Several parts may have it: each that takes it gets a copy. */
  shared: boolean;
  /** What of it is open may wait on the head of the office, and goes to a new one. */
  waitsOnHead?: true;
  /** An office that has it cannot be closed. */
  holdsOpen: boolean;
  /** Unless it is said otherwise, what belongs to a person who serves here goes where they go. */
  followsPeople: boolean;
  /** What of an office runs on the day or begins later; what has ended before today is closed history and not among it. */
  find: (db: Database, officeId: number, days: UseDays) => Promise<UsedBy[]>;
  /** Moves rows, or copies shared ones; set by set, with its own audit and what follows from it. */
  transfer: (call: Call, transfer: Transfer) => Promise<void>;
}
