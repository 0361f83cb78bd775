import type { DemoMaking } from '@talaan/kernel/server/demo/making.ts';

/** The last two devices push by themselves, one of them with faults; a third, unknown one waits to be approved. */
export async function loadDemo({ client, now }: DemoMaking): Promise<void> {
  const at = now.toString();
  await client.query(
    `update attendance.device set mode = 'push', last_seen_at = $1::timestamptz - interval '2 seconds' * id where id in (9, 10)`,
    [at],
  );
  await client.query(
    `insert into adms.link (device_id, address, firmware, users, templates, records, said_at, punched_at, lags, punches, doubled, bad_lines)
     values (9, '10.20.1.11', 'Ver 8.0.4.3-20190524', 412, 824, 18240, $1::timestamptz - interval '3 minutes', $1::timestamptz - interval '4 minutes', '{2,3,1,2,4}', 18240, 31, 0),
       (10, '10.20.1.12', 'Ver 6.60 Apr 13 2022', 398, 796, 17012, $1::timestamptz - interval '5 minutes', $1::timestamptz - interval '6 minutes', '{312,318,309,311,340}', 17003, 12, 3)`,
    [at],
  );
  await client.query(
    `insert into adms.fault (device_id, kind, says, began_at, ended_at)
     values (9, 'SILENT', 'It no longer asks for commands. See whether it is on and connected; it keeps its punches until then.',
         $1::timestamptz - interval '9 days 3 hours', $1::timestamptz - interval '9 days'),
       (10, 'CLOCK', 'Its clock is 5 minutes 9 seconds behind. Its punches count with that time.', $1::timestamptz - interval '2 hours', null)`,
    [at],
  );
  await client.query(
    `insert into adms.bad_line (device_id, received_at, target, line, reason)
     select 10, $1::timestamptz - interval '1 day' * n, 'ATTLOG', E'1021\\t2000-01-0' || n || E' 00:14:03\\t0\\t1\\t0', 'The clock of the device was at its factory date.'
     from generate_series(3, 1, -1) n`,
    [at],
  );
  await client.query(
    `insert into adms.device_user (device_id, pin, name, said_at, sent_at)
     select d.id, h.pin, left(p.fullname, 24), $1::timestamptz - interval '2 days', case when p.id % 3 = 0 then $1::timestamptz - interval '2 days' end
     from attendance.device_view d cross join personnel.device_pin_view h join personnel.person_view p on p.id = h.personnel_id
     join personnel.appointment_view a on a.personnel_id = p.id and upper_inf(a.during)
     join organization.office_view o on o.id = a.office_id and o.campus_id = d.campus_id
     where d.id in (9, 10) and upper_inf(h.during) and length(h.pin) <= 24
     on conflict do nothing`,
    [at],
  );
  await client.query(
    `insert into adms.command (device_id, kind, text, pin, personnel_id, state, code, queued_at, sent_at, ended_at)
     select c.device_id, c.kind, c.text, c.pin, null, c.state, c.code, $1::timestamptz - c.ago, case when c.state <> 'QUEUED' and c.state <> 'EXPIRED' then $1::timestamptz - c.ago + interval '8 seconds' end,
       case when c.state in ('DONE', 'FAILED') then $1::timestamptz - c.ago + interval '9 seconds' when c.state = 'EXPIRED' then $1::timestamptz - c.ago + interval '1 day' end
     from (values
       (9, 'INFO', 'INFO', null, 'DONE', null::integer, interval '3 days'),
       (9, 'QUERY_PUNCHES', E'DATA QUERY ATTLOG StartTime=2026-11-01 00:00:00\\tEndTime=2026-11-09 23:59:59', null, 'DONE', null, interval '9 days'),
       (10, 'REMOVE_USER', 'DATA DELETE USERINFO PIN=4711', '4711', 'FAILED', -10, interval '2 days'),
       (10, 'REBOOT', 'REBOOT', null, 'EXPIRED', null, interval '6 days'),
       (10, 'CHECK', 'CHECK', null, 'QUEUED', null, interval '1 minute')
     ) c (device_id, kind, text, pin, state, code, ago)`,
    [at],
  );
  await client.query(
    `insert into adms.stranger (serial, first_seen_at, last_seen_at, address, network, posts, bytes, said)
     values ('CGKK214760032', $1::timestamptz - interval '2 hours', $1::timestamptz - interval '1 minute', '10.20.4.77', '10.20.4.77', 2, 84, 'Firmware Ver 8.0.4.7')`,
    [at],
  );
  await client.query(
    `insert into adms.quarantine (serial, address, received_at, target, stamp, body)
     select 'CGKK214760032', '10.20.4.77', $1::timestamptz - interval '1 hour' * n, 'ATTLOG', '9999',
       convert_to(E'990' || n || E'\\t' || to_char(kernel.clock_of(($1::timestamptz - interval '1 hour' * n)), 'YYYY-MM-DD HH24:MI:SS') || E'\\t0\\t1\\t0\\r\\n', 'UTF8')
     from generate_series(1, 2) n`,
    [at],
  );
  await client.query(`update adms.stranger s set bytes = (select sum(length(body)) from adms.quarantine q where q.serial = s.serial)`);
}
