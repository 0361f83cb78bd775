import { sql } from 'kysely';
import { holds } from '@talaan/kernel/server/actor.ts';
import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import { selected } from '@talaan/kernel/server/lists/read-rows.ts';
import type { AnswerOf, Call, CallOf } from '@talaan/kernel/server/mount.ts';
import { KEEPERS } from '../../contract/fields.ts';
import type { correctDelivery as correcting, readDelivery as endpoint } from '../../contract/deliveries.ts';
import { reachesDeliveries } from '../reach.ts';
import { requireSameYear } from '../require-past.ts';
import { deliveriesFrom, deliveryColumns } from './delivery-rows.ts';
import { readOutstanding } from './read-outstanding.ts';
import { checkHead } from './record-delivery.ts';

type Delivery = AnswerOf<typeof endpoint>['delivery'];
type Found = Omit<Delivery, 'is_correctable' | 'lines'> & {
  first_id: number;
  was_issued: boolean;
  lines: Omit<Delivery['lines'][number], 'outstanding'>[];
};

const WAS_ISSUED = sql<boolean>`exists (select from property.item i join property.paper_line l on l.item_id = i.id where i.delivery_id = d.id)`;

/** One report. Error: 404. */
export async function readDelivery({ db, actor, params }: Call<{ id: number }>): Promise<AnswerOf<typeof endpoint>> {
  const { rows } = await sql<Found>`
    select ${selected(deliveryColumns)}, d.po_date, d.invoice_date, d.office_id, d.inspected_on, d.inspected_by, d.accepted_on, d.accepted_by, d.remarks,
      coalesce(d.continues_id, d.id) as first_id, ${WAS_ISSUED} as was_issued,
      (select count(*) from property.item i where i.delivery_id = d.id and i.state = 'IN_STOCK') as in_stock,
      (select jsonb_build_object('id', f.id, 'iar_no', f.iar_no) from property.delivery f where f.id = d.continues_id) as continues,
      (select coalesce(jsonb_agg(jsonb_build_object('id', n.id, 'iar_no', n.iar_no) order by n.id), '[]')
        from property.delivery n where n.continues_id = d.id) as continued_by,
      (select jsonb_agg(jsonb_build_object('no', l.no, 'article', l.article, 'description', coalesce(i.description, ''), 'brand', coalesce(i.brand, ''),
          'model', coalesce(i.model, ''), 'unit', l.unit, 'account', a.code || ' ' || a.name, 'account_id', a.id, 'ordered', l.ordered,
          'accepted', l.accepted, 'total', l.total) order by l.no)
        from property.delivery_line l join property.uacs a on a.id = l.uacs_id left join lateral (
          select description, brand, model from property.item i where i.delivery_id = l.delivery_id and i.line_no = l.no order by i.id limit 1) i on true
        where l.delivery_id = d.id) as lines
    from ${deliveriesFrom} where d.id = ${params.id} and ${reachesDeliveries(actor)}`.execute(db);
  if (!rows[0]) throw notFound('There is no such delivery.');
  const { first_id: firstId, was_issued: wasIssued, lines, ...delivery } = rows[0];
  const left = new Map((await readOutstanding(db, firstId)).map((line) => [line.no, line.left]));
  return {
    delivery: {
      ...delivery,
      lines: lines.map((line) => ({ ...line, outstanding: left.get(line.no) ?? 0 })),
      is_correctable: !wasIssued && holds(actor, KEEPERS),
    },
  };
}

/** Corrects the head of a report; its items keep their numbers and follow its day of acceptance. Errors: 404; 409 once an item was issued; 422 for days out of order. */
export async function correctDelivery(call: CallOf<typeof correcting>): Promise<AnswerOf<typeof correcting>> {
  const { db, actor, params, body } = call;
  checkHead(call, body);
  const { rows } = await sql<{ iar_no: string; was_issued: boolean; before: unknown; property_no: string | null }>`
    select d.iar_no, ${WAS_ISSUED} as was_issued, to_jsonb(d) as before,
      (select min(i.property_no) from property.item i where i.delivery_id = d.id) as property_no from ${deliveriesFrom}
    where d.id = ${params.id} and ${reachesDeliveries(actor, KEEPERS)} for update of d`.execute(db);
  const [found] = rows;
  if (!found) throw notFound('There is no such delivery.');
  if (found.was_issued) throw wrongState(`Items of ${found.iar_no} were issued, so it is no longer corrected.`);
  requireSameYear('accepted_on', body.accepted_on, found.property_no ?? undefined);
  await db.updateTable('property.delivery').set(body).where('id', '=', params.id).execute();
  await db.updateTable('property.item').set({ acquired_on: body.accepted_on }).where('delivery_id', '=', params.id).execute();
  await recordChange(call, {
    action: 'correct a delivery of property',
    subject: `property.delivery:${params.id}`,
    before: found.before,
    after: body,
  });
  return { message: `${found.iar_no} was saved.` };
}
