import { sql } from 'kysely';
import { notFound } from '@talaan/kernel/server/errors.ts';
import { selected } from '@talaan/kernel/server/lists/read-rows.ts';
import type { AnswerOf, Call, CallOf, FileAnswer } from '@talaan/kernel/server/mount.ts';
import { readIssued } from '@talaan/papers/server/public.ts';
import { KEEPERS } from '@talaan/property/contract/fields.ts';
import { SLIPS } from '../../contract/fields.ts';
import type * as contract from '../../contract/slips.ts';
import type { Slip } from '../../contract/slips.ts';
import { slipForm, type SlipSheet } from '../../print/slip-form.ts';
import { reachesSlips, slipsFrom } from '../reach.ts';
import { slipColumns } from './slip-rows.ts';

/** A slip that the caller reaches, or by which they have items. Error: 404 for any other. */
export async function findSlip({ db, actor, today }: Pick<Call, 'db' | 'actor' | 'today'>, id: number): Promise<Slip> {
  const { rows } = await sql<Slip>`
    select ${selected(slipColumns({ actor, today }))}, s.reason, (select c.name from identity.account_view c where c.id = s.made_by) as made_by, s.made_at, s.void_reason,
      s.code, ${reachesSlips(actor, KEEPERS)} as is_kept,
      (select coalesce(jsonb_agg(jsonb_build_object('item_id', l.item_id, 'no', l.no, 'property_no', i.property_no, 'article', i.article,
          'described', concat_ws(', ', nullif(concat_ws(' ', nullif(i.brand, ''), nullif(i.model, '')), ''), 'serial no. ' || nullif(i.serial, '')),
          'is_out', l.is_out, 'returned_on', l.returned_on, 'condition', l.condition, 'remarks', l.remarks, 'left_because', l.left_because) order by l.no), '[]')
        from property_disposal.slip_item l join property.item i on i.id = l.item_id where l.slip_id = s.id) as lines
    from ${slipsFrom(today)} where s.id = ${id} and (${reachesSlips(actor)} or ${actor.personnelId}::integer in (s.person_id, s.under_id))`.execute(
    db,
  );
  if (!rows[0]) throw notFound('There is no such slip.');
  return rows[0];
}

/** One slip. Error: 404. */
export async function readSlip(call: CallOf<typeof contract.readSlip>): Promise<AnswerOf<typeof contract.readSlip>> {
  return { slip: await findSlip(call, call.params.id) };
}

/** A slip as it was issued. Error: 404. */
export async function printSlip(call: CallOf<typeof contract.printSlip>): Promise<FileAnswer> {
  const { type, number, code } = await findSlip(call, call.params.id);
  const [issued] = code === null ? [] : await readIssued<SlipSheet>(call.db, [code]);
  if (!issued) throw notFound('There is no such paper.');
  return slipForm.answer(call.server, [issued], `${SLIPS[type]} ${number}`);
}
