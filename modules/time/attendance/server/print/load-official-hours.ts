import { sql } from 'kysely';
import type { Database } from '@talaan/kernel/server/database/database.ts';
import { formatOfficialHours } from '../../rules/format-hours.ts';
import { REGULAR } from '../../rules/schedule-seeds.ts';
import type { Schedule } from '../../rules/types.ts';

export type OfficialHours = ReturnType<typeof formatOfficialHours>;

/** Says the official hours of a schedule on a date; where none was assigned, those of the law. */
export type SayHoursOn = (scheduleId: number | null, date: string) => OfficialHours;

export async function loadOfficialHours(db: Database): Promise<SayHoursOn> {
  const { rows } = await sql<{
    id: number;
    kind: Schedule['kind'];
    weekdays: Schedule['weekdays'];
    first: string | null;
    end: string | null;
  }>`
    select s.id, s.kind, h.weekdays, lower(h.during) as first, upper(h.during) as "end"
    from attendance.schedule s join attendance.schedule_hours h on h.schedule_id = s.id`.execute(db);
  const versions = Map.groupBy(
    rows.map((row) => ({ ...row, hours: formatOfficialHours(row) })),
    (row) => row.id,
  );
  const byLaw = formatOfficialHours(REGULAR);
  return (scheduleId, date) => {
    if (scheduleId === null) return byLaw;
    const held = versions.get(scheduleId)?.find(({ first, end }) => (first === null || first <= date) && (end === null || date < end));
    return held?.hours ?? byLaw;
  };
}
