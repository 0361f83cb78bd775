import { sql } from 'kysely';
import type { z } from 'zod';
import type { Database } from '@talaan/kernel/server/database.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import type { ItemRow, listItems as endpoint } from '../../contract/items.ts';
import type { ItemStatus } from '../../contract/words.ts';
import { annualSalary } from '../../rules/annual-salary.ts';
import { monthsVacant } from '../../rules/months-vacant.ts';
import { readMonthly } from '../read-monthly.ts';
import { causeOfLeaving, itemsOn, lastHolder, matchItems, orderItems, retiresOn, status, vacantSince } from './items-query.ts';

type Wanted = z.output<typeof endpoint.query>;

interface Found {
  id: number;
  item_number: string;
  position: string;
  parenthetical_title: string;
  salary_grade: number | null;
  office: ItemRow['office'];
  campus: string;
  level: string;
  coverage: string;
  status: ItemStatus;
  incumbent: ItemRow['incumbent'];
  step: number | null;
  monthly: number | null;
  retires_on: string | null;
  vacant_since: string | null;
  vice: string | null;
  vacated_because: string | null;
}

/** A page of items as of a day, and how many there are: a constant number of statements, whatever the size. */
export async function listItems({ db, actor, query, today }: Call<unknown, Wanted>): Promise<{ items: ItemRow[]; total: number }> {
  const day = query.on ?? today;
  const matching = matchItems(actor, query, day);
  const [items, counted] = await Promise.all([
    findItems(
      db,
      day,
      sql`where ${matching} order by ${orderItems(query.sort)} limit ${query.per_page} offset ${(query.page - 1) * query.per_page}`,
    ),
    sql<{ total: number }>`select count(*) as total from ${itemsOn(day)} where ${matching}`.execute(db),
  ]);
  return { items, total: counted.rows[0]?.total ?? 0 };
}

/** Items as of a day; `ending` is the rest of the statement: where, order, limit. */
export async function findItems(db: Database, day: string, ending: ReturnType<typeof sql>): Promise<ItemRow[]> {
  const { rows } = await sql<Found>`
    select i.id, i.item_number, t.name as position, i.parenthetical_title, t.salary_grade,
      jsonb_build_object('id', o.id, 'acronym', o.acronym, 'fullname', o.fullname) as office, c.acronym as campus, k.code as level,
      g.name as coverage, ${status} as status,
      case when p.id is not null then jsonb_build_object('id', p.id, 'idno', p.idno, 'fullname', p.fullname) end as incumbent,
      case when y.salary_grade = t.salary_grade then y.step end as step, y.amount as monthly, ${retiresOn} as retires_on,
      ${vacantSince} as vacant_since, q.fullname as vice, ${causeOfLeaving(sql`l.personnel_id`, sql`l.left_on`)} as vacated_because
    from ${itemsOn(day)}
    join organization.campus c on c.id = o.campus_id
    join plantilla.level k on k.id = i.level_id
    join plantilla.coverage g on g.id = i.coverage_id
    left join personnel.salary y on y.personnel_id = p.id and y.during @> ${day}::date
    ${lastHolder(day)}
    left join personnel.person q on q.id = l.personnel_id
    ${ending}`.execute(db);
  const monthlyOf = await readMonthly(db, day);
  return rows.map(({ step, monthly, ...row }) => {
    const salary = annualSalary(row.salary_grade, row.incumbent ? { step: step ?? 1, monthly } : null, monthlyOf);
    return {
      ...row,
      step: salary.step,
      authorized: salary.authorized,
      months_vacant: row.vacant_since === null ? null : monthsVacant(row.vacant_since, day),
    };
  });
}
