import { sql } from 'kysely';
import { notFound } from '@talaan/kernel/server/errors.ts';
import { selected } from '@talaan/kernel/server/lists/read-rows.ts';
import type { AnswerOf, Call, FileAnswer } from '@talaan/kernel/server/mount.ts';
import { takerOf } from '@talaan/personnel/server/public.ts';
import type { ItemRecord, readItem as endpoint } from '../../contract/items.ts';
import { KEEPERS } from '../../contract/fields.ts';
import { holds } from '@talaan/kernel/server/actor.ts';
import { classOfItem } from '../../rules/class-of-item.ts';
import { itemFlow, type ItemAction } from '../../workflow.ts';
import { answerFile } from '../papers/read-paper.ts';
import { reachesItems } from '../reach.ts';
import { readThresholds } from '../read-thresholds.ts';
import { askLinks } from './ask-links.ts';
import { itemColumns, itemsFrom } from './item-rows.ts';

type ItemCall = Call<{ id: number }>;
type Found = Omit<ItemRecord, 'class_reason' | 'is_correctable' | 'links' | 'history'> & {
  was_issued: boolean;
  history: Omit<ItemRecord['history'][number], 'label'>[];
};

/** The holder’s own, or one within reach of who keeps or reads property. */
const isShown = ({ actor }: Pick<Call, 'actor'>) => sql`(i.holder_id = ${actor.personnelId}::integer or ${reachesItems(actor)})`;

const UTC = sql.raw(`'YYYY-MM-DD"T"HH24:MI:SS"Z"'`);

/** One item with all that happened to it. Error: 404. */
export async function readItem(call: ItemCall): Promise<AnswerOf<typeof endpoint>> {
  const { db, actor, params, today } = call;
  const { rows } = await sql<Found>`
    select ${selected(itemColumns)}, i.uacs_id as account_id, c.name as campus, i.campus_id, i.office_id, q.fullname as requisitioned_by, i.life_years,
      i.is_reclassified, i.earlier_reference, exists (select from property.paper_line l where l.item_id = i.id) as was_issued,
      (select jsonb_build_object('id', d.id, 'iar_no', d.iar_no, 'dated_on', d.dated_on, 'supplier', d.supplier, 'po_no', d.po_no,
        'invoice_no', d.invoice_no) from property.delivery d where d.id = i.delivery_id) as delivery,
      (select coalesce(jsonb_agg(jsonb_build_object('description', t.description, 'serial', t.serial, 'cost', t.cost) order by t.no), '[]')
        from property.item_part t where t.item_id = i.id) as set,
      (select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'type', r.type, 'number', r.number, 'dated_on', r.dated_on, 'holder', h.fullname,
          'line', l.state, 'note', l.note, 'has_photo', l.photo_file_id is not null) order by r.dated_on desc, r.id desc), '[]')
        from property.paper_line l join property.paper r on r.id = l.paper_id join personnel.person_view h on h.id = r.personnel_id
        where l.item_id = i.id) as papers,
      (select coalesce(jsonb_agg(jsonb_build_object('no', s.no, 'action', s.action, 'from_state', s.from_state, 'to_state', s.to_state,
          'at', to_char(s.at at time zone 'utc', ${UTC}), 'reason', s.reason, 'reference', s.reference,
          'holder', (select h.fullname from personnel.person_view h where h.id = s.holder_id),
          'paper', (select jsonb_build_object('id', r.id, 'type', r.type, 'number', r.number) from property.paper r where r.id = s.paper_id),
          'taker', ${takerOf('s')}) order by s.no desc), '[]')
        from property.step s where s.item_id = i.id) as history
    from ${itemsFrom} join organization.campus_view c on c.id = i.campus_id join organization.office_view q on q.id = i.requisitioned_by
    where i.id = ${params.id} and ${isShown(call)}`.execute(db);
  if (!rows[0]) throw notFound('There is no such item.');
  const { was_issued: wasIssued, history, ...item } = rows[0];
  const links = await askLinks(call, [{ id: item.id, state: item.state, isOwn: item.holder_id === actor.personnelId }]);
  return {
    item: {
      ...item,
      class_reason: classOfItem(item, today, await readThresholds(db)).reason,
      history: history.map((step) => ({ ...step, label: itemFlow.steps[step.action as ItemAction].label })),
      is_correctable: !wasIssued && item.state === 'IN_STOCK' && holds(actor, KEEPERS),
      links: links.get(item.id) ?? [],
    },
  };
}

/** The photo of an item. Error: 404. */
export async function readPhoto(call: ItemCall): Promise<FileAnswer> {
  const { rows } = await sql<{ file_id: number }>`
    select i.photo_file_id as file_id from ${itemsFrom} where i.id = ${call.params.id} and i.photo_file_id is not null and ${isShown(call)}`.execute(
    call.db,
  );
  return answerFile(call, rows[0]?.file_id);
}
