import { sql } from 'kysely';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { Call } from '@talaan/kernel/server/mount.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import { reachesOffice } from '@talaan/organization/server/public.ts';

type Who = Pick<Call, 'db' | 'actor' | 'today'>;

/** The items of these that the caller reaches, locked for a change, in the order of their numbers. Error: 404 where one is beyond their reach. */
export async function lockItemsInScope(call: Who, ids: readonly number[]) {
  const wanted = [...new Set(ids)];
  const rows = await itemsInScope(call, wanted, true);
  if (rows.length < wanted.length) throw notFound('There is no such item.');
  return rows;
}

/** Those of these items that the caller reaches, in the order of their numbers; locked where they are about to be changed. */
export async function itemsInScope({ db, actor, today }: Who, ids: readonly number[], lock: boolean) {
  const { rows } = await sql<LockedItem>`
    select i.*, t.name as position from plantilla.item i
    join organization.position_view t on t.id = i.position_id
    join organization.office_view o on o.id = i.office_id
    left join personnel.appointment_view a on a.item_id = i.id and not a.is_substitute and a.during @> ${today}::date
    where i.id = any(${[...ids]}::integer[]) and ${visible(actor, ['PLANTILLA'], { person: 'a.personnel_id', tree: 'o.tree_from', campus: 'o.campus_id' })}
    order by i.id ${lock ? sql`for update of i` : sql``}`.execute(db);
  return rows;
}

export interface LockedItem {
  id: number;
  item_number: string;
  position_id: number;
  position: string;
  office_id: number;
  opened_on: string;
  level_id: number;
  coverage_id: number;
  attribution: string;
  area_code: string;
  area_type: string;
}

/** Refuses an office beyond the caller's reach. Error: 404. */
export async function requireOfficeInScope(call: Who, officeId: number): Promise<void> {
  if (!(await reachesOffice(call, officeId, ['PLANTILLA']))) throw notFound('There is no such office.');
}
