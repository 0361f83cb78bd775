import { sql, type RawBuilder } from 'kysely';
import type { Place } from '../acting.ts';
import type { Call } from '../mount.ts';

export type Writing = Pick<Call, 'db' | 'actor' | 'now' | 'requestId'>;

/** A table of steps. Each has the columns of `Taken` and `Place` beside `no`, `action` and `from_state`. */
export interface StepTable {
  /** `applicants.step`. */
  table: string;
  /** Its column with the record. */
  key: string;
  /** The record that a step moves; absent where triggers of the database number the steps and move it. */
  moves?: {
    /** `applicants.application`. */
    record: string;
    /** Its column that the steps name. */
    key: string;
    /** What changes of the record `r` beside its state, by its last step `s`; reached where the state changes. */
    sets?: RawBuilder<unknown>;
  };
}

/** Who took a step, and when. */
export interface Taken {
  account_id: number | null;
  at: string;
}

/** A row by the columns of its table. */
export type StepRow = Place & Taken & Readonly<Record<string, unknown>>;

/** The caller at this moment; without an account it is Talaan itself. */
export function takenBy({ actor, now }: Pick<Call, 'actor' | 'now'>): Taken {
  return { account_id: actor.viewedBy?.accountId ?? (actor.accountId || null), at: now.toString() };
}

/**
 * Adds steps of locked records to their table and brings each record to the state of its last one, in one statement. Rows have the same
 * columns; several of one record follow each other as given. Returns the record and number of each.
 */
export async function insertSteps(
  { db }: Pick<Call, 'db'>,
  { table, key, moves }: StepTable,
  rows: readonly StepRow[],
): Promise<{ id: number | string; no: number }[]> {
  if (rows.length === 0) return [];
  const own = sql.ref(`s.${key}`);
  const columns = Object.keys(rows[0]!);
  const given = sql.join(columns.map((column) => sql.ref(`s.${column}`)));
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const { rows: written } = await sql<{ id: number | string; no: number }>`
    with s as (select * from jsonb_populate_recordset(null::${sql.raw(table)}, ${JSON.stringify(moves ? numbered(rows, key) : rows)}::jsonb))
    ${moves ? move(moves, own) : sql``}
    insert into ${sql.raw(table)} (${moves ? sql`no, ` : sql``}${names})
    select ${moves ? sql`s.no + coalesce((select max(b.no) from ${sql.raw(table)} b where ${sql.ref(`b.${key}`)} = ${own}), 0), ` : sql``}${given}
    from s order by ${own}, s.no returning ${sql.ref(key)} as id, no`.execute(db);
  return written;
}

function move({ record, key, sets }: NonNullable<StepTable['moves']>, own: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`, moved as (
      update ${sql.raw(record)} r set state = s.to_state${sets ? sql`, ${sets}` : sql``}
      from (select distinct on (${own}) * from s order by ${own}, s.no desc) s
      where ${sql.ref(`r.${key}`)} = ${own} and r.state <> s.to_state)`;
}

/** The first of a record is 1, the next 2. */
function numbered(rows: readonly StepRow[], key: string): StepRow[] {
  const last = new Map<unknown, number>();
  return rows.map((row) => {
    const no = (last.get(row[key]) ?? 0) + 1;
    last.set(row[key], no);
    return { ...row, no };
  });
}
