import type { Connection } from '@talaan/kernel/server/workbook/stage-csv.ts';
import { REGULAR, SCHEDULE_SEEDS } from '../rules/schedule-seeds.ts';

/** The default schedules, the regular one for everybody. What HR changed or took out since stays so. */
export async function loadReference(client: Connection): Promise<void> {
  await client.query(
    `with seed as (select value from jsonb_array_elements($1::jsonb)),
       added as (
         insert into attendance.schedule (name, kind) select value->>'name', value->>'kind' from seed
         on conflict (name) do nothing returning id, name
       )
     insert into attendance.schedule_hours (schedule_id, weekdays, during)
     select added.id, seed.value->'weekdays', daterange(null, null) from added join seed on seed.value->>'name' = added.name`,
    [JSON.stringify(SCHEDULE_SEEDS)],
  );
  await client.query(
    `insert into attendance.schedule_assignment (schedule_id, during)
     select id, daterange(null, null) from attendance.schedule
     where name = $1 and not exists (select from attendance.schedule_assignment where personnel_id is null and office_id is null)`,
    [REGULAR.name],
  );
}
