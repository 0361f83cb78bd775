import type { ClientBase } from 'pg';
import { startClock } from '@talaan/kernel/server/clock.ts';
import type { Server } from '@talaan/kernel/server/server.ts';
import type { DtrDay } from '../contract/days.ts';
import { RULES_VERSION } from '../rules/settings.ts';
import { previewDays, type PreviewedDay } from '../server/compute/preview-days.ts';

/** The due days of people from one date to another, computed before the rest, for rows that are made of them; by person. */
export async function computeDaysOf(
  client: ClientBase,
  now: Temporal.Instant,
  people: readonly number[],
  { from, to }: { from: string; to: string },
): Promise<Map<number, DtrDay[]>> {
  const { rows } = await client.query<{ personnelId: number; dates: string[] }>(
    `with taken as (
       delete from attendance.day_due where personnel_id = any($1) and date between $2 and $3 returning personnel_id, date)
     select personnel_id as "personnelId", array_agg(date::text order by date) as dates from taken group by 1 order by 1`,
    [people, from, to],
  );
  // Within the transaction of the demo, which alone sees its punches.
  const pool = client as unknown as Server['pool'];
  const computed = await previewDays({ pool, clock: startClock(now) }, rows);
  const lines = [...computed].flatMap(([personnel_id, days]) => days.map((day) => ({ personnel_id, ...asLine(day) })));
  await client.query(
    `insert into attendance.day
     select (jsonb_populate_record(null::attendance.day, line || jsonb_build_object('rules_version', $2::text, 'computed_at', $3::text))).*
     from jsonb_array_elements($1::jsonb) line`,
    [JSON.stringify(lines), RULES_VERSION, now.toString()],
  );
  return new Map([...computed].map(([id, days]) => [id, days.map(({ reasons: _reasons, schedule: _schedule, ...day }) => day)]));
}

function asLine({ schedule, ...day }: PreviewedDay) {
  return { ...day, schedule_id: schedule.id };
}
