import { sql } from 'kysely';
import type { WeeklyHours } from '@talaan/attendance/contract/schedule-hours.ts';
import { notFound, wrongState } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, Call, CallOf, FileAnswer } from '@talaan/kernel/server/mount.ts';
import { selected } from '@talaan/kernel/server/lists/read-rows.ts';
import { recordOpening } from '@talaan/kernel/server/audit/record-opening.ts';
import { findIssued } from '@talaan/papers/server/public.ts';
import { findFiledPerson, findRequest } from '@talaan/requests/server/public.ts';
import type {
  previewRoster as preview,
  readMySchedules as mine,
  readRosterForm as form,
  readRosterRequest as endpoint,
  RosterRow,
} from '../contract/requests.ts';
import { schedulePaper, type ScheduleSheet } from '../print/schedule-paper.ts';
import { nextMonday, REQUESTED_KINDS } from '../rules/check-hours.ts';
import { readCurrent } from './current-schedule.ts';
import { drawSchedule } from './draw-schedule.ts';
import { effectOfHours } from './effect-of-hours.ts';
import { reachable, requestColumns, requestsOn } from './request-rows.ts';
import { SCHEDULE_PAPER } from './roster-requests.ts';

type Found = Omit<RosterRow, 'seen' | 'actions'> & {
  schedule_id: number | null;
  is_part_time: boolean;
  reason: string;
  code: string | null;
};

/** One request for its owner, those in whose reach it is, and all who decide it. Error: 404 for any other. */
export async function readRosterRequest(call: Call<{ id: number }>): Promise<AnswerOf<typeof endpoint>> {
  const { actor, today } = call;
  const found = await findRosterRequest(call);
  const is_own = found.personnel_id === actor.personnelId;
  const { personnel_id: personnelId, from, hours } = found;
  return {
    request: {
      ...found,
      is_own,
      current: await readCurrent(call, personnelId, today),
      ...(await effectOfHours(call, { personnelId, from, hours })),
    },
  };
}

/** The schedule on paper: as it was issued, or before its approval as a draft. Errors: 404 as of the request, 409 for one that was cancelled. */
export async function printRoster(call: Call<{ id: number }>): Promise<FileAnswer> {
  const { from, last, code, state, ...found } = await findRosterRequest(call);
  if (state === 'CANCELLED') throw wrongState('This request was cancelled.');
  if (code !== null) {
    const issued = await findIssued<ScheduleSheet>(call.db, { code, kind: SCHEDULE_PAPER, personnelId: found.personnel_id });
    return schedulePaper.answer(call.server, [issued], issued.sheet.control_number);
  }
  const sheet = await drawSchedule(call, { ...found, from_day: from, last_day: last }, '');
  return schedulePaper.answer(call.server, [{ sheet, code: null }], 'Work schedule draft');
}

async function findRosterRequest(call: Call<{ id: number }>): Promise<Found> {
  const { db, actor, today, params } = call;
  const { rows } = await sql<Found & { is_reached: boolean }>`
    select ${selected(requestColumns)}, q.schedule_id, q.is_part_time, q.reason, q.code, ${reachable(actor)} as is_reached
    from ${requestsOn(today)} where q.id = ${params.id}`.execute(db);
  if (!rows[0]) throw notFound('There is no such request.');
  const { is_reached, ...found } = rows[0];
  if (!is_reached) await findRequest(call, params.id);
  if (found.personnel_id !== actor.personnelId) await recordOpening(call, found.personnel_id, 'Request for a work schedule');
  return found;
}

/** What a request begins with. Error: 404 for a person out of reach. */
export async function readRosterForm(call: CallOf<typeof form>): Promise<AnswerOf<typeof form>> {
  const { db, today, query } = call;
  const { id, fullname, office, isOwn } = await findFiledPerson(call, query.person ?? null);
  const first_day = nextMonday(today);
  const { rows: schedules } = await sql<{ id: number; name: string; hours: WeeklyHours }>`
    select s.id, s.name, jsonb_build_object('kind', s.kind, 'weekdays', h.weekdays) as hours
    from attendance.schedule_view s join attendance.schedule_hours_view h on h.schedule_id = s.id and h.during @> ${first_day}::date
    where s.is_active and s.kind = any(${[...REQUESTED_KINDS]}) order by kernel.plain(s.name)`.execute(db);
  const { rows: open } = await sql<{ id: number }>`
    select id from rosters.request where personnel_id = ${id} and state in ('FOR_APPROVAL', 'RETURNED')`.execute(db);
  return {
    person: { id, fullname, office },
    is_own: isOwn,
    current: await readCurrent(call, id, today),
    schedules,
    first_day,
    open_id: open[0]?.id ?? null,
  };
}

/** What hours would change. Error: 404 for a person out of reach. */
export async function previewRoster(call: CallOf<typeof preview>): Promise<AnswerOf<typeof preview>> {
  const { id } = await findFiledPerson(call, call.query.person ?? null);
  return effectOfHours(call, { personnelId: id, from: call.query.from, hours: call.query.hours });
}

/** One's own schedules through time. Error: 404 for an account without a person. */
export async function readMySchedules(call: Call): Promise<AnswerOf<typeof mine>> {
  const { id } = await findFiledPerson(call, null);
  const { rows: periods } = await sql<AnswerOf<typeof mine>['periods'][number]>`
    select s.name, jsonb_build_object('kind', s.kind, 'weekdays', h.weekdays) as hours, lower(a.during * h.during) as from, upper(a.during * h.during) - 1 as last
    from attendance.schedule_assignment_view a join attendance.schedule_view s on s.id = a.schedule_id
    join attendance.schedule_hours_view h on h.schedule_id = s.id and h.during && a.during
    where a.personnel_id = ${id} order by lower(a.during * h.during) desc nulls last`.execute(call.db);
  return { current: await readCurrent(call, id, call.today), periods };
}
