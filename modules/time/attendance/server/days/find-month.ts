import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { monthBounds } from '@talaan/kernel/contract/dates.ts';
import type { Group } from '@talaan/kernel/contract/groups.ts';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { isOpeningNoted, recordOpening } from '@talaan/kernel/server/audit/record-opening.ts';
import { isReached } from '@talaan/personnel/server/public.ts';
import type { DtrDay, DtrMonth } from '../../contract/days.ts';
import { sumMonth } from '../../rules/sum-month.ts';
import { FIGURES } from '../compute/day-figures.ts';
import { officeOn } from './find-dtr-person.ts';

/** A month of a person, of whomever it is. Errors: 404 where there is no such person. */
export async function findMonth(db: Database, personnelId: number, month: string): Promise<DtrMonth> {
  const [found] = await readMonth(db, personnelId, month, {});
  return found;
}

/** The month as an officer reads it, who reaches the person within the groups; the opening is noted. Errors: 404 beyond their reach. */
export async function openMonth(
  call: Call<{ id: number }, { month: string }>,
  groups: readonly Group[],
  opened: string,
): Promise<DtrMonth> {
  const { db, params, query, actor, today } = call;
  const [found, asked] = await readMonth(db, params.id, query.month, {
    is_reached: isReached(actor, groups, 'p.id', today),
    is_noted: isOpeningNoted(call, 'p.id', opened),
  });
  if (!asked.is_reached) throw notFound('There is no such person.');
  if (!asked.is_noted) await recordOpening(call, params.id, opened);
  return found;
}

interface MonthRow {
  personnel: DtrMonth['personnel'];
  days: DtrDay[];
  due: { date: string; is_locked: boolean }[];
  is_locked: boolean;
}

/** The month by one statement, and what else is asked of the person `p`. */
async function readMonth<K extends string>(
  db: Database,
  personnelId: number,
  month: string,
  also: Record<K, RawBuilder<SqlBool>>,
): Promise<[DtrMonth, Record<K, boolean>]> {
  const { from, to } = monthBounds(month);
  const asked = Object.entries<RawBuilder<SqlBool>>(also).map(([name, is]) => sql`${is} as ${sql.id(name)}, `);
  const { rows } = await sql<MonthRow & Record<K, boolean>>`
    select ${sql.join(asked, sql``)} json_build_object('id', p.id, 'idno', p.idno, 'fullname', p.fullname, 'office', ${officeOn('p.id', to)}) as personnel,
      (select coalesce(json_agg(d order by d.date), '[]') from (
        select d.date, ${sql.join(FIGURES.map((figure) => sql.ref(figure)))} from attendance.day d
        where d.personnel_id = p.id and d.date between ${from} and ${to}) d) as days,
      (select coalesce(json_agg(due order by due.date), '[]') from (
        select due.date, exists (select from attendance.locked_days l where l.personnel_id = due.personnel_id and l.during @> due.date) as is_locked
        from attendance.day_due due where due.personnel_id = p.id and due.date between ${from} and ${to}) due) as due,
      exists (select from attendance.locked_days l where l.personnel_id = p.id and l.during && daterange(${from}, ${to}, '[]')) as is_locked
    from personnel.person_view p where p.id = ${personnelId}`.execute(db);
  const [row] = rows;
  if (!row) throw notFound('There is no such person.');
  const { personnel, days, due, is_locked } = row;
  const datesOf = (isLocked: boolean) => due.filter((one) => one.is_locked === isLocked).map(({ date }) => date);
  return [{ personnel, month, days, totals: sumMonth(days), due: datesOf(false), waiting: datesOf(true), is_locked }, row];
}
