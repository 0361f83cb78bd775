import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { invalid } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { reachesOffice } from '@talaan/organization/server/public.ts';
import type { PersonnelNeeds } from '../needs.ts';

export interface WantedPlace {
  item_id: number | null;
  position_id: number | null;
  office_id: number | null;
  salary_grade: number | null;
  from: string;
  isSubstitute: boolean;
}

/** Position, office and item of an appointment as they are on its first day. */
export interface Place {
  item: { id: number; number: string } | null;
  position: { id: number; name: string; grade: number | null; track: string; education: string; eligibility: string };
  office: { id: number; name: string; isOpen: boolean };
}

/**
 * Where an appointment leads: an item brings its position and office. The person who still held the item must have left it in the transaction
 * at hand. Errors: 422 on item_id, position_id, office_id, salary_grade.
 */
export async function findPlace(call: Pick<Call, 'db' | 'actor'>, needs: PersonnelNeeds, wanted: WantedPlace): Promise<Place> {
  const item = wanted.item_id === null ? null : await findItem(call, needs, wanted.item_id, wanted);
  const position = await findPosition(call, item?.position_id ?? wanted.position_id, wanted);
  const office = await findOffice(call, item?.office_id ?? wanted.office_id, wanted.from);
  return { item: item && { id: item.id, number: item.item_number }, position, office };
}

async function findItem(
  { db }: Pick<Call, 'db'>,
  needs: PersonnelNeeds,
  id: number,
  { from, position_id: position, isSubstitute }: WantedPlace,
) {
  const item = await needs.itemOn(db, id, from);
  if (!item) throw invalid({ item_id: ['There is no such plantilla item.'] });
  if (item.closed !== null && !isSubstitute) throw invalid({ item_id: [`Item ${item.item_number} ${item.closed}. Choose another one.`] });
  if (position !== null && position !== item.position_id)
    throw invalid({ position_id: [`Item ${item.item_number} is for ${item.position}. Choose that position, or another item.`] });
  return item;
}

async function findPosition(
  { db }: Pick<Call, 'db'>,
  id: number | null,
  { from, salary_grade: grade }: WantedPlace,
): Promise<Place['position']> {
  if (id === null) throw invalid({ position_id: ['Choose an item or a position.'] });
  const position = await db
    .selectFrom('organization.position_view')
    .select(['id', 'name', 'salary_grade', 'track', 'education', 'eligibility', 'retired_on'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!position) throw invalid({ position_id: ['There is no such position.'] });
  if (position.retired_on !== null && position.retired_on <= from)
    throw invalid({ position_id: [`${position.name} is no longer offered since ${longDate(position.retired_on)}.`] });
  if (position.salary_grade !== null && grade !== null && grade !== position.salary_grade)
    throw invalid({ salary_grade: [`${position.name} is of salary grade ${position.salary_grade}.`] });
  return { ...position, grade: position.salary_grade ?? grade };
}

async function findOffice(call: Pick<Call, 'db' | 'actor'>, id: number | null, from: string): Promise<Place['office']> {
  if (id === null) throw invalid({ office_id: ['Choose the office.'] });
  if (!(await reachesOffice(call, id, ['PERSONNELS'])))
    throw invalid({ office_id: ['This office is outside your scope. Choose one within it.'] });
  const { rows } = await sql<{ id: number; name: string; is_open: boolean }>`
    select o.id, coalesce(organization.fullname_on(o.id, ${from}), o.fullname) as name,
      exists (select from organization.office_opening_view u where u.office_id = o.id and u.during @> ${from}::date and u.is_open) as is_open
    from organization.office_view o
    where o.id = ${id}`.execute(call.db);
  const office = rows[0]!;
  return { id: office.id, name: office.name, isOpen: office.is_open };
}
