import { sql } from 'kysely';
import { notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import { foundBy } from '@talaan/kernel/server/search/search.ts';
import { visible } from '@talaan/kernel/server/database/scope.ts';
import type { Call, CallOf } from '@talaan/kernel/server/mount.ts';
import { attachToItem, findPersonInScope } from '@talaan/personnel/server/public.ts';
import type { attachItem as endpoint } from '../contract/personnels.ts';
import { lockItemsInScope } from './items/find-item-in-scope.ts';

interface Running {
  id: number;
  position_id: number;
  office_id: number;
  item_id: number | null;
}

/** The items within reach that the appointment which runs today could be to: of its position, funded and free all its days. */
export async function listItemsToAttach(call: Call<{ id: number }, { term: string }>) {
  const { db, query, actor } = call;
  const running = await findRunning(call);
  const { rows } = await sql<{ id: number; item_number: string; office: string }>`
    select i.id, i.item_number, o.fullname as office from plantilla.item i join organization.office_view o on o.id = i.office_id
    cross join (select during from personnel.appointment_view where id = ${running.id}) a
    left join personnel.appointment_view h on h.item_id = i.id and not h.is_substitute and h.during @> ${call.today}::date
    where i.position_id = ${running.position_id} and ${visible(actor, ['PLANTILLA'], { person: 'h.personnel_id', tree: 'o.tree_from', campus: 'o.campus_id' })}
      and ${foundBy(query.term, [sql`i.search`])}
      and (select range_agg(s.during) from plantilla.item_state s where s.item_id = i.id and s.state = 'funded') @> a.during
      and not exists (select from personnel.appointment_view x where x.item_id = i.id and not x.is_substitute and x.during && a.during)
    order by i.office_id <> ${running.office_id}, i.item_number limit 20`.execute(db);
  return { items: rows };
}

/**
 * Corrects the appointment that runs today: it is to this item. What it was stays on record with the reason. Errors: 404 beyond reach;
 * 409 for oneself, or once it has an item.
 */
export async function attachItem(call: CallOf<typeof endpoint>): Promise<{ message: string }> {
  const { body, params } = call;
  const person = await findPersonInScope(call, params.id, ['PLANTILLA']);
  if (call.actor.personnelId === params.id) throw wrongState('You cannot change your own service. Ask a colleague.');
  const running = await findRunning(call);
  if (running.item_id !== null) throw wrongState(`${person.fullname} already has an item.`);
  const [item] = await lockItemsInScope(call, [body.item_id]);
  const isAttached = await attachToItem(call, { id: running.id, personnelId: params.id, itemId: body.item_id, reason: body.reason });
  // Another officer was quicker.
  if (!isAttached) throw wrongState(`${person.fullname} already has an item.`);
  return { message: `${person.fullname} is now the incumbent of item ${item!.item_number}.` };
}

async function findRunning(call: Call<{ id: number }>): Promise<Running> {
  await findPersonInScope(call, call.params.id, ['PLANTILLA']);
  const { rows } = await sql<Running>`
    select id, position_id, office_id, item_id from personnel.appointment_view
    where personnel_id = ${call.params.id} and during @> ${call.today}::date`.execute(call.db);
  if (!rows[0]) throw notFound('No appointment of this person runs today.');
  return rows[0];
}
