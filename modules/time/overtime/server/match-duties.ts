import { sql } from 'kysely';
import { ZONE } from '@talaan/kernel/contract/zone.ts';
import type { StepCall } from '@talaan/requests/server/public.ts';
import type { OvertimePunches } from '@talaan/attendance/rules/types.ts';
import { countOvertime, type Stretch } from '../rules/count-overtime.ts';
import type { DayKind, OvertimeSettings } from '../rules/settings.ts';
import { readSettings } from './read-settings.ts';

interface DutyRow {
  id: number;
  authority_id: number;
  personnel_id: number;
  date: string;
  from_minute: number;
  to_minute: number;
  status: string | null;
  overtime: OvertimePunches | null;
  approved_at: string;
  emergency: string;
}

interface Matched {
  id: number;
  kind: DayKind;
  minutes: number;
  stretches: Stretch[];
}

/** Counts the hours of these authorities as the punches show them now (section 9.1); each person and day by itself. */
export async function matchDuties({ db, now, server }: Pick<StepCall, 'db' | 'now' | 'server'>, ids: readonly number[]): Promise<void> {
  const { rows } = await sql<DutyRow>`
    select d.id, d.authority_id, d.personnel_id, d.date, d.from_minute, d.to_minute, y.status, y.overtime, a.approved_at, a.emergency
    from overtime.duty d join overtime.authority a on a.id = d.authority_id
    left join attendance.day_view y on y.personnel_id = d.personnel_id and y.date = d.date
    where d.authority_id = any(${[...ids]}::integer[]) order by d.id`.execute(db);
  const settingsOn = await readSettings(server);
  const days = Map.groupBy(rows, (row) => `${row.authority_id} ${row.personnel_id} ${row.date}`);
  const matched = [...days.values()].flatMap((duties) => matchDay(duties, settingsOn(duties[0]!.date)));
  await sql`
    update overtime.duty d set kind = m.kind, counted_minutes = m.minutes, stretches = m.stretches, matched_at = ${now.toString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(matched)}::jsonb) as m (id integer, kind text, minutes smallint, stretches jsonb)
    where d.id = m.id`.execute(db);
}

function matchDay(duties: DutyRow[], settings: OvertimeSettings): Matched[] {
  const [first] = duties as [DutyRow];
  const { stretches } = countOvertime(
    {
      kind: kindOf(first.status),
      after: first.overtime?.after ?? null,
      windows: duties.map(windowOf),
      presence: first.overtime?.stays ?? [],
      ...(first.emergency === '' && { approvedAt: minuteOf(first.approved_at, first.date) }),
    },
    settings,
  );
  return duties.map((duty) => {
    const own = within(stretches, windowOf(duty));
    const minutes = own.reduce((sum, { from, to, reason }) => sum + (reason === 'COUNTED' ? to - from : 0), 0);
    return { id: duty.id, kind: kindOf(duty.status), minutes, stretches: own };
  });
}

const windowOf = ({ from_minute, to_minute }: DutyRow) => ({ from: from_minute, to: to_minute });

function kindOf(status: string | null): DayKind {
  return status === 'HOLIDAY' || status === 'REST' ? status : 'WORK';
}

/** Minutes from midnight of a day to an instant. */
function minuteOf(at: string, date: string): number {
  const midnight = Temporal.PlainDate.from(date).toZonedDateTime(ZONE).toInstant();
  return Math.ceil((Temporal.Instant.from(at).epochMilliseconds - midnight.epochMilliseconds) / 60_000);
}

function within(stretches: readonly Stretch[], window: { from: number; to: number }): Stretch[] {
  return stretches.flatMap(({ from, to, reason }) => {
    const part = { from: Math.max(from, window.from), to: Math.min(to, window.to), reason };
    return part.from < part.to ? [part] : [];
  });
}
