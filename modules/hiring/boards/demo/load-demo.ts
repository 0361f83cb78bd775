import type { DemoMaking } from '@talaan/kernel/server/demo/making.ts';

/**
 * A board for non-academic and one for academic personnel, and the personnel committee of a department, each with members, alternates and
 * a secretary as far as there are people; they sit for the posts of their kind, and members have declared about some applicants.
 */
export async function loadDemo({ client, now, today }: DemoMaking): Promise<void> {
  const term = [`${today.year}-01-01`, `${today.year + 1}-01-01`];
  await client.query(
    `insert into boards.board (name, kind, office_id, order_number, order_date, term)
     values ('Selection Board for Non-Academic Personnel', 'NAPB', null, '12, s. ' || $3, $1, daterange($1, $2)),
       ('Selection Board for Academic Personnel', 'APB', null, '13, s. ' || $3, $1, daterange($1, $2)),
       ('Selection Board for Non-Academic Personnel, last year', 'NAPB', null, '9, s. ' || ($3::integer - 1), $1::date - 365, daterange($1::date - 365, $1))`,
    [term[0], term[1], String(today.year)],
  );
  await client.query(
    `insert into boards.board (name, kind, office_id, order_number, order_date, term)
     select 'Personnel Committee, ' || fullname, 'DPC', id, '21, s. ' || $3, $1, daterange($1, $2)
     from organization.office_view where acronym = 'DMS' order by id limit 1`,
    [term[0], term[1], String(today.year)],
  );
  await client.query(
    `insert into boards.seat (board_id, personnel_id, role, title, votes, level, during, sworn_on)
     select distinct on (b.id, h.personnel_id) b.id, h.personnel_id, m.role, m.title, m.role <> 'secretary', m.level, daterange(lower(b.term), null),
       lower(b.term) + 14
     from (values
       ('NAPB', 1, 'OVPAF', 'chair', 'Vice President for Administration and Finance', null),
       ('NAPB', 2, 'HRMO', 'member', 'Head of human resources', null),
       ('NAPB', 3, 'LAO', 'member', 'Representative of the second level', 'second'),
       ('NAPB', 4, 'RMO', 'member', 'Representative of the first level', 'first'),
       ('NAPB', 5, 'BUD', 'member', 'Budget', null),
       ('NAPB', 6, 'OBS', 'secretary', 'Secretariat', null),
       ('APB', 1, 'OVPAA', 'chair', 'Vice President for Academic Affairs', null),
       ('APB', 2, 'CAS', 'member', 'Dean', null),
       ('APB', 3, 'HRMO', 'member', 'Head of human resources', null),
       ('APB', 4, 'LAO', 'member', 'Representative of the faculty association', null),
       ('APB', 5, 'OBS', 'secretary', 'Secretariat', null),
       ('DPC', 1, 'DMS', 'chair', 'Chair of the department', null)) as m (kind, place, office, role, title, level)
     join boards.board b on b.kind = m.kind and b.term @> $1::date
     join organization.office_view o on o.acronym = m.office and o.campus_id = 1
     join organization.head_view h on h.office_id = o.id and not h.is_acting and h.during @> $1::date
     order by b.id, h.personnel_id, m.place`,
    [today.toString()],
  );
  // Alternates of the chairs and of the head of human resources, and the senior faculty of the committee.
  await client.query(
    `insert into boards.seat (board_id, personnel_id, role, title, votes, alternate_for_id, during, sworn_on)
     select distinct on (s.id) s.board_id, a.personnel_id, 'member', 'Alternate', true, s.id, s.during, s.sworn_on
     from boards.seat s join boards.board b on b.id = s.board_id
       join personnel.appointment_view w on w.personnel_id = s.personnel_id and w.during @> $1::date
       join personnel.appointment_view a on a.office_id = w.office_id and a.personnel_id <> s.personnel_id and a.during @> $1::date and a.status_code = 'PERM'
     where b.kind in ('NAPB', 'APB') and (s.role = 'chair' or s.title = 'Head of human resources')
       and not exists (select from boards.seat x where x.board_id = s.board_id and x.personnel_id = a.personnel_id)
     order by s.id, a.personnel_id desc`,
    [today.toString()],
  );
  await client.query(
    `insert into boards.seat (board_id, personnel_id, role, title, votes, during, sworn_on)
     select b.id, a.personnel_id, case when row_number() over (order by a.personnel_id) = 3 then 'secretary' else 'member' end, 'Faculty',
       row_number() over (order by a.personnel_id) <> 3, daterange(lower(b.term), null), null
     from boards.board b join personnel.appointment_view a on a.office_id = b.office_id and a.during @> $1::date
     where b.kind = 'DPC' and not exists (select from boards.seat x where x.board_id = b.id and x.personnel_id = a.personnel_id)
     order by a.personnel_id limit 3`,
    [today.toString()],
  );
  await client.query(
    `insert into boards.sitting (post_id, board_id, assigned_at)
     select v.id, b.id, $2 from vacancies.post v join boards.board b on b.kind = v.board and b.term @> $1::date
     where v.state in ('POSTED', 'CLOSED', 'VALID', 'NEAR_EXPIRY', 'FILLED')`,
    [today.toString(), now.toString()],
  );
  await client.query(
    `insert into boards.inhibition (seat_id, application_id, is_inhibited, cause, remarks, declared_at)
     select s.id, a.id, (a.id + s.id) % 9 = 0, case when (a.id + s.id) % 9 = 0 then 'relative' else '' end,
       case when (a.id + s.id) % 9 = 0 then 'First cousin' else '' end, $1
     from boards.sitting t join boards.seat s on s.board_id = t.board_id and s.post_id is null
       join applicants.application a on a.post_id = t.post_id and a.state not in ('DRAFT', 'WITHDRAWN', 'SUBMITTED', 'INCOMPLETE')
     where s.role <> 'secretary' and s.id % 3 <> 0`,
    [now.toString()],
  );
}
