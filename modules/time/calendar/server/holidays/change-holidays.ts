import { recordChange } from '@talaan/kernel/server/audit/audit.ts';
import { notFound } from '@talaan/kernel/server/errors.ts';
import type { BodyOf, Call } from '@talaan/kernel/server/mount.ts';
import type { addHoliday } from '../../contract/holidays.ts';
import { notifyCalendarChanged } from '../calendar-changed.ts';
import { isToldOn } from '../../rules/holiday-notices.ts';
import { notifySoon, type ToldSuspension } from '../suspensions/notify-suspensions.ts';
import { requireCampus } from '../require-campus.ts';

type HolidayBody = BodyOf<typeof addHoliday>;

/** Adds (no id), edits, or removes (no body) a holiday; has what rests on the calendar follow, and those concerned told where it is near. */
export async function changeHolidays(call: Call, id: number | null, body: HolidayBody | null): Promise<number> {
  const { db, server } = call;
  const before =
    id === null ? null : await db.selectFrom('attendance.holiday').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (before === undefined) throw notFound('There is no such holiday.');
  for (const day of [before, body]) if (day) requireCampus(call, day.campus_id);
  const changed = await write(call, id, body);
  const action = body === null ? 'remove a holiday' : id === null ? 'add a holiday' : 'edit a holiday';
  await recordChange(call, { action, subject: `attendance.holiday:${changed}`, before: before ?? undefined, after: body ?? undefined });
  await notifyCalendarChanged(call, [before, body]);
  const [was, is] = [before, body].map((day) => day && freeDayOf(day));
  if ([was, is].some((day) => day && isToldOn(day.date, call.today))) await notifySoon(server, db, was!, is!);
  return changed;
}

/** Whom a day without work concerns, and what they are told; null for a special working day. */
function freeDayOf({ date, type, campus_id, name, legal_basis }: Omit<HolidayBody, 'type'> & { type: string }): ToldSuspension | null {
  if (type === 'special_working') return null;
  const nobody = { office_ids: [], exempt_office_ids: [], exempt_position_ids: [], exempt_personnel_ids: [] };
  return {
    date,
    campus_id,
    reason: name,
    issued_by: legal_basis,
    from_minute: null,
    to_minute: null,
    track: null,
    ...nobody,
    is_holiday: true,
  };
}

async function write({ db }: Call, id: number | null, body: HolidayBody | null): Promise<number> {
  if (id === null) return (await db.insertInto('attendance.holiday').values(body!).returning('id').executeTakeFirstOrThrow()).id;
  if (body === null) await db.deleteFrom('attendance.holiday').where('id', '=', id).execute();
  else await db.updateTable('attendance.holiday').set(body).where('id', '=', id).execute();
  return id;
}
