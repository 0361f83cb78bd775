import type { DemoMaking } from '@talaan/kernel/server/demo/making.ts';

/** Who sits: the heads of these offices, and in the team a further member; the secretary is the L&D officer, of the department committee its second senior teacher. */
const SEATS = [
  ['SCHOLARSHIP', 'OVPAA', 'CHAIR', null],
  ['SCHOLARSHIP', 'OVPAF', 'VICE_CHAIR', null],
  ['SCHOLARSHIP', 'HRMO', 'MEMBER', null],
  ['SCHOLARSHIP', 'CAS', 'MEMBER', null],
  ['SCHOLARSHIP', 'BUD', 'MEMBER', null],
  ['SCHOLARSHIP', 'GCO', 'SECRETARY', null],
  ['PDC', 'OVPAF', 'CHAIR', null],
  ['PDC', 'HRMO', 'VICE_CHAIR', null],
  ['PDC', 'OVPAA', 'MEMBER', null],
  ['PDC', 'LAO', 'MEMBER', null],
  ['PDC', 'RMO', 'MEMBER', null],
  ['PDC', 'GCO', 'SECRETARY', null],
  ['PMT', 'OP', 'CHAIR', 'EXECUTIVE'],
  ['PMT', 'HRMO', 'MEMBER', 'HR'],
  ['PMT', 'PDO', 'MEMBER', 'PLANNING'],
  ['PMT', 'BUD', 'MEMBER', 'FINANCE'],
  ['PMT', 'LAO', 'MEMBER', 'RANK_AND_FILE'],
  ['PMT', 'GCO', 'SECRETARY', null],
] as const;

/** Four committees with their seats, a meeting of the scholarship committee that was held, and one that is called. */
export async function loadDemo({ client, today }: DemoMaking): Promise<void> {
  const from = `${today.year}-01-01`;
  await client.query(
    `insert into committees.committee (kind, office_id) select 'DPC', id from organization.office_view where acronym = 'DMS' order by id limit 1`,
  );
  await client.query(
    `insert into committees.seat (committee_id, personnel_id, role, represents, order_no, during)
     select distinct on (c.id, h.personnel_id) c.id, h.personnel_id, s.role, s.represents, 'Office Order 15, s. ' || $3, daterange($1, ($1::date + interval '2 years')::date)
     from jsonb_to_recordset($2) as s (kind text, office text, role text, represents text)
     join committees.committee c on c.kind = s.kind join organization.office_view o on o.acronym = s.office and o.campus_id = 1
     join organization.head_view h on h.office_id = o.id and not h.is_acting and h.during @> $4::date
     order by c.id, h.personnel_id, s.role`,
    [
      from,
      JSON.stringify(SEATS.map(([kind, office, role, represents]) => ({ kind, office, role, represents }))),
      String(today.year),
      today.toString(),
    ],
  );
  await client.query(
    `insert into committees.seat (committee_id, personnel_id, role, order_no, during)
     select c.id, a.personnel_id, 'MEMBER', 'Office Order 15, s. ' || $2, daterange($1, ($1::date + interval '2 years')::date)
     from committees.committee c join identity.account_view a on a.email = 'admin@talaan.example' where c.kind = 'PMT'`,
    [from, String(today.year)],
  );
  await client.query(
    `insert into committees.seat (committee_id, personnel_id, role, order_no, during)
     select c.id, a.personnel_id, case a.place when 1 then 'CHAIR' when 2 then 'SECRETARY' else 'MEMBER' end, 'Office Order 22, s. ' || $2, daterange($1, null)
     from committees.committee c cross join lateral (
       select a.personnel_id, row_number() over (order by (select count(*) from organization.head_view h where h.personnel_id = a.personnel_id) desc, a.personnel_id) as place
       from personnel.appointment_view a where a.office_id = c.office_id and a.during @> $3::date and a.status_code = 'PERM') a
     where c.kind = 'DPC' and a.place <= 5`,
    [from, String(today.year), today.toString()],
  );
  await client.query(
    `insert into requests.sitting (committee, office_id, personnel_id, is_secretary, source_id, during)
     select c.kind, c.office_id, s.personnel_id, s.role = 'SECRETARY', s.id, s.during from committees.seat s join committees.committee c on c.id = s.committee_id`,
  );
  await client.query(
    `with c as (select id from committees.committee where kind = 'SCHOLARSHIP')
     insert into committees.meeting (committee_id, state, date, begins, place, minutes)
     select c.id, v.state, $1::date + v.days, v.begins, 'Board room', v.minutes from c, (values
       ('HELD', -11, 540, E'The chair opened the meeting at 9:00 AM. The minutes of the meeting before were read and found in order.\\nThe committee asked that progress reports name the adviser.'),
       ('CALLED', 8, 810, '')) as v (state, days, begins, minutes)`,
    [today.toString()],
  );
  await client.query(
    `insert into committees.present (meeting_id, seat_id)
     select m.id, s.id from committees.meeting m join committees.seat s on s.committee_id = m.committee_id where m.state = 'HELD' and s.role <> 'VICE_CHAIR'`,
  );
  await client.query(
    `insert into committees.item (meeting_id, place, title, decision, decision_words, decided_at)
     select m.id, v.place, v.title, case when m.state = 'HELD' then 'NOTE' end, case when m.state = 'HELD' then 'Noted' else '' end,
       case when m.state = 'HELD' then m.date + time '10:00' end
     from committees.meeting m cross join (values (1, 'Reading of the minutes of the last meeting'), (2, 'Scholars who return to duty next term')) as v (place, title)`,
  );
  await client.query(
    `insert into committees.meeting_step (meeting_id, no, action, from_state, to_state, account_id, at)
     select m.id, v.no, v.action, v.from_state, v.to_state, (select id from identity.account_view where email = 'ld@talaan.example'),
       ($1::date + time '09:05') at time zone 'Asia/Manila' - v.before
     from committees.meeting m join (values (1, 'call', 'PLANNED', 'CALLED', interval '16 days'), (2, 'hold', 'CALLED', 'HELD', interval '11 days'))
       as v (no, action, from_state, to_state, before) on v.no = 1 or m.state = 'HELD'`,
    [today.toString()],
  );
}
