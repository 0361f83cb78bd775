import { sql } from 'kysely';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { invalid, wrongState } from '@talaan/kernel/server/errors.ts';
import type { CallOf } from '@talaan/kernel/server/mount.ts';
import type { reclassifyItem as endpoint } from '../../contract/items.ts';
import { lockItemsInScope } from './find-item-in-scope.ts';
import { writeStates } from './set-states.ts';

type ReclassifyCall = CallOf<typeof endpoint>;

/**
 * Opens the new item of a reclassification, linked to the old one by previous_item_id (domain, section 8.2). The old one is abolished
 * on that day; while a person holds it, it stays until they leave it (`plantilla.close_reclassified`).
 */
export async function reclassifyItem(call: ReclassifyCall): Promise<{ message: string; id: number }> {
  const { db, body, params } = call;
  const [old] = await lockItemsInScope(call, [params.id]);
  const { rows } = await sql<{ state: string; since: string; holder: string | null }>`
    select s.state, lower(s.during)::text as since,
      (select p.fullname from personnel.appointment_view a join personnel.person_view p on p.id = a.personnel_id
        where a.item_id = ${params.id} and coalesce(upper(a.during), 'infinity') > ${body.from}::date limit 1) as holder
    from plantilla.item_state s where s.item_id = ${params.id} and upper(s.during) is null`.execute(db);
  const { state, since, holder } = rows[0]!;
  if (state === 'abolished') throw wrongState(`Item ${old!.item_number} was abolished on ${longDate(since)}.`);
  if (body.from <= since) throw invalid({ from: [`It is ${state} since ${longDate(since)}: choose a later day.`] });
  if (body.item_number === old!.item_number) throw invalid({ item_number: ['The new item needs a number of its own.'] });
  const id = await openSuccessor(call, params.id);
  if (holder === null) await writeStates(call, [{ id: params.id, state: 'abolished', from: body.from, authority: body.authority }]);
  await recordChange(call, {
    action: 'reclassify a plantilla item',
    subject: `plantilla.item:${params.id}`,
    before: { item_number: old!.item_number, position_id: old!.position_id },
    after: { ...body, new_item_id: id },
  });
  const outcome =
    holder === null ? `${old!.item_number} is abolished from that day` : `${old!.item_number} closes when ${holder} is appointed to it`;
  return { message: `Item ${body.item_number} is open from ${longDate(body.from)}; ${outcome}.`, id };
}

async function openSuccessor(call: ReclassifyCall, oldId: number): Promise<number> {
  const { db, body } = call;
  const { rows } = await sql<{ id: number }>`
    insert into plantilla.item (item_number, old_item_number, position_id, office_id, level_id, coverage_id, attribution, area_code, area_type,
      authority, authority_date, opened_on, previous_item_id)
    select ${body.item_number}, item_number, ${body.position_id}, office_id, level_id, coverage_id, attribution, area_code, area_type,
      ${body.authority}, ${body.authority_date}::date, ${body.from}::date, id
    from plantilla.item where id = ${oldId} returning id`.execute(db);
  const { id } = rows[0]!;
  await writeStates(call, [{ id, state: 'funded', from: body.from, authority: body.authority }]);
  return id;
}
