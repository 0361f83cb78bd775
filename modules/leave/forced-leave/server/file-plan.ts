import { sql } from 'kysely';
import { agencySettingsOn } from '@talaan/attendance/server/public.ts';
import { invalid, notFound } from '@talaan/kernel/server/errors.ts';
import type { AnswerOf, Call, CallOf } from '@talaan/kernel/server/mount.ts';
import { LEAVE_OF_AGENCY } from '@talaan/leave/rules/settings.ts';
import { fileRequests, findFiledPerson, takeStep } from '@talaan/requests/server/public.ts';
import type { cancelForcedDates as cancelling, changeForcedPlan as changing, fileForcedPlan as filing } from '../contract/forced-plans.ts';
import { forcedFlow } from '../rules/forced-flow.ts';
import { faultOfPlan } from '../rules/forced-plan.ts';
import { forcedPlans } from './plan-requests.ts';
import { readDays } from './read-days.ts';
import { doneElsewhere } from './read-plan.ts';
import { readForcedYears } from './read-years.ts';

/** Files a plan. Errors: 404 for a person out of reach, 422 where the dates cannot be, or a plan of the year is there. */
export async function fileForcedPlan(call: CallOf<typeof filing>): Promise<AnswerOf<typeof filing>> {
  const { db, body } = call;
  const { year } = body;
  const person = await findFiledPerson(call, body.personnel_id);
  const { officeId, dates } = await requirePlan(call, person.id, year, body.dates);
  await requireForcedLeave(call, person.id, year);
  const [id] = await fileRequests(call, forcedPlans, [{ ownerId: person.id, officeId, title: titleOf(year, dates) }]);
  await db.insertInto('leave.forced_plan').values({ id: id!, personnel_id: person.id, year, dates, state: forcedFlow.states[0] }).execute();
  const whose = person.isOwn ? 'Your plan' : `The plan of ${person.fullname}`;
  return { message: `${whose} went to the head of the office.`, id: id! };
}

/** Asks for other dates. Errors: 404, 409 as of any step; 422 as when it is filed. */
export async function changeForcedPlan(call: CallOf<typeof changing>): Promise<AnswerOf<typeof changing>> {
  const { id } = call.params;
  const { rows } = await sql<{ personnel_id: number; year: number }>`
    select personnel_id, year from leave.forced_plan where id = ${id} and personnel_id = ${call.actor.personnelId}::integer`.execute(
    call.db,
  );
  if (!rows[0]) throw notFound('There is no such plan.');
  const { dates } = await requirePlan(call, rows[0].personnel_id, rows[0].year, call.body.dates);
  await takeStep(call, { kind: forcedFlow, id, action: 'change', input: dates });
  return { message: 'The changed plan went to the head of the office.' };
}

/** Cancels approved dates by written order. Errors: 404, 409 as of any step; 422 for a date that is not approved. */
export async function cancelForcedDates(call: CallOf<typeof cancelling>): Promise<AnswerOf<typeof cancelling>> {
  const { id } = call.params;
  const dates = [...new Set(call.body.dates)];
  await takeStep(call, { kind: forcedFlow, id, action: 'cancelDates', input: dates, remarks: call.body.order, details: { dates } });
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from leave.forced_day where plan_id = ${id} and date = any (${dates}::date[])`.execute(call.db);
  if (rows[0]!.count < dates.length) throw invalid({ dates: ['Choose dates of the approved plan.'] });
  return { message: dates.length === 1 ? '1 date was cancelled by order.' : `${dates.length} dates were cancelled by order.` };
}

function titleOf(year: number, dates: readonly string[]): string {
  const spans = dates.length === 1 ? '1 date' : `${dates.length} dates`;
  return `Forced leave ${year}, ${spans}`;
}

async function requireForcedLeave(call: Call, personnelId: number, year: number): Promise<void> {
  const judged = await readForcedYears(call.db, { year, today: call.today, people: [personnelId] });
  if (judged.length === 0) throw invalid({ dates: ['Forced leave is taken by those who earn vacation leave.'] });
}

/** The dates in their order. Error: 422 with what is wrong. */
async function requirePlan(call: Call, personnelId: number, year: number, asked: readonly string[]) {
  const { db, today } = call;
  const { rows } = await sql<{ office_id: number; approved: string[] }>`
    select a.office_id, array(select f.date from leave.forced_day f where f.personnel_id = a.personnel_id and f.cancelled_by is null
      and f.date between ${`${year}-01-01`}::date and ${`${year}-12-31`}::date order by 1) as approved
    from personnel.appointment_view a
    where a.personnel_id = ${personnelId} and a.during @> ${today}::date`.execute(db);
  if (!rows[0]) throw invalid({ dates: ['Only those who serve today plan forced leave.'] });
  const { office_id: officeId, approved } = rows[0];
  const dates = asked.toSorted();
  const calendar = new Map((await readDays(call, personnelId, year)).map((day) => [day.date, day]));
  const [judged] = await readForcedYears(db, { year, today, people: [personnelId] });
  const done = doneElsewhere(
    judged,
    dates.map((date) => ({ date })),
  );
  const { planChangeDays } = await agencySettingsOn(db, LEAVE_OF_AGENCY, today);
  const fault = faultOfPlan({ year, dates, calendar, approved, done, today }, planChangeDays);
  if (fault) throw invalid({ dates: [fault] });
  return { officeId, dates };
}
