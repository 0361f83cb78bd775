import type { ClientBase } from 'pg';
import type { ReportType } from '../contract/fields.ts';

interface Drawing {
  type: ReportType;
  number: string;
  day: string;
  moveId: number;
  /** Who makes the paper, a personnel id. */
  keeperId: number;
}

const SIGNER = `jsonb_build_object('name', upper(p.first_name || ' ' || p.surname), 'position', coalesce(n.name, ''), 'office', coalesce(o.fullname, ''))
  from personnel.person_view p left join personnel.appointment_view a on a.personnel_id = p.id and upper_inf(a.during)
    left join organization.position_view n on n.id = a.position_id left join organization.office_view o on o.id = a.office_id`;

/** What a paper of the demo says, as the server would draw it. */
export async function drawSheet(client: ClientBase, { type, number, day, moveId, keeperId }: Drawing): Promise<object> {
  const { rows } = await client.query<{
    sheet: Record<string, unknown>;
    transfer: object | null;
    loss: object | null;
    keeper: object;
    receiver: object | null;
    approved: object | null;
    supervisor: object;
  }>(
    `select jsonb_build_object('entity', (select name from organization.university_view), 'reason', m.reason, 'witnesses', m.witnesses,
        'fund', case when $2 like 'RR%' then '' else (select f.code || ' ' || f.name from property.move_item l join property.item i on i.id = l.item_id
          join property.fund_cluster f on f.code = i.fund_code where l.move_id = m.id limit 1) end,
        'holder', (select ${SIGNER} where p.id = coalesce(m.personnel_id, $3) limit 1),
        'lines', (select jsonb_agg(jsonb_build_object('property_no', i.property_no, 'article', i.article, 'description', i.description, 'brand', i.brand,
            'model', i.model, 'serial', i.serial, 'unit', i.unit, 'acquired_on', i.acquired_on, 'amount', l.amount, 'paper', coalesce(k.type || ' ' || k.number, ''),
            'paper_on', k.dated_on, 'condition', l.condition, 'remarks', l.remarks))
          from property.move_item l join property.item i on i.id = l.item_id left join property.paper k on k.id = l.paper_id where l.move_id = m.id)) as sheet,
      (select ${SIGNER} where p.id = $3 limit 1) as keeper, coalesce((select ${SIGNER} where p.id = t.receiver_id limit 1),
        jsonb_build_object('name', upper(t.received_by), 'position', '', 'office', t.agency)) as receiver,
      coalesce((select ${SIGNER} where p.id = (select h.personnel_id from personnel.appointment_view s join organization.head_view h on h.office_id = s.office_id
          and upper_inf(h.during) where s.personnel_id = m.personnel_id and upper_inf(s.during) and h.personnel_id <> m.personnel_id limit 1)),
        jsonb_build_object('name', '', 'position', '', 'office', '')) as supervisor,
      jsonb_build_object('name', upper(t.approved_by), 'position', t.approved_position, 'office', '') as approved,
      case when t.move_id is not null then jsonb_build_object('transfer_type', t.type, 'other_type', t.other_type) end as transfer,
      case when d.move_id is not null then to_jsonb(d) end as loss
     from property.move m left join property.transfer t on t.move_id = m.id left join property.loss d on d.move_id = m.id where m.id = $1`,
    [moveId, type, keeperId],
  );
  const { sheet, transfer, loss, keeper, receiver, approved, supervisor } = rows[0]!;
  const said = { ...sheet, type, number, dated_on: day };
  if (loss) return { ...said, ...loss, supervisor };
  if (!transfer) return { ...said, received_by: keeper };
  const nameOf = (signer: unknown) => {
    const { name, office } = signer as { name: string; office: string };
    return [name, office].filter(Boolean).join(', ');
  };
  return { ...said, ...transfer, from: nameOf(sheet['holder']), to: nameOf(receiver), approved_by: approved, received_by: receiver };
}
