import { sql, type RawBuilder } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { describeHours } from '../../rules/taken-hours.ts';
import type { Span } from '../../rules/types.ts';

/** The same minutes after midnight of each day from one to another, both counted. */
export interface HoursOfPerson {
  personnelId: number;
  from: string;
  to: string;
  minutes: Span;
}

export interface TakenHours extends HoursOfPerson {
  /** As it is said of the person, neutral where it is confidential: `travels to Baguio City`, `is on leave`. */
  what: string;
}

/**
 * Says which hours of people the records of a module take, in place of what the same records took before, by the number of the record; an
 * empty list gives them back. Within the caller's transaction, one statement each. Error: by the constraint `nobody_is_away_twice_at_once`
 * where something else takes them; ask `whyTaken` first, which names it.
 */
export async function takeHours(db: Database, module: string, records: ReadonlyMap<number, readonly TakenHours[]>): Promise<void> {
  await sql`delete from attendance.taken_hours where module = ${module} and source_id = any(${[...records.keys()]}::bigint[])`.execute(db);
  await takeNewHours(db, module, records);
}

/** The same for records that are new and have taken nothing. */
export async function takeNewHours(db: Database, module: string, records: ReadonlyMap<number, readonly TakenHours[]>): Promise<void> {
  const now = [...records].flatMap(([id, hours]) => hours.map((one) => ({ id, ...one })));
  if (now.length === 0) return;
  await sql`
    insert into attendance.taken_hours (module, source_id, personnel_id, days, minutes, what)
    select ${module}, h.id, h."personnelId", daterange(h."from", h."to", '[]'), int4range(h.minutes_from, h.minutes_to), h.what
    from ${asRows(now)} order by h."personnelId", h."from"`.execute(db);
}

/** Hours that are taken already, and by what. */
export interface TakenAlready {
  fullname: string;
  what: string;
  first: string;
  last: string;
  minutes: Span;
}

/** Records that do not stand in the way, such as the one that is filed again. */
interface Excepted {
  module: string;
  sourceIds: readonly number[];
}

/** What takes some of these hours already, in a sentence that names it; null where nothing does. */
export async function whyTaken(db: Database, hours: readonly HoursOfPerson[], except?: Excepted): Promise<string | null> {
  const { rows } = await takenAlready(hours, except).execute(db);
  return rows[0] ? formatTaken(rows[0]) : null;
}

/** The same as a query of at most one row, for a statement that reads more; `formatTaken` makes the sentence. */
export function takenAlready(hours: readonly HoursOfPerson[], except?: Excepted): RawBuilder<TakenAlready> {
  return sql<TakenAlready>`
    select p.fullname, t.what, lower(t.days) as first, upper(t.days) - 1 as last,
      jsonb_build_object('from', lower(t.minutes), 'to', upper(t.minutes)) as minutes
    from ${asRows(hours)}
    join attendance.taken_hours t on t.personnel_id = h."personnelId" and t.days && daterange(h."from", h."to", '[]')
      and t.minutes && int4range(h.minutes_from, h.minutes_to)
    join personnel.person_view p on p.id = t.personnel_id
    where not (t.module = ${except?.module ?? ''} and t.source_id = any(${[...(except?.sourceIds ?? [])]}::bigint[]))
    order by lower(t.days), t.id limit 1`;
}

export function formatTaken({ fullname, what, first, last, minutes }: TakenAlready): string {
  return `${fullname} ${what} then (${describeHours(first, last, minutes)}).`;
}

function asRows(hours: readonly HoursOfPerson[]) {
  const listed = hours.map(({ minutes, ...one }) => ({ ...one, minutes_from: minutes.from, minutes_to: minutes.to }));
  return sql`jsonb_to_recordset(${JSON.stringify(listed)}::jsonb)
    as h (id bigint, "personnelId" integer, "from" date, "to" date, minutes_from integer, minutes_to integer, what text)`;
}
