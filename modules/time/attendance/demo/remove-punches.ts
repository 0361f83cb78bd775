import type { ClientBase } from 'pg';

/** A whole day on which a person of the demo was away. */
export interface DayAway {
  personId: number;
  date: string;
}

/** Takes away what the demo had devices punch on days on which people turn out to be away. Within the transaction that makes the demo. */
export async function removePunches(client: ClientBase, days: readonly DayAway[]): Promise<void> {
  await client.query('alter table attendance.punch disable trigger punch_is_append_only');
  await client.query(
    `delete from attendance.punch p using unnest($1::integer[], $2::date[]) as away (person_id, date), personnel.device_pin_view h
     where h.personnel_id = away.person_id and h.during @> away.date and p.pin = h.pin
       and p.at >= attendance.start_of(away.date) and p.at < attendance.start_of(away.date + 1)`,
    [days.map(({ personId }) => personId), days.map(({ date }) => date)],
  );
  await client.query('alter table attendance.punch enable trigger punch_is_append_only');
}
