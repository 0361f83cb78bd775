import { sql } from 'kysely';
import { weeklyHours, SCHEDULE_KINDS, type WeeklyHours } from '@talaan/attendance/contract/schedule-hours.ts';
import { longDate } from '@talaan/kernel/contract/dates.ts';
import { invalid } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, BodyOf, Call, CallOf } from '@talaan/kernel/server/mount.ts';
import { whyNotServing } from '@talaan/personnel/server/public.ts';
import { fileRequests, findFiledPerson, officeOf, takeStep } from '@talaan/requests/server/public.ts';
import type { correctRosterRequest as correcting, fileRosterRequest as filing } from '../contract/requests.ts';
import { faultsOfSchedule } from '../rules/check-hours.ts';
import { ROSTER_SETTINGS } from '../rules/settings.ts';
import { rosterFlow } from '../workflow.ts';
import { rosterRequests, type RequestedFacts } from './roster-requests.ts';

type Body = BodyOf<typeof correcting>;

/** Asks for a schedule. Errors: 404 for a person out of reach, 422 by the field where the hours or the days cannot be, or a request is open. */
export async function fileRosterRequest(call: CallOf<typeof filing>): Promise<AnswerOf<typeof filing>> {
  const { db, body, today } = call;
  const person = await findFiledPerson(call, body.personnel_id);
  const facts = await readFacts(call, body);
  const officeId = await officeOf(db, person.id, today);
  if (officeId === null) throw invalid({ from: [`${person.fullname} has no appointment today.`] });
  const away = (await whyNotServing(db, [{ id: 0, personnelId: person.id, from: facts.from_day, to: facts.from_day }])).get(0);
  if (away) throw invalid({ from: [away] });
  const title = `${SCHEDULE_KINDS[facts.hours.kind]}, from ${longDate(facts.from_day)}`;
  const [id] = await fileRequests(call, rosterRequests, [{ ownerId: person.id, officeId, title }]);
  await db
    .insertInto('rosters.request')
    .values({ ...facts, hours: JSON.stringify(facts.hours), id: id!, personnel_id: person.id, state: rosterFlow.states[0] })
    .execute();
  const whose = person.isOwn ? 'Your request' : `The request of ${person.fullname}`;
  return { message: `${whose} went to the head of the office.`, id: id! };
}

/** Files a returned request again. Errors: 404, 409 as of any step; 422 as when it is filed. */
export async function correctRosterRequest(call: Call<{ id: number }, unknown, Body>): Promise<AnswerOf<typeof correcting>> {
  const facts = await readFacts(call, call.body);
  await takeStep(call, { kind: rosterFlow, id: call.params.id, action: 'correct', input: facts });
  return { message: 'Your request was filed again.' };
}

async function readFacts({ db, today }: Call, { schedule_id, hours, from, last, is_part_time, reason }: Body): Promise<RequestedFacts> {
  const asked = hours ?? (await hoursOfSchedule(db, schedule_id!, from));
  const faults = faultsOfSchedule({ hours: asked, from, last, isPartTime: is_part_time, today }, ROSTER_SETTINGS);
  if (Object.keys(faults).length > 0) throw invalid(faults);
  return { schedule_id, hours: asked, is_part_time, from_day: from, last_day: last, reason };
}

/** The hours of a schedule that HR keeps, on a day. Error: 422 for one that is not in use. */
async function hoursOfSchedule(db: Call['db'], id: number, day: string): Promise<WeeklyHours> {
  const { rows } = await sql<{ hours: unknown }>`
    select jsonb_build_object('kind', s.kind, 'weekdays', h.weekdays) as hours
    from attendance.schedule_view s join attendance.schedule_hours_view h on h.schedule_id = s.id and h.during @> ${day}::date
    where s.id = ${id} and s.is_active`.execute(db);
  if (!rows[0]) throw invalid({ schedule_id: ['This schedule is not in use on that day.'] });
  return weeklyHours.parse(rows[0].hours);
}
