import type { Database } from '@talaan/kernel/server/database/database.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import type { ImportColumns, RowChange } from '../contract/import-record.ts';
import type { ImportFields } from '../rules/import-fields.ts';
import type { DateOrder } from '../rules/date-order.ts';
import { findDates, isWrong, readRows, type DatesOfFile, type ReadRow } from '../rules/read-rows.ts';
import type { StepOfImport } from './import-step.ts';
import type { Undo } from './undo.ts';

/** What a check works with. */
export interface Asking<C = unknown> {
  server: Server;
  db: Database;
  today: string;
  /** The person who imports, if any. */
  self: number | null;
  /** The account that imports. */
  account: number;
  /** The office that it is for, where the imports are of one office. */
  officeId: number | null;
  choices: C;
  /** What the user said of dates whose order is open. */
  dateOrder: DateOrder | null;
  /** Whether what the rows are about is locked until the transaction ends. */
  lock: boolean;
}

/** What a row would do. */
export interface PlannedRow<V, P> {
  row: ReadRow<V>;
  /** What is shown beside its key. */
  name: string;
  /** The record that it is about; null where it would be new. */
  subjectId: number | null;
  /** Whose row it is, for those who ask what is stored about them. */
  personnelId: number | null;
  /** What is stored when the row is accepted; null where all of it is on record, or the row is wrong. */
  plan: P | null;
  isNew: boolean;
  changes: RowChange[];
}

export type Accepted<V, P> = PlannedRow<V, P> & { plan: P };

/** `reason` is `Import of {file}`: what is corrected is kept with it. */
export type Writing = Pick<Call, 'db' | 'server' | 'actor' | 'now' | 'requestId' | 'today'> & {
  reason: string;
  uploadId: number;
  progress: (done: number, total: number) => Promise<void>;
};

/** What was stored: the subjects that are new, with their lines and what is said of each, such as its number; what came along, for the undoing. */
export interface Written {
  added?: readonly { line: number; id: number; personnelId: number | null; said?: { column: string; message: string } }[];
  made?: object;
}

interface Definition<V, C, G, P> {
  /** As in its calls: `salaries`. */
  section: string;
  title: string;
  fields: ImportFields<V>;
  /** The column by which a row is known. */
  about: keyof V & string;
  /** What is shown beside it: `Name`. */
  named: string;
  /** The column by which a row shows whose number it has; where a file lacks it the user is told to compare. */
  whose?: keyof V & string;
  /** Whether its cells are shown by their last digits only. */
  isSecret?: true;
  /** Whether no row may be left out. */
  isWhole?: true;
  /** How many rows a file may have, more or fewer than the limit of all spreadsheets, which holds where it is left out. */
  most?: number;
  /** The sheet that is read of a workbook that has it; else, and where it is left out, the first with something on it. */
  sheet?: string;
  /** Its kinds of warnings, each with what the rows have in common. */
  warnings?: Readonly<Record<string, string>>;
  /** Refuses choices that cannot be, with 422 on their fields. */
  requireChoices?: (db: Database, choices: C) => Promise<void>;
  /** Reads what the rows are held against: a constant number of statements. */
  ground: (asking: Asking<C>, rows: readonly ReadRow<V>[]) => Promise<G>;
  /** Compares the rows with it; pure. */
  plan: (rows: ReadRow<V>[], ground: G) => PlannedRow<V, P>[];
  /** What the user is asked after the check. */
  ask?: (db: Database, ground: G) => Promise<object>;
  /** Stores the accepted rows, set by set, with an audit event for each change; the transaction is the caller's. */
  write: (writing: Writing, accepted: Accepted<V, P>[], ground: G) => Promise<Written>;
  /** Null where what is stored stays, such as what has a number. */
  undo: Undo | null;
  /** How it appears among all that a university brings along; null for what an office imports day by day. */
  step: StepOfImport | null;
  /** The screen that shows an import, where its job leads when it is done; `{office}` is the office that it is for. */
  screen: string;
  /** Where the work goes on; `{id}` is the number of the import, `{office}` the office that it is for. */
  next: readonly { label: string; to: string }[];
}

/** What the engine sees of a source, whatever its rows read. */
export interface ImportSource extends Omit<
  Definition<Record<string, unknown>, unknown, unknown, unknown>,
  'ground' | 'plan' | 'ask' | 'write' | 'requireChoices'
> {
  requireChoices: (db: Database, choices: unknown) => Promise<void>;
  check: (asking: Asking, lines: readonly Line[], columns: ImportColumns) => Promise<Checked>;
}

export interface Line {
  line: number;
  cells: readonly string[];
  isAccepted: boolean;
}

export interface Checked {
  dates: DatesOfFile | null;
  rows: PlannedRow<unknown, unknown>[];
  ask: () => Promise<object>;
  write: (writing: Writing) => Promise<Written>;
}

/** One kind of spreadsheet, from its columns to its undoing. */
export function importSource<V, C, G, P>(definition: Definition<V, C, G, P>): ImportSource {
  const { ground: readGround, plan, ask, write, requireChoices, ...shown } = definition;
  return {
    ...(shown as unknown as ImportSource),
    requireChoices: async (db, choices) => requireChoices?.(db, choices as C),
    check: async (asking, lines, columns) => {
      const reading = { fields: definition.fields, rows: lines, columns };
      const read = readRows({ ...reading, dateOrder: asking.dateOrder }, definition.about);
      const ground = await readGround(asking as Asking<C>, read);
      const rows = plan(read, ground);
      return {
        dates: findDates(reading),
        rows,
        ask: async () => (await ask?.(asking.db, ground)) ?? {},
        write: (writing) => write(writing, rows.filter(isAccepted), ground),
      };
    },
  };
}

function isAccepted<V, P>(row: PlannedRow<V, P>): row is Accepted<V, P> {
  return row.plan !== null && !isWrong(row.row);
}

/** An address of a source for one upload. */
export function addressOf(address: string, { id, office_id: officeId }: { id: number; office_id: number | null }): string {
  return address.replace('{id}', String(id)).replace('{office}', String(officeId));
}
