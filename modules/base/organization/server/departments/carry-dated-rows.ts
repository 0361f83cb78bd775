import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { giveReason } from '@talaan/kernel/server/calls/give-reason.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { Transfer } from '../office-use.ts';

export interface DatedRows {
  /** `schema.table` with personnel_id, office_id and during. */
  table: string;
  /** Which rows of the office go. */
  which: RawBuilder<SqlBool>;
  /** What a row that goes on in the other office has from the one before. */
  copies: readonly string[];
  /** What a row of the other office says otherwise: of rows that begin with the move, and of those that begin later. */
  begun?: Record<string, string>;
  later?: Record<string, string>;
}

/** A row that is in the other office now, and its first day there. */
export interface Carried {
  id: number;
  personnel_id: number;
  since: string;
}

/**
 * Carries dated rows of people to another office: one that runs ends on the day before and goes on there, one that begins later is there
 * from its first day. What ended before today is closed history and stays.
 */
export async function carryDatedRows(call: Call, rows: DatedRows, to: Omit<Transfer, 'keys'>): Promise<Carried[]> {
  const { table, which, copies, begun = {}, later = {} } = rows;
  const { fromOffice, toOffice, from, authority } = to;
  await giveReason(call, authority || 'The office was reorganized');
  const target = sql.table(table);
  const goes = sql`office_id = ${fromOffice} and ${which} and coalesce(upper(during) > ${call.today}::date, true)`;
  const kept = sql.join(copies.map((column) => sql.ref(column)));
  const names = Object.keys(begun).map((column) => sql`, ${sql.ref(column)}`);
  const values = Object.values(begun).map((value) => sql`, ${value}`);
  const set = Object.entries(later).map(([column, value]) => sql`, ${sql.ref(column)} = ${value}`);
  const { rows: carried } = await sql<Carried>`
    with later as (
      update ${target} set office_id = ${toOffice}${sql.join(set, sql``)} where ${goes} and lower(during) >= ${from}
      returning id, personnel_id, lower(during) as since
    ),
    ended as (
      update ${target} set during = daterange(lower(during), ${from}) where ${goes} and lower(during) < ${from} and during @> ${from}::date
      returning personnel_id, ${kept}, upper(old.during) as until
    ),
    begun as (
      insert into ${target} (personnel_id, office_id, ${kept}${sql.join(names, sql``)}, during)
      select personnel_id, ${toOffice}, ${kept}${sql.join(values, sql``)}, daterange(${from}, until) from ended
      returning id, personnel_id, lower(during) as since
    )
    select * from later union all select * from begun order by personnel_id, since`.execute(call.db);
  return carried;
}
