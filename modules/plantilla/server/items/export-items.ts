import { sql } from 'kysely';
import type { z } from 'zod';
import type { Call, FileAnswer } from '@talaan/kernel/server/mount.ts';
import { writeSheet } from '@talaan/kernel/server/write-sheet.ts';
import { STATUSES } from '../../contract/words.ts';
import type { exportItems as endpoint } from '../../contract/items.ts';
import { findItems } from './list-items.ts';
import { matchItems, orderItems } from './items-query.ts';

const HEADINGS = [
  'Item number', 'Position', 'Parenthetical title', 'SG', 'Step', 'Annual salary authorized', 'Campus', 'Office', 'Level', 'Coverage',
  'Status', 'Incumbent', 'Employee number', 'Retires on', 'Vacant since', 'Months vacant', 'Vice', 'Reason of vacancy',
]; // prettier-ignore

/** All items that match, as the list has them. */
export async function exportItems({ db, actor, query, today }: Call<unknown, z.output<typeof endpoint.query>>): Promise<FileAnswer> {
  const day = query.on ?? today;
  const items = await findItems(db, day, sql`where ${matchItems(actor, query, day)} order by ${orderItems(query.sort)}`);
  return writeSheet(
    `Plantilla items ${day}`,
    query.format,
    HEADINGS,
    items.map((one) => [
      one.item_number, one.position, one.parenthetical_title, one.salary_grade, one.step, one.authorized === null ? null : one.authorized / 100,
      one.campus, one.office.fullname, one.level, one.coverage, STATUSES[one.status], one.incumbent?.fullname ?? null,
      one.incumbent?.idno ?? null, one.retires_on, one.vacant_since, one.months_vacant, one.vice, one.vacated_because,
    ]), // prettier-ignore
  );
}
