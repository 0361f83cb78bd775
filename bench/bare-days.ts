import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { computeDay } from '@talaan/attendance/rules/compute-day.ts';
import { dayWindow, scheduledSpan } from '@talaan/attendance/rules/day-window.ts';
import { REGULAR } from '@talaan/attendance/rules/schedule-seeds.ts';
import { DEFAULT_SETTINGS, RULES_VERSION } from '@talaan/attendance/rules/settings.ts';
import type { DayModifier, DayResult, Punch, Schedule, Slots, Span, WorkDay } from '@talaan/attendance/rules/types.ts';

/** All that the rules need for one day of one person, in memory. */
export interface BareDay {
  personnelId: number;
  scheduleId: number | null;
  workDay: WorkDay;
}

/** The days of a month that have a result, with the schedule by which it was computed and the punches around it. */
export async function loadMonth(pool: pg.Pool, month: string): Promise<BareDay[]> {
  const schedules = await loadSchedules(pool);
  const { rows } = await pool.query<{
    person: number;
    date: string;
    schedule: number | null;
    modifiers: DayModifier[] | null;
    minutes: number[] | null;
  }>(
    `select d.personnel_id as person, d.date, d.schedule_id as schedule,
       (select jsonb_agg(modifier) from (
         select jsonb_build_object('kind', 'HOLIDAY', 'holidayType', upper(h.type), 'name', h.name) as modifier from attendance.holiday h
           where h.date = d.date and (h.campus_id is null or h.campus_id = o.campus_id)
         union all
         select jsonb_build_object('kind', case when s.from_minute is null then 'SUSPENSION_WHOLE_DAY' else 'SUSPENSION_FROM_HOUR' end, 'from', s.from_minute, 'reason', s.reason)
           from attendance.suspension s where s.date = d.date and (s.campus_id is null or s.campus_id = o.campus_id)) m) as modifiers,
       (select array_agg(floor(extract(epoch from p.at - attendance.start_of(d.date)) / 60)::integer order by p.at) from attendance.person_punch p
         where p.personnel_id = d.personnel_id and p.at >= attendance.start_of(d.date - 1) and p.at < attendance.start_of(d.date + 2)) as minutes
     from attendance.day d
     join personnel.appointment a on a.personnel_id = d.personnel_id and a.during @> d.date
     join organization.office o on o.id = a.office_id
     where d.date between $1::date and $1::date + interval '1 month - 1 day' order by 1, 2`,
    [`${month}-01`],
  );
  return rows.map(({ person, date, schedule: scheduleId, modifiers, minutes }) => {
    const schedule = schedules.get(scheduleId ?? 0) ?? REGULAR;
    const window = windowOn(schedule, Temporal.PlainDate.from(date).dayOfWeek);
    const punches = (minutes ?? []).filter((minute) => minute >= window.from && minute < window.to);
    return {
      personnelId: person,
      scheduleId,
      workDay: {
        date,
        schedule,
        punches: punches.map((minute): Punch => ({ id: '', minutes: minute, source: 'DEVICE_USB' })),
        modifiers: modifiers ?? [],
        settings: DEFAULT_SETTINGS,
        window,
      },
    };
  });
}

/** As far as the days before and after, by the same schedule, leave it. */
function windowOn(schedule: Schedule, weekday: number): Span {
  const [before, own, after] = [weekday + 5, weekday + 6, weekday + 7].map((day) => scheduledSpan(schedule, (day % 7) + 1));
  return dayWindow(own!, DEFAULT_SETTINGS, before, after);
}

async function loadSchedules(pool: pg.Pool): Promise<Map<number, Schedule>> {
  const { rows } = await pool.query<Schedule & { id: number }>(
    'select s.id, s.name, s.kind, h.weekdays from attendance.schedule s join attendance.schedule_hours h on h.schedule_id = s.id',
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** The pure rules, and each result as a line for COPY. */
export function computeInMemory(month: readonly BareDay[]): string {
  const computedAt = Temporal.Now.instant().toString();
  return month.map((day) => writeLine(day, computeDay(day.workDay), computedAt)).join('');
}

export async function writeAtOnce(pool: pg.Pool, lines: string): Promise<void> {
  const client = await pool.connect();
  const copy = `copy attendance.day (personnel_id, date, status, am_in, am_out, pm_in, pm_out, late_minutes, undertime_minutes, absent_thousandths,
    night_minutes, late_times, undertime_times, word, am_word, pm_word, reasons, schedule_id, rules_version, computed_at) from stdin`;
  await pipeline(Readable.from([lines]), client.query(copyFrom(copy)));
  client.release();
}

function writeLine({ personnelId, scheduleId, workDay }: BareDay, result: DayResult, computedAt: string): string {
  const minutes = (['amIn', 'amOut', 'pmIn', 'pmOut'] satisfies (keyof Slots)[]).map((slot) => result.slots[slot]?.minutes ?? '\\N');
  const figures = [
    result.lateMinutes,
    result.undertimeMinutes,
    result.absentThousandths,
    result.nightMinutes,
    result.lateTimes,
    result.undertimeTimes,
  ];
  const words = [result.word ?? '\\N', result.amWord ?? '\\N', result.pmWord ?? '\\N'];
  const reasons = JSON.stringify(result.reasons).replaceAll('\\', '\\\\');
  return `${[personnelId, workDay.date, result.status, ...minutes, ...figures, ...words, reasons, scheduleId ?? '\\N', RULES_VERSION, computedAt].join('\t')}\n`;
}
