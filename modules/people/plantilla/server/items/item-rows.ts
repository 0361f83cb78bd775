import { sql, type RawBuilder } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { rows } from '@talaan/kernel/server/lists/rows.ts';
import { exportItems, listItems, type ItemRow } from '../../contract/items.ts';
import { VACANCY_READERS } from '../../contract/vacancies.ts';
import { STATUSES } from '../../contract/words.ts';
import { annualSalary } from '../../rules/annual-salary.ts';
import { monthsVacant } from '../../rules/months-vacant.ts';
import { readMonthly } from '../read-monthly.ts';
import { causeOfLeaving, itemFilters, itemReach, itemsOn, itemTexts, lastHolder, retiresOn, status, vacantSince } from './items-query.ts';

export interface FoundItem extends Omit<ItemRow, 'step' | 'authorized' | 'months_vacant'> {
  step: number | null;
  monthly: number | null;
}

/** Items with what a row shows of each: beside `itemsOn` their campus `c`, salary `y`, and who left them last `l`. */
export function shownItemsOn(day: string): RawBuilder<unknown> {
  return sql`${itemsOn(day)}
    join organization.campus_view c on c.id = o.campus_id
    left join personnel.salary_view y on y.personnel_id = p.id and y.during @> ${day}::date
    ${lastHolder(day)}`;
}

/** Item 5 before item 17. */
const BY_NUMBER = sql`i.item_number collate reference.by_number`;

export const ITEM_COLUMNS = {
  id: 'i.id',
  item_number: 'i.item_number',
  position: 't.name',
  parenthetical_title: 'i.parenthetical_title',
  salary_grade: 't.salary_grade',
  office: sql`jsonb_build_object('id', o.id, 'acronym', o.acronym, 'fullname', o.fullname)`,
  campus: 'c.acronym',
  level: sql`(select k.code from plantilla.level k where k.id = i.level_id)`,
  coverage: sql`(select g.name from plantilla.coverage g where g.id = i.coverage_id)`,
  status,
  incumbent: sql`case when p.id is not null then jsonb_build_object('id', p.id, 'idno', p.idno, 'fullname', p.fullname) end`,
  step: sql`case when y.salary_grade = t.salary_grade then y.step end`,
  monthly: 'y.amount',
  retires_on: retiresOn,
  vacant_since: vacantSince,
  vice: sql`(select q.fullname from personnel.person_view q where q.id = l.personnel_id)`,
  vacated_because: causeOfLeaving(sql`l.personnel_id`, sql`l.left_on`),
};

/** The items of a day. */
export const itemRows = rows(listItems, exportItems, 'items', ({ db, actor, query, today }) => {
  const day = query.on ?? today;
  return {
    from: shownItemsOn(day),
    columns: ITEM_COLUMNS,
    reach: itemReach(actor, query, VACANCY_READERS),
    search: itemTexts,
    sort: {
      item_number: BY_NUMBER,
      position: ['t.name', BY_NUMBER],
      salary_grade: ['t.salary_grade', BY_NUMBER],
      office: ['o.tree_from', BY_NUMBER],
      status: [status, BY_NUMBER],
      incumbent: ['p.plain_name', BY_NUMBER],
      vacant_since: [vacantSince, BY_NUMBER],
    },
    unsorted: 'item_number',
    groups: {
      office: { by: 'o.id', name: 'o.fullname', order: 'o.tree_from' },
      status: { by: status, name: STATUSES },
      salary_grade: { by: 't.salary_grade', name: sql`'SG ' || t.salary_grade`, order: 't.salary_grade' },
    },
    filters: itemFilters(query, day),
    describe: (found: FoundItem[]) => describeItems(db, found, day),
    sheet: {
      name: `Plantilla items of ${day}`,
      cells: {
        'Item number': (one) => one.item_number,
        Position: (one) => one.position,
        'Parenthetical title': (one) => one.parenthetical_title,
        SG: (one) => one.salary_grade,
        Step: (one) => one.step,
        'Annual salary authorized': (one) => one.authorized && one.authorized / 100,
        Campus: (one) => one.campus,
        Office: (one) => one.office.fullname,
        Level: (one) => one.level,
        Coverage: (one) => one.coverage,
        Status: (one) => STATUSES[one.status],
        Incumbent: (one) => one.incumbent?.fullname ?? null,
        'Employee number': (one) => one.incumbent?.idno ?? null,
        'Retires on': (one) => one.retires_on,
        'Vacant since': (one) => one.vacant_since,
        'Months vacant': (one) => one.months_vacant,
        Vice: (one) => one.vice,
        'Reason of vacancy': (one) => one.vacated_because,
      },
    },
  };
});

/** What the salary tables and the calendar say of items on a day. */
export async function describeItems(db: Database, found: readonly FoundItem[], day: string): Promise<ItemRow[]> {
  const monthlyOf = await readMonthly(db, day);
  return found.map(({ step, monthly, ...row }) => {
    const salary = annualSalary(row.salary_grade, row.incumbent ? { step: step ?? 1, monthly } : null, monthlyOf);
    const vacant = row.vacant_since === null ? null : monthsVacant(row.vacant_since, day);
    return { ...row, step: salary.step, authorized: salary.authorized, months_vacant: vacant };
  });
}
