import type { DemoMaking } from '@talaan/kernel/server/demo/making.ts';

/** How long ago it was circulated, and how long the offices have for it. */
const DAYS_AGO = 5;
const DAYS_GIVEN = 7;

/**
 * The memorandum that an office holds longest is circulated to all open offices; of those with a clerk every second one has acknowledged it, the others
 * are still to, the College of Arts and Sciences among them.
 */
export async function loadDemo({ client, now, today }: DemoMaking): Promise<void> {
  const sentOn = today.subtract({ days: DAYS_AGO });
  await client.query(
    `with memo as (
       select d.id, h.id as hop_id, h.state, h.office_id, h.received_by as account_id, greatest($1::timestamptz, h.received_at) as at
       from documents.hop h join documents.document d on d.id = h.document_id join documents.type t on t.id = d.type_id
       join organization.office_view f on f.id = h.office_id
       where h.ended_at is null and h.state in ('RECEIVED', 'PENDING') and f.campus_id = 1 and f.acronym <> 'CAS' and d.confidentiality = 'OPEN'
       order by t.code = 'MEM' desc, h.received_at, d.id limit 1
     ), sent as (
       insert into documents.circulation (document_id, office_id, from_office_id, note, sent_at, sent_by, due_on, told_on, acknowledged_at, acknowledged_by)
       select m.id, o.id, m.office_id, 'For the information of all.', m.at, m.account_id, $3::date, $4::date,
         case when a.id is not null then m.at + interval '3 hours' * (1 + o.id % 9) end, a.id
       from memo m cross join organization.office_view o
       left join lateral (select min(a.id) as id from identity.account_view a join personnel.appointment_view p on p.personnel_id = a.personnel_id and upper_inf(p.during)
         where p.office_id = o.id and o.id % 2 = 0 and o.acronym <> 'CAS' and m.at + interval '3 hours' * (1 + o.id % 9) < $2::timestamptz) a on true
       where o.is_active and o.id <> m.office_id
     )
     insert into documents.step (document_id, no, action, from_state, to_state, hop_id, at, account_id, reason, details)
     select m.id, (select max(s.no) from documents.step s where s.document_id = m.id) + 1, 'circulate', m.state, m.state, m.hop_id, m.at, m.account_id,
       'For the information of all.', jsonb_build_object('to', 'All offices of the university', 'due_on', $3::text)
     from memo m`,
    [`${sentOn.toString()}T09:00:00+08:00`, now.toString(), sentOn.add({ days: DAYS_GIVEN }).toString(), sentOn.toString()],
  );
}
