import { stageCsv, type Connection } from '@talaan/kernel/server/stage-csv.ts';

/** Appointment statuses in the order of the list; repeatable. */
export async function loadReference(client: Connection): Promise<void> {
  await stageCsv(client, 'staged_status', new URL('./reference/appointment-statuses.csv', import.meta.url));
  await client.query(`
    insert into personnel.appointment_status (code, name, place)
    select code, name, line from staged_status order by line
    on conflict (code) do update set name = excluded.name, place = excluded.place
    where (appointment_status.name, appointment_status.place) is distinct from (excluded.name, excluded.place)
  `);
}
